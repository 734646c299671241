import { FOREIGN } from './alphabet.ts'
import { ANY_MARKS, APOSTROPHE, BACKTICK, BEYOND_ASCII } from './marks.ts'
import { splitWords, type FoldedSentence } from './split-words.ts'
import { withoutUmlauts } from './umlauts.ts'

/** Latin letters that Unicode does not decompose. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', đ: 'd', ł: 'l', ø: 'o', ı: 'i', æ: 'ae', œ: 'oe' }

/** What placeholders replace, in this order, each with a sign that it always holds: most sentences have none. */
const PLACES: ReadonlyArray<readonly [sign: RegExp, expression: RegExp, name: string]> = [
  [
    // Memory files first: "add it to CLAUDE.md" is a wish to persist, not a path.
    /\.md|\.(?:cursorrules|learnings)\b|claude[ _-]md/,
    /@?(?<![\w.-])(?:[\w~.-]{0,80}\/){0,12}\.?(?<![\w-])(?:claude|agents|gemini|memory|learnings|cursorrules|copilot-instructions)(?:\.local)?(?:\.md|\.mdc|(?=\/readme\.md))(?:\/readme\.md)?|@?\.(?:cursorrules|learnings)\b(?:\/[\w.-]{1,80})?|\bclaude[ _-]md\b/g,
    ' _memoryfile_ ',
  ],
  [/:\/\//, /\bhttps?:\/\/[^\s)>\]]+/g, ' _url_ '],
  [/@/, /\b[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{2,64}/g, ' _mail_ '],
  [/\d\.\d|localhost/, /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\blocalhost:\d+/g, ' _ip_ '],
  [
    /\/|\.\w/,
    /\B@?(?:~|\.{1,2})?\/[\w@~.%+-]{2,80}(?:\/[\w@~.%+-]{1,80}){0,20}\/?|@?\b(?!console\.log\b)[\w@.-]{1,80}(?:\/[\w@.*-]{1,80}){0,20}(?:\/|\.(?:md|tsx?|jsx?|mjs|py|rs|go|java|kt|rb|php|cs|cpp|cc|c|h|hpp|sh|sql|json|jsonl|ya?ml|toml|css|scss|html|txt|csv|xml|lock|env|ini|cfg|log|ipynb|vue|svelte|swift|dart|tf|proto))\b/g,
    ' _path_ ',
  ],
  [/-[a-z]/, /(?<![\w-])--?[a-z][\w-]{1,40}(?:=\S{1,40})?/g, ' _flag_ '],
]

/** Without any of these there is nothing to replace: each sign above, or the text that it matches, contains one. */
const ANY_PLACE = /[/@]|\.\w|-[a-z]|claude[ _]md|localhost/

const NOT_ASCII = /[^\0-\x7f]/
const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/
const APOSTROPHES = /[\u2018\u2019'´ʼ]/g
/** Signs that may be written or left out: the vowels of Arabic and Hebrew, the tatweel, the zero-width non-joiner of Persian. */
const OPTIONAL_SIGNS = /[\u05b0-\u05bc\u05c1\u05c2\u064b-\u0655\u0640\u200c]/g
/** Between a particle of Hebrew or Arabic and the foreign word it belongs to. */
const PARTICLE_HYPHEN = /(?<=[\u0590-\u06ff])-(?=[a-z\d_])/g
/** The Thai vowel "am" as NFKC writes it, in two characters; everybody types one. */
const SPLIT_AM = '\u0e4d\u0e32'
/**
 * The form of a sentence that cues read: lower case, compatibility forms unified, Latin letters without diacritics ("fuer" is "fur"), no
 * apostrophes ("don't", "don’t" and "dont" are one), places replaced by placeholders, every word between single spaces.
 * Length is not kept: evidence is cut from the original.
 */
export function fold(sentence: string): string {
  return foldSentence(sentence).folded
}

/** The same with its words. `marks`: what is known about the text that contains it. */
export function foldSentence(sentence: string, { signs } = ANY_MARKS): FoldedSentence {
  const beyondAscii = (signs & BEYOND_ASCII) !== 0
  const lower = beyondAscii && NOT_ASCII.test(sentence) ? lowerBeyondAscii(sentence) : sentence.toLowerCase()
  const plain = withoutUmlauts(lower)
  // In a text beyond ASCII, compatibility forms may have become apostrophes and backticks.
  const letters = beyondAscii || signs & APOSTROPHE ? plain.replace(APOSTROPHES, '') : plain
  const read = splitWords(replacePlaces(beyondAscii || signs & BACKTICK ? markCode(letters) : letters))
  return beyondAscii && (read.alphabets & FOREIGN) === 0 ? { ...read, folded: inOneByteEach(read.folded) } : read
}

let bytes = Buffer.alloc(4096)

/**
 * The same ASCII text with one byte for each letter, even if it was cut from a text with two: V8 compiles each expression again for texts with
 * two, and one curly quotation mark makes a whole message such a text.
 */
function inOneByteEach(text: string): string {
  if (text.length > bytes.length) bytes = Buffer.alloc(2 * text.length)
  return bytes.toString('latin1', 0, bytes.write(text, 'latin1'))
}

function lowerBeyondAscii(text: string): string {
  return unifyLetters(unifyForms(text).toLowerCase())
    .replace(OPTIONAL_SIGNS, '')
    .replace(PARTICLE_HYPHEN, ' ')
    .replaceAll(SPLIT_AM, '\u0e33')
}

/** Letters and signs that have one form only; for all others, Unicode decides. */
const ONE_FORM =
  /^[\0-\x7f\u00bf-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e\u0400-\u045f\u2013\u2014\u2018-\u201d\u3001\u3002\u300c-\u300f\u3041-\u3094\u30a1-\u30fc\u4e00-\u9fff\uac00-\ud7a3]*$/

/** A text in the form NFKC, which most are in already. */
export function unifyForms(text: string): string {
  return ONE_FORM.test(text) ? text : text.normalize('NFKC')
}

function unifyLetters(text: string): string {
  if (!ACCENTED.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .normalize('NFC')
    .replace(/[ßđłøıæœ]/g, (letter) => LATIN[letter] ?? letter)
}

function markCode(text: string): string {
  if (!text.includes('`')) return text
  return text.replaceAll('`', ' _code_ ').replace(/_code_ ([^_]{0,120}) _code_/g, ' _code_ $1 ')
}

function replacePlaces(text: string): string {
  if (!ANY_PLACE.test(text)) return text
  let replaced = text
  for (const [sign, expression, name] of PLACES) if (sign.test(replaced)) replaced = replaced.replace(expression, name)
  return replaced
}
