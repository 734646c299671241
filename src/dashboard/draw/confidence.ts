import { percentOf } from '../../journal/percent.ts'

/** From the surest down: the least that bears the word, and how many of five squares it fills. */
const LEVELS = [
  [95, 'almost certain', 5],
  [85, 'high', 4],
  [70, 'fair', 3],
  [50, 'low', 2],
  [0, 'low', 1],
] as const

/** `████░ high 88 %`: a bare number invites blind trust. Bar and word follow from the number that is shown, so they never disagree. */
export function confidenceWords(confidence: number): { readonly bar: string; readonly words: string } {
  const percent = percentOf(confidence)
  const [, word, full] = LEVELS.find(([least]) => percent >= least) ?? LEVELS[LEVELS.length - 1]!
  return { bar: '█'.repeat(full) + '░'.repeat(5 - full), words: `${word} ${percent} %` }
}
