import { compareTexts } from '../../base/compare-texts.ts'
import { memoized } from '../../base/memoized.ts'
import { checkText } from '../../text/checks/checks.ts'
import { sanitize } from '../../text/sanitize.ts'
import { type Check, PASSED_ON } from '../event/vocabulary.ts'
import type { Journal } from './fold.ts'
import { isUndecided, type Item, type Repeat, type ViewItem } from './item.ts'

export type ViewOptions = {
  /** Id of the project's workspace: identifies what this project passed on to the user's journal. */
  readonly workspaceId: string
  /**
   * Whether an event of the user's journal was decided in this project: who retires here what another project passed on can bring it back here.
   */
  readonly isFromHere: (event: string) => boolean
  /** Whether this person approved the item as it is. */
  readonly verify: (item: ViewItem) => boolean
  /** Whether this person's Sage wrote the item as it is; undefined where nobody looks at what waits. */
  readonly isOwn?: ((item: ViewItem) => boolean) | undefined
  /**
   * Whether what was last decided about an item of the user's journal came from another machine; undefined where nobody looks at what is out of
   * use.
   */
  readonly hasArrived?: ((item: string) => boolean) | undefined
  /** Whether its last decision was taken on this machine. */
  readonly isDecidedOnThisMachine?: ((item: ViewItem) => boolean) | undefined
  /** Ids that the team's file holds now; a global learning that is not among them is gone. */
  readonly globalIds?: ReadonlySet<string> | undefined
  /** The newest event when Sage was last opened: what was put off until then, up to this event, is pending again. */
  readonly opened?: string | undefined
  /** How event ids compare by time. */
  readonly order: (id: string) => string
  /** Keeps what was computed from one view to the next; items are values, so it is never stale. */
  readonly drawn?: WeakMap<Item, ViewItem> | undefined
}

/**
 * The items of the project's and the user's journal as one list, each once, project first. An item that a project passed on to the
 * scope `user` lives in both: the user's journal decides about it once it is approved there, and its history is what both journals have seen.
 */
export function viewItems(project: Journal, user: Journal, options: ViewOptions): Map<string, ViewItem> {
  const items = new Map<string, ViewItem>()
  for (const [id, item] of project.items) {
    const passedOn = user.items.get(id)
    items.set(id, viewed(passedOn ? ofBoth(passedOn, item) : item, options))
  }
  for (const [id, item] of user.items) {
    if (items.has(id)) continue
    if (belongsHere(item, options)) items.set(id, viewed(item, options))
    else if (isFromAfar(item, options)) items.set(id, viewed({ ...item, byOthers: true }, options))
  }
  return items
}

function ofBoth(user: ViewItem, project: ViewItem): ViewItem {
  return speaksFor(user, project) ? withHistory(user)(project) : withHistory(project)(user)
}

/** The item with what another journal saw of it, too: where it was given, and when it was said again. */
const withHistory = memoized((item: ViewItem) =>
  memoized((other: ViewItem): ViewItem => {
    const repeats = [...item.repeats, ...other.repeats.filter((one) => !item.repeats.some(isSame(one)))]
    const lastDeliveredAt = [other.lastDeliveredAt, item.lastDeliveredAt]
      .filter((at) => at !== undefined)
      .toSorted()
      .at(-1)
    return {
      ...item,
      repeats: repeats.toSorted((a, b) => compareTexts(a.at, b.at)),
      deliveredTo: [...new Set([...other.deliveredTo, ...item.deliveredTo])],
      ...(lastDeliveredAt !== undefined && { lastDeliveredAt }),
    }
  }),
)

function isSame({ turnUuid, text }: Repeat): (other: Repeat) => boolean {
  return (other) => other.turnUuid === turnUuid && other.text === text
}

function speaksFor(user: Item, project: Item): boolean {
  return user.status === 'approved' || (project.status === 'approved' && project.scope !== 'project')
}

function belongsHere(item: Item, { workspaceId, globalIds, isFromHere }: ViewOptions): boolean {
  if (item.scope === 'global' && globalIds) return globalIds.has(item.id)
  return item.status === 'approved' || isOfWorkspace(item, workspaceId) || isFromHere(item.on)
}

/**
 * Whether another machine took it out of use. The project that passed it on is on that machine, so any project here may bring it back. What is
 * said here is proposed all the same.
 */
function isFromAfar(item: Item, { hasArrived }: ViewOptions): boolean {
  return item.scope === 'user' && !isUndecided(item) && (hasArrived?.(item.id) ?? false)
}

/** Whether an item of the user's journal was not passed on by another project. */
export function isOfWorkspace({ origin }: Pick<Item, 'origin'>, workspaceId: string): boolean {
  return origin === undefined || !origin.startsWith(PASSED_ON) || origin === PASSED_ON + workspaceId
}

function viewed(item: ViewItem, options: ViewOptions): ViewItem {
  const { verify, isOwn, isDecidedOnThisMachine, drawn } = options
  const known = drawn?.get(item)
  if (known) return known
  const verified = item.status === 'approved' && verify(item)
  const status = effectiveStatus(item, verified, options)
  const own = (item.status !== 'approved' || verified) && (isOwn?.(item) ?? true)
  const byOthers = status !== 'pending' && !(isDecidedOnThisMachine?.(item) ?? true)
  const view = own
    ? withStatus(item, status)
    : verified
      ? fromFile(item)
      : asForeign({ ...item, status, ...(byOthers && { byOthers }) })
  drawn?.set(item, view)
  return view
}

/** The status that counts for everything that shows or injects: an approval without this person's mac is a proposal that waits. */
function effectiveStatus(item: Item, verified: boolean, { opened, order }: ViewOptions): Item['status'] {
  if (item.status === 'approved' && !verified) return 'pending'
  if (item.status !== 'later' || item.until !== 'session' || opened === undefined) return item.status
  // Compared by event id and not by time: the clock may have been set back since.
  return order(item.putOff ?? '') <= opened ? 'pending' : item.status
}

function withStatus(item: ViewItem, status: Item['status']): ViewItem {
  return status === item.status ? item : { ...item, status }
}

/** The words are approved; who said them first is still only what a line claims. */
function fromFile(item: ViewItem): ViewItem {
  return { ...item, evidence: { ...item.evidence, speaker: 'file' } }
}

/**
 * What this person's Sage did not write can claim anything about itself: who said it, how sure it is, that no check flags it. It is judged
 * by its text alone, and needs the second key.
 */
function asForeign(foreign: ViewItem): ViewItem {
  const item = fromFile(foreign)
  const { text, hidden } = sanitize(item.text, { oneLine: true })
  const checks = new Set<Check>([...item.checks, ...checkText(text, { hidden }), 'foreign'])
  return {
    ...item,
    text,
    checks: [...checks],
    tier: item.tier === 'auto' ? 'suggest' : item.tier,
    shared: item.status === 'pending',
  }
}
