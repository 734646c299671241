import { splitSentences } from '../text/sentences/sentences.ts'
import type { Turn } from '../transcript/event/turn.ts'
import type { Candidate } from './candidate.ts'
import type { Tiers } from './score/tier.ts'
import { wholeScore } from './score/whole-score.ts'
import { maskForeign } from './view/mask.ts'
import { cleanSentence } from './wording/clean.ts'

/** "The root cause was …": the only thing the agent's own text is mined for. */
const INSIGHT =
  /\b(?:the (?:actual |real |underlying )?(?:root cause|culprit) (?:is|was|turned out)|root cause:|it turns out(?: that)?|(?:I|I've|we) (?:just )?(?:learned|learnt|discovered|realized|found out)(?: that)?|(?:the |a )?key (?:insight|finding|takeaway)|important finding|lesson(?:s)? learned|the lesson|for next time|note to self|worth remembering)\b|根本原因(?:是|在)|原来(?:是|因为)|根本的な原因|원인은|die Ursache (?:war|ist)|la cause (?:était|est)|la causa (?:raíz )?(?:era|es|fue)|причина (?:была )?в/i

/** Never as high as the person's own words. */
const BASE_CONFIDENCE = 0.7
const MAX_CONFIDENCE = 0.8
/** A session names many causes; the first few of a turn are enough. */
const MAX_PER_TURN = 2

/** Insights in the agent's answer, with speaker `assistant` and less confidence than a person's words. */
export function findAssistantInsights(turn: Turn, tiers: Tiers): Candidate[] {
  const masked = maskForeign(turn.assistantText)
  return splitSentences(masked)
    .filter(
      ({ text }) => text.length >= 40 && text.length <= 400 && INSIGHT.test(text) && !text.trimEnd().endsWith('?'),
    )
    .slice(0, MAX_PER_TURN)
    .map(({ start, end }): Candidate => {
      const evidence = turn.assistantText.slice(start, end)
      const specific = /`[^`]+`|\b[\w-]+\.\w{1,4}\b/.test(evidence)
      const reasoned = /\b(?:because|since|so that|due to|which means)\b/i.test(evidence)
      const confidence = Math.min(MAX_CONFIDENCE, BASE_CONFIDENCE + (specific ? 0.05 : 0) + (reasoned ? 0.05 : 0))
      return {
        turnUuid: turn.uuid,
        kind: 'insight',
        text: cleanSentence(evidence.replace(/\*\*|^#+\s*/g, '')),
        evidence,
        ...wholeScore('assistant-insight', confidence, 'the agent reports a cause or a lesson', tiers),
        speaker: 'assistant',
      }
    })
}
