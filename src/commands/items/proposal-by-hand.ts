import type { Kind } from '../../extract/candidate.ts'
import type { ProposedEvent } from '../../journal/event/event.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import { itemId } from '../../journal/item/item-id.ts'
import { checkText } from '../../text/checks.ts'
import { normaliseText } from '../../text/normalise.ts'
import type { PreparedText } from './prepare-text.ts'

type ByHand = {
  readonly prepared: PreparedText
  readonly kind: Kind
  readonly scope: Scope
  readonly workspaceId: string
  /** Id of the event. */
  readonly id: string
  readonly now: Date
  /** An agent typed it, so it speaks for the agent. */
  readonly byAgent?: boolean
}

/** What is said of a proposal that an agent made; the check asks for the second key. */
const BY_AGENT = {
  cues: ['by-agent'],
  parts: [{ id: 'by-agent', weight: 0.01, because: 'proposed by an agent, not by you' }],
  confidence: 0.5,
}

/** A learning that a person wrote, or had an agent write, as a proposal: its own words are its evidence. */
export function proposalByHand({ prepared, byAgent = false, ...given }: ByHand): ProposedEvent {
  const { kind, scope, workspaceId, id, now } = given
  const { text, hidden, removed } = prepared
  const at = now.toISOString()
  return {
    v: 1,
    id,
    at,
    type: 'proposed',
    item: itemId({ workspace: workspaceId, turnUuid: directionsIn(text), cue: 'by-hand', text }),
    kind,
    text,
    scope,
    tier: 'suggest',
    ...(byAgent ? BY_AGENT : { cues: ['by-hand'], confidence: 1 }),
    checks: [...checkText(text, { hidden, removed }), ...(byAgent ? (['foreign'] as const) : [])],
    evidence: { text, speaker: byAgent ? 'assistant' : 'self', turnUuid: '', sessionId: '', transcriptPath: '', at },
  }
}

/** The id of an item is made of its words alone. Signs that point somewhere ("ui -> core", "size < 5") change what the words mean, so they count too. */
function directionsIn(text: string): string {
  return normaliseText(text).replaceAll(/[^<>≠]/gu, '')
}
