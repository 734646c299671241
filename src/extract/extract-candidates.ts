import type { Turn } from '../transcript/event/turn.ts'
import { findAssistantInsights } from './assistant-insights.ts'
import type { Candidate } from './candidate.ts'
import { findPositiveFeedback } from './positive-feedback.ts'
import { createScorer, type Adjustments } from './score/score.ts'
import type { Tiers } from './score/tier.ts'
import { spokenCandidates } from './spoken-candidates.ts'
import { findToolPreferences, type ToolRuns } from './tool-preference.ts'

export type ExtractOptions = Adjustments & {
  readonly tiers: Tiers
  /** Also keep what is below `tiers.suggest`, as tier `skip`. */
  readonly all?: boolean
  /** Also keep, as tier `skip`, what is below `tiers.suggest` but has at least this confidence. */
  readonly least?: number
  /** Mine the agent's own text for insights as well; they come as speaker `assistant`. */
  readonly assistantInsights?: boolean
  /** The tools that earlier turns of the session ran. */
  readonly toolRuns?: ToolRuns | undefined
}

/**
 * The maximum number of candidates kept per turn without `all`: as many as a person reads in one go. People who list rules state up to seven
 * in one message; where there are more, a document was pasted, and a second look proposes the rest.
 */
const MAX_PER_TURN = 20
/** The maximum number of candidates per turn that may have the tier `auto`: if there are more, the person says which were meant. */
const MAX_SURE_PER_TURN = 4

/**
 * What is worth keeping in these turns of one session, in their order; within a turn, what the person said comes first, best first.
 * Pure and deterministic. Linear in the length of the text; only the first `MAX_MESSAGE_UNITS` of a message are read.
 */
export function extractCandidates(turns: readonly Turn[], options: ExtractOptions): Candidate[] {
  return [...extractInSteps(turns, options)].flat()
}

/** The same, a few turns at a time, for callers with other work to do in between. */
export function* extractInSteps(turns: readonly Turn[], options: ExtractOptions): Generator<readonly Candidate[]> {
  const tools = findToolPreferences(turns, options.tiers, options.toolRuns)
  const bounds = { tiers: options.tiers, minConfidence: minConfidenceOf(options) }
  const scorer = createScorer(options)
  for (const step of stepsOf(turns)) {
    const spoken = spokenCandidates(step, scorer, bounds)
    yield step.flatMap((turn, index) => candidatesOf(turn, spoken[index] ?? NOTHING, tools, options))
  }
}

/** How much is read in the first step, and at most in later ones: a few milliseconds of work, before V8 has compiled much of it and after. */
const [FIRST_STEP_UNITS, MAX_STEP_UNITS] = [4096, 16_384]

function* stepsOf(turns: readonly Turn[]): Generator<readonly Turn[]> {
  let step: Turn[] = []
  let size = 0
  let enough = FIRST_STEP_UNITS
  for (const turn of turns) {
    step.push(turn)
    size += turn.text.length
    if (size < enough) continue
    yield step
    step = []
    size = 0
    enough = Math.min(2 * enough, MAX_STEP_UNITS)
  }
  yield step
}

function candidatesOf(
  turn: Turn,
  spoken: readonly Candidate[],
  tools: readonly Candidate[],
  options: ExtractOptions,
): readonly Candidate[] {
  const { tiers, all = false, muted } = options
  const praise = findPositiveFeedback(turn, tiers)
  const said = praise ? [...spoken, praise] : spoken
  const unsaid = [
    ...tools.filter(({ turnUuid }) => turnUuid === turn.uuid),
    ...(options.assistantInsights ? findAssistantInsights(turn, tiers) : NOTHING),
  ]
  // Most turns hold nothing.
  if (said.length + unsaid.length === 0) return NOTHING
  const minConfidence = minConfidenceOf(options)
  const isWanted = ({ tier, confidence }: Candidate) => tier !== 'skip' || confidence >= minConfidence
  const kept = distinct(said.filter(isWanted).toSorted((a, b) => b.confidence - a.confidence))
    .filter((each, index) => all || index < MAX_PER_TURN || isAskedFor(each))
    .map((each, index) => (all || index < MAX_SURE_PER_TURN || isAskedFor(each) ? each : unsure(each)))
  return [...kept, ...unsaid.filter(isWanted)].filter(({ cues }) => !(cues.length === 1 && muted?.has(cues[0] ?? '')))
}

/** The least confidence that is kept. */
function minConfidenceOf({ all, least, tiers }: ExtractOptions): number {
  return all === true ? 0 : Math.min(tiers.suggest, least ?? tiers.suggest)
}

const NOTHING: readonly Candidate[] = []

function unsure(candidate: Candidate): Candidate {
  return candidate.tier === 'auto' ? { ...candidate, tier: 'suggest' } : candidate
}

/** Whether the person asked to remember it, perhaps in a list: each item of that was stated, so no limit applies. */
function isAskedFor({ parts }: Candidate): boolean {
  return parts.some(({ id }) => id === 'explicit')
}

/** The first of several candidates with the same text. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ text }) => {
    const fresh = !seen.has(text)
    seen.add(text)
    return fresh
  })
}
