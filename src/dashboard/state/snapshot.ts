import { memoized } from '../../base/memoized.ts'
import type { HookStatus } from '../../install/status/hook-status.ts'
import type { Item } from '../../journal/item/item.ts'
import type { ActivityEntry } from '../../review/record/activity.ts'
import type { SessionSummary } from '../../review/record/sessions.ts'
import type { WrittenEvent } from './action.ts'
import type { ItemTab } from './item-tabs.ts'
import type { Row } from './state.ts'

/** Whether events will arrive. */
export type HookState = {
  readonly state: HookStatus['state']
  /** One sentence for the banner, e.g. which two copies there are. */
  readonly text?: string
  /** One is broken, and another does its work. */
  readonly partly?: boolean
  /** An installation would change nothing: `text` says what does. */
  readonly inVain?: boolean
}

export type Drain = {
  readonly done: number
  readonly total: number
  readonly name: string
  /** Sessions per second. */
  readonly rate?: number
  readonly errors: number
  readonly paused: boolean
}

/** What the start of a session costs and holds, as `sage inject` reports it. */
export type Budget = {
  /** Tokens of the whole text, tags included, and the limit. */
  readonly used: number
  readonly limit: number
  /** How many learnings are in it, out of all that hooks hand out. */
  readonly given: number
  readonly of: number
  /** Approved, but neither in it nor in a file that Claude Code loads itself. */
  readonly outside: readonly string[]
}

const outsideOf = memoized((budget: Budget): ReadonlySet<string> => new Set(budget.outside))

/** Whether an approved learning is missing from the start of sessions. */
export function isOutside({ budget }: Snapshot, id: string): boolean {
  return outsideOf(budget).has(id)
}

/** What a first frame needs: the count of each tab, and the rows of Pending, with headings (`wide`) and without. */
export type FirstRows = {
  readonly counts: Readonly<Record<ItemTab, number>>
  readonly wide: readonly FirstRow[]
  readonly narrow: readonly FirstRow[]
}
/** An id, or a heading. */
export type FirstRow = string | Extract<Row, { readonly type: 'heading' }>

/** Everything the dashboard shows, as one value. A source makes a new one whenever something changed. */
export type Snapshot = {
  readonly items: readonly Item[]
  /** Ids of those that wait and rest on prompts that the person rewound away from. */
  readonly rewound?: readonly string[]
  readonly sessions: readonly SessionSummary[]
  /** Newest first. */
  readonly activity: readonly ActivityEntry[]
  readonly drain?: Drain | undefined
  /** How many sentences that were read since the start were nearly certain enough to propose. */
  readonly passedOver?: number
  /** The most rows of one session in Pending (`extract.per_session`); 0 for all of them. */
  readonly perSession: number
  readonly hooks: HookState
  readonly budget: Budget
  readonly today: { readonly approved: number; readonly rejected: number }
  readonly project: { readonly name: string; readonly id?: string; readonly branch?: string | undefined }
  /** The client writes something the reader does not understand; shown as a warning. */
  readonly drift?: string | undefined
  /** Damage in our own files, one sentence each. */
  readonly problems: readonly string[]
  /** Why nothing can be decided or read here, as a sentence; absent if it can. */
  readonly readOnly?: string | undefined
  /** What `auto_approve` approved last, in one go: a new list means it did so again. */
  readonly autoApproved?: readonly WrittenEvent[]
  /** Words that other runs left unsaved, by what they are for: a new object when there are more. */
  readonly drafts?: Readonly<Record<string, string>> | undefined
  /** Other dashboards on the same workspace. */
  readonly others: readonly string[]
  readonly lastSignalAt?: string | undefined
  /** Present while this is only what the last run left, until the journals are read: `items` are then just those a first frame shows. */
  readonly provisional?: FirstRows
  /** Nothing was ever proposed here. */
  readonly firstRun: boolean
  /** What was noted before the first run is being read. */
  readonly reading?: boolean
}

const rewoundOf = memoized(({ rewound }: Snapshot): ReadonlySet<string> => new Set(rewound))

/** Whether the person rewound away from the prompt that an item rests on. */
export function isRewound(snapshot: Snapshot, id: string): boolean {
  return rewoundOf(snapshot).has(id)
}

export const emptySnapshot: Snapshot = {
  items: [],
  sessions: [],
  activity: [],
  perSession: 0,
  hooks: { state: 'installed' },
  budget: { used: 0, limit: 0, given: 0, of: 0, outside: [] },
  today: { approved: 0, rejected: 0 },
  project: { name: '' },
  problems: [],
  others: [],
  firstRun: false,
}
