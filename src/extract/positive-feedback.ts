import { splitSentences } from '../text/sentences.ts'
import type { Turn } from '../transcript/turn.ts'
import type { Candidate } from './candidate.ts'
import { cleanSentence } from './wording/clean.ts'
import { tierOf, type Tiers, wholePart } from './score/score.ts'

/** Seed 000's signal and its confidence: praise says something only about a way of working that can be named. */
const CONFIDENCE = 0.7
const PRAISE =
  /^(?:(?:yes|ok|oh|wow|ah|nice)[,!. ]+)?(?:perfect|exactly|great|love it|love this|that'?s (?:it|perfect|exactly|great|how)|much better|this is (?:perfect|exactly|great|how)|thanks|完美|太好了|就是这样|就是這樣|完璧|最高|그거야|완벽|perfekt|genau so|parfait|exactement|perfecto|exactamente|perfeito|exatamente|отлично|идеально|именно так)/i
/** What is praised goes on: "keep doing it like that". */
const STANDING =
  /\b(?:keep (?:it|doing|that|this|going like)|like (?:that|this)|that way|this way|that style|this style|how I (?:like|want)|what I (?:like|wanted|want|meant)|always|from now on|so weiter|comme ça|así|assim|именно так)\b|就这样|就這樣|この調子|이렇게/i
/** What the agent did that another would not have: it named the way it took. */
const DISTINCTIVE =
  /\b(?:I(?:'ve| have)?|now) [^.!?]{0,80}\b(?:instead of|rather than|without (?:using|any|adding)|in favou?r of)\b[^.!?]{3,120}/i

/** Praise of a distinctive way of working: the way is proposed, in the agent's words, with the praise as evidence. */
export function findPositiveFeedback(turn: Turn, tiers: Tiers): Candidate | undefined {
  const text = turn.text.trim()
  if (text.length > 160 || !PRAISE.test(text) || !STANDING.test(text)) return undefined
  const [praise] = splitSentences(turn.text)
  const action = splitSentences(turn.assistantBefore).findLast((sentence) => DISTINCTIVE.test(sentence.text))?.text
  if (praise === undefined || action === undefined || action.length > 300) return undefined
  return {
    turnUuid: turn.uuid,
    kind: 'preference',
    text: cleanSentence(action.replace(/^(?:I(?:'ve| have)?) /u, 'Liked: I ')),
    evidence: praise.text,
    evidenceBefore: action,
    confidence: CONFIDENCE,
    tier: tierOf(CONFIDENCE, tiers),
    cues: ['positive-feedback'],
    parts: [wholePart('positive-feedback', CONFIDENCE, 'praises the way the agent had just gone about it')],
    speaker: 'person',
  }
}
