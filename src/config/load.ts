import { UserError } from '../base/user-error.ts'
import { oneLine } from '../text/sanitize.ts'
import { type ConfigFile, readConfigFile } from './config-file.ts'
import { projectMayText, mayReplace, type ProjectMay, type Setter } from './project-may.ts'
import type { Config } from './schema.ts'
import {
  configFrom,
  settingText,
  meantSetting,
  type Setting,
  settingAt,
  settingKeys,
  settings,
  tableNames,
} from './settings.ts'
import { lineOfKey } from './toml-lines.ts'
import { tomlValue, valueFromText } from './value-text.ts'

/** Who set a value; `where` is `file:line`, or a variable's name. */
export type Origin = { readonly source: Setter | 'default'; readonly where?: string }

/** Who set a value. A key action that nobody bound has its default. */
export function originOf({ origins }: LoadedConfig, key: string): Origin {
  return origins.get(key) ?? { source: 'default' }
}

/** `user: /home/me/.local/share/sage/config.toml:3`, or `default`. */
export function originText({ source, where }: Origin): string {
  return where === undefined ? source : `${source}: ${where}`
}

/** The two configuration files; either may be absent on disk. */
export type ConfigFiles = {
  /** `config.toml` of the person's data folder. */
  readonly user: string
  /** `<project>/.sage/config.toml`. `trusted`: this person made the workspace, so it may also choose among values that are equally strict. */
  readonly project?: { readonly path: string; readonly trusted: boolean }
}

export type ConfigSources = ConfigFiles & {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The dashboard starts despite mistakes: they become warnings, and the value of the layer below applies. */
  readonly tolerant?: boolean
}

export type LoadedConfig = {
  readonly config: Config
  /** One sentence each. */
  readonly warnings: readonly string[]
  /** By dotted key; every setting has one. */
  readonly origins: ReadonlyMap<string, Origin>
}

/** Variables with a shorter name than `SAGE_<TABLE>_<KEY>`. */
const SHORT_VARIABLES: Readonly<Record<string, string>> = {
  SAGE_SCREEN_READER: 'ui.screen_reader',
  SAGE_THEME: 'ui.theme',
  SAGE_ASCII: 'ui.ascii',
}

/**
 * The settings that hooks follow. Hooks read only the files, because the next ones that Claude Code starts may have other variables. So what Sage
 * shows about these settings must not follow a variable either.
 */
const FOR_HOOKS = /^(?:inject|hooks)\.|^(?:capture|on_session_end)$/u

/**
 * The effective configuration: environment over project over user over default, setting by setting. Unknown keys are warnings.
 * Throws `UserError` for a file that is not TOML and for a value that does not fit its setting, unless `tolerant`.
 */
export function loadConfig(sources: ConfigSources): LoadedConfig {
  const loading = new Loading(sources)
  const paths = { user: sources.user, project: sources.project?.path }
  for (const source of ['user', 'project'] as const) {
    const path = paths[source]
    const file = path === undefined ? undefined : loading.attempt(() => readConfigFile(path))
    if (file) for (const [key, value] of file.values) loading.fromFile(source, file, key, value)
  }
  for (const [name, setting] of variables) {
    const text = sources.env[name]
    if (text !== undefined && text !== '') loading.fromVariable(name, setting, text)
  }
  return { config: configFrom(loading.values), warnings: loading.warnings, origins: loading.origins }
}

const variables: ReadonlyArray<readonly [name: string, setting: Setting]> = [
  ...settings.map((setting) => [variableOf(setting.key), setting] as const),
  ...Object.entries(SHORT_VARIABLES).flatMap(([name, key]) => {
    const setting = settingAt(key)
    return setting ? [[name, setting] as const] : []
  }),
]

/** `extract.per_session` → `SAGE_EXTRACT_PER_SESSION`. */
function variableOf(key: string): string {
  return `SAGE_${key.replaceAll('.', '_').toUpperCase()}`
}

/** The layers laid so far, lowest first. */
class Loading {
  readonly warnings: string[] = []
  readonly values = new Map<string, unknown>(settings.map((setting) => [setting.key, setting.default]))
  readonly origins = new Map<string, Origin>(settingKeys.map((key) => [key, { source: 'default' }]))
  readonly #trusted: boolean
  readonly #tolerant: boolean

  constructor({ project, tolerant = false }: ConfigSources) {
    this.#trusted = project?.trusted ?? false
    this.#tolerant = tolerant
  }

  attempt<Result>(read: () => Result): Result | undefined {
    try {
      return read()
    } catch (error) {
      if (!this.#tolerant || !(error instanceof UserError)) throw error
      this.warnings.push(error.message)
      return undefined
    }
  }

  fromFile(source: 'user' | 'project', file: ConfigFile, key: string, value: unknown): void {
    const line = lineOfKey(file.text, key)
    const where = line === undefined ? file.path : `${file.path}:${line}`
    const setting = settingAt(key)
    if (setting) this.#lay(source, where, setting, value)
    else this.warnings.push(unknownKey(key, where))
  }

  fromVariable(name: string, setting: Setting, text: string): void {
    if (FOR_HOOKS.test(setting.key))
      this.warnings.push(`${name} is ignored: hooks take "${setting.key}" only from the files`)
    else this.#lay('environment', name, setting, valueFromText(text, setting) ?? text)
  }

  #lay(source: Setter, where: string, setting: Setting, value: unknown): void {
    const { key, project } = setting
    const parsed = this.attempt(() => checked(setting, value, source, where))
    if (parsed === undefined) return
    const laid = { key, project, current: this.values.get(key), next: parsed }
    if (!mayReplace(laid, source, this.#trusted)) {
      this.warnings.push(
        `${where}: "${key}" may not be set to ${cut(tomlValue(parsed))} there: ${reasonFor(source, project)}`,
      )
      return
    }
    this.values.set(key, parsed)
    this.origins.set(key, { source, where })
  }
}

function checked(setting: Setting, value: unknown, source: Setter, where: string): unknown {
  const parsed = setting.schema.safeParse(value)
  if (parsed.success) return parsed.data
  const shown = typeof value === 'object' ? 'a table or list' : cut(tomlValue(value))
  throw new UserError(`${where}: "${setting.key}" is ${shown}, but it must be ${settingText(setting)}`, {
    code: 'config',
    hint: `${HINTS[source] ?? ''}\`sage config schema\` lists every setting`,
  })
}

/** A clone's file may hold anything, and Claude may read what is said about it: names and values are shown, whole texts are not. */
function cut(text: string): string {
  return oneLine(text, 60)
}

/** How to fix a file, for the sources that are files. */
const HINTS: Readonly<Partial<Record<Setter, string>>> = {
  user: 'Fix it with `sage config set` or `sage config edit`; ',
  project: 'Fix it with `sage config set --project` or `sage config edit --project`; ',
}

function unknownKey(key: string, where: string): string {
  if (tableNames.has(key)) return `${where}: "${key}" is a table; write [${key}] and its settings below`
  const meant = meantSetting(key)
  const says = `${where}: Unknown setting "${cut(key)}"`
  if (meant !== undefined) return `${says}; did you mean "${meant}"?`
  return key.startsWith('keys.') ? `${says}; sage keys lists the actions, each with its table` : says
}

function reasonFor(source: Setter, project: ProjectMay): string {
  const personal = source !== 'project' || project === 'nothing' || project === 'choose'
  return personal ? 'only your own config.toml can' : projectMayText(project)
}
