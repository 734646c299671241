import type { Cue } from '../cues/cue.ts'

/** What every feature has, be it a cue or a sign. */
export type FeatureRow = Pick<Cue, 'id' | 'weight' | 'because'>
