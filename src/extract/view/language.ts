import { UNSPACED, type Language } from '../cues/cue.ts'
import { ARABIC, CYRILLIC, DEVANAGARI, GREEK, HAN, HANGUL, HEBREW, KANA, PERSIAN, THAI } from './alphabet.ts'
import type { Reading } from './reading.ts'
import type { FoldedSentence } from './split-words.ts'

/** Kinds of writing whose cues differ in how often they hold. */
export type Writing = 'english' | 'unspaced' | 'other'

type LanguageGuess = {
  /** The languages whose cues to try: always English (its words occur in everyone's sentences), and what the writing or its short words show. */
  readonly languages: readonly Language[]
  /** English and what cannot be distinguished from it; scripts that do not separate words by spaces as Latin does; every other language. */
  readonly writing: Writing
}

/** The guess if nothing shows the language. */
export const ENGLISH_ONLY: LanguageGuess = { languages: ['en'], writing: 'english' }

/** Guesses the language of a folded sentence from the alphabets of its letters, or from its words. */
export function guessLanguage({ alphabets, folded }: FoldedSentence, { latin }: Reading): LanguageGuess {
  let told = alphabets & TELLING
  if (told & GREEK && !GREEK_WORD.test(folded)) told &= ~GREEK
  if (told !== 0) {
    const guess = (guesses[told] ??= guessByAlphabets(told))
    // A word of another alphabet may only be quoted.
    return latin && latin.votes > 1 ? { ...guess, languages: [...guess.languages, ...latin.languages] } : guess
  }
  if (latin === undefined) return ENGLISH_ONLY
  // One short word is enough to try a language's cues, not to judge the sentence by another measure.
  return { languages: ['en', ...latin.languages], writing: latin.votes > 1 ? 'other' : 'english' }
}

const TELLING = KANA | HAN | HANGUL | CYRILLIC | ARABIC | PERSIAN | DEVANAGARI | GREEK | HEBREW | THAI
/** A single Greek letter is a symbol in any language: "µs", "Δt". */
const GREEK_WORD = /[\u0370-\u03ff]{2}/
const guesses: LanguageGuess[] = []

function guessByAlphabets(alphabets: number): LanguageGuess {
  const found: Language[] = []
  if (alphabets & KANA) found.push('ja')
  else if (alphabets & HAN) found.push('zh')
  if (alphabets & HANGUL) found.push('ko')
  if (alphabets & CYRILLIC) found.push('ru', 'uk', 'bg')
  // Spoken Arabic has some of its letters as well.
  if (alphabets & PERSIAN) found.push('fa')
  if (alphabets & ARABIC) found.push('ar')
  if (alphabets & DEVANAGARI) found.push('hi')
  if (alphabets & GREEK) found.push('el')
  if (alphabets & HEBREW) found.push('he')
  if (alphabets & THAI) found.push('th')
  return { languages: ['en', ...found], writing: found.some((l) => UNSPACED.has(l)) ? 'unspaced' : 'other' }
}
