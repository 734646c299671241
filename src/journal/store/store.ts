import { randomBytes } from 'node:crypto'
import { createNewest, newestEvent } from '../decide/newest-event.ts'
import { noteArrived, noteComing, noteLast } from '../decide/note-decisions.ts'
import { type Outcome, outcomeOf } from '../decide/outcome.ts'
import { type DecisionRequest, planDecisions, type PlannedDecisions } from '../decide/plan-decisions.ts'
import { planRedo, planUndo, type UndoTarget } from '../decide/plan-undo.ts'
import { type Journals, type Plan, writeOrder } from '../decide/plan.ts'
import { createEventIds } from '../event/event-id.ts'
import { type DecidedEvent, fitEvent, type JournalEvent } from '../event/event.ts'
import { appendEvents, beginJournal, partlySaved } from '../file/append.ts'
import { type DecidedLogs, openDecidedLog } from '../file/decided-log.ts'
import { type FollowedJournal, followJournal } from '../file/follow-journal.ts'
import { cutProblem, emptiedProblem, goneProblem } from '../file/gone.ts'
import { requireAppendable } from '../file/open-journal.ts'
import { closedError, goneError, type Problem } from '../file/problem-text.ts'
import { type Home, HOMES, type Item, type PerHome, perHome, type Status, type ViewItem } from '../item/item.ts'
import { Judge } from './judge.ts'
import type { OpenOptions } from './open-options.ts'
import { openSharedFile, type SharedFile } from './shared-learnings.ts'

/** Opens the project's and the user's journal as one inbox. Throws `UserError` if a journal cannot be read. */
export function openJournals(options: OpenOptions): JournalStore {
  return new JournalStore(options)
}

/** The two journals on disk and the decisions on them. All rules are in the pure files of `decide` and `item`. */
export class JournalStore {
  readonly #options: OpenOptions
  readonly #files: PerHome<FollowedJournal>
  readonly #shared: SharedFile | undefined
  readonly #decided: DecidedLogs
  readonly #judge: Judge
  readonly #now: () => Date
  /** Makes ids for events that are appended with `append`. */
  readonly newId: () => string
  #opened: string | undefined
  #journals: Journals

  constructor(options: OpenOptions) {
    this.#options = options
    const { project, user } = options
    this.#files = perHome((home) => followJournal(options[home].path, home))
    for (const home of HOMES) this.#files[home].next()
    this.#shared = options.shared && openSharedFile(options.shared)
    this.#decided = {
      project: openDecidedLog(project.decided),
      user: openDecidedLog(user.decided, project.workspaceId),
    }
    this.#now = options.now ?? (() => new Date())
    const folds = perHome((home) => this.#files[home].journal())
    this.#opened = options.opens ? newestEvent(folds, this.#decided, this.#now()) : options.opened
    const files = { ...this.#files, shared: this.#shared }
    this.#judge = new Judge({ ...options, opened: () => this.#opened, now: this.#now }, files, this.#decided)
    const newest = createNewest(() => this.#journals, this.#decided, this.#now)
    this.newId = createEventIds(this.#now, randomBytes, newest)
    this.#journals = this.#judge.journals()
  }

  items(): ReadonlyMap<string, ViewItem> {
    return this.#journals.items
  }

  ofStatus(status: Status): ViewItem[] {
    return [...this.#journals.items.values()].filter((item) => item.status === status)
  }

  /** Uses the person's key, which was missing when this was opened: everything is judged again. */
  takeKey(key: Uint8Array): void {
    this.#judge.takeKey(key)
    this.#journals = this.#judge.journals()
  }

  /** The newest event when Sage was last opened, or when this was, if that opened it. */
  get opened(): string | undefined {
    return this.#opened
  }

  /** Sage was opened again, when this was the newest event. */
  reopen(event: string): void {
    if (event <= (this.#opened ?? '')) return
    this.#opened = event
    this.#judge.forgetAll()
    this.#journals = this.#judge.journals()
  }

  /** Both folds, for planning and statistics. */
  journals(): Journals {
    return this.#journals
  }

  /** Whether an item of the user's journal has an approval with this person's key, whatever was decided about it on this machine. */
  bearsOwnKey(item: string): boolean {
    const record = this.#journals.user.records.get(item)
    return record !== undefined && this.#judge.ownership.validApproval(record) !== undefined
  }

  /** Takes in what other processes wrote; true if anything changed. Costs a few `stat`s if nothing did. */
  refresh(): boolean {
    const news = perHome((home) => this.#files[home].next())
    const shared = this.#shared?.refresh() ?? false
    const decided = this.#judge.forget(perHome((home) => this.#decided[home].refresh()))
    if (!news.project && !news.user && !shared && !decided) return false
    this.#journals = this.#judge.journals()
    return true
  }

  /** The same after events of other machines were merged into the user's journal; they are recorded as if decided here. */
  refreshFromAfar(): void {
    const before = this.#files.user.journal()
    this.refresh()
    if (this.#judge.forget(noteArrived(before, this.#journals, this.#judge.ownership, this.#decided.user)))
      this.#journals = this.#judge.journals()
  }

  /** Appends what a review found (proposals, repeats, deliveries) to the journal that holds the item. Returns what went where. */
  append(events: readonly JournalEvent[]): Plan {
    const homeOf = ({ item }: JournalEvent) => this.#journals.items.get(item)?.home ?? 'project'
    const plan = perHome((home) => events.filter((event) => homeOf(event) === home))
    this.commit(plan)
    return plan
  }

  /** The events that these decisions result in, for `commit()`. A decision that comes too late, or is not allowed, is refused. */
  planDecisions(requests: readonly DecisionRequest[], by: DecidedEvent['by']): PlannedDecisions {
    const { newId } = this
    const signatures = this.#judge.ownership.signatures((item) => this.#journals.items.get(item)?.home)
    return planDecisions(this.#journals, requests, { now: this.#now(), newId, by, step: newId(), ...signatures })
  }

  planUndo(target: UndoTarget = {}): Plan {
    return planUndo(this.#journals, target, { now: this.#now(), newId: this.newId })
  }

  planRedo(target: Pick<UndoTarget, 'events'> = {}): Plan {
    return planRedo(this.#journals, target, { now: this.#now(), newId: this.newId })
  }

  /**
   * Writes a plan and returns what the fold made of it. Throws if a newer Sage wrote here, a journal is gone, or the
   * disk refuses. Writes nothing if only one of two journals can be written, or if no decision can be recorded in the log of decisions: without
   * that record, cutting the line out of the journal would restore the earlier state.
   */
  commit(plan: Plan): Outcome {
    const closed = closedError(this.problems())
    if (closed) throw closed
    if (HOMES.every((home) => plan[home].length > 0))
      for (const home of HOMES) requireAppendable(this.#options[home].path)
    this.#judge.forget(noteComing(this.#journals, plan, this.#judge.ownership, this.#decided))
    let isSaved = false
    try {
      for (const home of writeOrder(this.#journals, plan)) {
        this.#write(plan, home)
        isSaved ||= plan[home].length > 0
      }
      this.refresh()
    } catch (error) {
      // Once something is saved, a refusal must not say that nothing was changed.
      throw isSaved ? partlySaved(error) : error
    }
    this.#noteDecided(plan)
    return outcomeOf(this.#journals, plan)
  }

  #write(plan: Plan, home: Home): void {
    const signed = plan[home].map((event) => this.#judge.ownership.signed(fitEvent(event), home))
    appendEvents(this.#options[home].path, home === 'user' ? [...this.#sharedOf(plan), ...signed] : signed)
  }

  /** Another process may decide in between. Whoever records last must have seen everything, so this looks again until nothing is new. */
  #noteDecided(plan: Plan): void {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (!this.#judge.forget(noteLast(this.#journals, plan, this.#judge.ownership, this.#decided))) return
      if (!this.refresh()) this.#journals = this.#judge.journals()
    }
  }

  /** Learnings of the shared folder enter the user's journal with the first decision on them. */
  #sharedOf(plan: Plan): JournalEvent[] {
    const decidedOn = new Set(plan.user.map(({ item }) => item))
    const shared = this.#shared?.events() ?? []
    return shared.filter(({ item }) => decidedOn.has(item) && !this.#files.user.journal().records.has(item))
  }

  /** Learnings that the person approved here and that wait again, because the key is a different one, or a line was changed or is gone. */
  lapsed(): readonly string[] {
    return this.#judge.lapsed()
  }

  problems(): Problem[] {
    const { path, history } = this.#options.project
    const emptied = emptiedProblem(path, history, [...this.#decided.project.events()].length)
    const keyless = this.#keylessProblem()
    return [
      ...[emptied, keyless].filter((problem) => problem !== undefined),
      ...HOMES.flatMap((home) => this.#problemsOf(home)),
    ]
  }

  /** What was wrong when a journal was read, or that it is missing now although its history exists. */
  #problemsOf(home: Home): Problem[] {
    const { path, history } = this.#options[home]
    const gone = goneProblem(path, history)
    if (gone) return [gone]
    const cut = cutProblem(path, this.#judge.cutOut(home).length)
    return [...this.#files[home].problems().map((problem) => ({ ...problem, path })), ...(cut ? [cut] : [])]
  }

  /** Without the key, the person's approvals cannot be distinguished from those of others, so everything waits. */
  #keylessProblem(): Problem | undefined {
    const { project, user } = this.#journals
    const isApproved = ({ status }: Item) => status === 'approved'
    if (this.#judge.ownership.hasKey || ![project, user].some(({ items }) => [...items.values()].some(isApproved)))
      return undefined
    const reason = 'Your key is missing: what you approved waits again, and Claude gets none of it'
    return { path: this.#options.project.path, line: 0, kind: 'keyless', reason }
  }

  /** Why nothing can be decided, with the way out: a newer Sage wrote here, or a journal is gone. */
  readOnly(): string | undefined {
    const closed = closedError(this.problems())
    return closed && `${closed.message}: ${closed.hint}`
  }

  /** Starts a new journal if the old one and its history are gone; returns what was wrong. To be called only with the person's consent. */
  beginAnew(): Problem | undefined {
    const emptied = this.problems().find(({ kind }) => kind === 'emptied')
    if (emptied) beginJournal(emptied.path)
    return emptied
  }

  /** Throws if a journal with a history is gone. */
  requireJournals(): void {
    const gone = goneError(this.problems())
    if (gone) throw gone
  }
}
