import type { Candidate } from '../../extract/candidate.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { findUnproposed, type Unproposed } from '../read/unproposed.ts'

/** A line for the model pass: a waiting item, or a sentence the rules found too weak to propose. */
export type OpenLine =
  | { readonly item: ViewItem; readonly candidate: Candidate; readonly assistantBefore: string }
  | (Unproposed & { readonly assistantBefore: string })

/**
 * What a model pass could look at: waiting items in this person's words, and weak sentences from turns reviewed since `modifiedAfter`
 * (epoch milliseconds of a transcript's last write). Transcripts that are gone are left out.
 */
export async function openLines(inbox: Inbox, modifiedAfter: number): Promise<OpenLine[]> {
  const waiting = inbox.store.ofStatus('pending').filter(({ evidence }) => evidence.speaker === 'person')
  const lines: OpenLine[] = waiting.map((item) => ({
    item,
    candidate: candidateOf(item),
    assistantBefore: item.evidence.before ?? '',
  }))
  for (const { candidate, turn, transcriptPath } of await findUnproposed(inbox.reviewContext(), modifiedAfter))
    if (candidate.tier === 'skip')
      lines.push({ turn, transcriptPath, candidate, assistantBefore: turn.assistantBefore })
  return lines
}

function candidateOf({ kind, text, evidence, confidence, tier, cues, parts }: ViewItem): Candidate {
  return {
    turnUuid: evidence.turnUuid,
    kind,
    text,
    evidence: evidence.text,
    confidence,
    tier,
    cues,
    parts,
    speaker: 'person',
  }
}
