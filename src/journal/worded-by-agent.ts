import { normaliseText } from '../text/normalise.ts'
import type { Item } from './item.ts'

/** Whether a proposal has the agent's words, which the person only asked to remember ("add that to CLAUDE.md"): they stand in its answer. */
export function isWordedByAgent({
  text,
  formerTexts,
  evidence,
}: Pick<Item, 'text' | 'formerTexts' | 'evidence'>): boolean {
  if (evidence.speaker !== 'person' || evidence.before === undefined) return false
  const proposed = normaliseText(formerTexts[0] ?? text)
  const holds = (said: string): boolean => normaliseText(said).includes(proposed)
  return holds(evidence.before) && !holds(evidence.typed ?? evidence.text)
}
