import { cueTable } from '../cues/cue-table.ts'
import { derivedSigns } from './derived-signs.ts'
import type { FeatureRow } from './feature-row.ts'
import { signs } from './signs.ts'

/**
 * Every cue, every sign, and what is derived from them. A feature's number is its index here: there are many sentences, and numbers are
 * cheap.
 */
export const featureTable: readonly FeatureRow[] = [...cueTable, ...signs, ...derivedSigns]

/** The numbers of the first sign and the first derived sign. Those before are cues, in the order of the cue table. */
export const FIRST_SIGN = cueTable.length
export const FIRST_DERIVED = FIRST_SIGN + signs.length

const numbers = new Map(featureTable.map(({ id }, number) => [id, number]))

/** Whether a feature has this id. */
export function isFeature(id: string): boolean {
  return numbers.has(id)
}

/** @throws Error for an id that no feature has: then a table still names a feature that is gone. */
export function numberOf(id: string): number {
  const number = numbers.get(id)
  if (number === undefined) throw new Error(`No feature has the id ${id}`)
  return number
}

/** By the number of each feature, 1 if it is in the set. */
export type FeatureSet = Uint8Array

/** @throws Error for an id that no feature has. */
export function featureSet(ids: readonly string[]): FeatureSet {
  const set = new Uint8Array(featureTable.length)
  for (const id of ids) set[numberOf(id)] = 1
  return set
}

/** What a feature says about a sentence, in words for the person; undefined if no feature has this id. */
export function reasonText(id: string): string | undefined {
  return featureTable.find((row) => row.id === id)?.because
}
