import type { Journal } from './fold.ts'
import type { Item } from './item.ts'

/** Which journal holds an item and takes decisions on it. */
export type Home = 'project' | 'user'

/** An item as this person has it before them. */
export type ViewItem = Item & {
  readonly home: Home
  /** Approved by somebody, but not by this person in these words here: it waits like a proposal and is not injected. */
  readonly shared: boolean
}

export type ViewOptions = {
  /** Id of the project's workspace: tells what this project passed on to the user's journal. */
  readonly workspaceId?: string | undefined
  /** Whether this person approved the item as it stands. */
  readonly verify: (item: Item) => boolean
  /** Ids that the team's file holds now; a global learning that is not among them is not there. */
  readonly globalIds?: ReadonlySet<string> | undefined
  /** ISO time at which this run began: what was put off "until the next session" before it is pending again. */
  readonly began?: string | undefined
  /** Keeps what was drawn from one view to the next; items are values, so it is never stale. */
  readonly drawn?: WeakMap<Item, ViewItem> | undefined
}

export const PASSED_ON = 'workspace:'

/**
 * The status that counts for everybody who shows or injects: an approval that does not bear this person's mac is a proposal
 * that waits (DESIGN section 6).
 */
export function effectiveStatus(item: Item, verified: boolean, began?: string): Item['status'] {
  if (item.status === 'approved' && !verified) return 'pending'
  const putOff = item.status === 'later' && item.until === 'session'
  return putOff && began !== undefined && (item.decidedAt ?? '') < began ? 'pending' : item.status
}

/**
 * The items of the project's and the user's journal as one list, each once, project first. An item that a project passed on to the
 * scope `user` lives in both; the user's journal speaks for it once it is approved there.
 */
export function viewItems(project: Journal | undefined, user: Journal, options: ViewOptions): Map<string, ViewItem> {
  const items = new Map<string, ViewItem>()
  for (const [id, item] of project?.items ?? []) {
    const passedOn = user.items.get(id)
    if (passedOn && speaksFor(passedOn, item)) items.set(id, viewed(passedOn, 'user', options))
    else items.set(id, viewed(item, 'project', options))
  }
  for (const [id, item] of user.items) {
    if (!items.has(id) && belongsHere(item, options)) items.set(id, viewed(item, 'user', options))
  }
  return items
}

function speaksFor(user: Item, project: Item): boolean {
  return user.status === 'approved' || (project.status === 'approved' && project.scope !== 'project')
}

function belongsHere(item: Item, { workspaceId, globalIds }: ViewOptions): boolean {
  if (item.scope === 'global' && globalIds) return globalIds.has(item.id)
  return item.status === 'approved' || isOfWorkspace(item, workspaceId)
}

/** Whether an item of the user's journal was not passed on by another project. */
export function isOfWorkspace({ origin }: Pick<Item, 'origin'>, workspaceId: string | undefined): boolean {
  return origin === undefined || !origin.startsWith(PASSED_ON) || origin === PASSED_ON + (workspaceId ?? '')
}

function viewed(item: Item, home: Home, options: ViewOptions): ViewItem {
  const known = options.drawn?.get(item)
  if (known) return known
  const drawn = draw(item, home, options)
  options.drawn?.set(item, drawn)
  return drawn
}

function draw(item: Item, home: Home, { verify, began }: ViewOptions): ViewItem {
  const verified = item.status !== 'approved' || verify(item)
  const status = effectiveStatus(item, verified, began)
  if (verified) return { ...item, status, home, shared: item.checks.includes('foreign') && status === 'pending' }
  const { mac: _, ...rest } = item
  const checks = item.checks.includes('foreign') ? item.checks : ([...item.checks, 'foreign'] as const)
  return { ...rest, status, checks, home, shared: true }
}
