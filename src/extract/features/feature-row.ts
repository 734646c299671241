import type { Cue } from '../cues/cue.ts'

/** What every feature has, whether it is a cue or a sign. */
export type FeatureRow = Pick<Cue, 'id' | 'weight' | 'because'>
