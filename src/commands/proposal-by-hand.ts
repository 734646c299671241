import type { Kind } from '../extract/candidate.ts'
import type { ProposedEvent, Scope } from '../journal/event.ts'
import { itemId } from '../journal/item-id.ts'
import { checkText } from '../text/checks.ts'
import type { PreparedText } from './prepare-text.ts'

type ByHand = {
  readonly prepared: PreparedText
  readonly kind: Kind
  readonly scope: Scope
  readonly workspaceId: string
  /** Id of the event. */
  readonly id: string
  readonly now: Date
}

/** A learning that a person wrote, as a proposal: its own words are its evidence. */
export function proposalByHand({ prepared, kind, scope, workspaceId, id, now }: ByHand): ProposedEvent {
  const { text, hidden, removed } = prepared
  const at = now.toISOString()
  return {
    v: 1,
    id,
    at,
    type: 'proposed',
    item: itemId({ workspace: workspaceId, turnUuid: '', cue: 'by-hand', text }),
    kind,
    text,
    scope,
    confidence: 1,
    tier: 'suggest',
    cues: ['by-hand'],
    checks: checkText(text, { hidden, removed }),
    evidence: { text, speaker: 'self', turnUuid: '', sessionId: '', transcriptPath: '', at },
  }
}
