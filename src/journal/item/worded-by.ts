import type { ScorePart } from '../../extract/candidate.ts'
import { normaliseText } from '../../text/normalise.ts'
import type { DecidedEvent } from '../event/event.ts'
import type { Item } from './item.ts'

/** One of the reasons of a proposal whose sentence a model wrote. */
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
    byModel = decision.by === 'auto'
  }
  return byModel
}

/** Whether an item has the agent's words, from its answer, which the person only asked to remember ("add that to CLAUDE.md"). */
export function isWordedByAgent({ text, evidence }: Pick<Item, 'text' | 'evidence'>): boolean {
  if (evidence.speaker !== 'person' || evidence.before === undefined) return false
  const words = normaliseText(text)
  const holds = (said: string): boolean => normaliseText(said).includes(words)
  return holds(evidence.before) && !holds(evidence.typed ?? evidence.text)
}
