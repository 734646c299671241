import { termsOf } from '../runtime/projection-format-terms.ts'
import { isNearDuplicate, normaliseText } from '../text/similarity.ts'

/** What a sentence asks for and what it advises against, as search terms. */
export type Statement = { readonly want: ReadonlySet<string>; readonly avoid: ReadonlySet<string> }

const CLAUSE = /[,;:.!?()–—]+(?=\s|$)|\s[-–—]\s/u
const WORD = /[\p{L}\p{N}\p{M}_'’+#@/-]+/gu
const TURNS_AWAY = new Set(
  `not no never dont don't don’t doesnt cannot cant can't avoid stop without over nicht nie niemals kein keine keinen ohne pas jamais sans
aucun nunca jamás sin não nunca sem mai senza не нет никогда без вместо statt anstatt`.split(/\s+/),
)
const TURNS_BACK = new Set(
  `but use prefer rather always sondern immer mais toujours sino siempre mas sempre но а всегда`.split(/\s+/),
)
const AWAY_IN_TWO_WORDS = new Set([
  'instead of',
  'rather than',
  'au lieu',
  'plutot que',
  'en lugar',
  'em vez',
  'в место',
])
/** Scripts without spaces: the sign says it, wherever it stands. */
const AWAY_SIGN = /不要|不用|别用|勿|禁止|而不是|しない|使わない|ではなく|말고|하지 ?마/u

/** Splits a sentence by negation: "Use pnpm, not npm" wants pnpm and avoids npm. A guide for ordering and warning, never a reason to drop what was approved alone. */
export function statementOf(text: string): Statement {
  const want = new Set<string>()
  const avoid = new Set<string>()
  for (const clause of text.split(CLAUSE)) {
    let away = AWAY_SIGN.test(clause)
    const words = clause.match(WORD) ?? []
    for (const [index, word] of words.entries()) {
      const lower = word.toLowerCase()
      const pair = `${lower} ${words[index + 1]?.toLowerCase() ?? ''}`
      if (AWAY_IN_TWO_WORDS.has(pair) || TURNS_AWAY.has(lower)) away = true
      else if (
        TURNS_BACK.has(lower) &&
        !AWAY_IN_TWO_WORDS.has(pair) &&
        index > 0 &&
        !TURNS_AWAY.has(words[index - 1]?.toLowerCase() ?? '')
      )
        away = false
      else for (const term of termsOf(word)) (away ? avoid : want).add(term)
    }
  }
  return { want, avoid }
}

/** Whether two sentences cannot both be followed: what one is against, the other asks for, and there is nothing else in it. */
export function areOpposite(a: Statement, b: Statement): boolean {
  return forbids(a, b) || forbids(b, a)
}

function forbids(a: Statement, b: Statement): boolean {
  if (a.avoid.size === 0 || b.want.size === 0) return false
  for (const term of a.avoid) if (!b.want.has(term)) return false
  if (a.want.size === 0) return b.avoid.size === 0 && b.want.size === a.avoid.size
  for (const term of b.want) if (!a.avoid.has(term) && !a.want.has(term)) return false
  return true
}

/** Whether two sentences say the same: the same words, or a near-duplicate that negates nothing else. */
export function saySame(a: string, b: string): boolean {
  return normaliseText(a) === normaliseText(b) || isNearDuplicate(a, b)
}
