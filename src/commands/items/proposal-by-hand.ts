import type { Kind } from '../../extract/candidate.ts'
import type { ProposedEvent } from '../../journal/event/event.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import { itemId } from '../../journal/item/item-id.ts'
import { checkText } from '../../text/checks.ts'
import { normaliseText } from '../../text/normalise.ts'
import type { StorableLine } from '../../text/storable-line.ts'

type ByHand = {
  readonly prepared: StorableLine
  readonly kind: Kind
  readonly scope: Scope
  readonly workspaceId: string
  /** The id of the event. */
  readonly id: string
  readonly now: Date
  /** An agent typed it, so the agent is its speaker. */
  readonly byAgent: boolean
  /** Another item has its letters, with other signs: then each sign makes its id. */
  readonly toTheLetter?: boolean
}

/** What marks a proposal made by an agent; the check requires the second key. */
const BY_AGENT = {
  cues: ['by-agent'],
  parts: [{ id: 'by-agent', weight: 0.01, because: 'proposed by an agent, not by you' }],
  confidence: 0.5,
}

/** A learning that a person wrote, or had an agent write, as a proposal. Its own words are its evidence. */
export function proposalByHand({ prepared, byAgent, toTheLetter = false, ...given }: ByHand): ProposedEvent {
  const { kind, scope, workspaceId, id, now } = given
  const { text, hidden, removed } = prepared
  const at = now.toISOString()
  return {
    v: 1,
    id,
    at,
    type: 'proposed',
    item: itemId({
      workspace: workspaceId,
      turnUuid: toTheLetter ? asTyped(text) : directionsIn(text),
      cue: 'by-hand',
      text,
    }),
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

/** With each sign but those that end it. */
function asTyped(text: string): string {
  return text.toLowerCase().replace(/[\s.,;:!?]+$/u, '')
}
