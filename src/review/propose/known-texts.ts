import { gather } from '../../base/gather.ts'
import { createRepeatFinder } from '../../inject/repeats/repeat-finder.ts'
import { stated } from '../../inject/statement/opposites.ts'
import { areOpposite } from '../../inject/statement/statement.ts'
import { type Item, textsOf } from '../../journal/item/item.ts'
import { normaliseText } from '../../text/normalise.ts'
import { areSpelledApart, negationsIn, numbersOf, type Said, saySame } from '../../text/same/same.ts'
import { termsOf } from './terms.ts'

/** The texts that Sage already knows, searchable without comparing with each of them. */
export type KnownTexts = {
  add(item: string, text: string): void
  /**
   * Adds all texts these items have or had. Items seen before cost nothing. What others decided against, in a journal that came with a clone,
   * is left out: it would hide what the person says.
   */
  learn(items: Iterable<Item>): void
  /**
   * The id of the item that already says this: the same normalised text, or else a near-duplicate of one that `stands`. Never of one that
   * `saysOtherwise` by now.
   */
  find(text: string, stands?: (item: string) => boolean, saysOtherwise?: (item: string) => boolean): string | undefined
  /** The approved learning among `items` that this repeats in other words. */
  findRepeated(text: string, items: ReadonlyMap<string, Item>): Item | undefined
}

type Entry = { readonly item: string; readonly text: string }

/** A near-duplicate shares most of its words, so it shares one of a text's rarest words. */
const RARE_WORDS = 3

/** `items` are added right away. */
export function createKnownTexts(items: Iterable<Item> = []): KnownTexts {
  const exact = new Map<string, Entry[]>()
  const holders = new Map<string, number>()
  const byWord = new Map<string, number[]>()
  const entries: Entry[] = []
  const seen = new WeakSet<Item>()
  const repeats = createRepeatFinder()

  function add(item: string, text: string): void {
    const normalised = normaliseText(text)
    const entry = { item, text }
    if (normalised === '' || sameAs(entry, normalised).some((other) => other.item === item)) return
    gather(exact, normalised, entry)
    const index = entries.push(entry) - 1
    const sense = senseOf(normalised)
    for (const word of termsOf(normalised)) {
      holders.set(word, (holders.get(word) ?? 0) + 1)
      gather(byWord, word + sense, index)
    }
  }

  function sameAs(said: Said, normalised: string): Entry[] {
    return exact.get(normalised)?.filter((entry) => !areSpelledApart(entry, said)) ?? []
  }

  function learn(more: Iterable<Item>): void {
    for (const item of more) {
      if (seen.has(item)) continue
      seen.add(item)
      if (item.byOthers) continue
      for (const text of textsOf(item)) add(item.id, text)
      repeats.learn(item)
    }
  }

  learn(items)
  return {
    add,
    learn,
    findRepeated: (text, among) => repeats.find(text, among),
    find(text, stands = () => true, saysOtherwise = () => false) {
      const normalised = normaliseText(text)
      const said = { text }
      const same = sameAs(said, normalised).find(({ item }) => !saysOtherwise(item))
      if (same !== undefined) return same.item
      const words = [...termsOf(normalised)].sort((a, b) => (holders.get(a) ?? 0) - (holders.get(b) ?? 0))
      const known = words.filter((word) => holders.has(word)).slice(0, RARE_WORDS)
      const sense = senseOf(normalised)
      const tried = new Set<number>()
      for (const index of known.flatMap((word) => byWord.get(word + sense) ?? [])) {
        if (tried.has(index)) continue
        tried.add(index)
        const entry = entries[index]
        if (entry && stands(entry.item) && saysAgain(entry, said) && !saysOtherwise(entry.item)) return entry.item
      }
      return undefined
    },
  }
}

/** In languages that negate with word endings, opposites look nearly the same. They are not a repetition, but a change of mind. */
function saysAgain(known: Said, said: Said): boolean {
  return saySame(known, said) && !areOpposite(stated(known), stated(said))
}

/**
 * Texts with different numbers or a different count of negations never say the same, so `saySame()` need not be asked. Learnings
 * of one form ("service 12 listens on port 8012") share all their words, and would otherwise all be compared with each other.
 */
function senseOf(normalised: string): string {
  return ` ${negationsIn(normalised)} ${numbersOf(normalised)}`
}
