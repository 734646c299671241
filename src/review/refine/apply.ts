import type { Candidate } from '../../extract/candidate.ts'
import { WORDED_BY_MODEL } from '../../journal/item/worded-by.ts'
import type { Refinement } from './answer.ts'
import type { RefineRequest } from './request.ts'

/** A candidate after the model pass. */
export type RefinedCandidate = Candidate & { readonly dropped: boolean }

/**
 * Applies the model's answers to the candidates a request was made from, in the same order. Its kind and sentence replace the rules';
 * evidence, cues and confidence stay. What it keeps gets tier `suggest`: worth showing, but never approved without a key. A candidate
 * that was not asked about, or not answered, stays as it is.
 */
export function applyRefinements(
  candidates: readonly Candidate[],
  request: RefineRequest,
  refinements: readonly Refinement[],
): RefinedCandidate[] {
  const byLine = new Map(refinements.map((refinement) => [refinement.line, refinement]))
  const byInput = new Map(request.inputs.map((input, position) => [input, byLine.get(position + 1)]))
  return candidates.map((candidate, index) => {
    const refinement = byInput.get(index)
    if (!refinement) return { ...candidate, dropped: false }
    if (!refinement.keep) return { ...candidate, dropped: true }
    const { kind, text = candidate.text } = refinement
    return {
      ...candidate,
      kind,
      text,
      tier: 'suggest',
      dropped: false,
      ...(text === candidate.text ? {} : { parts: [...candidate.parts, WORDED_BY_MODEL] }),
    }
  })
}
