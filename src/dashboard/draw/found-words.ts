import { graphemesOf, isSimple } from '../../text/graphemes.ts'
import { parseFilter } from '../update/filter.ts'
import { currentList, type State } from '../state.ts'
import { type Piece, type Style, styled } from './line.ts'

/** A text of the list, with the words that are filtered for in a look of their own. */
export function withFoundWords(state: State, text: string, style?: Style): Piece[] {
  const { filter } = currentList(state)
  const words = filter === '' ? [] : parseFilter(filter).words
  const lower = text.toLowerCase()
  // A few letters have another length in lower case: what is found there stands elsewhere in the text.
  if (words.length === 0 || lower.length !== text.length) return [styled(text, style)]
  const isWhole = wholeSigns(text)
  const pieces: Piece[] = []
  for (let at = 0; at < text.length;) {
    const next = firstOf(lower, words, at, isWhole)
    if (!next) {
      pieces.push(styled(text.slice(at), style))
      break
    }
    if (next.from > at) pieces.push(styled(text.slice(at, next.from), style))
    pieces.push([text.slice(next.from, next.to), 'match'])
    at = next.to
  }
  return pieces
}

type Place = { readonly from: number; readonly to: number }

/** Whether a place takes whole signs: one cut in two would take more cells than it has. */
function wholeSigns(text: string): (place: Place) => boolean {
  if (isSimple(text)) return () => true
  const ends = new Set([0])
  let end = 0
  for (const sign of graphemesOf(text)) ends.add((end += sign.length))
  return ({ from, to }) => ends.has(from) && ends.has(to)
}

/** The first place of any of the words, the longest of those that begin there. */
function firstOf(
  text: string,
  words: readonly string[],
  start: number,
  isWhole: (place: Place) => boolean,
): Place | undefined {
  let best: Place | undefined
  for (const word of words)
    for (let from = text.indexOf(word, start); from >= 0; from = text.indexOf(word, from + 1)) {
      const place = { from, to: from + word.length }
      if (!isWhole(place)) continue
      if (!best || from < best.from || (from === best.from && place.to > best.to)) best = place
      break
    }
  return best
}
