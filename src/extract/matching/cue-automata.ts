import { cueTable } from '../cues/cue-table.ts'
import type { Language } from '../cues/cue.ts'
import type { Automaton } from './automaton.ts'
import { compileCues } from './compile-cues.ts'

/** The automaton of the cue table for a language. Bundles contain it precompiled (`scripts/cue-automata.mjs`). */
export function automatonOf(language: Language): Automaton {
  return compileCues(cueTable, language)
}
