import { existsSync, lstatSync } from 'node:fs'
import { EXIT, UserError } from '../base/user-error.ts'
import { readConfigFile } from '../config/config-file.ts'
import { setInToml } from '../config/edit-toml.ts'
import { loadConfig, originOf, originText } from '../config/load.ts'
import { projectMayText, neverHolds, tightens } from '../config/project-may.ts'
import { type Setting, configValue } from '../config/settings.ts'
import { configTemplate } from '../config/template.ts'
import { tomlValue } from '../config/value-text.ts'
import { targetOf } from '../install/file/outside-file.ts'
import { bomOf } from '../text/byte-order-mark.ts'
import { durableWrite } from '../workspace/files/durable-write.ts'
import { notUtf8 } from '../workspace/files/not-utf8.ts'
import { readBytesIfThere } from '../workspace/files/read-if-there.ts'
import { writeBeside } from '../workspace/files/write-beside.ts'
import { dataHome } from '../workspace/paths/homes.ts'
import { userPaths } from '../workspace/paths/paths.ts'
import { renewHooks } from './hooks/renew-hooks.ts'
import { typedSetting, typedValue } from './options/typed-setting.ts'
import { openEditor } from './say/open-editor.ts'
import { remark, say } from './say/say.ts'
import { findConfigFiles, loadConfigHere, loadConfigOfFiles } from './start/config-files.ts'
import { configProblems } from './start/config-problems.ts'
import type { CommandContext, CommandModule, Options } from './start/context.ts'
import { ownHookStatus } from './start/own-hook.ts'
import { refuseAgent, requirePerson } from './start/person.ts'
import { locationOf } from './start/project-root.ts'

/** `sage config set KEY VALUE…`: in the person's own file, or with `--project` in the project's. Several words make a list. */
export const set: CommandModule = {
  run(context, [key = '', ...words], options) {
    const setting = typedSetting(key)
    const value = typedValue(setting, words)
    requireAllowed(context, setting, value, options)
    const path = fileToChange(context, options)
    const { before, mark } = textToChange(path)
    // The person's own file begins with every setting as a comment, whichever command makes it.
    const isNew = options.project !== true && !existsSync(path)
    const after = setInToml(isNew ? configTemplate() : before, key, value)
    if (after === undefined)
      throw new UserError(`Cannot change "${key}" in "${path}" without rewriting what is around it`, {
        hint: `Set it by hand: sage config edit${options.project === true ? ' --project' : ''}`,
        code: 'config',
      })
    write(context, path, mark + after)
    say(context.stdout, `${key} = ${tomlValue(value)}  # ${path}`)
    sayWhatHolds(context, key, value)
    if (key === 'inject.subagents' && value === true) {
      const { root } = locationOf(context)
      say(context.stdout, ...renewHooks(context, ownHookStatus(context.environment, root)))
    }
    return EXIT.ok
  },
}

/** Another file or variable may say otherwise, and what was set may bind one key twice. */
function sayWhatHolds(context: CommandContext, key: string, value: unknown): void {
  const loaded = loadConfigHere(context, { tolerant: true })
  const holds = configValue(loaded.config, key)
  if (JSON.stringify(holds) !== JSON.stringify(value))
    remark(context.stderr, `It is still ${tomlValue(holds)} here (${originText(originOf(loaded, key))})`)
  remark(context.stderr, ...configProblems(loaded))
}

/** `sage config edit`: opens the file in the person's editor. A new file starts with every setting as a comment. */
export const edit: CommandModule = {
  async run(context, _, options) {
    requirePerson(context, 'edit settings')
    const path = fileToChange(context, options)
    if (!existsSync(path)) write(context, path, configTemplate())
    await openEditor(context, path)
    remark(context.stderr, ...configProblems(loadConfigHere(context)))
    return EXIT.ok
  },
}

/**
 * Only a person lets Sage approve, and a project sets nothing of theirs. An agent may do what a project's file may, and only there: it cannot
 * choose commands or keys, or loosen anything. The person's own settings hold everywhere, and switched off there, what was approved would get
 * to no session at all.
 */
function requireAllowed(context: CommandContext, { key, project }: Setting, value: unknown, options: Options): void {
  const inProject = options.project === true
  if (key === 'auto_approve' && value === true) requirePerson(context, 'turn on approval without a key press')
  const isHarmless =
    project === 'choose' || tightens(project, configValue(loadConfigOfFiles(context).config, key), value)
  const instead = isHarmless ? '"sage config set --project" sets it for this project alone' : undefined
  if (!isHarmless || !inProject) refuseAgent(context, `set "${key}" to ${tomlValue(value)}`, instead)
  if (inProject) requireEffect(context, { key, project }, value)
}

/** What could hold for nobody is not written: it would be complained of by each command, for everybody who has the project. */
function requireEffect(
  context: CommandContext,
  { key, project }: Pick<Setting, 'key' | 'project'>,
  value: unknown,
): void {
  if (!neverHolds(project) || (project !== 'nothing' && tightens(project, ownValue(context, key), value))) return
  const why =
    project === 'nothing' ? 'is for you to set, not for a project' : `stays as it is: ${projectMayText(project)}`
  throw new UserError(`"${key}" ${why}`, {
    hint: 'Leave out --project to set it for all your projects',
    exitCode: EXIT.usage,
    code: 'bad-value',
  })
}

/** What the person set, or the default. A project that says the same again takes back what it said before. */
function ownValue(context: CommandContext, key: string): unknown {
  const { user } = findConfigFiles(context)
  return configValue(loadConfig({ user, env: {}, tolerant: true }).config, key)
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

/** What stands in it, and the byte order mark before that. Throws if it is no configuration, or if an edit would lose some of it. */
function textToChange(path: string): { before: string; mark: string } {
  const before = readConfigFile(path)?.text ?? ''
  const bytes = readBytesIfThere(path) ?? Buffer.alloc(0)
  const refusal = notUtf8(bytes, path)
  if (refusal) throw refusal
  return { before, mark: bomOf(bytes.toString('utf8')) }
}

/** A link in the person's own folder is followed, for those who keep their settings elsewhere. In a project it could lead anywhere. */
function write(context: CommandContext, path: string, text: string): void {
  const own = userPaths(dataHome(context.environment))
  const link = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  if (link && path !== own.config)
    throw new UserError(`"${path}" is a symbolic link`, { hint: 'Edit the file it points to yourself', code: 'config' })
  const target = targetOf(path)
  if (link) writeBeside(target, text)
  else durableWrite(target, text, { tmp: own.tmp })
}
