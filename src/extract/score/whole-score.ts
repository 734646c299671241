import type { Candidate } from '../candidate.ts'
import { logOdds } from './log-odds.ts'
import { tierOf, type Tiers } from './tier.ts'

/** The score of what one cue finds by itself: its confidence is no sum, and the only part of it is the whole. */
export function wholeScore(
  cue: string,
  confidence: number,
  because: string,
  tiers: Tiers,
): Pick<Candidate, 'confidence' | 'tier' | 'cues' | 'parts'> {
  const parts = [{ id: cue, weight: logOdds(confidence), because }]
  return { confidence, tier: tierOf(confidence, tiers), cues: [cue], parts }
}
