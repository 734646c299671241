import type { Kind } from '../candidate.ts'
import { featureTable, featureSet } from '../features/feature-table.ts'
import { type Features, holdsAny } from '../features/features.ts'
import { model } from './model.ts'

const LEARNED: readonly Kind[] = ['preference', 'correction', 'convention', 'fact', 'insight']

/** What each feature says about the kind, by the feature's number. */
const SCORES = featureTable.map(({ id }) => model.kinds.scores[id] ?? [])

/** Without one of these, there was nothing to correct. */
const CORRECTING = featureSet(['contradicts', 'you-are-wrong', 'told-before', 'denial', 'interrupt'])

/** Kinds recognisable by their words, too rare for the training to see. */
const SPELLED_OUT: ReadonlyArray<readonly [Kind, RegExp]> = [
  ['self_knowledge', / (?:note to self|mental note|i (?:always|tend to|keep) forget(?:ting)?|i should remember) /],
  [
    'blocker',
    / (?:(?:is|are|were|im|its|still) blocked (?:by|on|until)|blocker|cannot continue until|waiting for (?:access|approval|legal)) /,
  ],
  [
    'decision',
    / (?:(?:we|i)(?:ve| have)? (?:decided|agreed|settled)|(?:the )?decision (?:is|was)|final decision) |决定(?:了|用)|決定(?:了|用)|決めました| 정했|결정했/,
  ],
]

/** The kind of a learning: what its words spell out, otherwise what its features say together. `folded` is the folded sentence. */
export function kindOf(folded: string, features: Features): Kind {
  const spelled = SPELLED_OUT.find(([, expression]) => expression.test(folded))
  if (spelled !== undefined) return spelled[0]
  const sums = LEARNED.map((_, kind) =>
    features.numbers.reduce((sum, number) => sum + (SCORES[number]?.[kind] ?? 0), model.kinds.prior[kind] ?? 0),
  )
  if (!holdsAny(features, CORRECTING)) sums[LEARNED.indexOf('correction')] = -Infinity
  return LEARNED[sums.indexOf(Math.max(...sums))] ?? 'preference'
}
