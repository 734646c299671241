import { splitSentences } from '../text/sentences.ts'
import type { SentenceView } from './sentence-view.ts'

/** "add this to CLAUDE.md", "記住": a wish to persist whose content stands elsewhere. */
const POINTS =
  / (?:this|that|it|these|those|das|dies|es|ca|cela|le|eso|esto|lo|isso|isto|это|его|ini|itu|bunu|هذا)(?= )|(?:记住|記住|记下来|記下來|记一下|記一下|覚えて|覚えておいて|メモして|기억해)|这个|這個|これ|それ|이거|그거|update (?:your|the) memory/
const CONTENT = /[:：]\s*\S.{8,}|\bthat (?!to|in|into|down|for|as|please)\S+ \S+ \S+|["“「].{6,}["”」]/u

/** More words than this say something themselves. */
const MAX_WORDS = 16

/** Whether an explicit wish carries no content of its own. */
export function pointsElsewhere(view: SentenceView): boolean {
  return POINTS.test(view.folded) && !CONTENT.test(view.original) && view.folded.trim().split(' ').length <= MAX_WORDS
}

/** Where the content of such a wish stands: a sentence before it in the message, or the last thing that the agent stated; undefined if neither states anything. */
export function findReferent(view: SentenceView, earlier: readonly SentenceView[]): string | undefined {
  const own = earlier.findLast((sentence) => sentence.original.length >= 25 && !/[?？:：]\s*$/.test(sentence.original))
  if (own !== undefined) return own.original
  const said = splitSentences(view.turn.turn.assistantBefore)
    .map(({ text }) => text.replace(/^[*_`#>\s-]+|[*_`\s]+$/g, ''))
    .filter((text) => text.length >= 25 && text.length <= 400 && !/[?？]\s*$/.test(text) && /\p{L}{2}/u.test(text))
  return said.findLast((text) => SAYS_WHY.test(text) && !OFFERS.test(text))
}

const SAYS_WHY =
  /\b(?:because|cause|caused|reason|turns out|must|always|never|needs? to|only|instead|before|is|are|was|has to|should)\b|原因|必须|需要|因为|必要|ため|때문|должн|нужно|weil|porque|parce/i
/** What an agent says around its work, not about it. */
const OFFERS =
  /\b(?:I (?:can|could|will|have|would)|I'll|let me|want me to|would you like|should I|shall I|PR is|pull request)\b|https?:/i
