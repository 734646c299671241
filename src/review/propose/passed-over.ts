import type { Candidate } from '../../extract/candidate.ts'
import type { KnownTexts } from './known-texts.ts'

/**
 * The least confidence of a sentence that the person is told about although it is too weak to propose. Of 28 prompts of other people's work, one
 * has such a sentence, and one sentence in six is worth keeping; of rules that are said alone, most are.
 */
export const MIN_TOLD = 0.5
/** Nobody goes through more, and each is compared with all that is known whenever something was read. */
const MAX_TOLD = 100

/** What was read since this began and narrowly missed the threshold: the person is told about it, and another look proposes it. */
export type PassedOver = {
  /** Adds what was typed and no item says yet; forgets what an item says by now. */
  add(candidates: readonly Candidate[], known: KnownTexts): void
  /** Whether it was said in a turn that holds something passed over: another look may word it differently. */
  has(candidate: Candidate): boolean
  /** Another look has had what was said in this turn. */
  drop(candidate: Candidate): void
  clear(): void
  /** How many sentences. */
  count(): number
}

export function collectPassedOver(): PassedOver {
  const turnOf = new Map<string, string>()
  return {
    add(candidates, known) {
      for (const text of turnOf.keys()) if (known.find(text) !== undefined) turnOf.delete(text)
      for (const { text, tier, speaker, turnUuid } of candidates)
        if (tier === 'skip' && speaker === 'person' && known.find(text) === undefined) turnOf.set(text, turnUuid)
      for (const text of [...turnOf.keys()].slice(0, -MAX_TOLD)) turnOf.delete(text)
    },
    has: ({ turnUuid }) => [...turnOf.values()].includes(turnUuid),
    drop({ turnUuid }) {
      for (const [text, turn] of turnOf) if (turn === turnUuid) turnOf.delete(text)
    },
    clear: () => turnOf.clear(),
    count: () => turnOf.size,
  }
}
