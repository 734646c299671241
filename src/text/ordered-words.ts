import { NOT, isEmpty, isLink, isNegation, stem, withoutPhrases } from './gist.ts'
import { normaliseText } from './normalise.ts'

/** Stands for "and" and "or", on both sides of which the members of a list may change places. */
export const LISTS = '&'
/** Stands for a comma, or for the end of a sentence within a text. */
const PARTS = ','
/** Stands for an arrow. */
export const LEADS_TO = '→'
const PARTING = /[,;.!?](?=\s)|[、，；。！？]|\s[-–—]\s|\n/u
const ARROW = /->|=>|[→⇒⟶⟹➡➜➔↦↠]/u
const words = (list: string): readonly string[] => list.split(/\s+/u)
const LISTING = new Set(words('and or und oder et ou y e o и или 和 与 及 或'))
/** Content words that, like links, belong to the words after them. */
const BINDING = new Set(
  words(
    `for with by at into onto of as via through under about against between within auf für mit bei zu im am zum aus von nach durch als dans avec pour
par vers sur en au aux à con para desde hacia por al del em com no na nos nas ao di da per su w z dla na в с из для к от по у op met voor van naar
once whenever because falls sobald bevor nachdem weil quand lorsque si dès cuando quando se prima dopo если когда перед wanneer zodra gdy jeśli
用 在 从 把 到 对 给 比 被 向 为 当`,
  ),
)
/** The parts of a run of letters. Japanese and Korean endings are parts of their own, so that a word is recognised with another ending. */
const PIECE =
  /\p{Script=Han}|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}|\p{Script=Hangul}|[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const ASCII = /^\p{ASCII}*$/u
const HIRAGANA = /\p{Script=Hiragana}/u
const HANGUL = /\p{Script=Hangul}/u
const ENDING = /^\+(?:\p{Script=Hiragana}|[에를을가은는로서게고])$/u

/** The words whose order says something, with what parts them; endings begin with a plus. */
export function orderedWords(text: string): string[] {
  const found = text
    .split(PARTING)
    .flatMap((part, index) => [
      ...(index === 0 ? [] : [PARTS]),
      ...part.split(ARROW).flatMap((side, at) => [...(at === 0 ? [] : [LEADS_TO]), ...wordsOf(side)]),
    ])
  return found.filter((word, index) => word !== PARTS || (index > 0 && !isParting(found[index + 1] ?? PARTS)))
}

function wordsOf(part: string): string[] {
  return withoutPhrases(normaliseText(part))
    .split(' ')
    .flatMap((word) =>
      ASCII.test(word) ? wordOf(word) : (word.match(PIECE) ?? []).flatMap((piece, index) => pieceOf(piece, index > 0)),
    )
}

function pieceOf(piece: string, isInside: boolean): string[] {
  return HIRAGANA.test(piece) || (isInside && HANGUL.test(piece)) ? [`+${piece}`] : wordOf(piece)
}

function wordOf(word: string): string[] {
  if (word === '' || isEmpty(word)) return []
  if (isNegation(word)) return [NOT]
  if (LISTING.has(word)) return [LISTS]
  return [bindsForward(word) ? word : stem(word)]
}

export function isParting(word: string): boolean {
  return word === PARTS || word === LISTS
}

/** Whether a word belongs to the one after it. */
export function bindsForward(word: string | undefined): boolean {
  return word !== undefined && (isLink(word) || BINDING.has(word))
}

/** Whether a word belongs to the one before it. */
export function continues(word: string | undefined): boolean {
  return word?.startsWith('+') === true
}

/** Whether a word is an ending that says what the word before it does in the sentence. */
export function isEnding(word: string | undefined): boolean {
  return word !== undefined && ENDING.test(word)
}
