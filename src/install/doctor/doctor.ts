import { DAY } from '../../base/durations.ts'
import type { UnmarkedText } from '../../inject/file/unmarked-text.ts'
import type { HistoryObstacle } from '../../journal/history/history-obstacle.ts'
import { isAtLeast, OLDEST_CLIENT, type Version } from '../../transcript/entry/version.ts'
import { isSetUp } from '../../workspace/locate/locate.ts'
import type { HookFinding } from '../status/hook-status.ts'
import type { DoctorFacts, FoundProgram, InboxFacts } from './doctor-facts.ts'
import type { Stranded } from './stranded.ts'
import type { WatchRefusal } from './watch-refusal.ts'

export type CheckState = 'ok' | 'note' | 'warn' | 'fail'

/** The facts each check reports. */
export type CheckFacts = {
  readonly node: DoctorFacts['node']
  readonly client: DoctorFacts['client']
  readonly git: DoctorFacts['git']
  readonly 'config-dir': DoctorFacts['configDir']
  readonly workspace: DoctorFacts['location'] & Pick<DoctorFacts, 'obstacle' | 'moved' | 'elsewhere'>
  readonly stranded: Stranded
  readonly key: DoctorFacts['key']
  readonly folder: { readonly path: string }
  readonly unwritable: { readonly path: string }
  readonly 'disk-full': { readonly path: string }
  readonly unwatched: WatchRefusal
  readonly 'shown-to-git': { readonly path: string }
  readonly history: HistoryObstacle
  readonly unreadable: { readonly message: string }
  readonly hooks: { readonly paths: readonly string[] }
  readonly 'hook-finding': { readonly finding: HookFinding }
  readonly statusline: NonNullable<DoctorFacts['statusline']>
  readonly 'kept-out': { readonly by: string }
  readonly live: NonNullable<DoctorFacts['live']>
  readonly config: { readonly message: string }
  readonly 'last-event': Pick<InboxFacts, 'lastEvent' | 'unnoted'> & { readonly now: number }
  readonly 'hook-errors': InboxFacts['hookErrors']
  readonly signals: InboxFacts['signals'] & { readonly now: number }
  readonly transcripts: InboxFacts['sessions']
  readonly refused: InboxFacts['refused']
  readonly leases: InboxFacts['leases']
  readonly journal: InboxFacts['journal']
  readonly lapsed: Pick<InboxFacts, 'lapsed'>
  readonly budget: InboxFacts['budget']
  readonly drift: Pick<InboxFacts, 'drift'>
  readonly unmarked: UnmarkedText
  readonly unread: InboxFacts['unread']
  readonly retention: { readonly days: number }
  readonly terminal: DoctorFacts['terminal']
  readonly clipboard: { readonly route: string }
}
export type CheckId = keyof CheckFacts

/** One check's result, as data: `doctor-text.ts` puts it into words, `--json` prints it as it is. */
export type DoctorCheck<Id extends CheckId = CheckId> = {
  readonly id: Id
  readonly state: CheckState
  readonly facts: CheckFacts[Id]
}

function check<Id extends CheckId>(id: Id, state: CheckState, facts: CheckFacts[Id]): DoctorCheck<Id> {
  return { id, state, facts }
}

const OLDEST_NODE: Version = [20, 19, 0]

function nodeState(version: string): CheckState {
  return isAtLeast(version.replace(/^v/u, ''), OLDEST_NODE) === false ? 'fail' : 'ok'
}

function clientState(version: string | undefined): CheckState {
  if (version === undefined) return 'note'
  return isAtLeast(version, OLDEST_CLIENT) === false ? 'fail' : 'ok'
}

/** Whether the client on the PATH runs our hooks. */
export function clientCheck(client: FoundProgram): DoctorCheck<'client'> {
  return check('client', clientState(client.version), client)
}

function gitState({ path, version }: FoundProgram): CheckState {
  if (path === undefined) return 'note'
  return version === undefined ? 'warn' : 'ok'
}

function isWhole({ problems, readOnly, lost }: InboxFacts['journal']): boolean {
  return problems.length === 0 && readOnly === undefined && lost.length === 0
}

/** Where nothing is set up, a missing key is no loss. */
function keyState(state: DoctorFacts['key']['state'], setUp: boolean): CheckState {
  if (state === 'ok') return 'ok'
  return !setUp && (state === 'none' || state === 'missing') ? 'note' : 'fail'
}

/** Judges the facts, in the order of the report: what everything else depends on comes first. */
export function diagnose(facts: DoctorFacts): DoctorCheck[] {
  const { location, obstacle, moved, elsewhere, key, unwritable, hooks, terminal, retentionDays, inbox, live } = facts
  const setUp = isSetUp(location)
  const hookRuns = hooks.state === 'installed' || hooks.state === 'old'
  return [
    check('node', nodeState(facts.node.version), facts.node),
    clientCheck(facts.client),
    check('git', gitState(facts.git), facts.git),
    check('config-dir', facts.configDir.exists ? 'ok' : 'warn', facts.configDir),
    check('workspace', setUp ? 'ok' : 'fail', { ...location, obstacle, moved, elsewhere }),
    ...facts.stranded.map((one) => check('stranded', 'warn', one)),
    check('key', keyState(key.state, setUp), key),
    ...facts.unsafeFolders.map((path) => check('folder', 'fail', { path })),
    ...unwritable.map((path) => check('unwritable', 'fail', { path })),
    ...facts.fullDisks.filter((path) => !unwritable.includes(path)).map((path) => check('disk-full', 'fail', { path })),
    ...(facts.unwatched === undefined ? [] : [check('unwatched', 'warn', facts.unwatched)]),
    ...(facts.shownToGit === undefined ? [] : [check('shown-to-git', 'warn', { path: facts.shownToGit })]),
    ...facts.histories.map((obstacle) => check('history', 'fail', obstacle)),
    ...(facts.unreadable === undefined ? [] : [check('unreadable', 'fail', { message: facts.unreadable })]),
    ...(hooks.findings.length === 0
      ? [check('hooks', 'ok', { paths: hooks.installations.map(({ path }) => path) })]
      : []),
    ...hooks.findings.map((finding) => check('hook-finding', hookRuns ? 'warn' : 'fail', { finding })),
    ...(facts.statusline === undefined ? [] : [check('statusline', 'warn', facts.statusline)]),
    ...(facts.keptOut ? [check('kept-out', 'note', { by: 'SAGE=0' })] : []),
    ...(live ? [check('live', live.exit === 0 && live.recorded ? 'ok' : 'fail', live)] : []),
    ...facts.config.map((message) => check('config', 'warn', { message })),
    ...(inbox ? diagnoseInbox(inbox, facts, hookRuns) : []),
    check('retention', retentionDays < 7 ? 'warn' : 'ok', { days: retentionDays }),
    check('terminal', terminal.tty && (terminal.columns < 40 || terminal.rows < 10) ? 'warn' : 'ok', terminal),
    check('clipboard', 'ok', { route: facts.clipboard }),
  ]
}

function diagnoseInbox(inbox: InboxFacts, { now, retentionDays }: DoctorFacts, hookRuns: boolean): DoctorCheck[] {
  const { lastEvent, unnoted, hookErrors, signals, sessions, refused, leases, journal, lapsed, budget, drift } = inbox
  const silent = lastEvent === undefined && hookRuns
  const rotting = signals.oldest !== undefined && now - signals.oldest > (retentionDays - 7) * DAY
  return [
    check('last-event', !silent ? 'ok' : unnoted > 0 ? 'warn' : 'note', { lastEvent, unnoted, now }),
    check('hook-errors', hookErrors.count === 0 ? 'ok' : 'warn', hookErrors),
    check('signals', rotting ? 'warn' : 'ok', { ...signals, now }),
    check('transcripts', sessions.withoutTranscript > 0 ? 'note' : 'ok', sessions),
    ...(refused.count > 0 ? [check('refused', 'warn', refused)] : []),
    check('leases', leases.abandoned > 0 || leases.unreadable !== undefined ? 'warn' : 'ok', leases),
    check('journal', !isWhole(journal) ? 'fail' : journal.emptied === undefined ? 'ok' : 'warn', journal),
    ...(lapsed > 0 ? [check('lapsed', 'warn', { lapsed })] : []),
    check('budget', 'ok', budget),
    check('drift', drift === undefined ? 'ok' : 'fail', { drift }),
    ...inbox.unmarked.map((found) => check('unmarked', 'warn', found)),
    ...(inbox.unread.bullets > 0 ? [check('unread', 'warn', inbox.unread)] : []),
  ]
}
