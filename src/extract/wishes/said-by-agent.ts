import { splitSentences } from '../../text/sentences/sentences.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import type { Stated } from './referent.ts'

/** What the agent had offered to note; undefined if it did not. Only its words: the person must read them before keeping them. */
export function offeredByAgent(wish: SentenceView): Stated | undefined {
  const text = OFFERED.exec(saidByAgent(wish).at(-1) ?? '')?.[1]
  return text === undefined ? undefined : { text, by: 'agent' }
}

/** The last thing that the agent stated with a reason. */
export function statedByAgent(wish: SentenceView): Stated | undefined {
  const text = saidByAgent(wish).findLast(
    (each) => !/[?？]\s*$/.test(each) && SAYS_WHY.test(each) && !OFFERS.test(each),
  )
  return text === undefined ? undefined : { text, by: 'agent' }
}

/** Shorter sentences give no reason: "All set." */
const MIN_STATED_UNITS = 25

/** The sentences that the agent had said, without their marks, except for long ones, which say too much. */
export function saidByAgent({ turn }: SentenceView, minUnits = MIN_STATED_UNITS): string[] {
  return splitSentences(turn.assistantBefore)
    .map(({ text }) => text.replace(/^[*_`#>\s-]+|[*_`\s]+$/g, ''))
    .filter((text) => text.length >= minUnits && text.length <= 400 && /\p{L}{2}/u.test(text))
}

/** "Shall I add to CLAUDE.md that tests run with make?" */
const OFFERED = /\b(?:that|dass|que|che|dat|что)\s+(.{12,300}?)\s*[?？]$/u
const SAYS_WHY =
  /\b(?:because|cause|caused|reason|turns out|must|always|never|needs? to|only|instead|before|is|are|was|has to|should)\b|原因|必须|需要|因为|必要|ため|때문|должн|нужно|weil|porque|parce/i
/** What an agent says around its work, not about it. */
const OFFERS =
  /\b(?:I (?:can|could|will|have|would)|I'll|let me|want me to|would you like|should I|shall I|PR is|pull request)\b|https?:/i
