import { graphemesOf } from '../../text/graphemes.ts'
import { currentList, type State } from '../state/state.ts'
import { folded, parseFilter } from '../update/filter.ts'
import { type Piece, type Style, styled } from './line.ts'

/** A text of the list, with the words of the filter highlighted. */
export function withFoundWords(state: State, text: string, style?: Style): Piece[] {
  const { filter } = currentList(state)
  const words = filter === '' ? [] : parseFilter(filter).words
  if (words.length === 0) return [styled(text, style)]
  const { compared, placeOf } = comparable(text)
  const pieces: Piece[] = []
  let shown = 0
  for (let next = firstOf(compared, words, 0, placeOf); next; next = firstOf(compared, words, next.to, placeOf)) {
    const [from, to] = [placeOf.get(next.from) ?? shown, placeOf.get(next.to) ?? shown]
    if (from > shown) pieces.push(styled(text.slice(shown, from), style))
    pieces.push([text.slice(from, to), 'match'])
    shown = to
  }
  if (shown < text.length || pieces.length === 0) pieces.push(styled(text.slice(shown), style))
  return pieces
}

type Place = { readonly from: number; readonly to: number }
type Comparable = { readonly compared: string; readonly placeOf: ReadonlyMap<number, number> }

/**
 * The text as a filter compares it, and a map from the places where a sign begins or ends there to the same places in the text. Some signs
 * differ in length between the two, and a sign that is cut in two would take more cells than it has.
 */
function comparable(text: string): Comparable {
  const placeOf = new Map<number, number>()
  let compared = ''
  let at = 0
  for (const sign of graphemesOf(text)) {
    placeOf.set(compared.length, at)
    compared += folded(sign)
    at += sign.length
  }
  return { compared, placeOf: placeOf.set(compared.length, at) }
}

/** The first match of any of the words that covers whole signs; of several that begin there, the longest. */
function firstOf(
  text: string,
  words: readonly string[],
  start: number,
  placeOf: ReadonlyMap<number, number>,
): Place | undefined {
  let best: Place | undefined
  for (const word of words)
    for (let from = text.indexOf(word, start); from >= 0; from = text.indexOf(word, from + 1)) {
      const place = { from, to: from + word.length }
      if (!placeOf.has(place.from) || !placeOf.has(place.to)) continue
      if (!best || from < best.from || (from === best.from && place.to > best.to)) best = place
      break
    }
  return best
}
