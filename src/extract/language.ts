import { UNSPACED, type Language } from './cue.ts'
import type { Reading } from './reading.ts'

/** Kinds of writing whose cues differ in how often they hold. */
export type Writing = 'english' | 'unspaced' | 'other'

export type LanguageGuess = {
  /** Whose cues to try: always English (its words stand in everyone's sentences), and what the writing or its short words show. */
  readonly languages: readonly Language[]
  /** English and what cannot be told from it; scripts that do not part words by spaces as Latin does; every other language. */
  readonly writing: Writing
}

/** The guess where nothing tells. */
export const ENGLISH_ONLY: LanguageGuess = { languages: ['any', 'en'], writing: 'english' }

/** Guesses the language of a folded sentence from its letters, or what its words tell. */
export function guessLanguage(folded: string, { latin }: Reading): LanguageGuess {
  const script = scriptOf(folded)
  if (script !== undefined) {
    return { languages: ['any', 'en', ...script], writing: script.some((l) => UNSPACED.has(l)) ? 'unspaced' : 'other' }
  }
  if (latin === undefined) return ENGLISH_ONLY
  // One short word is enough to try a language's cues, not to judge the sentence by another measure.
  return { languages: ['any', 'en', latin.language], writing: latin.votes > 1 ? 'other' : 'english' }
}

function scriptOf(folded: string): Language[] | undefined {
  // oxlint-disable-next-line no-control-regex
  if (!/[^\u0000-\u024f]/.test(folded)) return undefined
  const found: Language[] = []
  if (/[\u3040-\u30ff]/.test(folded)) found.push('ja')
  else if (/[\u3400-\u9fff]/.test(folded)) found.push('zh')
  if (/[\uac00-\ud7af]/.test(folded)) found.push('ko')
  if (/[\u0400-\u04ff]/.test(folded)) found.push('ru')
  if (/[\u0600-\u06ff]/.test(folded)) found.push('ar')
  if (/[\u0900-\u097f]/.test(folded)) found.push('hi')
  return found.length > 0 ? found : undefined
}
