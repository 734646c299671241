import type { Turn } from '../transcript/event/turn.ts'
import type { Candidate } from './candidate.ts'
import { cueTable } from './cues/cue-table.ts'
import { matchOf } from './matching/matches.ts'
import { type Judged, judgeSentences, MIN_LIFTABLE, liftScore } from './score/judge.ts'
import { kindOf } from './score/kind.ts'
import type { Scorer } from './score/score.ts'
import { tierOf, type Tiers } from './score/tier.ts'
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

/** The lowest confidences for the tiers, and the lowest that is to be kept. */
type Bounds = { readonly tiers: Tiers; readonly minConfidence: number }

/**
 * What is worth keeping of what was said in each of these turns. All turns go through one stage before the next stage: each stage has code and
 * tables of its own, and short messages took half as long again if each message brought these back into the processor's cache.
 */
export function spokenCandidates(
  turns: readonly Turn[],
  scorer: Scorer,
  bounds: Bounds,
): ReadonlyArray<readonly Candidate[]> {
  const viewed = turns.map((turn) => viewSentences(turn))
  // Not `flat`, which takes as long as judging a tenth of them.
  const all: SentenceView[] = []
  for (const views of viewed) all.push(...views)
  const judged = judgeSentences(all, scorer)
  let start = 0
  const worth = turns.map((turn, index) => {
    const views = viewed[index] as readonly SentenceView[]
    const sentences = judged.slice(start, start + views.length)
    start += views.length
    const judgeBefore = () => judgeSentences(viewSentences(turnBefore(turn)), scorer)
    const resolved = resolveBans(resolveRules(resolveWishes(sentences, judgeBefore)))
    return { views, sentences: sentencesToKeep(liftHeadings(resolved, bounds.tiers.suggest), bounds.minConfidence) }
  })
  return worth.map(({ views, sentences }) => {
    // Most turns hold nothing.
    if (sentences.length === 0) return NOTHING
    const spoken = sentences.map((sentence) => spokenOf(sentence, scorer, bounds.tiers))
    return withScope(joinAnaphora(withIntroduced(spoken), views), views)
  })
}

const NOTHING: readonly Candidate[] = []

/** What was typed before a turn, as if it were one. */
function turnBefore(turn: Turn): Turn {
  return { ...turn, text: turn.typedBefore ?? '', assistantBefore: '' }
}

/**
 * The sentences that become candidates. One too weak to keep may still be what the next one points at, or point at the one before, and
 * join its proposal: of a run of possible sentences, all become candidates if any is kept, otherwise none.
 */
function sentencesToKeep(judged: readonly Wished[], minConfidence: number): readonly Wished[] {
  const minPossible = Math.min(minConfidence, MIN_LIFTABLE)
  const kept: Wished[] = []
  let stretch: Wished[] = []
  const end = () => {
    if (stretch.length === 0) return
    if (stretch.some(({ confidence }) => confidence >= minConfidence)) kept.push(...stretch)
    stretch = []
  }
  for (const sentence of judged) {
    if (higherScore(sentence) >= minPossible) stretch.push(sentence)
    else end()
  }
  end()
  return kept
}

/** The higher of two scores: a wish elsewhere may have lifted a weak sentence. */
function higherScore({ summed, confidence }: Judged): number {
  return Math.max(summed, confidence)
}

function spokenOf(judged: Wished, scorer: Scorer, tiers: Tiers): Spoken {
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
    turnUuid: view.turn.uuid,
    kind,
    text: textOf(view, stated),
    evidence: view.turn.text.slice(from, to),
    ...(stated?.by === 'agent' && { evidenceBefore: stated.text }),
    ...(stated?.by === 'person' && { typedBefore: stated.text }),
    confidence,
    // Words from elsewhere may not be what was meant, or may be anybody's: they need a person's key.
    tier: (stated !== undefined || bare === true) && tier === 'auto' ? 'suggest' : tier,
    cues: parts.filter(({ id, weight }) => weight > 0 && CUES.has(id)).map(({ id }) => id),
    parts,
    speaker: 'person',
  }
  return { candidate, view, from, to, leansBack: leansBack(judged) }
}

/** Words from elsewhere replace the words that point at them; a ban is kept with what it forbids, to the letter. */
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

/** What a person's decision can be about: rules, not the shape of the sentence. */
const CUES = new Set([
  ...cueTable.map(({ id }) => id),
  'denial',
  'interrupt',
  'queued',
  'contradicts',
  'rule-alone',
  'habit-alone',
])
