import type { Language } from '../cues/cue.ts'

/** Letters that only one of the languages read here has, apart from languages that share its cues; either case. */
const LETTERS: ReadonlyArray<readonly [language: Language, letters: string]> = [
  ['pl', 'ąęłńśźż'],
  ['cs', 'řěůďťľĺŕčšž'],
  ['tr', 'ğış'],
  ['pt', 'ãõ'],
  ['es', 'ñ¿¡'],
  ['de', 'ß'],
  ['ro', 'ățșţ'],
  ['hu', 'őű'],
  ['vi', '\u1ea0-\u1ef9ơư'],
  ['da', 'øæ'],
]

/** Only Finnish has these twice in a row. */
const FINNISH = 'ää|öö'

const ANY = /[\u00a1-\u021b\u1ea0-\u1ef9]/
const TELLING = new RegExp([...LETTERS.map(([, letters]) => `([${letters}])`), `(${FINNISH})`].join('|'), 'i')

/** The Latin-script language that a letter of a text shows, if one does. */
export function languageOfLetters(text: string): Language | undefined {
  const found = ANY.test(text) ? TELLING.exec(text) : null
  if (found === null) return undefined
  return LETTERS[found.findIndex((group, at) => at > 0 && group !== undefined) - 1]?.[0] ?? 'fi'
}
