import { existsSync, lstatSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { readConfigFile } from '../config/config-file.ts'
import { setInToml } from '../config/edit-toml.ts'
import type { LoadedConfig, Origin } from '../config/load.ts'
import { tightens } from '../config/project-may.ts'
import {
  boundKeys,
  describeSetting,
  meantSetting,
  settingAt,
  settingKeys,
  type Setting,
  valueAt,
} from '../config/settings.ts'
import { configJsonSchema, configTemplate } from '../config/template.ts'
import { tomlValue, valueFromText } from '../config/value-text.ts'
import { whyNotKeys } from '../dashboard/keys/bindings.ts'
import { keymap, SCOPES_OF_KEYS } from '../dashboard/keys/keymap.ts'
import { capitalised } from '../text/capitalised.ts'
import { closest } from '../text/closest.ts'
import { visible } from '../text/sanitize.ts'
import { EXIT, UserError } from '../text/user-error.ts'
import { durableWrite } from '../workspace/durable-write.ts'
import { makeFolder } from '../workspace/make-folder.ts'
import { dataHome, userPaths } from '../workspace/paths.ts'
import { writeBeside } from '../workspace/write-beside.ts'
import { renewHooks } from './hooks/renew-hooks.ts'
import { jsonAnswer } from './say/json-answer.ts'
import { say } from './say/say.ts'
import { findConfigFiles, loadConfigHere, loadConfigOfFiles } from './start/config-files.ts'
import { configProblems } from './start/config-problems.ts'
import type { CommandContext, CommandModule, Options } from './start/context.ts'
import { openEditor } from './start/open-editor.ts'
import { ownHookStatus } from './start/own-hook.ts'
import { refuseAgent, requirePerson } from './start/person.ts'
import { locationOf } from './start/project-root.ts'

/** `sage config get [KEY]`: the settings that apply here, or those of a section. With a key it prints the bare value, for scripts; every sign as it is. */
export const get: CommandModule = {
  run(context, [key], options) {
    // Like the whole list, a section is for reading: a mistake in a file is a warning beside it.
    const isInSection = (name: string) => key === undefined || name.startsWith(`${key}.`)
    const loaded = loadConfigHere(context, { tolerant: settingKeys.some(isInSection) })
    const { config, warnings } = loaded
    const section = [...settingKeys, ...boundKeys(config)].filter(isInSection)
    const isBare = key !== undefined && section.length === 0
    if (isBare) requireSetting(key)
    const keys = isBare ? [key] : section
    const rows = keys.map((name) => ({ key: name, value: valueAt(config, name), origin: originOf(loaded, name) }))
    if (options.json === true) context.stdout.write(jsonAnswer({ settings: rows, warnings }))
    else
      for (const { key: name, value, origin } of rows) {
        const shown = isBare ? bare(value) : `${name} = ${tomlValue(value)}`
        const line = `${shown}${options.origin === true ? `  # ${describeOrigin(origin)}` : ''}`
        context.stdout.write(`${visible(line)}\n`)
      }
    for (const warning of warnings) say(context.stderr, `sage: ${warning}`)
    return EXIT.ok
  },
}

/** `sage config set KEY VALUE…`: in the person's own file, or with `--project` in the project's. Several words make a list. */
export const set: CommandModule = {
  run(context, [key = '', ...words], options) {
    const setting = requireSetting(key)
    const value = valueOf(setting, words)
    requireKeys(key, value)
    requireAllowed(context, setting, value, options)
    const path = fileToChange(context, options)
    const before = readConfigFile(path)?.text ?? ''
    const after = setInToml(before, key, value)
    if (after === undefined)
      throw new UserError(`Cannot change "${key}" in "${path}" without rewriting what is around it`, {
        hint: `Set it by hand: sage config edit${options.project === true ? ' --project' : ''}`,
        code: 'config',
      })
    write(context, path, after)
    say(context.stdout, `${key} = ${tomlValue(value)}  # ${path}`)
    sayWhatHolds(context, key, value)
    if (key === 'inject.subagents' && value === true) {
      const { root } = locationOf(context)
      for (const line of renewHooks(context, ownHookStatus(context.environment, root))) say(context.stdout, line)
    }
    return EXIT.ok
  },
}

/** Another file or variable may say otherwise, and what was set may bind one key twice. */
function sayWhatHolds(context: CommandContext, key: string, value: unknown): void {
  const loaded = loadConfigHere(context, { tolerant: true })
  const holds = valueAt(loaded.config, key)
  if (JSON.stringify(holds) !== JSON.stringify(value))
    say(context.stderr, `sage: Here it is still ${tomlValue(holds)}: ${describeOrigin(originOf(loaded, key))}`)
  for (const problem of configProblems(loaded)) say(context.stderr, `sage: ${problem}`)
}

/** `sage config edit`: opens the file in the person's editor. A new file starts with every setting as a comment. */
export const edit: CommandModule = {
  run(context, _, options) {
    requirePerson(context, 'edit settings', { hasKey: false })
    const path = fileToChange(context, options)
    if (!existsSync(path)) write(context, path, configTemplate())
    openEditor(context, path)
    for (const problem of configProblems(loadConfigHere(context))) say(context.stderr, `sage: ${problem}`)
    return EXIT.ok
  },
}

/** `sage config path`: the files, the one that wins last. */
export const path: CommandModule = {
  run(context, _, options) {
    const { user, project } = findConfigFiles(context)
    if (options.json === true) context.stdout.write(jsonAnswer({ user, project: project ?? null }))
    else {
      say(context.stdout, `user     ${user}`)
      if (project)
        say(
          context.stdout,
          `project  ${project.path}${project.trusted ? '' : '  (not made by you: it may only make settings stricter)'}`,
        )
    }
    return EXIT.ok
  },
}

/** `sage config schema`: the settings as JSON Schema. */
export const schema: CommandModule = {
  run(context) {
    context.stdout.write(`${JSON.stringify(configJsonSchema(), null, 2)}\n`)
    return EXIT.ok
  },
}

const ACTIONS = new Map(keymap.map((binding) => [`keys.${binding.scope}.${binding.action}`, binding]))

/** As far as the schema knows, any name may be one of an action. */
function requireSetting(key: string): Setting {
  const setting = settingAt(key)
  if (setting && (settingKeys.includes(key) || ACTIONS.has(key))) return setting
  const [what, meant, list] = setting
    ? ['action', meantAction(key), 'sage keys lists them, each with its table']
    : ['setting', meantSetting(key), 'sage config get lists them']
  throw new UserError(`There is no ${what} "${key}"`, {
    hint: meant === undefined ? list : `Did you mean "${meant}"?`,
    exitCode: EXIT.usage,
    code: 'unknown-setting',
  })
}

function meantAction(key: string): string | undefined {
  const [, typedScope = '', typedAction = ''] = key.split('.')
  const scope = closest(typedScope, SCOPES_OF_KEYS)
  const ofScope = keymap.filter((binding) => binding.scope === scope).map(({ action }) => action)
  const action = closest(typedAction, ofScope)
  return action && `keys.${scope}.${action}`
}

function valueOf(setting: Setting, words: readonly string[]): unknown {
  const value = words.length > 1 ? [...words] : valueFromText(words[0] ?? '', setting)
  const parsed = setting.schema.safeParse(value)
  if (value !== undefined && parsed.success) return parsed.data
  throw new UserError(`"${setting.key}" cannot be ${words.map((word) => JSON.stringify(word)).join(' ')}`, {
    hint: `It must be ${describeSetting(setting)}`,
    exitCode: EXIT.usage,
    code: 'bad-value',
  })
}

/** To the schema any words are keys of an action; in the file a wrong one would count as not written. */
function requireKeys(key: string, value: unknown): void {
  const action = ACTIONS.get(key)
  const problem = action && whyNotKeys(action, value as readonly string[])
  if (problem !== undefined)
    throw new UserError(`"${key}" cannot be ${tomlValue(value)}`, {
      hint: capitalised(problem),
      exitCode: EXIT.usage,
      code: 'bad-value',
    })
}

/**
 * Only a person lets Sage approve, and a project sets nothing of theirs. An agent may do what a project's file may, and only there: it cannot
 * choose commands or keys, or loosen anything. The person's own settings hold everywhere, and switched off there, what was approved would get
 * to no session at all.
 */
function requireAllowed(context: CommandContext, { key, project }: Setting, value: unknown, options: Options): void {
  const inProject = options.project === true
  if (key === 'auto_approve' && value === true)
    requirePerson(context, 'turn on approval without a key press', { hasKey: false })
  const isHarmless = project === 'choose' || tightens(project, valueAt(loadConfigOfFiles(context).config, key), value)
  const instead = isHarmless ? { instead: 'for this project alone, add --project' } : {}
  if (!isHarmless || !inProject)
    refuseAgent(context, `set "${key}" to ${tomlValue(value)}`, { hasKey: false, ...instead })
  if (inProject && project === 'nothing')
    throw new UserError(`"${key}" is for you to set, not for a project`, {
      hint: 'Leave out --project to set it for all your projects',
      exitCode: EXIT.usage,
      code: 'bad-value',
    })
}

function fileToChange(context: CommandContext, options: Options): string {
  const { user, project } = findConfigFiles(context)
  if (options.project !== true) return user
  if (project?.trusted) return project.path
  throw new UserError(project ? `"${project.path}" was not made by you` : 'No project with Sage here', {
    hint: 'Run: sage init',
    exitCode: EXIT.notSetUp,
    code: 'not-set-up',
  })
}

/** A link in the person's own folder is followed, for those who keep their settings elsewhere. In a project it could lead anywhere. */
function write(context: CommandContext, path: string, text: string): void {
  const own = userPaths(dataHome(context.environment))
  const link = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  if (link && path !== own.config)
    throw new UserError(`"${path}" is a link`, { hint: 'Change the file it points to yourself', code: 'config' })
  makeFolder(dirname(path))
  const target = link ? realpathSync.native(path) : path
  if (link) writeBeside(target, text)
  else durableWrite(target, text, { tmp: own.tmp })
}

function bare(value: unknown): string {
  return typeof value === 'string' ? value : tomlValue(value ?? null)
}

/** One of a key that nobody bound is by default. */
function originOf({ origins }: LoadedConfig, key: string): Origin {
  return origins.get(key) ?? { source: 'default' }
}

function describeOrigin({ source, where }: Origin): string {
  return where === undefined ? source : `${source}: ${where}`
}
