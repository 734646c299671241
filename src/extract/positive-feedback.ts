import { lowerCased } from '../text/lower-cased.ts'
import { splitSentences } from '../text/sentences/sentences.ts'
import type { Turn } from '../transcript/event/turn.ts'
import type { Candidate } from './candidate.ts'
import { likedWay, praisesWay } from './praise-languages.ts'
import type { Tiers } from './score/tier.ts'
import { wholeScore } from './score/whole-score.ts'
import { cleanSentence } from './wording/clean.ts'

/** Seed 000's signal and its confidence: praise says something only about a way of working that can be named. */
const CONFIDENCE = 0.7
/** Longer messages are about more than what the agent just did. */
const MAX_PRAISE_UNITS = 160
/** A way of working is named in one sentence. */
const MAX_ACTION_UNITS = 300

/** Praise of a distinctive way of working: proposes that way, in the agent's words, with the praise as evidence. */
export function findPositiveFeedback(turn: Turn, tiers: Tiers): Candidate | undefined {
  const text = turn.text.trim()
  if (text.length > MAX_PRAISE_UNITS || !praisesWay(lowerCased(text))) return undefined
  const [praise] = splitSentences(turn.text)
  const action = distinctiveAction(turn.assistantBefore)
  if (praise === undefined || action === undefined) return undefined
  return {
    turnUuid: turn.uuid,
    kind: 'preference',
    text: cleanSentence(action.liked),
    evidence: praise.text,
    evidenceBefore: action.said,
    ...wholeScore('positive-feedback', CONFIDENCE, 'praises the way the agent had just gone about it', tiers),
    speaker: 'person',
  }
}

type Action = { readonly said: string; readonly liked: string }

/** The last thing that the agent said it did although somebody else would have done something different. */
function distinctiveAction(said: string): Action | undefined {
  const sentences = splitSentences(said).filter(({ text }) => text.length <= MAX_ACTION_UNITS)
  for (const { text } of sentences.toReversed()) {
    const liked = likedWay(lowerCased(text))
    if (liked !== undefined) return { said: text, liked: `${liked}: ${withoutBegin(text)}` }
  }
  return undefined
}

/** "I've used …" as "I used …": the proposal is about more than this one time. */
function withoutBegin(action: string): string {
  return action.replace(/^I(?:'ve| have) /u, 'I ')
}
