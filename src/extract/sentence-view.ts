import { splitSentences } from '../text/sentences.ts'
import type { Turn } from '../transcript/turn.ts'
import type { Language } from './cue.ts'
import { fold } from './fold.ts'
import { guessLanguage, type Writing } from './language.ts'
import { maskForeign } from './mask.ts'

/** A sentence of a turn as the cues and signs see it. */
export type SentenceView = {
  /** The words as typed: `turn.text.slice(start, end)`. */
  readonly original: string
  readonly start: number
  readonly end: number
  readonly folded: string
  readonly languages: readonly Language[]
  readonly writing: Writing
  /** Place among the turn's sentences, from 0. */
  readonly index: number
  readonly count: number
  readonly turn: TurnView
}

/** What all sentences of a turn share. */
export type TurnView = {
  readonly turn: Turn
  /** Typed words, without masked stretches; an approximation for scripts without spaces. */
  readonly length: number
  /** How much of the message was masked, 0 to 1. */
  readonly masked: number
  /** Headings, many list items or tables: a document that was pasted, not a sentence that was said. */
  readonly document: boolean
  /** The end of what the agent said before, folded; made when first asked for. */
  readonly foldedBefore: () => string
}

/** The most sentences of one message that are looked at: a person does not say more in one go. */
const SENTENCE_CAP = 200
/** A sentence longer than this is not one. */
const SENTENCE_MAX = 1200

/** The sentences of a turn's typed text, masked stretches left out. */
export function viewSentences(turn: Turn): SentenceView[] {
  const masked = maskForeign(turn.text)
  const typed = masked.replace(/\s+/g, ' ').trim().length
  const sentences = splitSentences(masked)
    .filter(({ text }) => text.length <= SENTENCE_MAX && /[\p{L}]{2}|[\p{Script=Han}]/u.test(text))
    .slice(0, SENTENCE_CAP)
  const whole = turn.text.replace(/\s+/g, ' ').trim().length
  const view: TurnView = {
    turn,
    length: typed,
    masked: whole === 0 ? 0 : 1 - typed / whole,
    document: isDocument(turn.text),
    foldedBefore: once(() => fold(turn.assistantBefore.slice(-600))),
  }
  const ofTurn = guessLanguage(fold(masked.slice(0, 400)))
  return sentences.map(({ text, start, end }, index) => {
    const folded = fold(text)
    const own = guessLanguage(folded)
    return {
      original: turn.text.slice(start, end),
      start,
      end,
      folded,
      ...(own.languages.length > 2 ? own : ofTurn),
      index,
      count: sentences.length,
      turn: view,
    }
  })
}

function isDocument(text: string): boolean {
  if (text.length < 600) return false
  const headings = text.match(/^#{1,4} \S/gm)?.length ?? 0
  const rules = text.match(/^\s*(?:---+|\*\*[^*\n]{2,80}\*\*:?)\s*$/gm)?.length ?? 0
  const items = text.match(/^\s*(?:[-*•]|\d{1,2}[.)])\s/gm)?.length ?? 0
  return headings + rules >= 2 || items >= 12
}

function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}
