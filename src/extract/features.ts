import { compiledCues } from './cue-table.ts'
import { findCue } from './compile.ts'
import type { SentenceView } from './sentence-view.ts'
import { derivedSigns, signs } from './signs.ts'

/** A feature that holds in a sentence, with the words that showed it where a cue did. */
export type Feature = { readonly id: string; readonly found?: string }

/** All cues and signs that hold in a sentence. */
export function findFeatures(view: SentenceView): Feature[] {
  const features: Feature[] = []
  for (const compiled of compiledCues) {
    const found = findCue(compiled, view.folded, view.languages)
    if (found !== undefined) features.push({ id: compiled.cue.id, found })
  }
  for (const sign of signs) if (sign.holds(view)) features.push({ id: sign.id })
  const ids = new Set(features.map(({ id }) => id))
  for (const { id, holds } of derivedSigns) if (holds(ids, view)) features.push({ id })
  return features
}
