import type { Turn } from '../transcript/turn.ts'
import { findAssistantInsights } from './assistant-insights.ts'
import type { Candidate } from './candidate.ts'
import { cueTable } from './cues/cue-table.ts'
import { matchOf } from './matching/matches.ts'
import { findPositiveFeedback } from './positive-feedback.ts'
import { type Judged, judgeSentence, LEAST_LIFTED, liftScore } from './score/judge.ts'
import { kindOf } from './score/kind.ts'
import { createScorer, tierOf, type Adjustments, type Scorer, type Tiers } from './score/score.ts'
import { findToolPreferences, type ToolRuns } from './tool-preference.ts'
import { type SentenceView, viewSentences } from './view/sentence-view.ts'
import { createTypedWords } from './view/typed-words.ts'
import { resolveBans } from './wishes/bans.ts'
import { liftHeadings } from './wishes/headings.ts'
import { leansBack, resolveRules } from './wishes/made-rule.ts'
import type { Stated } from './wishes/referent.ts'
import { resolveWishes, type Wished } from './wishes/wishes.ts'
import { cleanSentence, cut } from './wording/clean.ts'
import { withIntroduced } from './wording/introduced.ts'
import { joinAnaphora, type Spoken } from './wording/join-anaphora.ts'
import { withScope } from './wording/with-scope.ts'

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
 * The most candidates of one turn that are kept without `all`: as many as a person reads at one go. Who lists rules states seven in one
 * message; more are in a document that was pasted, and another look proposes them.
 */
const PER_TURN = 20
/** The most of one turn that may be sure: of more, a person says which were meant. */
const SURE_PER_TURN = 4

/**
 * What is worth keeping in these turns of one session, in their order, best first within a turn. Pure and deterministic. Linear in the
 * length of the text; only the first 64 kB of a message are read.
 */
export function extractCandidates(turns: readonly Turn[], options: ExtractOptions): Candidate[] {
  return [...extractInSteps(turns, options)].flat()
}

/** The same a few turns at a time, for callers with other work to do in between. */
export function* extractInSteps(turns: readonly Turn[], options: ExtractOptions): Generator<readonly Candidate[]> {
  const tools = findToolPreferences(turns, options.tiers, options.toolRuns)
  const scorer = createScorer(options)
  for (const step of stepsOf(turns)) {
    const spoken = spokenCandidates(step, scorer, options)
    yield step.flatMap((turn, place) => candidatesOf(turn, spoken[place] ?? NOTHING, tools, options))
  }
}

/** How much is read in one step, in UTF-16 units: a few milliseconds. */
const STEP = 4096

function* stepsOf(turns: readonly Turn[]): Generator<readonly Turn[]> {
  let step: Turn[] = []
  let size = 0
  for (const turn of turns) {
    step.push(turn)
    size += turn.text.length
    if (size < STEP) continue
    yield step
    step = []
    size = 0
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
  const isWanted = ({ tier, confidence }: Candidate) => tier !== 'skip' || confidence >= leastOf(options)
  const praise = findPositiveFeedback(turn, tiers)
  const worked = tools.filter(({ turnUuid }) => turnUuid === turn.uuid)
  const insights = options.assistantInsights === true ? findAssistantInsights(turn, tiers) : NOTHING
  // Most turns hold nothing.
  if (spoken.length + worked.length + insights.length === 0 && praise === undefined) return NOTHING
  const unsaid = [...worked, ...insights]
  const best = [...spoken, ...(praise ? [praise] : [])].filter(isWanted).toSorted((a, b) => b.confidence - a.confidence)
  const kept = distinct(best)
    .filter((each, place) => all || place < PER_TURN || isAskedFor(each))
    .map((each, place) => (all || place < SURE_PER_TURN || isAskedFor(each) ? each : unsure(each)))
  return [...kept, ...unsaid].filter(
    (each) => isWanted(each) && !(each.cues.length === 1 && muted?.has(each.cues[0] ?? '')),
  )
}

/** The least confidence that is kept. */
function leastOf({ all, least, tiers }: ExtractOptions): number {
  return all === true ? 0 : Math.min(tiers.suggest, least ?? tiers.suggest)
}

const NOTHING: readonly Candidate[] = []

function unsure(candidate: Candidate): Candidate {
  return candidate.tier === 'auto' ? { ...candidate, tier: 'suggest' } : candidate
}

/** Of a list that the person wants remembered, every item was stated. */
function isAskedFor({ parts }: Candidate): boolean {
  return parts.some(({ id }) => id === 'explicit')
}

/**
 * What is worth keeping of what was said in each of these turns. All are taken through one stage before the next: each has code and tables of
 * its own, and to bring them back into the processor's cache for every message takes a third of the time.
 */
function spokenCandidates(
  turns: readonly Turn[],
  scorer: Scorer,
  options: ExtractOptions,
): ReadonlyArray<readonly Candidate[]> {
  const judge = (views: readonly SentenceView[]): Judged[] => views.map((view) => judgeSentence(view, scorer))
  const viewed = turns.map((turn) => ({ turn, views: viewSentences(turn) }))
  const judged = viewed.map((each) => ({ ...each, judged: judge(each.views) }))
  const settled = judged.map(({ turn, views, judged: sentences }) => {
    const judgeBefore = () => judge(viewSentences({ ...turn, text: turn.typedBefore ?? '', assistantBefore: '' }))
    const resolved = resolveBans(resolveRules(resolveWishes(sentences, judgeBefore)))
    return { views, worth: worthSpelling(liftHeadings(resolved, options.tiers.suggest), options) }
  })
  return settled.map(({ views, worth }) => {
    if (worth.length === 0) return NOTHING
    const spoken = worth.map((sentence) => spokenOf(sentence, scorer, options))
    return withScope(joinAnaphora(withIntroduced(spoken), views, cleanSentence), views)
  })
}

/**
 * The sentences that become candidates. One too weak to keep may still be what the next one points at, or point at the one before, and
 * join its proposal: of a run of possible ones all are made if any is kept, otherwise none.
 */
function worthSpelling(judged: readonly Wished[], options: ExtractOptions): readonly Wished[] {
  if (options.all === true) return judged
  const kept = leastOf(options)
  const least = Math.min(kept, LEAST_LIFTED)
  const spelled: Wished[] = []
  let stretch: Wished[] = []
  const end = () => {
    if (stretch.some(({ confidence }) => confidence >= kept)) spelled.push(...stretch)
    stretch = []
  }
  for (const sentence of judged) {
    if (mostOf(sentence) >= least) stretch.push(sentence)
    else end()
  }
  end()
  return spelled
}

/** The higher of two scores: a wish elsewhere may have lifted a sentence that is weak by itself. */
function mostOf({ summed, confidence }: Judged): number {
  return Math.max(summed, confidence)
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

function spokenOf(judged: Wished, scorer: Scorer, { tiers }: ExtractOptions): Spoken {
  const { view, features, wish, stated, bare } = judged
  const { confidence, parts } = liftScore(judged, scorer.explain(features.numbers, view.writing, wordsIn(judged)))
  const from = Math.min(view.start, wish?.start ?? view.start)
  const to = Math.max(view.end, wish?.end ?? view.end, stated?.by === 'quotation' ? stated.end : 0)
  const tier = tierOf(confidence, tiers)
  const likely = stated?.by === 'person' ? stated.kind : kindOf(view.folded, features)
  // What is made a rule or forbidden is not a fact about the world, however it was said.
  const isRule = (wish && !judged.explicit) || (stated?.by === 'agent' && stated.banned)
  const kind = isRule && likely === 'fact' ? 'convention' : likely
  const candidate: Candidate = {
    turnUuid: view.turn.turn.uuid,
    kind,
    text: textOf(view, stated),
    evidence: view.turn.turn.text.slice(from, to),
    ...(stated?.by === 'agent' && { evidenceBefore: stated.text }),
    ...(stated?.by === 'person' && { typedBefore: stated.text }),
    confidence,
    // What is elsewhere may not be what was meant, or may be anybody's words: that needs a person's key.
    tier: (stated !== undefined || bare === true) && tier === 'auto' ? 'suggest' : tier,
    cues: parts.filter(({ id, weight }) => weight > 0 && isCue(id)).map(({ id }) => id),
    parts,
    speaker: 'person',
  }
  return { candidate, view, from, to, leansBack: leansBack(judged) }
}

/** What is said elsewhere is kept in place of the words that point at it; a ban is kept with what it forbids, to the letter. */
function textOf({ original }: SentenceView, stated: Stated | undefined): string {
  if (stated?.by !== 'agent' || !stated.banned) return cleanSentence(stated?.text ?? original)
  const ban = cleanSentence(original).replace(/[\s.,;:!?。！？]+$/u, '')
  return cut(`${ban}: ${stated.text}`)
}

/** The words that showed a cue, as typed; undefined for a sign. */
function wordsIn({ view, features }: Judged): (number: number) => string | undefined {
  const typedWords = createTypedWords(view.original, view.folded)
  return (number) => {
    const match = matchOf(features.matches, number)
    return match && typedWords(match.from, match.to)
  }
}

const CUES = new Set([
  ...cueTable.map(({ id }) => id),
  'denial',
  'interrupt',
  'queued',
  'contradicts',
  'rule-alone',
  'habit-alone',
])

/** What a person's decision can be about: rules, not the shape of the sentence. */
function isCue(id: string): boolean {
  return CUES.has(id)
}
