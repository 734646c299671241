import type { Cue } from './cue.ts'
import { behaviourCues } from './cues/behaviour.ts'
import { counterCues } from './cues/counter.ts'
import { otherVoiceCues } from './cues/other-voices.ts'
import { explicitCues } from './cues/explicit.ts'
import { factCues } from './cues/facts.ts'
import { habitCues } from './cues/habits.ts'
import { mannerCues } from './cues/manner.ts'
import { particularCues } from './cues/particulars.ts'
import { personCues } from './cues/person.ts'
import { progressCues } from './cues/progress.ts'
import { standingCues } from './cues/standing.ts'

/** Every cue, in the order in which they are tried. */
export const cueTable: readonly Cue[] = [
  ...explicitCues,
  ...standingCues,
  ...personCues,
  ...factCues,
  ...behaviourCues,
  ...particularCues,
  ...habitCues,
  ...mannerCues,
  ...counterCues,
  ...progressCues,
  ...otherVoiceCues,
]
