import { DAY } from '../../base/durations.ts'
import type { Candidate } from '../../extract/candidate.ts'
import { count } from '../../text/count.ts'
import { createPace, type Pace } from '../../workspace/processes/pace.ts'
import { type Finding, proposalsOf } from '../propose/findings.ts'
import { holdJournal } from '../propose/hold-journal.ts'
import { createKnownTexts } from '../propose/known-texts.ts'
import { prepareFinding } from '../propose/prepare.ts'
import type { ReviewContext } from '../propose/review-context.ts'
import { findUnproposed, type Unproposed } from './unproposed.ts'

/** As many as a person reads in one sitting. The next look proposes the next ones. */
const AT_MOST = 20
/** Of 200 prompts with nothing above this, one holds a learning: see the labels that `eval/extraction.mjs` reads. */
const MIN_CONFIDENCE = 0.3

export type LookOptions = {
  readonly days: number
  readonly signal: AbortSignal
  /**
   * If the person was told about sentences (`passedOver`), only those are proposed: whoever was told about two does not expect twenty.
   */
  readonly toldFirst?: boolean
}

/**
 * Proposes the best of what reviews passed over in transcripts written to in the last `days` days, because the person asked for it. All of it
 * has the tier `skip`, even what would be confident enough by now: nobody asked to have it approved. Returns how many, or undefined once
 * `signal` stops it. What waits, or was decided on, is not proposed again.
 */
export async function lookAgain(
  context: ReviewContext,
  { days, signal, toldFirst = false }: LookOptions,
): Promise<number | undefined> {
  try {
    const unproposed = await findUnproposed(context, context.now().getTime() - days * DAY, signal)
    const told = unproposed.filter(({ candidate }) => context.passedOver.has(candidate))
    const wanted = toldFirst && told.length > 0 ? told : unproposed
    const proposals = await proposeBest(context, await findBest(wanted, createPace(signal)), signal)
    // Nothing that was passed over is left to propose, even where a waiting item says it by now, or it can no longer be read.
    if (proposals < AT_MOST) context.passedOver.clear()
    return proposals
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

/** What was rewound comes last: what was said in its place says it for both. */
async function findBest(unproposed: readonly Unproposed[], pace: Pace): Promise<Unproposed[]> {
  const behind = ({ turn }: Unproposed) => Number(turn.facts.rewound)
  return await distinct(
    unproposed
      .filter(({ candidate }) => candidate.confidence >= MIN_CONFIDENCE)
      .toSorted((a, b) => behind(a) - behind(b) || b.candidate.confidence - a.candidate.confidence),
    pace,
  )
}

/** The first of those that say the same. */
async function distinct(sentences: readonly Unproposed[], pace: Pace): Promise<Unproposed[]> {
  const known = createKnownTexts()
  const first: Unproposed[] = []
  for (const sentence of sentences) {
    await pace()
    const { text } = sentence.candidate
    if (known.find(text) !== undefined) continue
    known.add(String(first.length), text)
    first.push(sentence)
  }
  return first
}

/** Others may propose meanwhile what these say: the next ones then take their place. */
async function proposeBest(context: ReviewContext, best: Unproposed[], signal: AbortSignal): Promise<number> {
  const pace = createPace(signal)
  let proposals = 0
  while (proposals < AT_MOST && best.length > 0)
    proposals += await proposeThese(context, await takeFresh(context, best, AT_MOST - proposals, pace), pace)
  return proposals
}

/** Takes from `left`, in order, until as many as wanted say something new in the words that would be stored: without secrets. */
async function takeFresh(
  { workspaceId, journal, known, passedOver }: ReviewContext,
  left: Unproposed[],
  wanted: number,
  pace: Pace,
): Promise<Finding[]> {
  const items = journal.items()
  const isHeld = ({ item, text }: Finding) =>
    items.has(item) || (known.find(text) ?? known.findRepeated(text, items)) !== undefined
  const fresh: Finding[] = []
  while (fresh.length < wanted) {
    const next = left.shift()
    if (!next) break
    passedOver.drop(next.candidate)
    await pace()
    const { turn, transcriptPath } = next
    const candidate: Candidate = { ...next.candidate, tier: 'skip' }
    const finding = await prepareFinding(candidate, turn, { workspaceId, transcriptPath })
    if (finding && !isHeld(finding)) fresh.push(finding)
  }
  return fresh
}

async function proposeThese(context: ReviewContext, findings: readonly Finding[], pace: Pace): Promise<number> {
  if (findings.length === 0) return 0
  const { journal } = context
  return await holdJournal(context, pace, () => {
    journal.refresh()
    const proposals = proposalsOf(findings, context)
    if (proposals.length > 0) journal.append(proposals)
    return proposals.length
  })
}

/** The result of a look, in words. */
export function lookedAgainText(proposals: number): string {
  return proposals === 0
    ? 'Nothing else that was said seems worth keeping'
    : `${count(proposals, 'less certain proposal')}, below the others`
}

/** Says that another look would find something, for places without keys to press. */
export function passedOverText(sentences: number): string {
  return `${count(sentences, 'sentence')} more may be worth keeping: "sage scan --weak" proposes ${sentences === 1 ? 'it' : 'them'}`
}
