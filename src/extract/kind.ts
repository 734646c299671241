import type { Kind } from './candidate.ts'
import { model } from './model.ts'

const LEARNED: readonly Kind[] = ['preference', 'correction', 'convention', 'fact', 'insight']

const SCORES = new Map(Object.entries(model.kinds.scores))

/** Without one of these, nothing was there to correct. */
const CORRECTING = new Set(['contradicts', 'you-are-wrong', 'told-before', 'denial', 'interrupt'])

/** Kinds that show in their words, rare enough that no training saw them. */
const SPELLED_OUT: ReadonlyArray<readonly [Kind, RegExp]> = [
  ['self_knowledge', / (?:note to self|mental note|i (?:always|tend to|keep) forget(?:ting)?|i should remember) /],
  [
    'blocker',
    / (?:(?:is|are|were|im|its|still) blocked (?:by|on|until)|blocker|cannot continue until|waiting for (?:access|approval|legal)) /,
  ],
  [
    'decision',
    / (?:(?:we|i)(?:ve| have)? (?:decided|agreed|settled)|(?:the )?decision (?:is|was)|final decision) |决定(?:了|用)|決定(?:了|用)|決めました|정했/,
  ],
]

/**
 * Which kind of learning a sentence is: what its words spell out, else what its features say together. `folded` is the
 * sentence in its folded form.
 */
export function kindOf(folded: string, features: Iterable<string>): Kind {
  const spelled = SPELLED_OUT.find(([, expression]) => expression.test(folded))
  if (spelled !== undefined) return spelled[0]
  const sums = [...model.kinds.prior]
  let corrects = false
  for (const id of features) {
    const scores = SCORES.get(id) ?? []
    for (const [index, score] of scores.entries()) sums[index] = (sums[index] ?? 0) + score
    corrects ||= CORRECTING.has(id)
  }
  if (!corrects) sums[LEARNED.indexOf('correction')] = -Infinity
  return LEARNED[sums.indexOf(Math.max(...sums))] ?? 'preference'
}
