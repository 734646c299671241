import { cueMatcher, cueTable } from './cue-table.ts'
import type { SentenceView } from './sentence-view.ts'
import { derivedSigns, tally } from './derived-signs.ts'
import { signs } from './signs.ts'

/** A feature that holds in a sentence, with the words that showed it where a cue did. */
export type Feature = { readonly id: string; readonly found?: string }

/** All cues and signs that hold in a sentence. */
export function findFeatures(view: SentenceView): Feature[] {
  const features: Feature[] = []
  for (const [index, found] of cueMatcher.find(view, view.languages)) {
    const cue = cueTable[index]
    if (cue !== undefined) features.push({ id: cue.id, found })
  }
  for (const sign of signs) if (sign.holds(view)) features.push({ id: sign.id })
  const soFar = tally(new Set(features.map(({ id }) => id)))
  for (const { id, holds } of derivedSigns) if (holds(soFar, view)) features.push({ id })
  return features
}
