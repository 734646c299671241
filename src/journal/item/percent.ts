import type { Item } from './item.ts'

/** 0.29 times 100 is a little less than 29. */
const TINY = 1e-9

/** Whole percents, rounded down: what is below a threshold must not look as if it reached it. */
export function wholePercents(confidence: number): number {
  return Math.floor(confidence * 100 + TINY)
}

/** The same for what is guessed from words: none of that is certain. */
export function percentOf(confidence: number): number {
  return Math.min(99, wholePercents(confidence))
}

/** `0.70`: beside thresholds, which are written like that. */
export function shareText(confidence: number): string {
  return (percentOf(confidence) / 100).toFixed(2)
}

/** `88%` for a column; nothing for what a person wrote by hand, which is not guessed. */
export function percentShort({ confidence, evidence }: Pick<Item, 'confidence' | 'evidence'>): string {
  return evidence.speaker === 'self' ? '' : `${percentOf(confidence)}%`
}

/** `+0.35`, `−1.20`: what one reason adds to a confidence, in log-odds. */
export function weightText(weight: number): string {
  return `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(2)}`
}
