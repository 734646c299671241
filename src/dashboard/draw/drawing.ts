import type { Item } from '../../journal/item.ts'
import { visible } from '../../text/sanitize.ts'
import type { WidthOptions } from '../../text/width.ts'
import type { Source } from '../source.ts'
import type { State } from '../state.ts'

/** What the drawing functions need besides a size. */
export type Drawing = Pick<Source, 'preview' | 'forecast'> & {
  readonly state: State
  readonly widths: WidthOptions
}

/** Text from outside on one line, every sign of it visible. */
export function shown(text: string): string {
  return visible(text).replaceAll('\n', ' ')
}

/** `1.2k`, `486`. */
export function thousands(count: number): string {
  return count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}k`
}

/** A path with the home folder as `~`. */
export function shortPath(path: string, home: string): string {
  const short = home !== '' && path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path
  return shown(short)
}

/** From the surest down: the least that bears the word, and how many of five squares it fills. */
const LEVELS = [
  [95, 'almost certain', 5],
  [85, 'high', 4],
  [70, 'fair', 3],
  [50, 'low', 2],
  [0, 'low', 1],
] as const

/** Whole percents; nothing that is guessed from words is certain. */
export function percentOf(confidence: number): number {
  return Math.min(99, Math.round(confidence * 100))
}

/** `88%` for a column; nothing for what a person wrote by hand, which is not guessed. */
export function percentShort({ confidence, evidence }: Item): string {
  return evidence.speaker === 'self' ? '' : `${percentOf(confidence)}%`
}

/** `████░ high 88 %`: a bare number invites blind trust. Bar and word follow from the number that is shown, so they never disagree. */
export function confidenceWords(confidence: number): { readonly bar: string; readonly words: string } {
  const percent = percentOf(confidence)
  const [, word, full] = LEVELS.find(([least]) => percent >= least) ?? LEVELS[LEVELS.length - 1]!
  return { bar: '█'.repeat(full) + '░'.repeat(5 - full), words: `${word} ${percent} %` }
}
