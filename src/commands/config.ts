import { lstatSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { readConfigFile } from '../config/config-file.ts'
import { setInToml } from '../config/edit-toml.ts'
import type { Origin } from '../config/load.ts'
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
import { keymap, SCOPES_OF_KEYS } from '../dashboard/keys/keymap.ts'
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

const BY_DEFAULT: Origin = { source: 'default' }

/** `sage config get [KEY]`: the settings that apply here, or those of a section. With a key it prints the bare value, for scripts; every sign as it is. */
export const get: CommandModule = {
  run(context, [key], options) {
    // Like the whole list, a section is for reading: a mistake in a file is a warning beside it.
    const isInSection = (name: string) => key === undefined || name.startsWith(`${key}.`)
    const { config, origins, warnings } = loadConfigHere(context, { tolerant: settingKeys.some(isInSection) })
    const section = [...settingKeys, ...boundKeys(config)].filter(isInSection)
    const isBare = key !== undefined && section.length === 0
    if (isBare) requireSetting(key)
    const keys = isBare ? [key] : section
    const rows = keys.map((name) => ({
      key: name,
      value: valueAt(config, name),
      origin: origins.get(name) ?? BY_DEFAULT,
    }))
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
    if (key === 'auto_approve' && value === true)
      requirePerson(context, 'turn on approval without a key press', { hasKey: false })
    requireHarmlessForAgent(context, setting, value, options)
    const path = fileToChange(context, options)
    if (options.project === true && setting.project === 'nothing')
      throw new UserError(`"${key}" is for you to set, not for a project`, {
        hint: 'Leave out --project to set it for all your projects',
        exitCode: EXIT.usage,
        code: 'bad-value',
      })
    const before = readConfigFile(path)?.text ?? ''
    const after = setInToml(before, key, value)
    if (after === undefined)
      throw new UserError(`Cannot change "${key}" in "${path}" without rewriting what is around it`, {
        hint: `Set it by hand: sage config edit${options.project === true ? ' --project' : ''}`,
        code: 'config',
      })
    write(context, path, after)
    say(context.stdout, `${key} = ${tomlValue(value)}  # ${path}`)
    const loaded = loadConfigHere(context, { tolerant: true })
    const { config, origins } = loaded
    const holds = valueAt(config, key)
    if (JSON.stringify(holds) !== JSON.stringify(value))
      say(
        context.stderr,
        `sage: Here it is still ${tomlValue(holds)}: ${describeOrigin(origins.get(key) ?? BY_DEFAULT)}`,
      )
    for (const problem of configProblems(loaded)) say(context.stderr, `sage: ${problem}`)
    if (key === 'inject.subagents' && value === true) {
      const { root } = locationOf(context)
      for (const line of renewHooks(context, ownHookStatus(context.environment, root))) say(context.stdout, line)
    }
    return EXIT.ok
  },
}

/** `sage config edit`: opens the file in the person's editor. A new file starts with every setting as a comment. */
export const edit: CommandModule = {
  run(context, _, options) {
    requirePerson(context, 'edit settings', { hasKey: false })
    const path = fileToChange(context, options)
    if (!isThere(path)) write(context, path, configTemplate())
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

function requireSetting(key: string): Setting {
  const setting = settingAt(key)
  if (setting) return isForNoKey(key) ? refuseAction(key) : setting
  const meant = meantSetting(key)
  throw new UserError(`There is no setting "${key}"`, {
    hint: meant === undefined ? 'sage config get lists them' : `Did you mean "${meant}"?`,
    exitCode: EXIT.usage,
    code: 'unknown-setting',
  })
}

/** Any name may be one of an action, as far as the schema knows. */
function isForNoKey(key: string): boolean {
  const isAction = keymap.some(({ scope, action }) => key === `keys.${scope}.${action}`)
  return key.startsWith('keys.') && !settingKeys.includes(key) && !isAction
}

function refuseAction(key: string): never {
  const [, typedScope = '', typedAction = ''] = key.split('.')
  const scope = closest(typedScope, SCOPES_OF_KEYS)
  const ofScope = keymap.filter((binding) => binding.scope === scope).map(({ action }) => action)
  const action = closest(typedAction, ofScope)
  throw new UserError(`There is no action "${key}"`, {
    hint:
      action === undefined ? 'sage keys lists them, each with its table' : `Did you mean "keys.${scope}.${action}"?`,
    exitCode: EXIT.usage,
    code: 'unknown-setting',
  })
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

/**
 * An agent may do what a project's file may, and only there: it cannot choose commands or keys, or loosen anything. The person's own settings
 * hold everywhere, and switched off there, what was approved would get to no session at all.
 */
function requireHarmlessForAgent(
  context: CommandContext,
  { key, project }: Setting,
  value: unknown,
  options: Options,
): void {
  const holds = valueAt(loadConfigOfFiles(context).config, key)
  const isHarmless = project === 'choose' || tightens(project, holds, value)
  if (isHarmless && options.project === true) return
  const instead = isHarmless ? 'for this project alone, add --project' : undefined
  refuseAgent(context, `set "${key}" to ${tomlValue(value)}`, { hasKey: false, ...(instead && { instead }) })
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

/** One with a mistake in it is: that is what the editor is opened for. */
function isThere(path: string): boolean {
  try {
    return readConfigFile(path) !== undefined
  } catch (error) {
    if (error instanceof UserError && error.cause !== undefined) return true
    throw error
  }
}

function bare(value: unknown): string {
  return typeof value === 'string' ? value : tomlValue(value ?? null)
}

function describeOrigin({ source, where }: Origin): string {
  return where === undefined ? source : `${source}: ${where}`
}
