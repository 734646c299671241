import { getOrMake } from '../../base/get-or-make.ts'
import { lazily } from '../../base/lazily.ts'
import { EVENT_ID, ITEM_ID } from '../event/id-shape.ts'

/**
 * What was last decided about an item on this machine: the item's last event after that, and the approval by which it is in use, if it is. While a
 * decision is being written there are two approvals, the one until then and the next.
 */
export type LastDecision = {
  readonly on: string
  readonly approvals: readonly string[]
  /** It was decided on another machine, and came from there. */
  readonly arrived?: true
}

/** Stands for no approvals. */
const NONE = '-'
/** Stands for the project of what was decided on another machine. */
const ARRIVED = '-'

/** The line that says how an item was left. `place`: the project in which it was decided, if that is recorded. */
export function decidedLine(item: string, { on, approvals, arrived }: LastDecision, place: string | undefined): string {
  const where = arrived ? ARRIVED : place
  return `${[item, on, approvals.join() || NONE, ...(where === undefined ? [] : [where])].join(' ')}\n`
}

/** What the lines of a log say; `here`: what items were left on in this project. */
export function parseDecided(text: string, workspaceId: string | undefined) {
  const last = new Map<string, LastDecision>()
  const here = new Set<string>()
  for (const { item, on, approvals, place } of linesOf(text)) {
    last.set(item, { on, approvals, ...(place === ARRIVED && { arrived: true }) })
    if (place !== undefined && place === workspaceId) here.add(on)
  }
  return { last, here, inUse: lazily(() => inUseAtEach(text)) }
}

/** Asked for only when something is decided. */
function inUseAtEach(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const inUse = new Map<string, Set<string>>()
  for (const { on, approvals } of linesOf(text)) {
    const known = getOrMake(inUse, on, () => new Set<string>())
    for (const approval of approvals) known.add(approval)
  }
  return inUse
}

/** Skips a line that a crash cut off. */
function* linesOf(
  text: string,
): Iterable<LastDecision & { readonly item: string; readonly place: string | undefined }> {
  for (const line of text.split('\n')) {
    const [item = '', on = '', list = '', place] = line.split(' ')
    const approvals = list === NONE ? [] : list.split(',')
    if (ITEM_ID.test(item) && [on, ...approvals].every((id) => EVENT_ID.test(id))) yield { item, on, approvals, place }
  }
}
