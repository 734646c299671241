import { termsOf } from '../runtime/projection-format-terms.ts'
import { contentWords } from '../text/gist.ts'
import { NEGATES_WHAT_FOLLOWS, TURNING } from '../text/negations.ts'
import { normaliseText } from '../text/normalise.ts'

/** What a sentence asks for and what it advises against, as search terms. */
export type Statement = { readonly want: ReadonlySet<string>; readonly avoid: ReadonlySet<string> }

/** Full-width marks end a clause without a space after them. */
const CLAUSE = /[,;:.!?()–—]+(?=\s|$)|[，；：。！？（）]|\s[-–—]\s/u
/** Text with hiragana is Japanese, where 、 separates clauses; in Chinese it separates the items of a list. */
const HIRAGANA = /\p{Script=Hiragana}/u
const WORD = /[\p{L}\p{N}\p{M}_'’+#@/-]+/gu
const TURNS_AWAY = new Set([
  ...NEGATES_WHAT_FOLLOWS,
  ...'stop without ohne sans sin sem mai senza без zonder uden uten bez fără fara χωρίς χωρις tanpa'.split(' '),
])
/** Swedish "utan" is "without" as well, but after "inte" it is "but". */
const TURNS_BACK = new Set(
  `but use prefer rather always sondern immer mais toujours sino siempre mas sempre но а всегда
maar men utan ale lecz але nego već αλλά tetapi tapi melainkan mà`.split(/\s+/),
)
/** Words that set what comes before against what follows. */
const COMPARES = new Set(['over', 'statt', 'anstatt', 'вместо'])
const COMPARES_IN_TWO_WORDS = new Set([
  'instead of',
  'rather than',
  'au lieu',
  'plutot que',
  'plutôt que',
  'en lugar',
  'en vez',
  'em vez',
  'invece di',
])
/** After a comparison, words that continue about both sides: "npm instead of pnpm for installs". */
const GOES_ON = new Set(
  `for in when on at while if für im bei wenn pour dans quand para en cuando em quando per для в при когда`.split(
    /\s+/,
  ),
)
const ONLY_ASCII = /^\p{ASCII}*$/u
/** Chinese negates what follows; Japanese and Korean negate what comes before. */
const TURNS_WHAT_FOLLOWS = /不要|不用|不得|不许|不准|别用|别再|切?勿|禁止|而不是/u
const TURNS_WHAT_PRECEDES = /しない|使わない|(?:ではな|じゃな)[くい]|禁止\s*$|말고|하지 ?마|금지/u
/** Words for "use" or "always", and Japanese endings, in scripts without spaces: stop words that no space sets apart. */
const SAYS_NOTHING =
  /始终|总是|一律|永远|必须|务必|一定要?|应该|应当|请|使用|采用|(?:^\s*|\s)用(?![户例法途量])|用(?=\P{Script=Han})|常に|必ず|使(?=\p{Script=Hiragana})|(?:(?!なし)\p{Script=Hiragana})+/gu

/**
 * Splits a sentence by negation: "Use pnpm, not npm" wants pnpm and avoids npm. Only for ordering and warning; it is never the sole
 * reason to drop something approved.
 */
export function statementOf(text: string): Statement {
  const want = new Set<string>()
  const avoid = new Set<string>()
  for (const part of partsOf(withoutOpening(text))) {
    let { away } = part
    /** Where the comparison begins, if there is one. */
    let compared = Infinity
    const words = part.text.match(WORD) ?? []
    const lower = words.map(asListed)
    for (let index = 0; index < words.length; index++) {
      const word = lower[index] ?? ''
      const inTwoWords = COMPARES_IN_TWO_WORDS.has(`${word} ${lower[index + 1]}`)
      if (inTwoWords || COMPARES.has(word)) {
        if (inTwoWords) index++
        away = !away
        compared = index + 1
      } else if (TURNS_AWAY.has(word)) away = true
      else if (TURNS_BACK.has(word) && index > 0 && !TURNS_AWAY.has(lower[index - 1] ?? '')) away = false
      else if (GOES_ON.has(word) && index > compared) away = false
      else for (const term of termsOf(words[index] ?? '')) (away ? avoid : want).add(term)
    }
  }
  return { want, avoid }
}

/** As the lists of words have it: "don't" is one word there. */
function asListed(word: string): string {
  return word.toLowerCase().replace(/['’]/u, '')
}

/** "As I said before": it stands for nothing that would be before. */
const SAID_BEFORE = /\bbefore\b(?=\s*(?:[,:;.!?]|$))/giu

/** What limits a sentence ("before", "only", "except") besides what it wants and avoids: sentences that differ in it do not say the same. */
export function limitsOf(text: string): ReadonlySet<string> {
  const limiting = contentWords(normaliseText(text.replace(SAID_BEFORE, ' '))).filter(
    (word) => TURNING.has(word) && ![TURNS_AWAY, TURNS_BACK, COMPARES, GOES_ON].some((read) => read.has(word)),
  )
  return new Set(limiting.toSorted())
}

/** The words before the first colon. */
const OPENING = /^([^:：,;.!?]{1,40})[:：]\s+/u

/** "Never: push to main" says "never push to main": before the colon stands nothing else to want or avoid. */
function withoutOpening(text: string): string {
  return text.replace(OPENING, (opening, words: string) => {
    const turnsAway = (word: string) => TURNS_AWAY.has(asListed(word))
    return words.split(/\s+/u).some(turnsAway) && termsOf(words).every(turnsAway) ? `${words} ` : opening
  })
}

type Part = { readonly text: string; readonly away: boolean }

/** The clauses of a sentence. In scripts without spaces each is also split at its negation, because there a sign inside a run of letters is not a word. */
function partsOf(text: string): Part[] {
  const clauses = text.split(CLAUSE)
  if (ONLY_ASCII.test(text)) return clauses.map((clause) => ({ text: clause, away: false }))
  return (HIRAGANA.test(text) ? clauses.flatMap((clause) => clause.split('、')) : clauses).flatMap(parted)
}

function parted(clause: string): Part[] {
  const sign = TURNS_WHAT_PRECEDES.exec(clause)
  const precedes = sign !== null && clause.slice(0, sign.index).trim() !== ''
  const [found] = (precedes ? sign : TURNS_WHAT_FOLLOWS.exec(clause)) ?? []
  if (found === undefined) return [{ text: clause.replace(SAYS_NOTHING, ' '), away: false }]
  const at = clause.indexOf(found)
  return [
    { text: clause.slice(0, at).replace(SAYS_NOTHING, ' '), away: precedes },
    { text: clause.slice(at + found.length).replace(SAYS_NOTHING, ' '), away: !precedes },
  ]
}

/** Whether two sentences cannot both be followed: one asks for exactly what the other is against. */
export function areOpposite(a: Statement, b: Statement): boolean {
  return (forbids(a, b) || forbids(b, a)) && !isSaidBy(a, b)
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
  for (const term of a.avoid) if (!b.want.has(term)) return false
  if (a.want.size === 0) return b.want.size === a.avoid.size && !areEqual(a.avoid, b.avoid)
  for (const term of b.want) if (!a.avoid.has(term) && !a.want.has(term)) return false
  return true
}
