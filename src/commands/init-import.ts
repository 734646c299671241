import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readSettingsFile, writeSettingsFile } from '../install/settings-file.ts'
import type { WorkspaceLocation } from '../workspace/locate.ts'
import { agreed, type Consent, diffOf } from './change-settings.ts'
import type { CommandContext, Options } from './context.ts'
import type { HookOutcome } from './install-hook.ts'
import { say } from './say.ts'

/** Where Claude Code can be told to load learnings.md, and the option of `sage init` that says so. It loads the file once, however often it is told. */
const PLACES = {
  memory: { option: 'import', path: 'CLAUDE.md', line: '@.sage/learnings.md' },
  rule: { option: 'rule', path: '.claude/rules/sage.md', line: '@../../.sage/learnings.md' },
} as const
export type ImportPlace = keyof typeof PLACES
export const IMPORT_PLACES: readonly ImportPlace[] = ['memory', 'rule']

/** Where the options of `sage init` want the import. */
export function wantedImports(options: Options): readonly ImportPlace[] {
  return IMPORT_PLACES.filter((place) => options[PLACES[place].option] === true)
}

/**
 * `sage init --import` and `--rule`: the one line, in CLAUDE.md or in a rule, by which Claude Code loads learnings.md itself. What
 * comes by it comes by no hook: Sage looks whether the line is there. Shows it and asks; changes nothing before what it returns is called.
 */
export async function askForImport(
  context: CommandContext,
  { root }: WorkspaceLocation,
  place: ImportPlace,
  consent: Consent,
): Promise<() => void> {
  const { path, line } = PLACES[place]
  const file = readSettingsFile(join(root, path))
  if (file.text.split(/\r?\n/).includes(line)) return () => say(context.stdout, `"${file.path}" imports the learnings.`)
  const eol = file.text.includes('\r\n') ? '\r\n' : '\n'
  const separator = file.text === '' || file.text.endsWith('\n') ? '' : eol
  // A CLAUDE.md switches AGENTS.md off unless it imports it; a rule does not.
  const agents = place === 'memory' && file.bytes === undefined && existsSync(join(root, 'AGENTS.md'))
  const text = `${file.text}${separator}${agents ? `@AGENTS.md${eol}` : ''}${line}${eol}`
  say(context.stdout, diffOf(file.path, file.text, text).trimEnd())
  if (agents)
    say(context.stdout, 'Claude Code reads no AGENTS.md once there is a CLAUDE.md; therefore this one imports it.')
  say(
    context.stdout,
    'Claude Code then reads learnings.md by itself: what others commit to it reaches Claude until Sage has seen it (sage sync),\n' +
      'and what is written outside of the markers of Sage reaches it always, without your approval.',
  )
  if (!(await agreed(context, `Change "${file.path}" like this?`, consent))) return () => undefined
  return () => {
    writeSettingsFile({ ...file, mode: file.bytes ? file.mode : 0o644 }, Buffer.from(text))
    say(context.stdout, `"${file.path}" imports the learnings now.`)
  }
}

/** `sage uninstall`: offers to take such a line out again. */
export async function offerImportRemoval(
  context: CommandContext,
  { root }: WorkspaceLocation,
  place: ImportPlace,
  consent: Consent,
): Promise<HookOutcome> {
  const { path, line } = PLACES[place]
  const file = readSettingsFile(join(root, path))
  const text = withoutLine(file.text, line)
  if (text === file.text) return 'nothing-to-do'
  say(context.stdout, diffOf(file.path, file.text, text).trimEnd())
  if (!(await agreed(context, `Take this line out of "${file.path}"? It imports the learnings.`, consent)))
    return consent.dryRun ? 'shown' : 'declined'
  // A CLAUDE.md of nothing would still switch AGENTS.md off.
  if (text === '') rmSync(file.realPath)
  else writeSettingsFile(file, Buffer.from(text))
  say(context.stdout, `"${file.path}" imports no learnings any more.`)
  return 'done'
}

function withoutLine(text: string, line: string): string {
  const lines = text.split(/(?<=\n)/u)
  const at = lines.findIndex((one) => one.replace(/\r?\n$/u, '') === line)
  return at === -1 ? text : lines.toSpliced(at, 1).join('')
}
