import type { Candidate } from '../candidate.ts'
import { logOdds } from './log-odds.ts'
import { tierOf, type Tiers } from './tier.ts'

/** The score of a finding that rests on one cue alone: its confidence is not a sum, and that cue is its only part. */
export function wholeScore(
  cue: string,
  confidence: number,
  because: string,
  tiers: Tiers,
): Pick<Candidate, 'confidence' | 'tier' | 'cues' | 'parts'> {
  const parts = [{ id: cue, weight: logOdds(confidence), because }]
  return { confidence, tier: tierOf(confidence, tiers), cues: [cue], parts }
}
