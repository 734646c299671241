import { featureSet } from '../features/feature-table.ts'
import { holdsAny } from '../features/features.ts'
import { listAfterColon } from '../view/list-after.ts'
import type { Wished } from './wishes.ts'

/** Without a heading that has one of these, its items say something else, or the opposite. */
const DECIDES = featureSet(['forbids', 'never', 'whenever'])

/**
 * A heading that forbids what is listed under it, or says when it holds, counts as much as the best of its items: "run migrations by hand
 * before you ask" under "never do the following:" is not a rule without it.
 */
export function liftHeadings(all: readonly Wished[], minConfidence: number): readonly Wished[] {
  return all.map((each) => {
    if (each.wish !== undefined || each.stated !== undefined) return each
    if (!holdsAny(each.features, DECIDES)) return each
    const end = listAfterColon(each.view)?.end ?? -1
    const under = all.filter(({ view }) => view.start > each.view.start && view.start < end)
    const best = Math.max(0, ...under.map(({ confidence }) => confidence))
    return best < minConfidence || best <= each.confidence ? each : { ...each, confidence: best }
  })
}
