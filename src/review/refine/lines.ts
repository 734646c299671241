import type { ViewItem } from '../../journal/item/item.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { findUnproposed, type Unproposed } from '../read/unproposed.ts'
import type { RefineInput } from './request.ts'

/** A line for the model pass: a waiting item, or a sentence the rules found too weak to propose. */
export type OpenLine = (RefineInput & { readonly item: ViewItem }) | (RefineInput & Unproposed)

/**
 * What a model pass could look at: waiting items in this person's words, and weak sentences from turns reviewed since `modifiedAfter`
 * (epoch milliseconds of a transcript's last write). Transcripts that are gone are left out.
 */
export async function openLines(inbox: Inbox, modifiedAfter: number): Promise<OpenLine[]> {
  const waiting = inbox.store.ofStatus('pending').filter(({ evidence }) => evidence.speaker === 'person')
  const unproposed = await findUnproposed(inbox.reviewContext(), modifiedAfter)
  return [
    ...waiting.map((item) => {
      const { kind, confidence, evidence } = item
      return { item, candidate: { kind, confidence, evidence: evidence.text }, assistantBefore: evidence.before ?? '' }
    }),
    ...unproposed
      .filter(({ candidate }) => candidate.tier === 'skip')
      .map((weak) => ({ ...weak, assistantBefore: weak.turn.assistantBefore })),
  ]
}
