/** What some editors write before a text, and what is no part of it. */
const MARK = '\uFEFF'

export function withoutMark(text: string): string {
  return text.startsWith(MARK) ? text.slice(MARK.length) : text
}

/** The mark, so that it can be put back; '' where there is none. */
export function markOf(text: string): string {
  return text.startsWith(MARK) ? MARK : ''
}
