import { getOrMake } from '../../base/get-or-make.ts'
import { normaliseText } from '../normalise.ts'
import { SPACELESS, type Said, ofText } from './reading.ts'
import { EXACT_NAMES, NAMES_WHAT_FOLLOWS, NAMES_WHAT_PRECEDES } from './words.ts'

/**
 * How the names and signs of a text are typed, by the letters in them. Several names may have the same letters, and so several spellings. All
 * that has no letters is one spelling, because its order counts: "use === not ==".
 */
type Spellings = ReadonlyMap<string, { readonly signs: ReadonlySet<string>; readonly exact: ReadonlySet<string> }>

const CODE = /`+([^`]+)`+/gu
const SPACELESS_RUN = new RegExp(`${SPACELESS.source}+`, 'gu')
const QUOTES_BEFORE = /^["'“”‘’«»‹›„()[\]{}¿¡]+/u
const MARKS_AFTER = /["'“”‘’«»‹›.,;:!?…()[\]{}]+$/u
const EMPHASISED = /^([*_]{1,3})(.+)\1$/u
const APOSTROPHES = /['’‘´ʼ]/gu
/** Hyphens differ from font to font. */
const HYPHENS = /[‐‑–—]/gu
/** Marks of the sentence, bullets and arrows, when they stand alone outside of code; `&&`, `||` and `??` are names. */
const MARKS = /^(?:[-.,;:!()[\]{}"'…·•*^+]+|[&|?/~]|[-=<~]*[-=~]+>|<[-=~]{2,}|<-)$/u
/** Signs that people type, unlike emoji. */
const SIGNS = /^[!-~€£¥≤≥]+$/u
const NUMBER = /^\d+(?:[.,:]\d+)*$/u
const BELOW_ZERO = /(?:^|[\s(:=])-(?=\d)/u
/** `src/api` and `Main.java`. */
const IS_PATH = /[\p{L}\p{N}][./_][\p{L}\p{N}]/u
/** `-s` and `-S`, `userId` and `UserId`, MB and Mb: names that differ by case alone. */
const IS_EXACT = /^(?:-\p{L}|\p{L}*\p{Ll}\p{Lu}.*|\d*[KMGT]i?[Bb])$/u

/**
 * Whether two texts name something by the same letters but with other signs: `==` and `===`, `feature/x` and `feature-x`, `-s` and `-S`. Only
 * what both write with signs is compared, because a name may be said without them ("the force flag").
 */
export function areSpelledApart(a: Said, b: Said): boolean {
  if (a.text === b.text) return false
  if (BELOW_ZERO.test(a.text) !== BELOW_ZERO.test(b.text) && normaliseText(a.text) === normaliseText(b.text))
    return true
  const right = spellingsOf(b)
  for (const [letters, one] of spellingsOf(a)) {
    const other = right.get(letters)
    if (other && (differ(one.signs, other.signs) || differ(one.exact, other.exact))) return true
  }
  return false
}

/** Whether a text writes a name with signs that the known one does not have, or has only as a part of a longer one: `x-api-key` and `api-key`. */
export function addsName(known: Said, text: Said): boolean {
  const held = namesIn(known)
  const words = ` ${lettersOf(known.text)} `
  return namesIn(text).some(
    (name) =>
      !held.includes(name) && (!words.includes(` ${name} `) || held.some((long) => ` ${long} `.includes(` ${name} `))),
  )
}

/** The names that a text writes with signs, as their letters. */
function namesIn(said: Said): string[] {
  return [...spellingsOf(said)].flatMap(([letters, { signs }]) => (letters !== '' && signs.size > 0 ? [letters] : []))
}

function lettersOf(text: string): string {
  return normaliseText(text)
    .replaceAll(/[<>≠+#]+/gu, ' ')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
}

function differ(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  if (left.size === 0 || right.size === 0) return false
  return left.size !== right.size || [...left].some((spelling) => !right.has(spelling))
}

const spellingsOf = ofText(({ text }): Spellings => {
  const found = new Map<string, { signs: Set<string>; exact: Set<string> }>()
  const letterless: string[] = []
  const take = (word: string, isName: boolean): void => {
    const letters = lettersOf(word)
    const bare = word.replaceAll(APOSTROPHES, '')
    if (letters === '') {
      letterless.push(bare)
      return
    }
    const hasSigns = bare.toLowerCase() !== letters
    const isExact = isName || IS_EXACT.test(bare)
    if (!hasSigns && !isExact) return
    const spellings = getOrMake(found, letters, () => ({ signs: new Set<string>(), exact: new Set<string>() }))
    if (hasSigns) spellings.signs.add(bare.toLowerCase())
    if (isExact) spellings.exact.add(bare)
  }
  const prose = text
    .normalize('NFKC')
    .replaceAll(HYPHENS, '-')
    .replace(CODE, (_, code: string) => {
      for (const word of code.split(/\s+/u)) if (word !== '') take(word.replace(/(?<=.)\/+$/u, ''), true)
      return ' '
    })
  const words = prose.replaceAll(SPACELESS_RUN, ' $& ').split(/\s+/u)
  for (const [index, word] of words.entries()) {
    if (SIGNS.test(word) ? MARKS.test(word) : !/[\p{L}\p{N}]/u.test(word)) continue
    const name = nameIn(word)
    if (!NUMBER.test(name) && !MARKS.test(name)) take(name, isNamedSo(name, words[index - 1], words[index + 1]))
  }
  if (letterless.length > 0) found.set('', { signs: new Set([letterless.join(' ')]), exact: new Set() })
  return found
})

/** Whether a word within a sentence is a name whose capitals count. */
function isNamedSo(name: string, before = '', after = ''): boolean {
  if (before === '' || /[.!?]$/u.test(before)) return false
  const isNamed = NAMES_WHAT_FOLLOWS.has(before.toLowerCase()) || NAMES_WHAT_PRECEDES.test(after)
  return isNamed || IS_PATH.test(name) || EXACT_NAMES.has(name.toLowerCase())
}

/** A word without what belongs to the sentence around it. */
function nameIn(word: string): string {
  const bare = word.replace(QUOTES_BEFORE, '').replace(MARKS_AFTER, '')
  return bare.replace(EMPHASISED, '$2').replace(/(?<=[^\W_])[-/]+$/u, '') || word
}
