import { automatonOf } from './cue-automata.ts'
import { createMatcher } from './cue-matcher.ts'
import { cueTable } from './cue-table.ts'
import { derivedSigns, tally } from './derived-signs.ts'
import type { SentenceView } from './sentence-view.ts'
import { signs } from './signs.ts'
import { typedWords } from './typed-words.ts'

/** The cues and signs that hold in a sentence. */
export type Features = {
  readonly ids: ReadonlySet<string>
  /** The words that showed a cue, as typed; undefined for a sign. */
  readonly wordsOf: (id: string) => string | undefined
}

/** All cues and signs that hold in a sentence, in the order of their tables. */
export function findFeatures(view: SentenceView): Features {
  const matches = cueMatcher.find(view, view.languages)
  const ids = new Set<string>()
  for (const cue of [...matches.keys()].toSorted((a, b) => a - b)) ids.add(CUE_IDS[cue] ?? '')
  for (const sign of signs) if (sign.holds(view)) ids.add(sign.id)
  const soFar = tally(ids)
  const derived = derivedSigns.filter(({ holds }) => holds(soFar, view))
  for (const { id } of derived) ids.add(id)
  return {
    ids,
    wordsOf: (id) => {
      const match = matches.get(CUE_IDS.indexOf(id))
      return match && typedWords(view.original, view.folded, match.from, match.to)
    },
  }
}

const cueMatcher = createMatcher(cueTable, automatonOf)
const CUE_IDS = cueTable.map(({ id }) => id)
