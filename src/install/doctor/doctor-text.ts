import { outsideMarkersText } from '../../inject/file/unmarked-text.ts'
import { problemWayOut, UPDATE_SAGE } from '../../journal/file/problem-text.ts'
import { count } from '../../text/count.ts'
import { lineNumbersText } from '../../text/line-numbers-text.ts'
import { relativeTime } from '../../text/relative-time.ts'
import { OLDEST_CLIENT } from '../../transcript/entry/version.ts'
import { hookFindingText } from '../status/hook-status-text.ts'
import type { DoctorFacts } from './doctor-facts.ts'
import type { DoctorCheck, CheckFacts, CheckId } from './doctor.ts'
import { MAKE_WRITABLE } from './unwritable-paths.ts'

/** What a check found, and what to do about it, if anything. */
export type DoctorText = { readonly says: string; readonly todo?: string }

const ago = (time: number | undefined, now: number) =>
  time === undefined ? 'never' : relativeTime(new Date(time).toISOString(), new Date(now))

/** The number of colours for a colour depth in bits. */
const colourCount = (bits: number) => (bits < 24 ? String(2 ** bits) : '16 million')

function workspaceTodo({ kind, obstacle, moved, elsewhere }: CheckFacts['workspace']): string {
  if (obstacle) return obstacle.wayOut
  if (elsewhere !== undefined)
    return `It is set up with the data in "${elsewhere}": set SAGE_HOME to that folder again, or run "sage init" to start afresh here`
  if (moved) return `It used to be "${moved.from}": "sage init" continues with its inbox and its approved learnings`
  return kind === 'untrusted'
    ? 'It came with a clone, or SAGE_HOME was different: "sage init" makes it yours'
    : 'sage init'
}

/** What to do about a key that is missing or damaged. */
const KEY_ADVICE: Readonly<Partial<Record<DoctorFacts['key']['state'], string>>> = {
  missing: 'Put it back; without it, run "sage init" and approve your learnings again',
  damaged: 'Restore it from a backup, or delete it, run "sage init" and approve your learnings again',
}

function noVersionText(program: string, patience: number | undefined): string {
  return `${program} did not report its version${patience === undefined ? '' : ` within ${count(patience, 'second')}`}`
}

const TEXTS: { readonly [Id in CheckId]: (facts: CheckFacts[Id], ok: boolean) => DoctorText } = {
  node: ({ version, path }, ok) => ({
    says: `Node ${version} (${path})`,
    ...(!ok && { todo: 'Sage needs Node 20.19 or newer' }),
  }),
  client: ({ version, path, patience }, ok) => {
    if (path === undefined) return { says: 'Claude Code was not found on the PATH' }
    if (version === undefined) return { says: noVersionText(`Claude Code (${path})`, patience) }
    if (ok) return { says: `Claude Code ${version} (${path})` }
    return {
      says: `Claude Code ${version} (${path}) does not run Sage's hooks`,
      todo: `Sage needs ${OLDEST_CLIENT.join('.')} or newer: run "claude update"`,
    }
  },
  git: ({ version, path, patience }, ok) => {
    if (ok) return { says: `Git ${version} (${path})` }
    const lack = 'without it there is no history to restore from, and no "sage remote"'
    return path === undefined
      ? { says: 'Git was not found on the PATH', todo: `Install it: ${lack}` }
      : { says: noVersionText(`Git (${path})`, patience), todo: `Run "git --version" to see why: ${lack}` }
  },
  'config-dir': ({ path }, ok) => ({
    says: `Claude Code's configuration: ${path}${ok ? '' : ' does not exist'}`,
    ...(!ok && { todo: 'Start Claude Code once, or set CLAUDE_CONFIG_DIR to the same folder as for Claude Code' }),
  }),
  workspace: (facts, ok) => {
    const { kind, root, dir, obstacle } = facts
    if (ok) return { says: `Workspace: ${dir} (${kind})` }
    return { says: `No workspace in "${root}"${obstacle ? `: ${obstacle.what}` : ''}`, todo: workspaceTodo(facts) }
  },
  stranded: ({ root, dir, learnings }) => ({
    says: `What was decided in "${root}" before Sage was set up in a folder above it is no longer used: it is in "${dir}"`,
    todo:
      learnings === undefined
        ? '"sage scan" proposes again what is pending there; then delete that folder'
        : `sage import "${learnings}" puts what was approved into this inbox, "sage scan" what was not; then delete that folder`,
  }),
  key: ({ state, path, wayOut }) => {
    if (state === 'ok') return { says: 'Key: ok' }
    if (state === 'none') return { says: 'Key: none yet, "sage init" creates it' }
    const todo = KEY_ADVICE[state] ?? wayOut
    return { says: `Key: "${path}" is ${state}`, ...(todo !== undefined && { todo }) }
  },
  folder: ({ path }) => ({
    says: `"${path}" is a link or a file where Sage needs a folder`,
    todo: 'Remove it, or put the original folder back: Sage recreates it',
  }),
  unwritable: ({ path }) => ({
    says: `"${path}" is not writable: nothing can be noted or decided here`,
    todo: MAKE_WRITABLE,
  }),
  'disk-full': ({ path }) => ({
    says: `The disk of "${path}" is full: nothing new is noted there`,
    todo: 'Free some space, then run "sage scan" to read what hooks could not note',
  }),
  unwatched: ({ code, allTaken }) => ({
    says: `The dashboard shows what is new up to two seconds late: the system does not report changes to it (${code})`,
    todo: allTaken
      ? 'Other programs already watch as many files as the system allows: close one, or raise fs.inotify.max_user_watches and max_user_instances'
      : 'Nothing is lost: some disks, such as network shares, never report changes',
  }),
  'shown-to-git': ({ path }) => ({
    says: `Git does not ignore "${path}": a commit may take along what is private`,
    todo: `Delete the .gitignore beside it, if there is one, and run "sage sync": it writes a new one. If git already has the journal: git rm --cached "${path}"`,
  }),
  history: ({ code, what, wayOut }) => ({
    says: `No history is kept to restore the journal from: ${what}`,
    ...(wayOut !== undefined && { todo: code === 'history-unwritable' ? MAKE_WRITABLE : wayOut }),
  }),
  unreadable: ({ message }) => ({
    says: `Cannot read the workspace: ${message}`,
    todo: 'Fix that first, then run "sage doctor" again for the rest',
  }),
  hooks: ({ paths }) => ({
    says: `Hook: ${paths.length > 0 ? paths.join(', ') : 'by the plugin'}`,
  }),
  'hook-finding': ({ finding }) => hookFindingText(finding),
  statusline: ({ path, target }) => ({
    says: `The status line in "${path}" calls "${target}", which does not exist`,
    todo: 'sage statusline install',
  }),
  'kept-out': ({ by }) => ({
    says: `${by} is set in this shell: Sage neither reads sessions started from it nor gives them anything`,
    todo: 'unset SAGE; "sage session resume ID" reads what was kept out',
  }),
  live: ({ exit, milliseconds, recorded }, ok) => ({
    says: `The installed hook answered a made-up event in ${milliseconds} ms, exit ${exit}, ${recorded ? 'noted' : 'not noted'}`,
    ...(!ok && { todo: 'sage doctor --fix' }),
  }),
  config: ({ message }) => {
    const [variable] = /^SAGE_\w+/u.exec(message) ?? []
    return {
      says: message,
      todo:
        variable === undefined ? "sage config edit; add --project for a project's file" : `Change or unset ${variable}`,
    }
  },
  'last-event': ({ lastEvent, unnoted, now }, ok) => ({
    says: `Last event from Claude Code: ${ago(lastEvent, now)}${unnoted > 0 ? `, though it wrote ${count(unnoted, 'session')} here since Sage was set up` : ''}`,
    ...(!ok && {
      todo: 'Send Claude Code a prompt in this project; sessions already running load the hook too. If it stays "never", look for a wrong value in Claude Code\'s settings: a single one makes it ignore the whole file',
    }),
  }),
  'hook-errors': ({ count, last, path }, ok) => ({
    says: ok ? 'Hook errors: none' : `Hook errors: ${count}, the last one "${last}"`,
    ...(!ok && { todo: `Look into "${path}"; "sage scan" reads what hooks could not note` }),
  }),
  signals: ({ count, oldest, now }, ok) => ({
    says: `Sessions waiting to be read: ${count}${oldest === undefined ? '' : `, the oldest came in ${ago(oldest, now)}`}`,
    ...(!ok && { todo: 'Run "sage" or "sage sync" before Claude Code deletes the transcripts' }),
  }),
  transcripts: ({ known, withoutTranscript }) => ({
    says: `Open sessions: ${known}, without a transcript: ${withoutTranscript}`,
  }),
  refused: ({ count: sessions, last }) => ({
    says: `${count(sessions, 'session')} not read: ${last}`,
    todo: 'Replace links with the files themselves, and give Sage the same CLAUDE_CONFIG_DIR as Claude Code; then run "sage scan"',
  }),
  leases: ({ held, abandoned, unreadable }, ok) => ({
    says: `Sessions being read: ${held}, left behind by a reader that died: ${abandoned}`,
    ...(!ok && {
      todo:
        unreadable === undefined
          ? 'The next "sage" or "sage sync" takes them over'
          : `Delete "${unreadable}", which does not name its owner, if no other Sage is running`,
    }),
  }),
  journal: ({ problems, readOnly, lost, emptied }) => {
    const [first] = problems
    const [cut] = lost
    // Only a newer Sage may repair what a newer Sage wrote.
    if (readOnly !== undefined) return { says: readOnly, todo: `Update Sage: ${UPDATE_SAGE}` }
    if (first) {
      const lines = problems.filter(({ path }) => path === first.path).map(({ line }) => line)
      return { says: `Journal: "${first.path}" is damaged in ${lineNumbersText(lines)}`, todo: 'sage doctor --fix' }
    }
    if (cut)
      return {
        says: `Journal: "${cut.path}" is missing ${count(cut.events, 'event')} that the history still has`,
        todo: 'sage doctor --fix restores them',
      }
    if (emptied !== undefined) return { says: emptied, todo: problemWayOut({ kind: 'emptied' }) }
    return { says: 'Journal: intact' }
  },
  lapsed: ({ lapsed }) => ({
    says: `${count(lapsed, 'learning')} that you approved ${lapsed === 1 ? 'waits' : 'wait'}: the key has changed, or the approval was changed, cut out or never saved`,
    todo: 'Restore the key or the journal from a backup, or approve again: sage',
  }),
  budget: ({ used, limit, approved }) => ({
    says: `Approved learnings: ${approved}, ${used} of ${limit} tokens at the start of a session`,
  }),
  drift: ({ drift }, ok) => ({
    says: drift ?? 'Transcripts: understood',
    ...(!ok && { todo: 'Update what is named above; "sage scan" then reads what was not read' }),
  }),
  unmarked: (found) => ({
    says: outsideMarkersText(found),
    todo: 'Move them into Sage with "sage import", or keep them on purpose',
  }),
  unread: ({ path, bullets }) => ({
    says: `"${path}" holds ${count(bullets, 'bullet')} outside Sage's markers, which nobody is shown`,
    todo: 'Import them into your inbox with "sage import", approve them, and put the output of "sage export" there',
  }),
  retention: ({ days }, ok) => ({
    says: `Claude Code keeps transcripts for ${count(days, 'day')}`,
    ...(!ok && { todo: 'Raise cleanupPeriodDays in the settings of Claude Code, or run "sage sync" often' }),
  }),
  terminal: ({ tty, columns, rows, colours, utf8 }, ok) => ({
    says: tty
      ? `Terminal: ${columns}×${rows}, ${colourCount(colours)} colours, ${utf8 ? 'UTF-8' : 'not UTF-8'}`
      : 'Terminal: none',
    ...(!ok && { todo: 'Make the window larger, or use "sage review"' }),
  }),
  clipboard: ({ route }) => ({ says: `Copied text goes to ${route}` }),
}

/** One check in words. */
export function doctorText<Id extends CheckId>({ id, state, facts }: DoctorCheck<Id>): DoctorText {
  return TEXTS[id](facts, state === 'ok')
}
