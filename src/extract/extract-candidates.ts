import type { Turn } from '../transcript/turn.ts'
import type { Candidate } from './candidate.ts'
import { cleanSentence } from './clean.ts'
import { findFeatures } from './features.ts'
import { kindOf } from './kind.ts'
import { findReferent, pointsElsewhere } from './referent.ts'
import { scoreFeatures, tierOf, type Adjustments } from './score.ts'
import { isUnspaced, viewSentences, type SentenceView } from './sentence-view.ts'

export type ExtractOptions = Adjustments & {
  /** `[tiers]` of the configuration. */
  readonly tiers: { readonly auto: number; readonly suggest: number }
  /** Keep what is below `tiers.suggest` too, as tier `skip`. */
  readonly all?: boolean
  /** Mine the agent's own text for insights as well; they come as speaker `assistant`. */
  readonly assistantInsights?: boolean
}

/** The most candidates of one turn that are kept without `all`: nobody states more in one message. */
const PER_TURN = 4

/**
 * The sentences of these turns that are worth keeping, in the order of the turns, best first within a turn. Pure and
 * deterministic: the same turns give the same candidates. Linear in the length of the text; of one message, 64 kB are read.
 */
export function extractCandidates(turns: readonly Turn[], options: ExtractOptions): Candidate[] {
  return turns.flatMap((turn) => {
    const views = viewSentences(turn)
    const candidates = views
      .map((view, index) => candidateOf(view, views.slice(0, index), options))
      .filter((candidate) => options.all === true || candidate.tier !== 'skip')
      .toSorted((a, b) => b.confidence - a.confidence)
    const distinct = [
      ...new Map(candidates.toReversed().map((candidate) => [candidate.text, candidate])).values(),
    ].toReversed()
    return options.all === true ? distinct : distinct.slice(0, PER_TURN)
  })
}

function candidateOf(view: SentenceView, earlier: readonly SentenceView[], options: ExtractOptions): Candidate {
  const features = findFeatures(view)
  const ids = new Set(features.map(({ id }) => id))
  const { confidence, parts } = scoreFeatures(features, isUnspaced(view), options)
  const explicit = ids.has('memory-file') || ids.has('remember')
  const referent = explicit && pointsElsewhere(view) ? findReferent(view, earlier) : undefined
  return {
    turnUuid: view.turn.turn.uuid,
    kind: kindOf(parts, ids.has('contradicts')),
    text: cleanSentence(referent ?? view.original),
    evidence: view.original,
    ...(referent === undefined ? {} : { evidenceBefore: referent }),
    confidence,
    tier: tierOf(confidence, options.tiers),
    cues: parts.filter(({ id, weight }) => weight > 0 && id !== 'base').map(({ id }) => id),
    parts,
    speaker: 'person',
  }
}
