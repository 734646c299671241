import { typedTurn } from '../../scripts/typed-turn.mjs'
import type { Turn, TurnFacts } from '../../src/transcript/event/turn.ts'

/** A turn in which `text` was typed. */
export function turnOf(
  text: string,
  { facts, ...rest }: Partial<Omit<Turn, 'facts'>> & { facts?: Partial<TurnFacts> } = {},
): Turn {
  const turn = typedTurn(text)
  return { ...turn, source: 'prompt', ...rest, facts: { ...turn.facts, ...facts } }
}

export const TIERS = { auto: 0.95, suggest: 0.7 }
