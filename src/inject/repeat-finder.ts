import type { Item } from '../journal/item/item.ts'
import { termsOf } from '../runtime/projection-format-terms.ts'
import { addsLetters } from '../text/adds-letters.ts'
import { gather } from '../text/gather.ts'
import { isNegated } from '../text/gist.ts'
import { normaliseText } from '../text/normalise.ts'
import { withoutSayingAgain } from '../text/saying-again.ts'
import { areInSameOrder, numbersOf } from '../text/similarity.ts'
import { addsName, areSpelledApart } from '../text/spelling.ts'
import { areTurned } from '../text/turned-words.ts'
import { areOpposite, limitsOf, statementOf } from './statement.ts'

/** The approved learnings, searchable by topic. */
export type RepeatFinder = {
  /** Adds an item as it is now. Items that are not approved are ignored. */
  learn(item: Item): void
  /** The approved one of `items` that this text repeats. */
  find(text: string, items: ReadonlyMap<string, Item>): Item | undefined
}

/** The share of a learning's content that must come again, and the fewest terms. */
const MOST_OF_IT = 0.75
const FEWEST_TERMS = 2
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

type Learned = { readonly id: string; readonly text: string; readonly size: number; readonly place: number }

/**
 * Recognises a learning by most of its content ("I said pnpm, not npm!") in a text that adds nothing to it, comparing only texts that
 * share a term. Known texts have already caught the same words and nearly the same.
 */
export function createRepeatFinder(): RepeatFinder {
  const byTerm = new Map<string, Learned[]>()
  let place = 0
  return {
    learn({ id, text, status }) {
      if (status !== 'approved') return
      const content = contentOf(text)
      if (content.size < FEWEST_TERMS) return
      const learned = { id, text, size: content.size, place: place++ }
      for (const term of content) gather(byTerm, term, learned)
    },
    find(text, items) {
      const said = contentOf(text)
      const statement = statementOf(text)
      const isSpaceless = SPACELESS.test(text)
      const shared = new Map<Learned, number>()
      for (const term of said)
        for (const learned of byTerm.get(term) ?? []) shared.set(learned, (shared.get(learned) ?? 0) + 1)
      const best = Array.from(shared, ([learned, terms]) => ({ ...learned, terms, share: terms / learned.size }))
        .filter(({ share, terms }) => share >= MOST_OF_IT && (isSpaceless || terms === said.size))
        .sort((a, b) => b.share - a.share || a.place - b.place)
        .find(({ id, text: learnt }) => {
          if (!isInUse(items.get(id), learnt) || areOpposite(statementOf(learnt), statement)) return false
          if (addsSigns(learnt, text) || (isSpaceless && addsMore(learnt, text))) return false
          // Order counts: "merge from staging to main" does not repeat "merge from main to staging". "Not npm but pnpm" says "pnpm, not npm".
          return (statement.avoid.size > 0 && statement.want.size > 0) || areInSameOrder(learnt, text)
        })
      return best && items.get(best.id)
    },
  }
}

/** What is no term may still say something else: signs, single letters, "from" and "to", "my" and "your". */
function addsSigns(learnt: string, text: string): boolean {
  const bare = withoutSayingAgain(text)
  return areSpelledApart(learnt, text) || areTurned(withoutSayingAgain(learnt), bare) || addsName(learnt, bare)
}

/** In scripts without spaces terms are pairs of letters, of which words that only say it again make new ones. */
function addsMore(learnt: string, text: string): boolean {
  const held = new Set(termsOf(learnt))
  return addsLetters(learnt, text) || termsOf(text).some((term) => !SPACELESS.test(term) && !held.has(term))
}

/** It may have been retired or reworded since. */
function isInUse(item: Item | undefined, learnt: string): boolean {
  return item?.status === 'approved' && item.text === learnt
}

/**
 * The terms of a text but those that only say it again, each tagged with whether it is advised against and with the text's negation,
 * limits and numbers. Where one of these differs it is a change of mind and not a repetition, so no term is shared.
 */
function contentOf(text: string): ReadonlySet<string> {
  const { avoid } = statementOf(text)
  const turn = avoid.size > 0 || isNegated(normaliseText(text)) ? 'not' : ''
  const common = [turn, ...limitsOf(text), numbersOf(text)].join(' ')
  const terms = termsOf(withoutSayingAgain(text))
  return new Set(terms.map((term) => `${avoid.has(term) ? 'not' : ''} ${term} ${common}`))
}
