import { gather } from '../../base/gather.ts'
import type { Item } from '../../journal/item/item.ts'
import { termsOf } from '../../runtime/projection/terms.ts'
import {
  addsName,
  addsWord,
  areInSameOrder,
  areSetApart,
  isNegated,
  numbersOf,
  type Said,
  SPACELESS,
  withoutSaidBefore,
} from '../../text/same/same.ts'
import { stated } from '../statement/opposites.ts'
import { areOpposite, limitsOf } from '../statement/statement.ts'

/** The approved learnings, searchable by topic. */
export type RepeatFinder = {
  /** Adds an item as it is now. Items that are not approved are ignored. */
  learn(item: Item): void
  /** The approved one of `items` that this text repeats. */
  find(text: string, items: ReadonlyMap<string, Item>): Item | undefined
}

/** The share of a learning's content that must come again, and the fewest terms. */
const MOSTLY = 0.75
const FEWEST_TERMS = 2

type Learned = Said & { readonly id: string; readonly size: number; readonly place: number }

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
      const content = contentOf({ text })
      if (content.size < FEWEST_TERMS) return
      const learned = { id, text, size: content.size, place: place++ }
      for (const term of content) gather(byTerm, term, learned)
    },
    find(text, items) {
      const said = { text }
      const content = contentOf(said)
      const { want, avoid } = stated(said)
      const isSpaceless = SPACELESS.test(text)
      const shared = new Map<Learned, number>()
      for (const term of content)
        for (const learned of byTerm.get(term) ?? []) shared.set(learned, (shared.get(learned) ?? 0) + 1)
      const best = Array.from(shared, ([learned, terms]) => ({ learned, terms, share: terms / learned.size }))
        .filter(({ share, terms }) => share >= MOSTLY && (isSpaceless || terms === content.size))
        .sort((a, b) => b.share - a.share || a.learned.place - b.learned.place)
        .find(({ learned }) => {
          if (!isInUse(items.get(learned.id), learned.text) || areOpposite(stated(learned), stated(said))) return false
          // What is no term may still say something else; in scripts without spaces terms are pairs of letters, of which fillers make new ones.
          if (areSetApart(learned, said) || addsName(learned, said) || (isSpaceless && addsWord(learned, said)))
            return false
          // Order counts: "merge from staging to main" does not repeat "merge from main to staging". "Not npm but pnpm" says "pnpm, not npm".
          return (avoid.size > 0 && want.size > 0) || areInSameOrder(learned, said)
        })
      return best && items.get(best.learned.id)
    },
  }
}

/** It may have been retired or reworded since. */
function isInUse(item: Item | undefined, learnt: string): boolean {
  return item?.status === 'approved' && item.text === learnt
}

/** What is advised against is found in the statement: "stop using npm". */
const STOP = /\bstop(?= \p{L}+ing\b)/giu

/**
 * The terms of a text but those that only say it again, each tagged with whether it is advised against and with the text's negation,
 * limits and numbers. Where one of these differs it is a change of mind and not a repetition, so no term is shared.
 */
function contentOf(said: Said): ReadonlySet<string> {
  const { avoid } = stated(said)
  const turn = avoid.size > 0 || isNegated(said) ? 'not' : ''
  const common = [turn, ...limitsOf(said), numbersOf(said.text)].join(' ')
  const terms = termsOf(withoutSaidBefore(said.text).replace(STOP, ' '))
  return new Set(terms.map((term) => `${avoid.has(term) ? 'not' : ''} ${term} ${common}`))
}
