import type { Cue, Language } from '../cue.ts'
import { bulgarian } from './bg.ts'
import { czech } from './cs.ts'
import { danish } from './da.ts'
import { greek } from './el.ts'
import { persian } from './fa.ts'
import { finnish } from './fi.ts'
import { hebrew } from './he.ts'
import { hungarian } from './hu.ts'
import type { LanguageCues } from './language-cues.ts'
import { romanian } from './ro.ts'
import { swedish } from './sv.ts'
import { thai } from './th.ts'
import { ukrainian } from './uk.ts'

/** Languages for which Sage has only the plain cues: each is one file, so that adding one is adding a file. */
export const smallLanguages: Readonly<Partial<Record<Language, LanguageCues>>> = {
  cs: czech,
  sv: swedish,
  da: danish,
  fi: finnish,
  hu: hungarian,
  ro: romanian,
  el: greek,
  bg: bulgarian,
  he: hebrew,
  fa: persian,
  th: thai,
  uk: ukrainian,
}

/** The expressions of a cue in these languages. */
export function inSmallLanguages(cue: string): Cue['expression'] {
  const found: Partial<Record<Language, string>> = {}
  for (const [language, { expressions }] of Object.entries(smallLanguages)) {
    const expression = expressions[cue]
    if (expression !== undefined) found[language as Language] = expression
  }
  return found
}

/** The short words that identify those in Latin letters. */
export const wordsOfSmallLanguages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(smallLanguages).flatMap(([language, { words }]) => (words === undefined ? [] : [[language, words]])),
)
