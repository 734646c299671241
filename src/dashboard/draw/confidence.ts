import type { Item } from '../../journal/item/item.ts'
import { percentOf } from '../../journal/item/percent.ts'
import { SAID_BY } from '../state/whose-words.ts'

/** From the surest down: the lowest percentage for the word, and how many of five squares it fills. */
const LEVELS = [
  [95, 'almost certain', 5],
  [85, 'high', 4],
  [70, 'fair', 3],
  [50, 'low', 2],
] as const
const LOWEST = [0, 'low', 1] as const

type Certainty = { readonly bar: string; readonly words: string }

/** How sure Sage is that this is worth keeping. What a person wrote by hand is not a guess. */
export function certaintyOf({ evidence, confidence }: Pick<Item, 'confidence' | 'evidence'>): Certainty {
  return evidence.speaker === 'self' ? { bar: '', words: SAID_BY.self } : guessed(confidence)
}

/** `████░ high 88 %`, because a bare number invites blind trust. Bar and word follow from the number shown, so they never disagree. */
function guessed(confidence: number): Certainty {
  const percent = percentOf(confidence)
  const [, word, full] = LEVELS.find(([min]) => percent >= min) ?? LOWEST
  return { bar: '█'.repeat(full) + '░'.repeat(5 - full), words: `${word} ${percent} %` }
}
