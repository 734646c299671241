import { type Item, textsOf } from '../../journal/item/item.ts'
import { INDEX_LAYOUT, searchIndex } from '../../runtime/projection/index-format.ts'
import { buildSearchIndex, NO_SEAL } from './search-index.ts'

/** What is looked at of an item. */
type Searched = Pick<Item, 'status' | 'text' | 'formerTexts' | 'evidence' | 'kind'>
/** `score`: 0 to 1 as for a prompt; 0 for a match by letters alone. */
export type FoundItem<Known> = { readonly item: Known; readonly score: number }

const GENERATION = 'all items'.padEnd(INDEX_LAYOUT.generationBytes)

/**
 * Finds items by text, former texts, evidence and kind, best first: what has the query as it was typed, then other forms of its words. Within
 * these, ranked as the hook ranks approved learnings for a prompt, but over everything that was not purged. If the index finds nothing (the
 * beginning of a word, a word like "never"), falls back to searching for the letters.
 */
export function searchItems<Known extends Searched>(items: Iterable<Known>, query: string): FoundItem<Known>[] {
  const searched = [...items].filter(({ status }) => status !== 'purged').map((item) => ({ item, text: wordsOf(item) }))
  const documents = searched.map(({ text }, place) => ({ key: String(place), text, full: '', preview: '' }))
  const index = buildSearchIndex(GENERATION, documents, NO_SEAL)
  const matches = searchIndex((offset, length) => index.subarray(offset, offset + length), query, {
    generation: GENERATION,
    threshold: 0,
    max: documents.length,
    skip: () => false,
    seal: NO_SEAL,
  })
  if (!matches) throw new Error('Cannot read the index just made')
  if (matches.length === 0) return findLetters(searched, query)
  const typed = query.trim().toLowerCase()
  const found = matches.flatMap(({ key, score }) => {
    const at = searched[Number(key)]
    return at ? [{ item: at.item, score, isAsTyped: at.text.toLowerCase().includes(typed) }] : []
  })
  return found.toSorted((a, b) => Number(b.isAsTyped) - Number(a.isAsTyped)).map(({ item, score }) => ({ item, score }))
}

function wordsOf(item: Searched): string {
  return [...textsOf(item), item.evidence.typed ?? item.evidence.text, item.kind].join('\n')
}

function findLetters<Known>(
  searched: ReadonlyArray<{ readonly item: Known; readonly text: string }>,
  query: string,
): FoundItem<Known>[] {
  const parts = query.toLowerCase().split(/\s+/u).filter(Boolean)
  if (parts.length === 0) return []
  return searched
    .filter(({ text }) => parts.every((part) => text.toLowerCase().includes(part)))
    .map(({ item }) => ({ item, score: 0 }))
}
