import { existsSync, rmdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { importsOf } from '../../inject/memory/memory-imports.ts'
import { readOutsideFile, removeOutsideFile, writeOutsideFile } from '../../install/file/outside-file.ts'
import { contains } from '../../workspace/files/real-path.ts'
import type { WorkspaceLocation } from '../../workspace/locate/locate.ts'
import { claudeConfigDir, dataHome, type Environment } from '../../workspace/paths/homes.ts'
import { userPaths } from '../../workspace/paths/paths.ts'
import { askToChange, type ChangeOutcome, type Consent } from '../say/consent.ts'
import { sayDiff } from '../say/file-diff.ts'
import { say } from '../say/say.ts'
import type { CommandContext, Options } from '../start/context.ts'

/** A file that can make Claude Code load a `learnings.md`, and the line for it. Claude Code loads it once, even if several files name it. */
export type ImportPlace = {
  /** The option of `sage init` for it. */
  readonly option: 'import' | 'rule'
  /** Whose learnings: with `--user` the person's own, for all projects. */
  readonly scope: 'project' | 'user'
  readonly path: string
  readonly line: string
}

export function importPlaces({ root }: Pick<WorkspaceLocation, 'root'>, environment: Environment): ImportPlace[] {
  const claude = claudeConfigDir(environment)
  const own = `@${fromHome(userPaths(dataHome(environment)).learnings, environment)}`
  return [
    { option: 'import', scope: 'project', path: join(root, 'CLAUDE.md'), line: '@.sage/learnings.md' },
    { option: 'rule', scope: 'project', path: join(root, '.claude/rules/sage.md'), line: '@../../.sage/learnings.md' },
    { option: 'import', scope: 'user', path: join(claude, 'CLAUDE.md'), line: own },
    { option: 'rule', scope: 'user', path: join(claude, 'rules', 'sage.md'), line: own },
  ]
}

/** With `~`, as people write it and so that it still works under another home. A space would end an import. */
function fromHome(path: string, { home, platform }: Environment): string {
  const shown = contains(home, path) ? `~/${relative(home, path)}` : path
  // So would a backslash; Windows accepts a slash too.
  return (platform === 'win32' ? shown.replaceAll('\\', '/') : shown).replaceAll(' ', '\\ ')
}

/** The places where the options of `sage init` want an import. */
export function wantedImports(options: Options, places: readonly ImportPlace[]): readonly ImportPlace[] {
  const wanted = options.user === true ? 'user' : 'project'
  return places.filter(({ option, scope }) => options[option] === true && scope === wanted)
}

/**
 * `sage init --import` and `--rule`: one line, in CLAUDE.md or in a rule, that makes Claude Code load `learnings.md` itself. No hook repeats
 * those learnings, because Sage checks whether the line is there. Shows it and asks; nothing is changed until the returned function is called.
 */
export async function askForImport(
  context: CommandContext,
  { root }: WorkspaceLocation,
  { option, scope, path, line }: ImportPlace,
  consent: Consent,
): Promise<() => void> {
  const file = readOutsideFile(path)
  if (isFollowed(line, file.text)) return () => say(context.stdout, `"${file.path}" imports the learnings.`)
  const eol = file.text.includes('\r\n') ? '\r\n' : '\n'
  const isOpen = file.exists && !file.text.endsWith('\n')
  const separator = isOpen && file.text !== '' ? eol : ''
  // A project's CLAUDE.md switches AGENTS.md off unless it imports it; a rule does not.
  const takesPlace = option === 'import' && scope === 'project' && !file.exists
  const agents = takesPlace && existsSync(join(root, 'AGENTS.md'))
  const below = `${file.text}${separator}${line}${isOpen ? '' : eol}`
  // A code block or a comment that is never closed reaches to the end of the file.
  const text = agents ? withAgents(line) : isFollowed(line, below) ? below : `${line}${eol}${file.text}`
  sayDiff(context.stdout, file.path, file.text, text)
  if (agents) say(context.stdout, 'Claude Code ignores AGENTS.md once there is a CLAUDE.md, so this one imports it.')
  say(context.stdout, ...WHAT_FOLLOWS[scope])
  const answer = await askToChange(context, `Change "${file.path}" like this?`, consent)
  if (answer !== 'agreed') return () => undefined
  return () => {
    writeOutsideFile(file, text, { mode: 0o644 })
    say(context.stdout, `"${file.path}" now imports the learnings.`)
  }
}

/** The CLAUDE.md that is made beside an AGENTS.md. In one of the person's own the line comes last, so this one is known again. */
const withAgents = (line: string) => `${line}\n@AGENTS.md\n`

const WHAT_FOLLOWS: Readonly<Record<ImportPlace['scope'], readonly string[]>> = {
  project: [
    'Claude Code will then read learnings.md directly: what others commit to it reaches Claude until Sage has seen it (sage sync),',
    "and text outside Sage's markers always reaches it, without your approval.",
  ],
  user: [
    "Claude Code will then read your learnings.md directly, in every project: text in it outside Sage's markers reaches Claude too.",
  ],
}

/** Whether Claude Code follows such an import in this text: it does not in code and in comments. */
function isFollowed(line: string, text: string): boolean {
  const [wanted] = importsOf(line)
  return wanted !== undefined && importsOf(text).includes(wanted)
}

/** Whether such a line is in its file. */
export function hasImportLine({ path, line }: ImportPlace): boolean {
  return readOutsideFile(path).text.split(/\r?\n/).includes(line)
}

/** For `sage uninstall`: offers to remove such a line. */
export async function offerImportRemoval(
  context: CommandContext,
  { option, scope, path, line }: ImportPlace,
  consent: Consent,
): Promise<ChangeOutcome> {
  const file = readOutsideFile(path)
  const text = file.text === withAgents(line) ? '' : withoutLine(file.text, line)
  if (text === file.text) return 'nothing-to-do'
  sayDiff(context.stdout, file.path, file.text, text)
  const question = `Change "${file.path}" like this? It then no longer imports the learnings.`
  const answer = await askToChange(context, question, consent)
  if (answer !== 'agreed') return answer
  // Even an empty CLAUDE.md would switch AGENTS.md off. One that was there before, and empty, belongs to the person.
  if (text === '' && file.text.endsWith('\n')) {
    removeOutsideFile(file)
    const rules = dirname(path)
    if (option === 'rule') removeEmpty(scope === 'project' ? [rules, dirname(rules)] : [rules])
  } else writeOutsideFile(file, text)
  say(context.stdout, `"${file.path}" no longer imports the learnings.`)
  return 'done'
}

/** Removes folders made for the file, innermost first, up to one that is not empty. */
function removeEmpty(folders: readonly string[]): void {
  try {
    for (const folder of folders) rmdirSync(folder)
  } catch {
    // An empty folder does no harm.
  }
}

/** Removes this line. If no line end follows it, the one before it was added by Sage, and goes too. */
function withoutLine(text: string, line: string): string {
  const lines = text.split(/(?<=\n)/u)
  const at = lines.findIndex((one) => one.replace(/\r?\n$/u, '') === line)
  if (at === -1) return text
  const rest = lines.toSpliced(at, 1).join('')
  return lines[at] === line ? rest.replace(/\r?\n$/u, '') : rest
}
