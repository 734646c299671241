import type { Candidate } from '../../extract/candidate.ts'
import { areOpposite, statementOf } from '../../inject/statement/statement.ts'
import { eventHead, type EventMaker } from '../../journal/event/event-id.ts'
import type { Evidence, JournalEvent, ProposedEvent, RepeatedEvent } from '../../journal/event/event.ts'
import type { Check } from '../../journal/event/vocabulary.ts'
import type { Item } from '../../journal/item/item.ts'
import { itemOf, newRecord } from '../../journal/item/record.ts'
import { numbersOf } from '../../text/same/same.ts'
import { standsOnRewound } from '../record/rewound.ts'
import { createKnownTexts, type KnownTexts } from './known-texts.ts'
import type { ReviewContext } from './review-context.ts'

/** A candidate ready for storing: sanitised, secrets masked, with its evidence. */
export type Finding = {
  readonly item: string
  readonly candidate: Candidate
  readonly text: string
  readonly checks: readonly Check[]
  readonly evidence: Evidence
  /** From a prompt that the client sent twice: the second time is not a repetition. */
  readonly resent?: true
  /** From a prompt that the person rewound away from. */
  readonly rewound?: true
  /** Where its words begin in the typed text, in UTF-16 units. */
  readonly place: number
}

/** The same findings, those from rewound prompts last: what was said instead then counts for both. */
export function rewoundLast(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => Number(a.rewound ?? false) - Number(b.rewound ?? false))
}

/** What is already known, to compare findings with. */
export type Held = {
  readonly items: ReadonlyMap<string, Item>
  readonly known: KnownTexts
  /** Whether a candidate may be proposed. One that may not still counts as said again, if it is known. */
  readonly isProposed?: (candidate: Candidate) => boolean
  /** Whether this session had been given a learning, as far as its transcript shows. */
  readonly wasGiven?: (item: Item) => boolean
  /** The human entries that the person rewound away from. */
  readonly rewound?: ReadonlySet<string>
}

/**
 * Decides what becomes a proposal and what only counts as said again. Pure. Running it again on its own result changes
 * nothing, because items are known by hash and repeats by turn. All at once or in any number of steps gives the same.
 */
export function mergeFindings(findings: readonly Finding[], held: Held, maker: EventMaker): JournalEvent[] {
  const { items, known, isProposed = () => true, rewound = new Set() } = held
  // Only the very same words bring back an item whose prompts were all rewound: nearly the same words become a proposal of their own.
  const stands = (id: string) => {
    const item = items.get(id)
    return !item || !standsOnRewound(item, rewound)
  }
  const repeatedBy = (text: string) => {
    const learning = known.findRepeated(text, items)?.id
    return learning !== undefined && stands(learning) ? learning : undefined
  }
  const made: Made[] = []
  let run = 0
  let turn: string | undefined
  // Kept apart from `known`: the next review knows only what the journal holds, whatever becomes of these.
  const proposed = new Map<string, Item>()
  const knownNow = createKnownTexts()
  const repeated = new Set<string>()
  for (const finding of findings) {
    const { place, evidence } = finding
    if (evidence.turnUuid !== turn) run++
    turn = evidence.turnUuid
    if (items.has(finding.item) || proposed.has(finding.item)) continue
    const isOtherNow = (id: string) => saysOtherwise(items.get(id), finding.text)
    const same = known.find(finding.text, stands, isOtherNow) ?? knownNow.find(finding.text) ?? repeatedBy(finding.text)
    if (same === undefined) {
      if (!isProposed(finding.candidate)) continue
      const event = proposal(finding, maker)
      made.push({ event, run, place })
      proposed.set(finding.item, itemOf(newRecord(event), 'project'))
      knownNow.add(finding.item, finding.text)
      continue
    }
    const repeat = repetition(finding, items.get(same) ?? proposed.get(same), held, maker)
    const once = `${repeat?.item ?? same} ${turn}`
    if (repeat && !repeated.has(once)) made.push({ event: repeat, run, place })
    repeated.add(once)
  }
  return asTyped(made)
}

/**
 * Whether an item that once said this was reworded to its opposite, or to another number: what a person says against it now is a change of
 * mind. If it was reworded in any other way, it still counts as known.
 */
function saysOtherwise(item: Item | undefined, text: string): boolean {
  if (item === undefined || item.formerTexts.length === 0 || item.status === 'rejected') return false
  return isAgainst(item, text)
}

function isAgainst(item: Item, text: string): boolean {
  const [now, said] = [numbersOf(item.text), numbersOf(text)]
  return areOpposite(statementOf(item.text), statementOf(text)) || (now !== '' && said !== '' && now !== said)
}

/** The item, what it was merged into or replaced by, and so on: who says its words again says the last of these again. */
function successionOf(item: Item, items: Held['items'], text: string): readonly Item[] {
  const succession = new Set([item])
  for (let last = item; last.status === 'merged' || last.status === 'retired';) {
    const next = items.get(last.other ?? '')
    if (!next || succession.has(next) || isAgainst(next, text)) break
    succession.add(next)
    last = next
  }
  return [...succession]
}

/** Only the new proposals that result from findings that were not said just now: such findings do not count as repeats. */
export function proposalsOf(findings: readonly Finding[], { known, journal, now }: ReviewContext): JournalEvent[] {
  const items = journal.items()
  known.learn(items.values())
  const events = mergeFindings(findings, { items, known }, { now: now(), newId: journal.newId })
  return events.filter(({ type }) => type === 'proposed')
}

/** An event, which run of findings from one turn it belongs to, and where its words are in that turn. */
type Made = { readonly event: JournalEvent; readonly run: number; readonly place: number }

/** The findings of a turn come best first, so that the best of those that say the same is kept. People read them in the order of typing. */
function asTyped(made: readonly Made[]): JournalEvent[] {
  return made.toSorted((a, b) => a.run - b.run || a.place - b.place).map(({ event }) => event)
}

function proposal({ item, candidate, text, checks, evidence }: Finding, maker: EventMaker): ProposedEvent {
  const { kind, confidence, tier, cues, parts } = candidate
  return {
    ...eventHead(maker),
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
  { text, evidence, resent, rewound }: Finding,
  known: Item | undefined,
  { items, wasGiven = () => false }: Held,
  maker: EventMaker,
): RepeatedEvent | undefined {
  const { sessionId, turnUuid, speaker } = evidence
  // What the agent says or does is not the person's word.
  if (speaker !== 'person' || resent || rewound) return undefined
  const succession = known ? successionOf(known, items, text) : []
  const item = succession.at(-1)
  if (!item || succession.some((one) => [one.evidence, ...one.repeats].some((said) => said.turnUuid === turnUuid)))
    return undefined
  const afterDelivery = item.status === 'approved' && wasGiven(item)
  return { ...eventHead(maker), type: 'repeated', item: item.id, sessionId, turnUuid, text, afterDelivery }
}
