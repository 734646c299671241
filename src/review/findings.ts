import type { Candidate } from '../extract/candidate.ts'
import { type EventMaker, findRepeated, repeatedEvent } from '../inject/delivery.ts'
import type { Check, Evidence, JournalEvent, ProposedEvent, RepeatedEvent } from '../journal/event.ts'
import type { Item } from '../journal/item.ts'
import type { KnownTexts } from './known-texts.ts'

/** A candidate made fit for storing: sanitised, secrets masked, with its evidence. */
export type Finding = {
  readonly item: string
  readonly candidate: Candidate
  readonly text: string
  readonly checks: readonly Check[]
  readonly evidence: Evidence
}

/** What this session had been given, as far as its transcript shows, before the words were typed. */
export type GivenLearnings = ReadonlySet<string>

/**
 * Decides what becomes a proposal and what only counts as said again (DESIGN 4.7). Pure: doing it twice on what it returned
 * changes nothing, because items are known by hash and repeats by turn.
 */
export function mergeFindings(
  findings: readonly Finding[],
  items: ReadonlyMap<string, Item>,
  known: KnownTexts,
  given: GivenLearnings,
  maker: EventMaker,
): JournalEvent[] {
  const events: JournalEvent[] = []
  const proposedNow = new Set<string>()
  for (const finding of findings) {
    if (items.has(finding.item) || proposedNow.has(finding.item)) continue
    const same = known.find(finding.text) ?? findRepeated(finding.text, items.values())?.id
    if (same === undefined) {
      events.push(proposal(finding, maker))
      proposedNow.add(finding.item)
      known.add(finding.item, finding.text)
      continue
    }
    const item = items.get(same)
    const repeat = repetition(finding, same, item, given, maker)
    if (repeat && !isRepeated(events, repeat)) events.push(repeat)
  }
  return events
}

function proposal({ item, candidate, text, checks, evidence }: Finding, { now, newId }: EventMaker): ProposedEvent {
  const { kind, confidence, tier, cues, parts } = candidate
  return {
    v: 1,
    id: newId(),
    at: now().toISOString(),
    type: 'proposed',
    item,
    kind,
    text,
    scope: 'project',
    confidence,
    tier,
    cues: [...cues],
    parts: parts.map((part) => ({ ...part })),
    checks: [...checks],
    evidence,
  }
}

function repetition(
  { text, evidence }: Finding,
  same: string,
  item: Item | undefined,
  given: GivenLearnings,
  maker: EventMaker,
): RepeatedEvent | undefined {
  const { sessionId, turnUuid } = evidence
  if (!item || item.evidence.turnUuid === turnUuid || item.repeats.some((r) => r.turnUuid === turnUuid))
    return undefined
  const wasGiven = item.status === 'approved' && given.has(same) ? 'yes' : 'unknown'
  return repeatedEvent(item, { text, sessionId, turnUuid }, wasGiven, maker)
}

function isRepeated(events: readonly JournalEvent[], repeat: RepeatedEvent): boolean {
  return events.some((e) => e.type === 'repeated' && e.item === repeat.item && e.turnUuid === repeat.turnUuid)
}
