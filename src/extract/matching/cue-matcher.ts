import { getOrMake } from '../../base/get-or-make.ts'
import type { Cue, Language } from '../cues/cue.ts'
import type { FoldedSentence } from '../view/split-words.ts'
import type { Automaton } from './automaton.ts'
import { createMachine, type CueMachine } from './cue-machine.ts'
import { addMatch, matchOf, type CueMatch, type Matches } from './matches.ts'

type CueMatcher = {
  /** Where the cues of these languages, and those of no language, hold. */
  find(sentence: FoldedSentence, languages: readonly Language[]): Matches
}

/** Matches cues with their automata. A language is loaded when it first comes up: most people write in one or two. */
export function createMatcher(cues: readonly Cue[], automatonOf: (language: Language) => Automaton): CueMatcher {
  const machines = new Map<Language, CueMachine>()
  const machineOf = (language: Language): CueMachine =>
    getOrMake(machines, language, () => createMachine(automatonOf(language), language))
  // Little belongs to no language, and it occurs between words and within them.
  const anywhere = cues.flatMap(({ expression: { any } }, cue) =>
    any === undefined ? [] : [{ cue, expression: new RegExp(any) }],
  )
  const somewhere = new RegExp(anywhere.map(({ expression }) => expression.source).join('|') || '(?!)')
  return {
    find(sentence, languages) {
      const found: CueMatch[] = []
      for (const language of languages) machineOf(language)(sentence, found)
      if (!somewhere.test(sentence.folded)) return found
      for (const { cue, expression } of anywhere) {
        const match = expression.exec(sentence.folded)
        if (match !== null && matchOf(found, cue) === undefined)
          addMatch(found, cue, match.index, match.index + match[0].length)
      }
      return found
    },
  }
}
