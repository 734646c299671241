import { compareTexts } from '../../base/compare-texts.ts'
import type { Kind } from '../../extract/candidate.ts'
import type { Learning } from './learning.ts'
import { SCOPE_RANK } from './scope-winners.ts'

const KIND_ORDER: Readonly<Record<Kind, number>> = {
  blocker: 0,
  correction: 1,
  preference: 2,
  convention: 3,
  decision: 4,
  tool: 5,
  fact: 6,
  insight: 7,
  self_knowledge: 8,
}

/**
 * Pinned first, then what had to be repeated, then the narrower scope, the kind, the later decision. The id breaks ties, so the order
 * never depends on chance.
 */
export function inOrder(learnings: readonly Learning[]): Learning[] {
  return learnings.toSorted(
    (a, b) =>
      Number(b.pinned) - Number(a.pinned) ||
      b.repeats.length - a.repeats.length ||
      SCOPE_RANK[a.scope] - SCOPE_RANK[b.scope] ||
      KIND_ORDER[a.kind] - KIND_ORDER[b.kind] ||
      compareTexts(decided(b), decided(a)) ||
      compareTexts(a.id, b.id),
  )
}

function decided({ decidedAt, proposedAt }: Learning): string {
  return decidedAt ?? proposedAt
}
