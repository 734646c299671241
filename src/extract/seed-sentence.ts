/** A sentence is looked for at most so far from the phrase: linear on any text. */
const REACH = 1000

/** The sentence of a plain text around `at`: up to a line break, or a full stop, question or exclamation mark followed by space. */
export function cutSentence(text: string, at: number): string {
  const from = Math.max(0, at - REACH)
  const before = text.slice(from, at)
  const breaks = [...before.matchAll(/[.!?。！？][)"'\u201d\u2019]?(?:\s|$)|[。！？]|\n/gu)]
  const last = breaks.at(-1)
  const start = last === undefined ? from : from + last.index + last[0].length
  const after = text.slice(at, at + REACH)
  const end = /[.!?][)"'\u201d\u2019]?(?=\s|$)|[。！？]|\n/u.exec(after)
  return text.slice(start, end === null ? at + after.length : at + end.index + end[0].length)
}
