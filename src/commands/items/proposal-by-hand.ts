import type { Kind } from '../../extract/candidate.ts'
import type { ProposedEvent } from '../../journal/event/event.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import { itemId } from '../../journal/item/item-id.ts'
import { textsOf, type ViewItem } from '../../journal/item/item.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import { checkText } from '../../text/checks/checks.ts'
import { normaliseText } from '../../text/normalise.ts'
import { areSpelledApart } from '../../text/same/same.ts'
import type { StorableLine } from '../../text/secrets/storable-line.ts'

type ByHand = {
  readonly prepared: StorableLine
  readonly kind: Kind
  readonly scope: Scope
  readonly now: Date
  /** An agent typed it, so the agent is its speaker. */
  readonly byAgent: boolean
}

/** What marks a proposal made by an agent; the check requires the second key. */
const BY_AGENT = {
  cues: ['by-agent'],
  parts: [{ id: 'by-agent', weight: 0.01, because: 'proposed by an agent, not by you' }],
  confidence: 0.5,
}

/** A learning that a person wrote, or had an agent write, as a proposal. Its own words are its evidence, and give it its id. */
export function proposalByHand(
  { store, target }: Pick<Inbox, 'store' | 'target'>,
  { prepared, kind, scope, now, byAgent }: ByHand,
): ProposedEvent {
  const { text, hidden, removed } = prepared
  const at = now.toISOString()
  const idWith = (signs: string) => itemId({ workspace: target.id, turnUuid: signs, cue: 'by-hand', text })
  const usual = idWith(directionsIn(text))
  return {
    v: 1,
    id: store.newId(),
    at,
    type: 'proposed',
    item: isOtherwiseSpelled(store.items().get(usual), text) ? idWith(asTyped(text)) : usual,
    kind,
    text,
    scope,
    tier: 'suggest',
    ...(byAgent ? BY_AGENT : { cues: ['by-hand'], confidence: 1 }),
    checks: [...checkText(text, { hidden, removed }), ...(byAgent ? (['foreign'] as const) : [])],
    evidence: { text, speaker: byAgent ? 'assistant' : 'self', turnUuid: '', sessionId: '', transcriptPath: '', at },
  }
}

/** An item's id depends only on its words. Signs that point ("ui -> core", "size < 5") change the meaning, so they count too. */
function directionsIn(text: string): string {
  return normaliseText(text).replaceAll(/[^<>≠]/gu, '')
}

/** Whether an item with the same letters has other signs in all its words: "use ==" is not "use ===". Then each sign makes the id. */
function isOtherwiseSpelled(item: ViewItem | undefined, text: string): boolean {
  return item !== undefined && textsOf(item).every((known) => areSpelledApart({ text: known }, { text }))
}

/** With each sign but those that end it. */
function asTyped(text: string): string {
  return text.toLowerCase().replace(/[\s.,;:!?]+$/u, '')
}
