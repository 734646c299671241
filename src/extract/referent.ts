import { splitSentences } from '../text/sentences.ts'
import { HAN, HANGUL, KANA } from './alphabet.ts'
import { POINTING_EXPRESSIONS, POINTING_WORDS } from './pointing-words.ts'
import type { SentenceView } from './sentence-view.ts'

/** What follows says why, or what for: "so we don't forget", "because it broke twice". */
const REASON =
  / (?:so (?:that )?(?:we|you|i|it|this|next)|because|since|otherwise|damit|weil|sonst|para que|porque|pour que|parce que|чтобы|потому что) .*/

/** Letters that may be left of a wish without spaces between words: a particle that is not known. */
const MOST_LEFT = 1

/** Whether an explicit wish ("add this to CLAUDE.md", "記住") says nothing of what is to be remembered: it points at what stands elsewhere. */
export function pointsElsewhere({ folded, alphabets }: SentenceView): boolean {
  const wish = folded.replace(REASON, ' ')
  if (alphabets & (HAN | KANA | HANGUL))
    return (wish.replace(POINTING_EXPRESSIONS, '').match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= MOST_LEFT
  return wish
    .trim()
    .split(' ')
    .every((word) => POINTING_WORDS.has(word))
}

/**
 * What the agent had offered to note, or the last thing that it stated with a reason; undefined if it did neither. Its words only: whoever keeps
 * them has to read them first.
 */
export function statedByAgent(assistantBefore: string): string | undefined {
  const said = splitSentences(assistantBefore)
    .map(({ text }) => text.replace(/^[*_`#>\s-]+|[*_`\s]+$/g, ''))
    .filter((text) => text.length >= 25 && text.length <= 400 && /\p{L}{2}/u.test(text))
  const offered = OFFERED.exec(said.at(-1) ?? '')?.[1]
  if (offered !== undefined) return offered
  return said.findLast((text) => !/[?？]\s*$/.test(text) && SAYS_WHY.test(text) && !OFFERS.test(text))
}

/** "Shall I add to CLAUDE.md that tests run with make?" */
const OFFERED = /\b(?:that|dass|que|che|dat|что)\s+(.{12,300}?)\s*[?？]$/u
const SAYS_WHY =
  /\b(?:because|cause|caused|reason|turns out|must|always|never|needs? to|only|instead|before|is|are|was|has to|should)\b|原因|必须|需要|因为|必要|ため|때문|должн|нужно|weil|porque|parce/i
/** What an agent says around its work, not about it. */
const OFFERS =
  /\b(?:I (?:can|could|will|have|would)|I'll|let me|want me to|would you like|should I|shall I|PR is|pull request)\b|https?:/i
