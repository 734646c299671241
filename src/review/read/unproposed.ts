import type { Candidate } from '../../extract/candidate.ts'
import { extractByTurn } from '../../extract/extract-candidates.ts'
import { readTranscript } from '../../transcript/reader.ts'
import { statTranscript } from '../../transcript/stat.ts'
import type { Turn } from '../../transcript/turn.ts'
import { createPace } from '../propose/pace.ts'
import type { ReviewContext } from '../propose/review-context.ts'

/** A typed sentence that a review passed over: most are too weak to propose. */
export type Unproposed = {
  readonly turn: Turn
  readonly transcriptPath: string
  readonly candidate: Candidate
}

/**
 * What was typed in turns that were reviewed, and that nothing held says, in transcripts written to since `modifiedAfter` (epoch
 * milliseconds). Transcripts that are gone are left out, as are paused sessions. Rejects with the signal's reason.
 */
export async function findUnproposed(
  { reviews, roots, known, journal, extractOptions }: ReviewContext,
  modifiedAfter: number,
  signal?: AbortSignal,
): Promise<Unproposed[]> {
  const pace = createPace(signal)
  journal.refresh()
  known.learn(journal.items().values())
  const options = { ...extractOptions(), all: true, assistantInsights: false }
  const found: Unproposed[] = []
  const seen = new Set<string>()
  for (const { transcriptPath, paused } of reviews.all()) {
    if (paused === true) continue
    const modified = statTranscript(transcriptPath)?.mtimeMs ?? 0
    if (modified === 0 || modified < modifiedAfter) continue
    const read = await readTranscript(transcriptPath, { endOfSession: true, roots, signal })
    if (!read.ok) continue
    const turns = new Map(
      read.turns.filter(({ uuid }) => reviews.isReviewed(uuid) && !seen.has(uuid)).map((turn) => [turn.uuid, turn]),
    )
    for (const uuid of turns.keys()) seen.add(uuid)
    for (const candidates of extractByTurn([...turns.values()], options)) {
      await pace()
      for (const candidate of candidates) {
        const turn = turns.get(candidate.turnUuid)
        if (turn && candidate.speaker === 'person' && known.find(candidate.text) === undefined)
          found.push({ turn, transcriptPath, candidate })
      }
    }
  }
  return found
}
