import type { SentenceView } from '../view/sentence-view.ts'
import { BANS_IT, BANS_IT_UNSPACED } from './ban-words.ts'
import { doneByAgent } from './referent.ts'
import { states, type Wished } from './wishes.ts'

/** The least score of a ban that says what it is about once both are kept together. */
const LEAST = 0.75
/** A longer sentence has its own content. */
const LONGEST = 120
/** The longest previous sentence that is kept with a ban, in UTF-16 units: a longer one is a story. */
const LONGEST_BEFORE = 220

/**
 * A ban without an object ("never do that again") means what was said before it in its message, which is joined to it later; if that is
 * nothing, what the agent last said that it did.
 */
export function resolveBans(all: readonly Wished[]): readonly Wished[] {
  return all.map((each) => {
    const { view, wish, stated } = each
    if (wish !== undefined || stated !== undefined || !bansIt(view)) return each
    const lasting = { ...each, confidence: Math.max(each.confidence, LEAST) }
    if (isSaidBefore(view, all)) return lasting
    const done = doneByAgent(view)
    return done === undefined ? { ...each, bare: true } : { ...lasting, stated: done }
  })
}

/** Whether a sentence forbids for good what was said or done before it. */
export function bansIt({ original, folded, writing }: SentenceView): boolean {
  if (original.length > LONGEST) return false
  return writing === 'unspaced' ? BANS_IT_UNSPACED.test(folded.replace(/[ ,.!。！、，]/g, '')) : BANS_IT.test(folded)
}

function isSaidBefore({ index }: SentenceView, all: readonly Wished[]): boolean {
  const before = all.find(({ view }) => view.index === index - 1)
  return before !== undefined && before.view.original.length <= LONGEST_BEFORE && states(before)
}
