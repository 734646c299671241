import { basename } from 'node:path'
import { expectedErrorText } from '../../../base/system-error.ts'
import type { WrittenEvent } from '../../../dashboard/state/action.ts'
import type { Drain, HookState, Snapshot } from '../../../dashboard/state/snapshot.ts'
import type { ProjectLearnings } from '../../../inject/publish/project-learnings.ts'
import type { Decision } from '../../../journal/event/vocabulary.ts'
import { isTold, type Problem, problemText } from '../../../journal/file/problem-text.ts'
import type { Inbox } from '../../../review/inbox/inbox.ts'
import { othersLines } from '../../../review/read/others.ts'
import { deliveriesIn, eventsHere, listActivity } from '../../../review/record/activity.ts'
import { driftText } from '../../../review/record/drift.ts'
import { outOfReachText } from '../../../review/record/out-of-reach.ts'
import type { ReviewRecord } from '../../../review/record/review-record.ts'
import { standsOnRewound, rewoundIn } from '../../../review/record/rewound.ts'
import { summariseSessions } from '../../../review/record/sessions.ts'
import { readErrorLog } from '../../../runtime/errors/read-error-log.ts'
import { otherDashboards } from '../../../runtime/processes/dashboards.ts'
import { leasesOfOthers, listLeases } from '../../../runtime/processes/leases.ts'
import { listEnded } from '../../../runtime/sessions/ended.ts'
import { listSignals } from '../../../runtime/sessions/review-signals.ts'
import type { WorkspacePaths } from '../../../workspace/paths/paths.ts'
import { configProblems } from '../../start/config-problems.ts'
import { branchOf } from './branch.ts'
import { budgetOf } from './forecast.ts'
import type { OpenSessions } from './open-sessions.ts'

/** What the dashboard shows besides the journal and the files. */
export type Facts = {
  readonly learnings: ProjectLearnings
  readonly hooks: HookState
  /** As they were last read: a key does not wait until a slow disk has told of each. */
  readonly open: OpenSessions
  /** Why nothing can be written here; then the dashboard is read-only. */
  readonly readOnly: string | undefined
  /** What is in the way of parts of the dashboard, each as a sentence, the newest first. */
  readonly troubles: ReadonlyMap<string, string>
  readonly lastSignalAt?: string
  /** What `auto_approve` approved last. */
  readonly autoApproved: readonly WrittenEvent[]
  /** What earlier dashboards left unsaved. */
  readonly drafts: Snapshot['drafts']
}

type Drawn = Facts & {
  readonly records: readonly ReviewRecord[]
  readonly drain: Drain | undefined
  /** How many sentences were read and nearly proposed. */
  readonly passedOver: number
  readonly now: Date
}

/** A lease held by another Sage for this many milliseconds is worth a line; most are held for less. */
const LONG_HELD = 5000

/** What other Sages have been reading for long, as sentences. */
export function longHeld(paths: WorkspacePaths, now: Date): string[] {
  const leases = leasesOfOthers(paths, now.getTime()).filter(({ age }) => Math.abs(age) > LONG_HELD)
  return othersLines(paths, leases)
}

/**
 * What hooks and other Sages have left, as it is now. Something else may be in the place of a folder: that is said, and everything else is shown.
 */
function lookAround(paths: WorkspacePaths, now: Date) {
  const unread = new Set<string>()
  const read = <T>(part: () => T[]): T[] => {
    try {
      return part()
    } catch (error) {
      unread.add(expectedErrorText(error))
      return []
    }
  }
  return {
    hookErrors: read(() => readErrorLog(paths)),
    held: read(() => longHeld(paths, now)),
    others: read(() => otherDashboards(paths)),
    unread,
  }
}

/** Whether hooks have noted a session that is still to be read, or that is being read: its lease comes before its signal goes. */
function isSignalled(paths: WorkspacePaths): boolean {
  try {
    return [listSignals, listEnded, listLeases].some((list) => list(paths).length > 0)
  } catch {
    // Whoever takes the signals says so.
    return false
  }
}

/** Everything the dashboard shows, as it is now. */
export function drawSnapshot({ store, paths, settings, location }: Inbox, drawn: Drawn): Snapshot {
  const { records, learnings, open, troubles, now, ...asTheyAre } = drawn
  const items = store.items()
  const all = [...items.values()]
  const deliveries = deliveriesIn(store.journals())
  const events = eventsHere(store.journals())
  const today = events.filter(({ event }) => event.type === 'decided' && isSameDay(new Date(event.at), now))
  // Counts items, because a change of scope or kind is another approval in the journal.
  const decided = (decision: Decision) =>
    new Set(today.filter((one) => one.decision === decision).map(({ event }) => event.item)).size
  const entries = rewoundIn(records)
  const rewound = all.filter((item) => standsOnRewound(item, entries)).map(({ id }) => id)
  const { hookErrors, held, others, unread } = lookAround(paths, now)
  const outOfReach = outOfReachText(records)
  const firstRun = all.length === 0 && records.length === 0
  return {
    ...asTheyAre,
    items: all.filter((item) => item.status !== 'purged'),
    ...(rewound.length > 0 && { rewound }),
    sessions: summariseSessions(open.sessions, records, all, deliveries),
    activity: listActivity({ events, items, deliveries, records, hookErrors }),
    perSession: settings.config.extract.per_session,
    budget: budgetOf(learnings.selection, settings.config),
    today: { approved: decided('approve'), rejected: decided('reject') },
    project: { name: basename(location.root), id: location.id, branch: branchOf(location) },
    drift: driftText(records),
    problems: [
      ...damageTold(store.problems(), store.readOnly(), drawn.readOnly),
      ...(outOfReach === undefined ? [] : [outOfReach]),
      ...new Set([...troubles.values(), ...(open.problem === undefined ? [] : [open.problem]), ...unread]),
      ...configProblems(settings),
      ...held,
    ],
    others,
    firstRun,
    reading: firstRun && isSignalled(paths),
  }
}

/**
 * What is wrong with the journals, without what `readOnly` says already: that is shown first, with the way out. `ofJournals`: why they
 * themselves cannot be written, which `readOnly` leaves out where it has another reason.
 */
function damageTold(problems: readonly Problem[], ofJournals: string | undefined, readOnly = ''): string[] {
  const why = ofJournals === undefined || ofJournals === readOnly ? [] : [ofJournals]
  const told = [readOnly, ...why]
  return [
    ...problems
      .filter(isTold)
      .map(problemText)
      .filter((text) => !told.some((sentence) => sentence.includes(text))),
    ...why,
  ]
}

/** Today is the person's day, not Greenwich's. */
function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString()
}
