import { behaviourCues } from './behaviour.ts'
import { counterCues } from './counter.ts'
import type { Cue } from './cue.ts'
import { explicitCues } from './explicit.ts'
import { factCues } from './facts.ts'
import { habitCues } from './habits.ts'
import { inSmallLanguages } from './languages/small-languages.ts'
import { lessonCues } from './lessons.ts'
import { mannerCues } from './manner.ts'
import { otherVoiceCues } from './other-voices.ts'
import { particularCues } from './particulars.ts'
import { personCues } from './person.ts'
import { productCues } from './product.ts'
import { progressCues } from './progress.ts'
import { refusalCues } from './refusals.ts'
import { ruleCues } from './rules.ts'
import { standingCues } from './standing.ts'
import { subjectCues } from './subject.ts'

const rows: readonly Cue[] = [
  ...explicitCues,
  ...standingCues,
  ...ruleCues,
  ...personCues,
  ...factCues,
  ...lessonCues,
  ...behaviourCues,
  ...particularCues,
  ...habitCues,
  ...mannerCues,
  ...subjectCues,
  ...counterCues,
  ...productCues,
  ...progressCues,
  ...otherVoiceCues,
  ...refusalCues,
]

/** Every cue, in the order they are tried. */
export const cueTable: readonly Cue[] = rows.map((cue) => ({
  ...cue,
  expression: { ...cue.expression, ...inSmallLanguages(cue.id) },
}))
