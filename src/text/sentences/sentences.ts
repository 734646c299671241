import { sentenceBlocks } from './sentence-blocks.ts'
import { sentenceEnds } from './sentence-ends.ts'

/** One sentence and its place: `text === source.slice(start, end)`, in UTF-16 units. */
export type Sentence = { readonly text: string; readonly start: number; readonly end: number }

/**
 * Sentences of a typed text, in order; blank stretches and list markers belong to none. Unicode's sentence rules,
 * repaired where people and code break them: abbreviations, file names, `a!==b`, sentences that begin in lower
 * case, list items, hard-wrapped lines. Linear in the length of the text.
 */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const { start, end } of sentenceBlocks(text)) {
    let from = start
    for (const boundary of sentenceEnds(text.slice(start, end).replaceAll('\r\n', '  ').replaceAll('\n', ' '))) {
      push(sentences, text, from, start + boundary)
      from = start + boundary
    }
    push(sentences, text, from, end)
  }
  return sentences
}

function push(sentences: Sentence[], text: string, from: number, to: number): void {
  let start = from
  let end = to
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  if (end > start) sentences.push({ text: text.slice(start, end), start, end })
}

const OTHER_SPACES = [0x85, 0xa0, 0x2028, 0x2029, 0x3000, 0xfeff]

function isSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d)
  return OTHER_SPACES.includes(unit)
}
