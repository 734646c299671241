import type { Candidate } from '../../extract/candidate.ts'
import { extractCandidates } from '../../extract/extract-candidates.ts'
import type { ViewItem } from '../../journal/item/item.ts'
import { readTranscript } from '../../transcript/reader.ts'
import { statTranscript } from '../../transcript/stat.ts'
import type { Turn } from '../../transcript/turn.ts'
import type { Inbox } from '../inbox/inbox.ts'

/** A line for the model pass: a waiting item, or a sentence the rules found too weak to propose. */
export type OpenLine =
  | { readonly item: ViewItem; readonly candidate: Candidate; readonly assistantBefore: string }
  | {
      readonly turn: Turn
      readonly transcriptPath: string
      readonly candidate: Candidate
      readonly assistantBefore: string
    }

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
  const { reviews, roots, known, extractOptions } = inbox.reviewContext()
  known.learn(inbox.store.state().items.values())
  const seen = new Set<string>()
  for (const { transcriptPath } of reviews.all()) {
    const modified = statTranscript(transcriptPath)?.mtimeMs ?? 0
    const read =
      modified >= modifiedAfter && modified > 0
        ? await readTranscript(transcriptPath, { endOfSession: true, roots })
        : undefined
    if (!read?.ok) continue
    const turns = new Map(
      read.turns.filter(({ uuid }) => reviews.isReviewed(uuid) && !seen.has(uuid)).map((turn) => [turn.uuid, turn]),
    )
    for (const uuid of turns.keys()) seen.add(uuid)
    for (const candidate of extractCandidates([...turns.values()], {
      ...extractOptions(),
      all: true,
      assistantInsights: false,
    })) {
      const turn = turns.get(candidate.turnUuid)
      if (turn && candidate.tier === 'skip' && known.find(candidate.text) === undefined)
        lines.push({ turn, transcriptPath, candidate, assistantBefore: turn.assistantBefore })
    }
  }
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
