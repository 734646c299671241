import { gather } from '../../base/gather.ts'
import { lazily } from '../../base/lazily.ts'
import type { FoldedSentence } from './split-words.ts'
import { wordOf } from './word-numbers.ts'

/**
 * How some sentences open: the words that may come first, and an expression for what follows the space after them, `unless` another one
 * matches there as well. That one is not a lookahead in `rest`, because V8 compiles what follows a lookahead several times.
 */
export type Opening = readonly [first: string, rest: string, unless?: string]

/**
 * Whether a folded sentence opens in one of these ways, after the words and signs of a lead-in, if any. Openings are found by their first
 * word: there are many sentences, hardly any begins with one, and one expression for all openings is slow to compile.
 * `end`: an expression for what comes after each.
 */
export function createOpenings(
  openings: readonly Opening[],
  leadIn: string,
  end = '',
): (sentence: FoldedSentence) => boolean {
  const inLeadIn = new Set(leadIn.split(' ').map(wordOf))
  const byFirst = new Map<number, Rest[]>()
  for (const [first, rest, unless] of openings) {
    const goesOn = createRest(rest + end, unless)
    for (const word of first.split(' ')) gather(byFirst, wordOf(word), goesOn)
  }
  return ({ folded, words, ends }) => {
    for (let index = 0; index < words.length; index++) {
      const word = words[index] as number
      const from = (ends[index] as number) + 1
      if (byFirst.get(word)?.some((goesOn) => goesOn(folded, from)) === true) return true
      if (!inLeadIn.has(word)) return false
    }
    return false
  }
}

/** Whether a folded sentence continues in some way from a place. */
type Rest = (folded: string, from: number) => boolean

function createRest(source: string, unless: string | undefined): Rest {
  const goesOn = createTest(source)
  if (unless === undefined) return goesOn
  const isNoOpening = createTest(unless)
  return (folded, from) => goesOn(folded, from) && !isNoOpening(folded, from)
}

/** Compiled on first use: most never are. */
function createTest(source: string): Rest {
  const expression = lazily(() => new RegExp(source, 'y'))
  return (folded, from) => {
    expression().lastIndex = from
    return expression().test(folded)
  }
}
