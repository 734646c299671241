import { MINUTE } from '../../base/durations.ts'
import type { LeftAnew } from '../decide/note-decisions.ts'
import { createOwnership, type Ownership } from '../decide/ownership.ts'
import type { Journals } from '../decide/plan.ts'
import { createOrder, timeOf } from '../event/event-id.ts'
import type { LastDecision } from '../file/decided-lines.ts'
import type { DecidedLogs } from '../file/decided-log.ts'
import type { FollowedJournal } from '../file/follow-journal.ts'
import { foldEvents } from '../item/fold.ts'
import { type Home, HOMES, type Item, type PerHome, type ViewItem } from '../item/item.ts'
import { viewItems } from '../item/view.ts'
import type { OpenOptions } from './open-options.ts'
import type { SharedFile } from './shared-learnings.ts'

type Options = Pick<OpenOptions, 'project' | 'key' | 'approvedOnly'> & {
  readonly opened: () => OpenOptions['opened']
  readonly now: () => Date
}

type Files = PerHome<FollowedJournal> & { readonly shared: SharedFile | undefined }

/**
 * Determines what the journals mean for this person: what they approved, what is theirs, and what waits. Nothing is judged twice.
 */
export class Judge {
  readonly #options: Options
  readonly #files: Files
  readonly #decided: DecidedLogs
  #ownership: Ownership
  #drawn = new WeakMap<Item, ViewItem>()

  constructor(options: Options, files: Files, decided: DecidedLogs) {
    this.#options = options
    this.#files = files
    this.#decided = decided
    this.#ownership = this.#ownedBy(options.key)
  }

  get ownership(): Ownership {
    return this.#ownership
  }

  takeKey(key: Uint8Array): void {
    this.#ownership = this.#ownedBy(key)
    this.forgetAll()
  }

  /** Everything is judged again. */
  forgetAll(): void {
    this.#drawn = new WeakMap()
  }

  /** What these were judged to be is judged again; true if there are any. */
  forget(left: LeftAnew): boolean {
    for (const home of HOMES)
      for (const id of left[home]) {
        const item = this.#files[home].journal().items.get(id)
        if (item) this.#drawn.delete(item)
      }
    return HOMES.some((home) => left[home].length > 0)
  }

  journals(): Journals {
    const { project: place, opened, approvedOnly, now } = this.#options
    const project = this.#files.project.journal()
    const known = this.#files.user.journal()
    const shared = this.#files.shared?.events()
    const user = foldEvents(shared?.filter(({ item }) => !known.records.has(item)) ?? [], known)
    const recordOf = ({ id, home }: ViewItem) => (home === 'user' ? user : project).records.get(id)
    const isFromHere = (event: string) => this.#decided.user.isFromHere(event)
    const hasArrived = (item: string) => this.#decided.user.get(item)?.arrived === true
    const items = viewItems(project, user, {
      workspaceId: place.workspaceId,
      isFromHere,
      verify: (item) => this.#ownership.standingApproval(recordOf(item), item.home) !== undefined,
      ...(!approvedOnly && {
        hasArrived,
        isOwn: (item) => this.#ownership.isOwn(recordOf(item), item.home),
        isDecidedOnThisMachine: ({ id, home, on }) => {
          const last = this.#decided[home].get(id)
          return last?.on === on && !last.arrived
        },
      }),
      globalIds: shared && new Set(shared.map(({ item }) => item)),
      opened: opened(),
      order: createOrder(now()),
      drawn: this.#drawn,
    })
    return { project, user, items, workspaceId: place.workspaceId, isFromHere, hasArrived }
  }

  /** Learnings that were in use as they were last left here, and whose approval does not hold any more. Without the key none does. */
  lapsed(): string[] {
    if (!this.#ownership.hasKey) return []
    return HOMES.flatMap((home) => {
      const { records } = this.#files[home].journal()
      const isLapsed = ({ id, on, status }: Item, last: LastDecision) =>
        status === 'approved' && last.on === on && !this.#ownership.standingApproval(records.get(id), home)
      return [...this.#leftInUse(home, isLapsed), ...this.cutOut(home)]
    })
  }

  /** The same of those whose approval is not in the journal: see `cutProblem()`. */
  cutOut(home: Home): string[] {
    const now = this.#options.now().getTime()
    // A decision is noted just before it is written.
    const isSettled = ({ on }: LastDecision) => timeOf(on, now) < now - MINUTE
    return this.#leftInUse(home, ({ on, status }, last) => status === 'pending' && last.on > on && isSettled(last))
  }

  #leftInUse(home: Home, isMeant: (item: Item, last: LastDecision) => boolean): string[] {
    const isLeftInUse = (item: Item) => {
      const last = this.#decided[home].get(item.id)
      return last !== undefined && !last.arrived && last.approvals.length > 0 && isMeant(item, last)
    }
    return [...this.#files[home].journal().items.values()].filter(isLeftInUse).map(({ id }) => id)
  }

  #ownedBy(key: Uint8Array | undefined): Ownership {
    return createOwnership({ key, workspaceId: this.#options.project.workspaceId, decided: this.#decided })
  }
}
