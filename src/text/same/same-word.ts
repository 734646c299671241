import { countsOf } from '../../base/counts-of.ts'
import { normaliseText } from '../normalise.ts'
import { type Said, ofText, spokenIn } from './reading.ts'
import { isSmall } from './word-classes.ts'
import * as list from './words.ts'

/** Returns a test whether a word of the one text and a word of the other are the same: in another form or spelling, or with a slip. */
export function sameWordIn(left: Said, right: Said): (a: string, b: string) => boolean {
  const languages = new Set([languageOf(left), languageOf(right)])
  const [language = ''] = languages.size === 1 ? languages : []
  const isCapitalised = (word: string): boolean => capitalisedIn(left).has(word) || capitalisedIn(right).has(word)
  const isName = (word: string): boolean => namedIn(left).has(word) || namedIn(right).has(word)
  const isNoun = list.WITH_CAPITAL_NOUNS.has(language)
  return (a, b) => {
    if (a === b) return true
    if (a[0] !== b[0] || NOT_A_WORD.test(a) || NOT_A_WORD.test(b) || isSmall(a) || isSmall(b)) return false
    // "Andreas" is not "Andrea", whatever forms other words have; nor is "Christian" a slip for "Christina".
    if (!isNoun && (isName(a) || isName(b))) return false
    const [one, other] = [american(a), american(b)]
    if (isCapitalised(a) || isCapitalised(b)) return isForm(one, other, isNoun ? language : 'en')
    return isForm(one, other, language) || isSlip(one, other)
  }
}

const NOT_A_WORD = /\P{L}/u
const CAPITALISED = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu
const WITHIN_SENTENCE = /(?<=[\p{L}\p{N},;] )\p{Lu}\p{Ll}+(?![\p{L}\p{N}])/gu

const capitalisedIn = ofText(({ text }) => new Set(text.match(CAPITALISED)?.map(normaliseText)))
const namedIn = ofText(({ text }) => new Set(text.match(WITHIN_SENTENCE)?.map(normaliseText)))

function american(word: string): string {
  let text = word
  for (const [british, by] of list.SPELLINGS) text = text.replace(british, by)
  return text
}

/** The language of most of the small words; English if there are none. */
const languageOf = ofText((said) => {
  const counts = countsOf(spokenIn(said).flatMap((word) => OWNERS.get(word) ?? []))
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en'
})

/** The small words that only one of the languages with endings has. */
const OWNERS: ReadonlyMap<string, string> = ownersOf([
  list.FILLERS,
  list.NEGATES_WHAT_FOLLOWS,
  list.LINKS,
  list.AND,
  list.LIMITS,
  list.BINDS,
])

function ownersOf(lists: ReadonlyArray<Readonly<Record<string, string>>>): Map<string, string> {
  const owners = new Map<string, Set<string>>()
  for (const language of Object.keys(list.ENDINGS))
    for (const lines of lists)
      for (const word of (lines[language] ?? '').split(' '))
        owners.set(word, (owners.get(word) ?? new Set()).add(language))
  return new Map(
    [...owners].flatMap(([word, languages]) => (languages.size === 1 ? [[word, [...languages].join()]] : [])),
  )
}

/** By language. The endings of English are in all of them, because English words are. */
const ENDINGS: ReadonlyMap<string, ReadonlyArray<ReadonlySet<string>>> = new Map(
  Object.entries(list.ENDINGS).map(([language, lines]) => [
    language,
    [...list.ENDINGS.en, ...lines].map(
      (line) => new Set(line.split(' ').map((ending) => (ending === '-' ? '' : ending))),
    ),
  ]),
)
/** What is left of a word without its ending: "us" of "using" and "used", but not "str" of "string". */
const STEM = /^(?=.*[\p{Script=Cyrillic}aeiouyà-ÿ]).{2,}$/u

/** Whether two words are one stem with two endings of a list: "branch" and "branches", "commit" and "committing". */
function isForm(a: string, b: string, language: string): boolean {
  const endings = ENDINGS.get(language) ?? ENDINGS.get('en') ?? []
  const shared = sharedStart(a, b)
  return [shared, shared - 1].some((length) => {
    if (!STEM.test(a.slice(0, length))) return false
    const [one, other] = [a, b].map((word) => endingAfter(word, length))
    return endings.some((of) => of.has(one ?? '') && of.has(other ?? ''))
  })
}

/** English doubles a letter before some endings. */
function endingAfter(word: string, length: number): string {
  const isDoubled =
    word[length] !== undefined && word[length] === word[length - 1] && /^.(?:ing|ed)$/u.test(word.slice(length))
  return word.slice(isDoubled ? length + 1 : length)
}

/**
 * The least length of the longer word for each slip: the shorter a word is, the more likely a slip makes another one ("quiet", "quite";
 * "contact", "contract").
 */
const WITHOUT_VOWEL = 6
const SWAPPED_OR_DOUBLED = 8
const WITHOUT_LETTER = 10
/** Words that differ before this place are different words. */
const BEGINNING = 4
const ACCENTS = /[\u0300-\u0303\u0327]/gu
const VOWEL = /[aeiou]/u

/** Whether one of two words was mistyped, in a way that hardly makes another word. */
function isSlip(a: string, b: string): boolean {
  const [long = '', short = ''] = (a.length < b.length ? [b, a] : [a, b]).map(withoutAccents)
  if (long === short) return long.length >= WITHOUT_VOWEL
  const at = sharedStart(long, short)
  if (at < BEGINNING) return false
  const [before = '', missing = '', after = ''] = long.slice(at - 1)
  if (long.length === short.length)
    return long.length >= SWAPPED_OR_DOUBLED && after + missing + long.slice(at + 2) === short.slice(at)
  if (long.slice(at + 1) !== short.slice(at)) return false
  if (missing === before) return long.length >= SWAPPED_OR_DOUBLED
  if (VOWEL.test(missing) && after !== '' && !VOWEL.test(before + after)) return long.length >= WITHOUT_VOWEL
  // With an m, Turkish negates a verb.
  return long.length >= WITHOUT_LETTER && missing !== 'm' && after !== ''
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(ACCENTS, '').normalize('NFC')
}

function sharedStart(a: string, b: string): number {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  return same
}
