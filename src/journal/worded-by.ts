import type { ScorePart } from '../extract/candidate.ts'
import type { DecidedEvent } from './event.ts'

/** Stands among the reasons of a proposal whose sentence a model wrote. */
export const WORDED_BY_MODEL: ScorePart = { id: 'model-words', weight: 0, because: 'a model wrote this sentence' }

/** Whether the sentence that an item has now is a model's: proposed so, or reworded by a pass that the person started. */
export function isWordedByModel(
  parts: readonly ScorePart[],
  text: string,
  decisions: readonly DecidedEvent[],
): boolean {
  let byModel = parts.some(({ id }) => id === WORDED_BY_MODEL.id)
  let said = text
  for (const decision of decisions) {
    if (decision.text === undefined || decision.text === said) continue
    said = decision.text
    byModel = decision.by === 'auto' && decision.decision === 'edit'
  }
  return byModel
}
