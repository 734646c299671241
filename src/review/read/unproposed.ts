import type { Candidate } from '../../extract/candidate.ts'
import { extractInSteps } from '../../extract/extract-candidates.ts'
import type { Turn } from '../../transcript/event/turn.ts'
import { readTranscript } from '../../transcript/read/reader.ts'
import { statIfReadable } from '../../workspace/files/read-if-readable.ts'
import { createPace } from '../../workspace/processes/pace.ts'
import type { ReviewContext } from '../propose/review-context.ts'
import { type AgentTurn, readAgents } from '../record/agent-files.ts'

/** A typed sentence that a review passed over: most are too weak to propose. */
export type Unproposed = {
  readonly turn: Turn
  readonly transcriptPath: string
  readonly candidate: Candidate
}

/**
 * What was typed in reviewed turns, also to subagents, and that no item says yet, in transcripts written to since `modifiedAfter`
 * (epoch milliseconds). Transcripts that are gone are left out, as are paused sessions. Rejects with the signal's reason.
 */
export async function findUnproposed(
  { reviews, roots, known, journal, extractOptions }: ReviewContext,
  modifiedAfter: number,
  signal?: AbortSignal,
): Promise<Unproposed[]> {
  const pace = createPace(signal)
  journal.refresh()
  for (const item of journal.items().values()) {
    await pace()
    known.learn([item])
  }
  const options = { ...extractOptions(), all: true, assistantInsights: false }
  const found: Unproposed[] = []
  const seen = new Set<string>()
  for (const { transcriptPath, paused } of reviews.all()) {
    if (paused === true) continue
    const modified = statIfReadable(transcriptPath)?.mtimeMs ?? 0
    if (modified === 0 || modified < modifiedAfter) continue
    const turns = new Map<string, AgentTurn>()
    for (const said of await turnsOf(transcriptPath, roots, signal)) {
      const { uuid } = said.turn
      if (seen.has(uuid) || !reviews.isReviewed(uuid)) continue
      seen.add(uuid)
      turns.set(uuid, said)
    }
    const typed = Array.from(turns.values(), ({ turn }) => turn)
    for (const candidates of extractInSteps(typed, options)) {
      await pace()
      for (const candidate of candidates) {
        const said = turns.get(candidate.turnUuid)
        if (said && candidate.speaker === 'person' && known.find(candidate.text) === undefined)
          found.push({ ...said, candidate })
      }
    }
  }
  return found
}

/** The conversation's turns before those of its subagents, whose files may hold copies of it. */
async function turnsOf(
  transcriptPath: string,
  roots: readonly string[],
  signal: AbortSignal | undefined,
): Promise<AgentTurn[]> {
  const read = await readTranscript(transcriptPath, { endOfSession: true, roots, signal })
  if (!read.ok) return []
  const { turns } = await readAgents({ transcriptPath }, { roots, isOver: () => true, signal })
  return [...read.turns.map((turn) => ({ turn, transcriptPath })), ...turns]
}
