import type { DeliveredEvent, RepeatedEvent } from '../journal/event.ts'
import type { Item } from '../journal/item.ts'
import { isNearDuplicate, normaliseText } from '../text/similarity.ts'
import type { SeenInjection } from '../transcript/turn.ts'
import { termsOf } from '../runtime/projection-format-terms.ts'

/** Makes the id and the time of an event. */
export type EventMaker = { readonly newId: () => string; readonly now: () => Date }

/**
 * The `delivered` events that follow from what a transcript shows: once per learning and session. Resume, compaction and forks show the
 * same injection again; a session that has it is not counted twice. Ids that the journal does not know are somebody else's.
 */
export function findDeliveries(
  seen: readonly SeenInjection[],
  items: ReadonlyMap<string, Item>,
  { newId, now }: EventMaker,
): DeliveredEvent[] {
  const events: DeliveredEvent[] = []
  const counted = new Set<string>()
  for (const { sessionId, at, hookEvent, learningIds } of seen) {
    for (const id of learningIds) {
      const item = items.get(id)
      const once = `${sessionId} ${id}`
      if (!item || sessionId === '' || item.deliveredTo.includes(sessionId) || counted.has(once)) continue
      counted.add(once)
      events.push({
        v: 1,
        id: newId(),
        at: now().toISOString(),
        type: 'delivered',
        item: id,
        sessionId,
        channel: hookEvent,
        seenAt: at,
      })
    }
  }
  return events
}

/** What was said, where. */
export type Said = { readonly text: string; readonly sessionId: string; readonly turnUuid: string }

/** `yes`: the session had been given the learning; `unknown`: no proof of any delivery to this session, which is not proof of none. */
export type WasGiven = 'yes' | 'unknown'

export function wasGiven(item: Item, sessionId: string, seen: readonly SeenInjection[]): WasGiven {
  const shown = seen.some((one) => one.sessionId === sessionId && one.learningIds.includes(item.id))
  return shown || item.deliveredTo.includes(sessionId) ? 'yes' : 'unknown'
}

/**
 * The approved learning that these words say again, if there is one: the same words, a near-duplicate, or most of its content in words of
 * one's own ("I said pnpm, not npm!"). Negation and numbers must agree, or it is a change of mind and not a repetition.
 */
export function findRepeated(text: string, approved: Iterable<Item>): Item | undefined {
  let best: { item: Item; share: number } | undefined
  const said = contentOf(text)
  for (const item of approved) {
    if (item.status !== 'approved') continue
    if (isNearDuplicate(item.text, text)) return item
    const share = sharedContent(contentOf(item.text), said)
    if (share >= MOST_OF_IT && share > (best?.share ?? 0)) best = { item, share }
  }
  return best?.item
}

/** The `repeated` event for words that say an approved learning again. `afterDelivery` flags it as not working. */
export function repeatedEvent(
  item: Item,
  { text, sessionId, turnUuid }: Said,
  given: WasGiven,
  { newId, now }: EventMaker,
): RepeatedEvent {
  return {
    v: 1,
    id: newId(),
    at: now().toISOString(),
    type: 'repeated',
    item: item.id,
    sessionId,
    turnUuid,
    text,
    afterDelivery: given === 'yes',
  }
}

/** Share of a learning's content terms that must come again, and how many at least. */
const MOST_OF_IT = 0.75
const FEWEST_TERMS = 2

type Content = { readonly terms: ReadonlySet<string>; readonly negated: boolean; readonly numbers: string }

const NEGATION =
  /\b(?:not|never|no|don'?t|avoid|stop|without|instead|nicht|nie|kein\w*|ne|pas|jamais|nunca|не|никогда)\b|不|别|禁止|ない|말/iu

function contentOf(text: string): Content {
  return {
    terms: new Set(termsOf(text)),
    negated: NEGATION.test(normaliseText(text)) || NEGATION.test(text),
    numbers: (text.match(/\d+/gu) ?? []).toSorted().join(' '),
  }
}

function sharedContent(learning: Content, said: Content): number {
  if (learning.terms.size < FEWEST_TERMS || learning.negated !== said.negated || learning.numbers !== said.numbers)
    return 0
  let shared = 0
  for (const term of learning.terms) if (said.terms.has(term)) shared++
  // What is said in much more words is about something else.
  return said.terms.size > 3 * learning.terms.size ? 0 : shared / learning.terms.size
}
