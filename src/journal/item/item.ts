import { compareTexts } from '../../base/compare-texts.ts'
import type { Kind, ScorePart, Tier } from '../../extract/candidate.ts'
import { isKnownTime } from '../../text/relative-time.ts'
import type { Evidence, RepeatedEvent } from '../event/event.ts'
import { type Check, type Decision, PASSED_ON, type PutOffUntil, type Scope } from '../event/vocabulary.ts'

export type Status = 'pending' | 'later' | 'approved' | 'rejected' | 'retired' | 'merged' | 'purged'

/** States as the person knows them, if the journal has another word. */
const STATES: Readonly<Partial<Record<Status, string>>> = { later: 'put off', purged: 'deleted' }

/** The state of an item, in the words shown to the person, e.g. `put off`. */
export function stateOf(status: Status): string {
  return STATES[status] ?? status
}

const AFTER: Readonly<Partial<Record<Decision, Status>>> = {
  approve: 'approved',
  replace: 'approved',
  reject: 'rejected',
  later: 'later',
  merge: 'merged',
  retire: 'retired',
  restore: 'pending',
  purge: 'purged',
}

/** What an item becomes by a decision; undefined if it stays what it was. */
export function statusAfter(decision: Decision): Status | undefined {
  return AFTER[decision]
}

/** Whether it is pending or was put off, so that it is not decided yet. */
export function isUndecided({ status }: { readonly status: Status }): boolean {
  return status === 'pending' || status === 'later'
}

/** The same, or it is in use: it was not decided against. */
export function isAlive(item: { readonly status: Status }): boolean {
  return isUndecided(item) || item.status === 'approved'
}

/** Too weak to be proposed unasked: the person asked to see it. */
export function isWeak({ tier }: Pick<Item, 'tier'>): boolean {
  return tier === 'skip'
}

/** What a person was shown of an item, and decides on. */
export type Shown = Pick<Item, 'text' | 'kind' | 'scope'>

type MaybeShown = { readonly [Name in keyof Shown]?: Shown[Name] | undefined }

/** Whether two states of an item, or two decisions about it, give Claude the same. */
export function saysTheSame(one: MaybeShown, other: MaybeShown): boolean {
  return one.text === other.text && one.kind === other.kind && one.scope === other.scope
}

/** One time that it was said again: when and where. */
export type Repeat = Readonly<Pick<RepeatedEvent, 'sessionId' | 'turnUuid' | 'text' | 'at' | 'afterDelivery'>>

/** One proposal or learning as the journal's fold sees it now. */
export type Item = {
  readonly id: string
  readonly status: Status
  readonly kind: Kind
  readonly scope: Scope
  readonly text: string
  /** What it said before edits: the same words must not be proposed again. */
  readonly formerTexts: readonly string[]
  /** What it said through decisions that were taken back. */
  readonly takenBack?: readonly string[]
  /** A model wrote the sentence: not the person, and not the rules. */
  readonly wordedBy?: 'model' | undefined
  readonly confidence: number
  readonly tier: Tier
  readonly cues: readonly string[]
  readonly parts: readonly ScorePart[]
  readonly checks: readonly Check[]
  readonly evidence: Evidence
  /** 'foreign' items came from a file; their origin says which. */
  readonly origin?: string
  readonly pinned: boolean
  readonly until?: PutOffUntil
  /** The event that put it off: new words, another scope or a pin since then end that. */
  readonly putOff?: string
  /** The item this one was merged into, replaces, or was replaced by: its status says which. */
  readonly other?: string
  /** The last event that a decision can be taken on. */
  readonly on: string
  readonly proposedAt: string
  /** When its status or its words were last decided on. */
  readonly decidedAt?: string
  /** `auto_approve` approved it, and the person has decided nothing about it. */
  readonly automatic?: true
  /** It came from elsewhere, and so did what was decided: this person decided nothing about it. */
  readonly byOthers?: true
  readonly repeats: readonly Repeat[]
  /** Sessions in which a transcript proves that this learning arrived. */
  readonly deliveredTo: readonly string[]
  readonly lastDeliveredAt?: string
}

export const HOMES = ['project', 'user'] as const
/** Which journal holds an item and takes decisions on it. */
export type Home = (typeof HOMES)[number]

/** The same of each journal. */
export type PerHome<T> = Readonly<Record<Home, T>>

export function perHome<T>(of: (home: Home) => T): PerHome<T> {
  return { project: of('project'), user: of('user') }
}

/** An item as this person sees it. */
export type ViewItem = Item & {
  readonly home: Home
  /** It waits, and came from a file or was approved by somebody else: not by this person in these words here. */
  readonly shared: boolean
}

/** Whether a check found something that the person has not answered yet: whoever approved the item saw it, and agreed. */
export function asksForSecondLook({ status, checks }: Pick<Item, 'status' | 'checks'>): boolean {
  return status !== 'approved' && checks.length > 0
}

/** When it was said: a transcript may be read long after. */
export function saidAt({ evidence, proposedAt }: Item): string {
  return evidence.at || proposedAt
}

/** Puts what was said last first. What was said at one moment keeps the journal's order, in which it was said. */
export function newest(a: Item, b: Item): number {
  return compareTexts(saidAt(b), saidAt(a))
}

/** When the first of these came in, ISO 8601; '' if no time is known. */
export function oldestOf(items: readonly Item[]): string {
  const times = items.map(({ proposedAt }) => proposedAt).filter(isKnownTime)
  return times.toSorted()[0] ?? ''
}

/** Whether its words are in a turn of a transcript, and not in another file. */
export function isFromTranscript({ sessionId }: Evidence): boolean {
  return sessionId !== ''
}

/** Every text that the item has or had, the present one first. */
export function textsOf(item: Pick<Item, 'text' | 'formerTexts'>): readonly string[] {
  return [item.text, ...item.formerTexts]
}

/** Every text of it that Sage may have written into a file, including those taken back, which nobody says any more. */
export function writtenTextsOf(item: Item): readonly string[] {
  return item.takenBack === undefined ? textsOf(item) : [...textsOf(item), ...item.takenBack]
}

/** Whether it came from a file, and was not said or written in Sage, in this project or another one. */
export function isFromFile({ origin }: Pick<Item, 'origin'>): boolean {
  return origin !== undefined && !origin.startsWith(PASSED_ON)
}

/** The id in its markers in the `learnings.md` it came from. Undefined for what did not come from one. */
export function markerIdOf(item: Item | undefined): string | undefined {
  if (!item || !isFromFile(item)) return undefined
  return item.evidence.turnUuid === '' ? undefined : item.evidence.turnUuid
}
