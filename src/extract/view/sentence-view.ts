import { type Sentence, splitSentences } from '../../text/sentences/sentences.ts'
import type { Turn } from '../../transcript/event/turn.ts'
import type { Language } from '../cues/cue.ts'
import { alphabetOf, FOREIGN, HAN, HANGUL, KANA } from './alphabet.ts'
import { divideClauses } from './clauses.ts'
import { foldSentence } from './fold.ts'
import { ENGLISH_ONLY, guessLanguage, type Writing } from './language.ts'
import { BEYOND_ASCII, type Marks, marksOf } from './marks.ts'
import { maskForeign, MAX_MESSAGE_UNITS } from './mask.ts'
import { type Reading, readWords } from './reading.ts'
import type { FoldedSentence } from './split-words.ts'
import { languageOfLetters } from './telling-letters.ts'
import { utf16UnitsOf } from './utf16-units.ts'

/** A sentence of a turn as the cues and signs see it. */
export type SentenceView = FoldedSentence & {
  /** The words as typed: `turn.text.slice(start, end)`. */
  readonly original: string
  readonly start: number
  readonly end: number
  /** Whether `folded` is plain ASCII. */
  readonly ascii: boolean
  readonly reading: Reading
  readonly languages: readonly Language[]
  readonly writing: Writing
  /** Length in characters, a Han, kana or Hangul letter counted as three: about how much it says. */
  readonly size: number
  /** Index among the turn's sentences, from 0. */
  readonly index: number
  readonly count: number
  readonly turn: Turn
  readonly message: MessageView
}

/** What all sentences of a turn share. */
type MessageView = {
  /** The text that is read: what is not the person's words is blank. */
  readonly masked: string
  /** What `masked` holds, and perhaps the rest of the message. */
  readonly marks: Marks
  /** More was typed, without masked parts and space, than most people type in one go. */
  readonly long: boolean
  /** More than two fifths of the message were masked. */
  readonly mostlyMasked: boolean
  /** Headings, many list items or tables: a pasted document, not something said. */
  readonly document: boolean
  /** The agent had ended with a question. */
  readonly asked: boolean
  /** Whether a word that is this one, or begins with it, is near the end of what the agent said before. */
  readonly saidBefore: (word: string) => boolean
}

/** The most sentences of one message that are read: nobody says more in one go. */
const MAX_SENTENCES = 200
/** White space not counted. An approximation: scripts without spaces say more in as many units. */
const MAX_USUAL_UNITS = 700
/** A sentence longer than this is not one. */
const MAX_SENTENCE_UNITS = 1200

/** The sentences of a turn's typed text, masked stretches left out. */
export function viewSentences(turn: Turn): SentenceView[] {
  const marks = marksOf(turn.text.slice(0, MAX_MESSAGE_UNITS))
  const masked = maskForeign(turn.text, marks)
  const sentences = divideClauses(splitSentences(masked))
    .filter(({ text }) => text.length <= MAX_SENTENCE_UNITS && saysAnything(text))
    .slice(0, MAX_SENTENCES)
  const message: MessageView = {
    masked,
    marks,
    long: masked.length > MAX_USUAL_UNITS && wordLength(masked) > MAX_USUAL_UNITS,
    mostlyMasked: masked !== turn.text && 1 - wordLength(masked) / Math.max(1, wordLength(turn.text)) > 0.4,
    document: isDocument(turn.text),
    asked: /\?\s*[)*_"`]*\s*$/.test(turn.assistantBefore.slice(-40)),
    saidBefore: wordsIn(turn.assistantBefore.slice(-600)),
  }
  const read = sentences.map((sentence) => readSentence(sentence, marks))
  // A sentence without a word that shows its language is in the language of its neighbours.
  const ofTurn = read.find(({ guess }) => guess.writing !== 'english')?.guess ?? ENGLISH_ONLY
  return read.map(({ sentence, folded, reading, guess }, index) => {
    const ascii = (folded.alphabets & FOREIGN) === 0
    const { languages, writing } = guess === ENGLISH_ONLY ? ofTurn : guess
    return {
      original: turn.text.slice(sentence.start, sentence.end),
      start: sentence.start,
      end: sentence.end,
      folded: folded.folded,
      words: folded.words,
      ends: folded.ends,
      alphabets: folded.alphabets,
      ascii,
      reading,
      languages,
      writing,
      size: ascii ? sentence.text.length : sizeOf(sentence.text),
      index,
      count: sentences.length,
      turn,
      message,
    }
  })
}

function readSentence(sentence: Sentence, marks: Marks) {
  const folded = foldSentence(sentence.text, marks)
  const letters = marks.signs & BEYOND_ASCII ? languageOfLetters(sentence.text) : undefined
  const reading = readWords(folded.words, letters)
  return { sentence, folded, reading, guess: guessLanguage(folded, reading) }
}

function saysAnything(text: string): boolean {
  return /[a-z]{2}/.test(text) || /\p{L}{2}|\p{Script=Han}/u.test(text)
}

function isDocument(typed: string): boolean {
  if (typed.length < 600) return false
  const text = typed.slice(0, MAX_MESSAGE_UNITS)
  return count(text, HEADINGS) + count(text, RULES) >= 2 || count(text, ITEMS) >= 12
}

// The space before them is bounded and stays on their line: otherwise a run of line breaks would be rescanned from each of its breaks.
const HEADINGS = /^#{1,4} \S/gm
const RULES = /^[^\S\r\n\u2028\u2029]{0,40}(?:-{3,200}|\*\*[^*\n]{2,80}\*\*:?)[^\S\r\n\u2028\u2029]{0,40}$/gm
const ITEMS = /^[^\S\r\n\u2028\u2029]{0,40}(?:[-*•]|\d{1,2}[.)])\s/gm

function count(text: string, expression: RegExp): number {
  return text.match(expression)?.length ?? 0
}

/** Whether a word of a text is this one, in lower case, or begins with it. */
function wordsIn(text: string): (word: string) => boolean {
  let lower: string | undefined
  return (word) => {
    lower ??= text.toLowerCase()
    let at = lower.indexOf(word)
    while (at > 0 && /[\p{L}\p{N}]/u.test(lower.charAt(at - 1))) at = lower.indexOf(word, at + 1)
    return at !== -1
  }
}

function sizeOf(text: string): number {
  const units = utf16UnitsOf(text)
  const { length } = text
  let size = length
  for (let at = 0; at < length; at++) if (alphabetOf(units[at] as number) & (KANA | HAN | HANGUL)) size += 2
  return size
}

const SPACE_UNIT = 0x20

/** Length without space. */
function wordLength(text: string): number {
  const units = utf16UnitsOf(text)
  const { length } = text
  let words = 0
  // 1 for anything above a space: a branch here would be mispredicted at every word.
  for (let at = 0; at < length; at++) words += (SPACE_UNIT - (units[at] as number)) >>> 31
  return words
}
