import { featureSet, numberOf } from '../features/feature-table.ts'
import { holdsAny } from '../features/features.ts'
import { leavesOpen } from '../view/leaves-open.ts'
import { isListItem } from '../view/list-item.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { BANS_ACT_UNSPACED, bansAnAct, bansAThing, bansSomething, YOU_DID, YOU_DID_UNSPACED } from './ban-words.ts'
import { doneByAgent, refusedCall } from './refused-or-done.ts'
import type { Wished } from './wishes.ts'

/** The least score of a ban together with what it is about. */
const MIN_CONFIDENCE = 0.75
/** A longer sentence has its own content. */
const MAX_BAN_UNITS = 120
/** A longer previous sentence is a story, and is not kept with a ban. */
const MAX_BEFORE_UNITS = 220
/** A shorter one names nothing. */
const MIN_BEFORE_UNITS = 12

const OF_THIS_WORK = featureSet(['this-turn', 'product'])
const FOR_OTHERS = numberOf('for-others')
const NAMES = featureSet(['names-place', 'names-tool', 'kept-at', 'place', 'definition'])
const ORDERS = featureSet(['task-order', 'asks', 'wonders', 'approves', 'commands-always', 'i-prefer'])

/**
 * A ban without an object ("never do that again") means the call that it refuses, what the sentence before it says (which is joined to it
 * later), or the one thing that the agent just said that it did. If it is none of these, it is never certain: only the person knows.
 */
export function resolveBans(all: readonly Wished[]): readonly Wished[] {
  return all.map((each) => {
    if (each.stated !== undefined) return each
    if (!mayBan(each.view)) return each
    if (!bans(each.view)) return bansSomething(each.view) ? { ...each, bare: true } : each
    const meant = refusedCall(each.view) ?? (meansBefore(each, all) ? 'before' : doneInstead(each, all))
    if (meant === undefined) return { ...each, bare: true }
    const confidence = holdsAny(each.features, OF_THIS_WORK)
      ? each.confidence
      : Math.max(each.confidence, MIN_CONFIDENCE)
    return meant === 'before' ? { ...each, confidence, leansBack: true } : { ...each, confidence, stated: meant }
  })
}

/** In scripts with spaces every ban begins like this. Tested first: expressions for the kinds of bans are compiled only if there is a ban. */
function mayBan(view: SentenceView): boolean {
  return view.writing === 'unspaced' || bansSomething(view)
}

function bans(view: SentenceView): boolean {
  return bansAct(view) || (view.original.length <= MAX_BAN_UNITS && bansAThing(view))
}

function bansAct(view: SentenceView): boolean {
  if (view.original.length > MAX_BAN_UNITS) return false
  return view.writing === 'unspaced'
    ? BANS_ACT_UNSPACED.test(view.folded.replace(/[ ,.!?。！？、，]/g, ''))
    : bansAnAct(view)
}

/** Whether the sentence before says what the agent did, or names the thing that is forbidden. */
function meansBefore({ view }: Wished, all: readonly Wished[]): boolean {
  const before = all.find((each) => each.view.index === view.index - 1)
  if (before === undefined || before.features.numbers.includes(FOR_OTHERS)) return false
  const { original, folded, start, turn } = before.view
  if (original.length < MIN_BEFORE_UNITS || original.length > MAX_BEFORE_UNITS) return false
  if (leavesOpen(original) || isListItem(turn.text, start)) return false
  if (bansAct(view)) return YOU_DID.test(folded) || YOU_DID_UNSPACED.test(folded)
  return holdsAny(before.features, NAMES) && !holdsAny(before.features, ORDERS)
}

/** What the agent did, for a ban that is alone in its message: beside other sentences it may refer to any of them. */
function doneInstead({ view }: Wished, all: readonly Wished[]) {
  return bansAct(view) && all.every((each) => each.view === view || each.view.size <= MAX_INTERJECTION_SIZE)
    ? doneByAgent(view)
    : undefined
}

/** A longer sentence may be what is meant, unlike "No!", "Why?", "Seriously." */
const MAX_INTERJECTION_SIZE = 14
