import type { Turn } from '../transcript/turn.ts'
import { findAssistantInsights } from './assistant-insights.ts'
import type { Candidate } from './candidate.ts'
import { cleanSentence } from './clean.ts'
import { cueTable } from './cue-table.ts'
import { findFeatures } from './features.ts'
import { joinAnaphora } from './join-anaphora.ts'
import { kindOf } from './kind.ts'
import { findPositiveFeedback } from './positive-feedback.ts'
import { findReferent, pointsElsewhere } from './referent.ts'
import { confidenceOf, scoreFeatures, tierOf, type Adjustments, type Score } from './score.ts'
import { findToolPreferences } from './tool-preference.ts'
import { viewSentences, type SentenceView } from './sentence-view.ts'

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
 * What is worth keeping in these turns (of one session), in their order, best first within a turn. Pure and deterministic: the
 * same turns give the same candidates. Linear in the length of the text; of one message, 64 kB are read.
 */
export function extractCandidates(turns: readonly Turn[], options: ExtractOptions): Candidate[] {
  const { tiers, all = false, muted } = options
  const tools = findToolPreferences(turns, tiers)
  return turns.flatMap((turn) => {
    const praise = findPositiveFeedback(turn, tiers)
    const said = [...spokenCandidates(turn, options), ...(praise ? [praise] : [])]
      .filter(({ tier }) => all || tier !== 'skip')
      .toSorted((a, b) => b.confidence - a.confidence)
    const unsaid = [
      ...tools.filter(({ turnUuid }) => turnUuid === turn.uuid),
      ...(options.assistantInsights === true ? findAssistantInsights(turn, tiers) : []),
    ]
    return [...distinct(said).slice(0, all ? undefined : PER_TURN), ...unsaid].filter(
      ({ cues, tier }) => (all || tier !== 'skip') && !(cues.length === 1 && muted?.has(cues[0] ?? '')),
    )
  })
}

function spokenCandidates(turn: Turn, options: ExtractOptions): Candidate[] {
  const views = viewSentences(turn)
  const spoken = views.flatMap((view, index) => {
    const candidate = candidateOf(view, () => views.slice(0, index), options)
    return candidate ? [{ candidate, view }] : []
  })
  return joinAnaphora(spoken, views, cleanSentence)
}

/** Of candidates with the same text, the first. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ text }) => {
    const fresh = !seen.has(text)
    seen.add(text)
    return fresh
  })
}

function candidateOf(
  view: SentenceView,
  earlier: () => readonly SentenceView[],
  options: ExtractOptions,
): Candidate | undefined {
  const features = findFeatures(view)
  const least = Math.min(options.tiers.suggest, MEMORY_LIFTED_FROM)
  if (options.all !== true && confidenceOf(features, view.writing, options) < least) return undefined
  const ids = new Set(features.map(({ id }) => id))
  const explicit = ids.has('memory-file') || ids.has('remember')
  const stopped = LIFT_STOPPERS.some((id) => ids.has(id) && !(id === 'product' && REMEMBER_CLAUSE.test(view.folded)))
  const lifted = explicit && !stopped
  const score = scoreFeatures(features, view.writing, options)
  const { confidence, parts } =
    lifted && score.confidence >= (ids.has('memory-file') ? MEMORY_LIFTED_FROM : LIFTED_FROM)
      ? liftExplicit(score)
      : score
  const referent = explicit && pointsElsewhere(view) ? findReferent(view, earlier()) : undefined
  return {
    turnUuid: view.turn.turn.uuid,
    kind: kindOf(view.folded, ids),
    text: cleanSentence(referent ?? view.original),
    evidence: view.original,
    ...(referent === undefined ? {} : { evidenceBefore: referent }),
    confidence,
    tier: tierOf(confidence, options.tiers),
    cues: parts.filter(({ id, weight }) => weight > 0 && isCue(id)).map(({ id }) => id),
    parts,
    speaker: 'person',
  }
}

/** What an explicit wish to remember is worth at least (seed 003: "always treated as ≥ 0.95"); what speaks for it still ranks it. */
const EXPLICIT = 0.95
/** Below this, "remember" is more likely a feature of the product. */
const LIFTED_FROM = 0.4
const MEMORY_LIFTED_FROM = 0.3
/** "Remember that the search service …" tells a fact; "remember the last search" orders a feature. */
const REMEMBER_CLAUSE = /^ (?:please |and |also |so |ok |note and )*remember that (?!(?:in|into|for|to) )/
const LIFT_STOPPERS = ['asks', 'product', 'in-document', 'wonders', 'review-voice']

function liftExplicit({ confidence, parts }: Score): Score {
  const lifted = EXPLICIT + (1 - EXPLICIT) * confidence
  const weight = Math.log(lifted / (1 - lifted)) - Math.log(confidence / (1 - confidence))
  return { confidence: lifted, parts: [...parts, { id: 'explicit', weight, because: 'asks outright to remember it' }] }
}

const CUES = new Set([...cueTable.map(({ id }) => id), 'denial', 'interrupt', 'queued', 'contradicts'])

/** What a decision of the person can speak about: rules, not the shape of the sentence. */
function isCue(id: string): boolean {
  return CUES.has(id)
}
