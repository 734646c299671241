import { type UnmarkedText, unmarkedTextSays } from '../inject/unmarked-text.ts'
import { count } from '../text/count.ts'
import { relativeTime } from '../text/relative-time.ts'
import type { Obstacle } from '../workspace/place-obstacle.ts'
import type { Check } from './doctor.ts'
import type { HookFinding } from './hook-status.ts'
import { hookFindingText } from './hook-status-text.ts'
import type { MovedProject } from '../inject/moved-project.ts'
import { MAKE_WRITABLE } from './unwritable-paths.ts'

/** What a check found, and what to do about it if something is to be done. */
export type CheckText = { readonly says: string; readonly todo?: string }

type Facts = Readonly<Record<string, unknown>>

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const ago = (time: unknown, now: unknown) =>
  typeof time === 'number' && typeof now === 'number'
    ? relativeTime(new Date(time).toISOString(), new Date(now))
    : 'never'

function workspaceTodo({ kind, moved: found, elsewhere }: Facts, obstacle: Obstacle | undefined): string {
  const moved = found as MovedProject | undefined
  if (obstacle) return obstacle.wayOut.replace(/\.$/u, '')
  if (elsewhere !== undefined)
    return `It is set up with the data in "${text(elsewhere)}": set SAGE_HOME to that as it was, or "sage init" begins anew here`
  if (moved) return `It was "${moved.from}" before: "sage init" offers to take over its approved learnings`
  return kind === 'untrusted'
    ? 'It came with a clone, or SAGE_HOME was another one: "sage init" makes it yours'
    : 'sage init'
}

/** What to do about a key that is not whole; a missing one is made by `sage init`. */
const KEY_ADVICE: Readonly<Record<string, string>> = {
  damaged: 'Restore it from a backup; or delete it, run "sage init", and approve your learnings again',
  unreadable: 'Make it readable for you again (chmod 600)',
}

const TEXTS: Readonly<Record<string, (facts: Facts, ok: boolean) => CheckText>> = {
  node: ({ version, path }, ok) => ({
    says: `Node ${text(version)} (${text(path)})`,
    ...(!ok && { todo: 'Sage needs Node 20.19 or newer' }),
  }),
  client: ({ version, path }) => ({
    says: version === '' ? 'Claude Code was not found on the PATH' : `Claude Code ${text(version)} (${text(path)})`,
  }),
  'config-dir': ({ path }, ok) => ({
    says: `Claude Code's configuration: ${text(path)}${ok ? '' : ' is not there'}`,
    ...(!ok && { todo: 'Start Claude Code once, or set CLAUDE_CONFIG_DIR as Claude Code has it' }),
  }),
  workspace: (facts, ok) => {
    const { kind, root, dir } = facts
    if (ok) return { says: `Workspace: ${text(dir)} (${text(kind)})` }
    const obstacle = facts.obstacle as Obstacle | undefined
    return {
      says: `No workspace in "${text(root)}"${obstacle ? `: ${obstacle.what}` : ''}`,
      todo: workspaceTodo(facts, obstacle),
    }
  },
  key: ({ state, path }, ok) => ({
    says: ok ? 'Key: ok' : `Key: "${text(path)}" is ${text(state)}`,
    ...(!ok && { todo: KEY_ADVICE[text(state)] ?? 'sage init' }),
  }),
  folder: ({ path }) => ({
    says: `"${text(path)}" is a link or a file where a folder of Sage should be`,
    todo: 'Remove it, or put the folder back that it stands for: Sage makes it anew',
  }),
  unwritable: ({ path }) => ({
    says: `"${text(path)}" may not be written: nothing is noted or decided here`,
    todo: MAKE_WRITABLE,
  }),
  'disk-full': ({ path }) => ({
    says: `The disk of "${text(path)}" is full: nothing new is noted there`,
    todo: 'Free some space, then run "sage scan": it reads what hooks could not note',
  }),
  unreadable: ({ message }) => ({
    says: `The workspace cannot be looked at: ${text(message)}`,
    todo: 'Mend that first; then run "sage doctor" again for the rest',
  }),
  hooks: ({ paths }) => ({
    says: `Hook: ${Array.isArray(paths) && paths.length > 0 ? paths.join(', ') : 'by the plugin'}`,
  }),
  'hook-finding': ({ finding }) => hookFindingText(finding as HookFinding),
  live: ({ exit, milliseconds, recorded }, ok) => ({
    says: `The installed hook answered a made-up event in ${text(milliseconds)} ms, exit ${text(exit)}, ${recorded === true ? 'noted' : 'not noted'}`,
    ...(!ok && { todo: 'sage doctor --fix' }),
  }),
  config: ({ message }) => ({
    says: text(message),
    todo: 'sage config edit, with --project for the file of a project',
  }),
  'last-event': ({ lastEvent, now }, ok) => ({
    says: `Last event from Claude Code: ${ago(lastEvent, now)}`,
    ...(!ok && { todo: 'Send Claude Code a prompt in this project; sessions that run already load the hook as well' }),
  }),
  'hook-errors': ({ count, last }, ok) => ({
    says: ok ? 'Hook errors: none' : `Hook errors: ${text(count)}, the last one "${text(last)}"`,
    ...(!ok && { todo: 'Look into .sage/runtime/hook-errors.log; "sage scan" reads what hooks could not note' }),
  }),
  signals: ({ count, oldest, now }, ok) => ({
    says: `Sessions that wait to be read: ${text(count)}${oldest === undefined ? '' : `, the oldest ${ago(oldest, now)}`}`,
    ...(!ok && { todo: 'Run "sage" or "sage sync" before Claude Code deletes the transcripts' }),
  }),
  transcripts: ({ known, withoutTranscript }) => ({
    says: `Open sessions: ${text(known)}, without a transcript: ${text(withoutTranscript)}`,
  }),
  leases: ({ held, abandoned, unreadable }, ok) => ({
    says: `Sessions being read: ${text(held)}, left behind by a reader that died: ${text(abandoned)}`,
    ...(!ok && {
      todo:
        text(unreadable) === ''
          ? 'The next "sage" or "sage sync" takes them over'
          : `Delete "${text(unreadable)}", which does not say whose it is, if no other Sage is running`,
    }),
  }),
  journal: ({ problems, readOnly, lost }, ok) => {
    const first = Array.isArray(problems) ? (problems[0] as { path: string; line: number } | undefined) : undefined
    if (ok) return { says: 'Journal: whole' }
    // What a newer Sage wrote only that one may mend.
    if (readOnly !== '') return { says: text(readOnly), todo: 'Update Sage: npm install -g sage-inbox@latest' }
    const cut = Array.isArray(lost) ? (lost[0] as { path: string; events: number } | undefined) : undefined
    if (!first && cut)
      return {
        says: `Journal: "${cut.path}" lacks ${count(cut.events, 'event')} that the history has`,
        todo: 'sage doctor --fix brings them back',
      }
    return { says: `Journal: "${first?.path ?? ''}" is damaged in line ${first?.line ?? 0}`, todo: 'sage doctor --fix' }
  },
  budget: ({ used, limit, approved }, ok) => ({
    says: `Approved learnings: ${text(approved)}, ${text(used)} of ${text(limit)} tokens at the start of a session`,
    ...(!ok && { todo: 'sage inject --preview shows what is left out' }),
  }),
  drift: ({ drift }, ok) => ({
    says: ok ? 'Transcripts: understood' : text(drift),
    ...(!ok && { todo: 'Update Sage' }),
  }),
  unmarked: (found) => ({
    says: unmarkedTextSays(found as UnmarkedText),
    todo: 'Take them in with "sage import", or keep them knowingly',
  }),
  retention: ({ days }, ok) => ({
    says: `Claude Code keeps transcripts for ${text(days)} days`,
    ...(!ok && { todo: 'Raise cleanupPeriodDays, or run "sage sync" often' }),
  }),
  terminal: ({ tty, columns, rows, colours, utf8 }, ok) => ({
    says:
      tty === true
        ? `Terminal: ${text(columns)}×${text(rows)}, 2^${text(colours)} colours, ${utf8 === true ? 'UTF-8' : 'not UTF-8'}`
        : 'Terminal: none here',
    ...(!ok && { todo: 'Make the window larger, or use "sage review"' }),
  }),
  clipboard: ({ route }) => ({ says: `Copies go to ${text(route)}` }),
}

/** One check in words. */
export function checkText({ id, state, facts }: Check): CheckText {
  return TEXTS[id]?.(facts, state === 'ok') ?? { says: id }
}
