/** The marker before a list item; it belongs to no sentence. */
const MARKER = /(?:^|\n)\s{0,12}(?:[-*•‣◦–—]|\d{1,3}[.)、]|\(\d{1,3}\))\s{0,4}(?:\[[ xX]\]\s)?$/u
/** The same at the beginning of a line. */
export const LIST_MARKER = /^(\s{0,12})(?:(?:[-*•‣◦–—]|\d{1,3}[.)]|\(\d{1,3}\))\s{1,4}|\d{1,3}、)(?:\[[ xX]\]\s)?/u
/** No marker is longer. */
const MAX_MARKER_UNITS = 24

/** Whether the sentence that begins at `start` is a list item. */
export function isListItem(text: string, start: number): boolean {
  return MARKER.test(text.slice(Math.max(0, start - MAX_MARKER_UNITS), start))
}

/** Whether the sentence that begins at `start` is a heading of Markdown: the marker belongs to no sentence. */
export function isMarkdownHeading(text: string, start: number): boolean {
  return /(?:^|\n)\s{0,3}#{1,6}\s+$/.test(text.slice(Math.max(0, start - 12), start))
}
