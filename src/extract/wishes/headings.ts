import { featureSet } from '../features/feature-table.ts'
import { holdsAny } from '../features/features.ts'
import { listAfterColon } from '../view/list-after.ts'
import { ONLY_LASTS } from './lasting-words.ts'
import type { Wished } from './wishes.ts'

/** Without a heading that has one of these, its items say something else, or the opposite. */
const DECIDES = featureSet(['forbids', 'never', 'whenever'])

/**
 * A heading that forbids what is listed under it, or says when it holds, counts as much as the best of its items: "run migrations by hand
 * before you ask" under "never do the following:" is not a rule without it.
 */
export function liftHeadings(all: readonly Wished[], minConfidence: number): readonly Wished[] {
  return liftLasting(all).map((each) => {
    if (each.wish !== undefined || each.stated !== undefined) return each
    if (!holdsAny(each.features, DECIDES)) return each
    const end = listAfterColon(each.view)?.end ?? -1
    const under = all.filter(({ view }) => view.start > each.view.start && view.start < end)
    const best = Math.max(0, ...under.map(({ confidence }) => confidence))
    return best < minConfidence || best <= each.confidence ? each : { ...each, confidence: best }
  })
}

/** In a document or a letter, the list is for others. */
const FOR_OTHERS = featureSet(['in-document', 'in-letter', 'for-others'])
/** The least score of what is listed under "From now on:". */
const MIN_LASTING = 0.85

/** A heading that only says that what is listed under it lasts makes a rule of each item. */
function liftLasting(all: readonly Wished[]): readonly Wished[] {
  const lists = all.flatMap(({ view }) => {
    const end = ONLY_LASTS.test(view.folded.replace(/[:：] ?$/u, '')) ? listAfterColon(view)?.end : undefined
    return end === undefined ? [] : [{ start: view.start, end }]
  })
  if (lists.length === 0) return all
  return all.map((each) => {
    const isUnder = lists.some(({ start, end }) => start < each.view.start && each.view.start < end)
    return isUnder && !holdsAny(each.features, FOR_OTHERS)
      ? { ...each, confidence: Math.max(each.confidence, MIN_LASTING) }
      : each
  })
}
