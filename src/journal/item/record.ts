import { compareTexts } from '../../base/compare-texts.ts'
import { checkText, TEXT_CHECKS } from '../../text/checks/checks.ts'
import type { DecidedEvent, ImportedEvent, ProposedEvent, UndoneEvent } from '../event/event.ts'
import type { Check } from '../event/vocabulary.ts'
import { type Home, type Item, type Repeat, statusAfter, type ViewItem } from './item.ts'
import { isWordedByModel } from './worded-by.ts'

/** A decision that was taken back, and the event that did it: what redo brings back. */
type Undo = { readonly event: UndoneEvent; readonly decision: DecidedEvent }

/** All that the journal says about one item; `Item` is what follows from it. */
export type ItemRecord = {
  readonly base: ProposedEvent | ImportedEvent
  /** Decisions in force, oldest first. */
  readonly decisions: readonly DecidedEvent[]
  /** Undos that can be redone, oldest first; a new decision empties it. */
  readonly undos: readonly Undo[]
  /** Texts of decisions that were ever taken back. */
  readonly takenBack: readonly string[]
  /** The last event that a decision can be taken on. */
  readonly on: string
  /** Ids of the deciding and undoing events that took effect: a union merge may repeat lines. */
  readonly seen: readonly string[]
  readonly repeats: readonly Repeat[]
  /** What was merged into this item counts as said again. */
  readonly absorbed: ReadonlyMap<string, Repeat>
  readonly deliveredTo: readonly string[]
  readonly lastDeliveredAt?: string
}

const NONE: readonly never[] = []

export function newRecord(base: ProposedEvent | ImportedEvent): ItemRecord {
  return {
    base,
    decisions: [],
    undos: [],
    takenBack: NONE,
    on: base.id,
    seen: [],
    repeats: [],
    absorbed: new Map(),
    deliveredTo: [],
  }
}

/** Whether it was put off until Sage is opened next, after this event, even if more was decided since, or it was undone: redo brings it back. */
export function wasPutOff({ decisions, undos }: ItemRecord, after: string): boolean {
  const isPutOff = ({ id, decision, until = 'session' }: DecidedEvent) =>
    decision === 'later' && until === 'session' && id > after
  return decisions.some(isPutOff) || undos.some(({ decision }) => isPutOff(decision))
}

/** A new text is checked again. */
const CHECKS_OF_TEXT: ReadonlySet<Check> = new Set(TEXT_CHECKS)

/** The checks that apply once `checked` says `text` instead. */
export function checksOf(checks: readonly Check[], checked: string, text: string): readonly Check[] {
  if (text === checked) return checks
  return [...checks.filter((check) => !CHECKS_OF_TEXT.has(check)), ...checkText(text)]
}

/** Sorted, so that the order of merging and undoing makes no difference. */
function absorbedOf({ absorbed }: ItemRecord): Repeat[] {
  return [...absorbed].toSorted(([a], [b]) => compareTexts(a, b)).map(([, repeat]) => repeat)
}

/** What a decision changes; the rest of an item stays as proposed, so edits keep identity and evidence. */
type Standing = Pick<Item, 'status' | 'kind' | 'scope' | 'text' | 'pinned' | 'until' | 'putOff' | 'other'>

/** The item as its record has it now; an approval is taken at face value. */
export function itemOf(record: ItemRecord, home: Home): ViewItem {
  const { base, decisions } = record
  let standing: Standing = { status: 'pending', kind: base.kind, scope: base.scope, text: base.text, pinned: false }
  const texts = decisions.length === 0 ? undefined : new Set([base.text])
  let decidedAt: string | undefined
  for (const decision of decisions) {
    const before = standing
    standing = afterDecision(before, decision)
    texts?.add(standing.text)
    if (!isOnlyMoved(before, standing)) decidedAt = decision.at
  }
  texts?.delete(standing.text)
  const last = decisions.at(-1)
  const checks = checksOf(base.checks, base.text, standing.text)
  return {
    id: base.item,
    ...standing,
    formerTexts: texts ? [...texts] : NONE,
    ...(record.takenBack.length > 0 && { takenBack: record.takenBack }),
    ...(isWordedByModel(base.parts ?? NONE, base.text, decisions) && { wordedBy: 'model' as const }),
    confidence: base.confidence,
    tier: base.tier,
    cues: base.cues,
    parts: base.parts ?? NONE,
    checks,
    evidence: base.evidence,
    ...(base.type === 'imported' && { origin: base.origin }),
    on: record.on,
    proposedAt: base.at,
    ...(decidedAt !== undefined && { decidedAt }),
    // A redo is the person's own.
    ...(last?.by === 'auto' && last.decision === 'approve' && record.on === last.id && { automatic: true as const }),
    repeats: record.absorbed.size === 0 ? record.repeats : [...absorbedOf(record), ...record.repeats],
    deliveredTo: record.deliveredTo,
    ...(record.lastDeliveredAt !== undefined && { lastDeliveredAt: record.lastDeliveredAt }),
    home,
    shared: standing.status === 'pending' && checks.includes('foreign'),
  }
}

/** Whether only its scope, kind or pin changed, which does not affect what was approved and when. */
function isOnlyMoved(before: Standing, after: Standing): boolean {
  if (after.status !== before.status || after.text !== before.text) return false
  return after.scope !== before.scope || after.kind !== before.kind || after.pinned !== before.pinned
}

function afterDecision(standing: Standing, decision: DecidedEvent): Standing {
  const { kind, scope, text, pinned } = standing
  const kept = { kind, scope, text, pinned, status: statusAfter(decision.decision) ?? standing.status }
  const { other } = decision
  switch (decision.decision) {
    case 'approve':
      return revised(kept, decision)
    case 'replace':
      return { ...revised(kept, decision), ...(other !== undefined && { other }) }
    case 'edit':
      return revised(standing, decision)
    case 'later':
      return { ...kept, until: decision.until ?? 'session', putOff: decision.id }
    case 'merge':
    case 'retire':
      return { ...kept, ...(other !== undefined && { other }) }
    case 'reject':
    case 'restore':
    case 'purge':
      return kept
    case 'pin':
      return { ...standing, pinned: true }
    case 'unpin':
      return { ...standing, pinned: false }
  }
}

function revised<T extends Pick<Standing, 'kind' | 'scope' | 'text' | 'pinned'>>(
  standing: T,
  decision: DecidedEvent,
): T {
  return {
    ...standing,
    pinned: decision.pinned ?? standing.pinned,
    kind: decision.kind ?? standing.kind,
    scope: decision.scope ?? standing.scope,
    text: decision.text ?? standing.text,
  }
}
