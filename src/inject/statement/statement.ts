import { termsOf } from '../../runtime/projection/terms.ts'
import { PREFERRED_TO, limitsIn, type Said, withoutSaidBefore } from '../../text/same/same.ts'
import { answerLanguageOf } from './answer-language.ts'
import * as list from './statement-words.ts'

/** What a sentence asks for and what it advises against, as search terms. */
export type Statement = {
  readonly want: ReadonlySet<string>
  readonly avoid: ReadonlySet<string>
  /** The terms of each thing that it is against on its own: both "main" and "release" in "never push to main or release". */
  readonly alternatives: ReadonlyArray<readonly string[]>
  /** It asks for answers in this language, and so is against all others. */
  readonly answersIn?: string | undefined
}

/** Full-width marks end a clause without a space after them. */
const CLAUSE = /[,;:.!?()–—]+(?=\s|$)|[，；：。！？（）]|\s[-–—]\s/u
/** Text with hiragana is Japanese, where 、 separates clauses; in Chinese it separates the items of a list. */
const HIRAGANA = /\p{Script=Hiragana}/u
const WORD = /[\p{L}\p{N}\p{M}_'’+#@/-]+/gu
const ONLY_ASCII = /^\p{ASCII}*$/u
/**
 * Splits a sentence by negation: "Use pnpm, not npm" wants pnpm and avoids npm. Only for ordering and warning; it is never the sole
 * reason to drop something approved.
 */
export function statementOf(text: string): Statement {
  const want = new Set<string>()
  const avoid = new Set<string>()
  const alternatives: (readonly string[])[] = []
  for (const part of partsOf(withListsJoined(withoutOpening(withoutSaidBefore(text))))) {
    const words = compared(part.text).match(WORD) ?? []
    const lower = words.map(asListed)
    const said = sidesOf(words, lower, part.away)
    for (const term of said.want) want.add(term)
    for (const term of said.avoid) avoid.add(term)
    alternatives.push(...alternativesIn(words, lower).filter((terms) => terms.every((term) => avoid.has(term))))
  }
  return { want, avoid, alternatives, answersIn: answerLanguageOf(text) }
}

/** The terms that a clause asks for, and those that it is against. `lower`: the words in the form used by the lists. */
function sidesOf(words: readonly string[], lower: readonly string[], refused: boolean) {
  const [want, avoid]: [string[], string[]] = [[], []]
  let away = refused
  let isNegated = refused
  /** "Never commit without tests" asks for commits with tests, and is not against them. */
  let isAskedFor = false
  /** Where the comparison begins, if there is one. */
  let comparedAt = Infinity
  for (let index = 0; index < words.length; index++) {
    const word = lower[index] ?? ''
    const inTwoWords = list.COMPARES_IN_TWO_WORDS.has(`${word} ${lower[index + 1]}`)
    if (inTwoWords || (list.COMPARES.has(word) && (word !== 'over' || isPreferred(lower, index)))) {
      if (inTwoWords) index++
      away = !away
      comparedAt = index + 1
    } else if (list.TURNS_AWAY.has(word)) {
      if (list.LACKS.has(word)) isAskedFor ||= isNegated
      else isNegated = true
      away = true
    } else if (list.TURNS_BACK.has(word) && index > 0 && !list.TURNS_AWAY.has(lower[index - 1] ?? ''))
      away = isNegated = false
    else if (list.GOES_ON.has(word) && index > comparedAt) away = false
    else if (!list.ALTERNATES.has(word)) (away ? avoid : want).push(...termsOf(words[index] ?? ''))
  }
  return isAskedFor ? { want: [...want, ...avoid], avoid: [] } : { want, avoid }
}

/** The terms of the words on both sides of each "or". */
function alternativesIn(words: readonly string[], lower: readonly string[]): readonly (readonly string[])[] {
  if (!lower.some((word) => list.ALTERNATES.has(word))) return []
  const said = words
    .map((word, index) => ({ isOr: list.ALTERNATES.has(lower[index] ?? ''), terms: termsOf(word) }))
    .filter(({ isOr, terms }) => isOr || terms.length > 0)
  const beside = said.flatMap(({ isOr }, at) => (isOr ? [said[at - 1], said[at + 1]] : []))
  return beside.flatMap((word) => (word === undefined || word.isOr ? [] : [word.terms]))
}

/** "Never npm, yarn or bun" means "never npm or yarn or bun": a comma there does not begin a new clause. */
function withListsJoined(text: string): string {
  return text.replace(list.LISTED, (listed, items: string, at: number) => {
    const before = text.slice(0, at).split(CLAUSE).at(-1) ?? ''
    return statementOf(before).avoid.size > 0 ? items.replaceAll(',', ' or') : listed
  })
}

/** Compiling the expressions that recognise a comparison takes ten milliseconds, and few texts need them. */
const MAY_PREFER = /prefer /iu

/** A text with the words by which the lists know what compares, and without those that say nothing. */
function compared(text: string): string {
  const preferred = MAY_PREFER.test(text) ? text.replace(PREFERRED_TO, 'over ') : text
  return preferred.replace(list.SAYS_NO_THING, '').replace(list.IN_PLACE_OF, 'instead of')
}

/** The most words before "over" if nothing says that something is preferred: "always use tabs over spaces". */
const BARE_WORDS = 3

/** Whether "over" compares: after a word for that, or between two things and little else. "Iterate over the rows" is against no rows. */
function isPreferred(words: readonly string[], over: number): boolean {
  const before = words.slice(0, over)
  if (before.some((word) => list.PREFERS.has(word))) return true
  const next = words[over + 1] ?? ''
  if (before.some((word) => list.GOES_OVER.has(word)) || list.IS_GONE_OVER.has(next) || /^\d/u.test(next)) return false
  return before.length > 0 && (before.length <= BARE_WORDS || before.includes('use'))
}

/** In the form that the word lists use, where "don't" is one word. */
function asListed(word: string): string {
  return word.toLowerCase().replace(/['’]/u, '')
}

/** What limits a sentence ("before", "only", "except"), apart from what it wants and avoids: sentences that differ in this do not say the same. */
export function limitsOf(said: Said): ReadonlySet<string> {
  const limiting = limitsIn(said).filter(
    (word) => ![list.TURNS_AWAY, list.TURNS_BACK, list.COMPARES, list.GOES_ON].some((read) => read.has(word)),
  )
  return new Set(limiting.toSorted())
}

/** The words before the first colon. */
const OPENING = /^([^:：,;.!?]{1,40})[:：]\s+/u

/** "Never: push to main" means "never push to main": there is nothing else to want or avoid before the colon. */
function withoutOpening(text: string): string {
  return text.replace(OPENING, (opening, words: string) => {
    const turnsAway = (word: string) => list.TURNS_AWAY.has(asListed(word))
    return words.split(/\s+/u).some(turnsAway) && termsOf(words).every(turnsAway) ? `${words} ` : opening
  })
}

type Part = { readonly text: string; readonly away: boolean }

/**
 * The clauses of a sentence. In scripts without spaces each is also split at its negation, because there a sign inside a run of letters is not a
 * word.
 */
function partsOf(text: string): Part[] {
  const all = text.split(CLAUSE)
  const wishing = all.filter((clause) => !list.SAYS_WHAT_WAS_DONE.test(clause))
  const clauses = wishing.some((clause) => clause.trim() !== '') ? wishing : all
  if (ONLY_ASCII.test(text)) return clauses.map(asPart)
  return (HIRAGANA.test(text) ? clauses.flatMap((clause) => clause.split('、')) : clauses).flatMap(parted)
}

function asPart(clause: string): Part {
  const text = clause.replace(list.IS_REFUSED, ' ')
  return { text, away: text !== clause }
}

function parted(clause: string): Part[] {
  const sign = list.TURNS_WHAT_PRECEDES.exec(clause)
  const precedes = sign !== null && clause.slice(0, sign.index).trim() !== ''
  const [found] = (precedes ? sign : list.TURNS_WHAT_FOLLOWS.exec(clause)) ?? []
  if (found === undefined) return [asPart(clause.replace(list.SAYS_NOTHING, ' '))]
  const at = clause.indexOf(found)
  return [
    { text: clause.slice(0, at).replace(list.SAYS_NOTHING, ' '), away: precedes },
    { text: clause.slice(at + found.length).replace(list.SAYS_NOTHING, ' '), away: !precedes },
  ]
}

/** Whether two sentences cannot both be followed: one asks for exactly what the other is against. */
export function areOpposite(a: Statement, b: Statement): boolean {
  if (a.answersIn !== undefined && b.answersIn !== undefined) return a.answersIn !== b.answersIn
  return (forbids(a, b) || forbids(b, a)) && !isSaidBy(a, b)
}

/** What it is against only together: what asks for the opposite names all of it. */
export function avoidedTogether({ avoid, alternatives }: Statement): readonly string[] {
  const alternating = new Set(alternatives.flat())
  return [...avoid].filter((term) => !alternating.has(term))
}

/** "Array<string> over string[]" asks for the very term it is against, and is still not its own opposite. */
function isSaidBy(a: Statement, b: Statement): boolean {
  return areEqual(a.want, b.want) && areEqual(a.avoid, b.avoid)
}

function areEqual(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((term) => b.has(term))
}

function forbids(a: Statement, b: Statement): boolean {
  if (a.avoid.size === 0 || b.want.size === 0) return false
  const isWanted = (terms: readonly string[]) => terms.every((term) => b.want.has(term))
  if (!isWanted(avoidedTogether(a)) || (a.alternatives.length > 0 && !a.alternatives.some(isWanted))) return false
  const wanted = [...a.avoid].filter((term) => b.want.has(term)).length
  if (a.want.size === 0) return b.want.size === wanted && !areEqual(a.avoid, b.avoid)
  for (const term of b.want) if (!a.avoid.has(term) && !a.want.has(term)) return false
  return true
}
