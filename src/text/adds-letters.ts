import { withoutSayingAgainUnspaced } from './saying-again.ts'

const CONTENT =
  /[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const HIRAGANA = /\p{Script=Hiragana}/gu
/** How many hiragana an ending has more than another, apart from those that say nothing: 書く, 書いて. */
const ENDING = 1

/**
 * Whether a text has letters of a script without spaces that the known one lacks, apart from what only says it again and from endings. There a
 * word is one letter or two, so one other letter says something else.
 */
export function addsLetters(known: string, text: string): boolean {
  const [before, now] = [bare(known), bare(text)]
  return lacking(before, now, CONTENT) > 0 || lacking(before, now, HIRAGANA) > ENDING
}

function bare(text: string): string {
  return withoutSayingAgainUnspaced(text.normalize('NFKC'))
}

/** How many of these letters the text has more often. */
function lacking(known: string, text: string, letters: RegExp): number {
  const left = new Map<string, number>()
  for (const letter of known.match(letters) ?? []) left.set(letter, (left.get(letter) ?? 0) + 1)
  let more = 0
  for (const letter of text.match(letters) ?? []) {
    const held = left.get(letter) ?? 0
    if (held === 0) more++
    else left.set(letter, held - 1)
  }
  return more
}
