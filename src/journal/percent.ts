import type { Item } from './item.ts'

/** Whole percents; nothing that is guessed from words is certain. */
export function percentOf(confidence: number): number {
  return Math.min(99, Math.round(confidence * 100))
}

/** `88%` for a column; nothing for what a person wrote by hand, which is not guessed. */
export function percentShort({ confidence, evidence }: Pick<Item, 'confidence' | 'evidence'>): string {
  return evidence.speaker === 'self' ? '' : `${percentOf(confidence)}%`
}
