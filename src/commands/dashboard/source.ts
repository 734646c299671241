import { isDeepStrictEqual } from 'node:util'
import type { Config } from '../../config/schema.ts'
import type { WrittenEvent } from '../../dashboard/action.ts'
import type { DataEffect } from '../../dashboard/effect.ts'
import type { Snapshot } from '../../dashboard/snapshot.ts'
import type { Dispatch, Source } from '../../dashboard/source.ts'
import { type ProjectLearnings, readProjectLearnings } from '../../inject/project-learnings.ts'
import { isEmpty, NO_PLAN, type Plan } from '../../journal/decide/plan.ts'
import { collectChanges } from '../../review/inbox/changes.ts'
import { openInbox } from '../../review/inbox/inbox.ts'
import { createReviewer } from '../../review/read/reviewer.ts'
import { otherDashboards } from '../../runtime/dashboards.ts'
import { foreseenText } from '../../text/system-error.ts'
import { fileStamp } from '../../workspace/file-stamp.ts'
import { userPaths } from '../../workspace/paths.ts'
import type { CommandContext } from '../start/context.ts'
import { createBacklog } from './backlog.ts'
import { performDecision } from './decide.ts'
import { forecastItem, forecastItems } from './forecast.ts'
import { performHousekeeping } from './housekeeping.ts'
import { hookPlaces, hookStateOf } from './hooks.ts'
import { previewItem } from './preview.ts'
import { watchPlace, whyReadOnly } from './read-only.ts'
import { drawSnapshot, longHeld } from './snapshot.ts'
import { beginWork, bringBackPutOff } from './work.ts'
import { headOf } from './first-look.ts'
import { writeFirstLook } from './first-look-write.ts'
import { isInsideClaude } from '../start/person.ts'
import { startOf } from '../start/project-root.ts'
import { watchShared } from './shared-arrivals.ts'
import { whenChanged } from './when-changed.ts'

/** How often to look for changes by other processes, in milliseconds. A look is a few `stat`s, no reading. */
const LOOK_EVERY = 800

export type OpenedSource = {
  readonly source: Source
  readonly config: Config
  /** A private folder for files that editors and pagers open. */
  readonly tmp: string
}

/** The dashboard's data and actions: the inbox with its watcher, as one snapshot that changes. */
export function openDashboardSource(context: CommandContext): OpenedSource {
  const { environment, now } = context
  const began = now()
  const inbox = openInbox({ environment, start: startOf(context), now, tolerant: true, began })
  const { store, paths, target } = inbox
  const listeners = new Set<() => void>()
  const changes = collectChanges()
  const review = inbox.reviewContext(changes)
  const backlog = createBacklog(() => now().getTime())
  const arrivals = watchShared(inbox, now)
  let lastSignalAt: string | undefined
  let trouble: string | undefined
  const whyGone = watchPlace(target, environment.home)
  /** Why nothing can be written here; then the dashboard is read-only. */
  const whyClosed = () => whyGone() ?? whyReadOnly(target, environment.home) ?? store.state().readOnly
  let closed = whyClosed()
  let learnings: ProjectLearnings = readProjectLearnings(target, inbox.settings.config, {
    home: environment.home,
    store,
  })
  let hooks = hookStateOf(context, inbox)
  let autoApproved: readonly WrittenEvent[] = []
  let snapshot: Snapshot | undefined
  /** The journals the snapshot shows; any others are news. `store.refresh()` alone does not tell, because reviews call it too. */
  let shown = store.journals()

  function draw(): Snapshot {
    shown = store.journals()
    const nameOf = (sessionId: string) => review.reviews.get(sessionId)?.title || sessionId.slice(0, 8)
    const drawn = drawSnapshot(inbox, {
      records: review.reviews.all(),
      learnings,
      hooks,
      drain: backlog.shown(nameOf, reviewer.isPaused()),
      trouble,
      lastSignalAt,
      closed,
      now: now(),
    })
    return { ...drawn, autoApproved }
  }

  function changed(): void {
    snapshot = draw()
    for (const listener of listeners) listener()
  }

  /** Updates files, hooks and history after a write, and shows it. */
  function settle(plan: Plan = changes.take()): void {
    if (isEmpty(plan) && inbox.settler.isSettled()) return
    trouble = inbox.settler.settle(plan)
    void inbox.settler.flush().then((problem) => {
      if (problem === undefined || problem === trouble) return
      trouble = problem
      changed()
    })
    reread()
  }

  function reread(): void {
    learnings = readProjectLearnings(target, inbox.settings.config, { home: environment.home, store })
    changed()
  }

  function showNews(): boolean {
    if (store.journals() === shown) return false
    reread()
    return true
  }

  const reviewer = createReviewer(review, {
    onProgress(progress) {
      if (backlog.take(progress)) changed()
    },
    onOutcome(_, outcome) {
      if (outcome.state === 'reviewed' && outcome.turns > 0) lastSignalAt = now().toISOString()
      if (outcome.state === 'busy' || outcome.state === 'paused') return showNews()
      const approved = inbox.autoApprove(changes.takeProposed(), { insideClaude: isInsideClaude(environment.env) })
      changes.add(approved)
      if (approved.project.length > 0) autoApproved = approved.project.map(({ id, item }) => ({ event: id, item }))
      settle()
      if (outcome.state !== 'reviewed') changed()
      showNews()
    },
  })

  /** Settings changed while this is open apply at once, except for the screen's look and keys. */
  const renewSettings = whenChanged([paths.config, userPaths(target.dataHome).config], () => {
    if (inbox.renewSettings()) reread()
  })

  const lookAtHooks = whenChanged(hookPlaces(context, inbox), () => {
    const before = hooks
    hooks = hookStateOf(context, inbox)
    if (!isDeepStrictEqual(hooks, before)) changed()
  })

  let seen = ''
  let caughtUp: Promise<void> | undefined
  async function refreshIfNew(): Promise<void> {
    try {
      store.refresh()
    } finally {
      lookWhetherClosed()
    }
    renewSettings()
    lookAtHooks()
    const folders = [paths.sessions, paths.reviews].map((path) => fileStamp(path).stamp)
    const state = [...folders, ...otherDashboards(paths), ...longHeld(paths, now())].join()
    if (!showNews() && state !== seen) {
      review.reviews.refresh()
      changed()
    }
    seen = state
    if (closed !== undefined) return
    const events = await arrivals()
    if (events.length > 0) review.journal.append(events)
    // A running review settles its own writes at its end; a paused one may stand for days.
    if (!backlog.isReading() || reviewer.isPaused()) settle()
    caughtUp ??= inbox.settler.catchUp()
  }

  /** Errors of the disk in the background are shown on screen; the next look tries again. */
  function sayTrouble(error: unknown): void {
    const text = foreseenText(error)
    if (trouble === text) return
    trouble = text
    changed()
  }

  /** Disks are remounted, and folders change owners, while this is open. */
  function lookWhetherClosed(): void {
    const before = closed
    closed = whyClosed()
    try {
      if (closed === undefined) working ??= work()
    } catch (error) {
      sayTrouble(error)
    }
    if (closed !== before) changed()
  }

  function work(): () => Promise<void> {
    const stop = beginWork({ context, inbox, reviewer, onError: sayTrouble })
    settle()
    if (bringBackPutOff(inbox, began)) trouble = inbox.settler.settle(NO_PLAN)
    return stop
  }

  let working = closed === undefined ? work() : undefined
  const looking = setInterval(() => void refreshIfNew().catch(sayTrouble), LOOK_EVERY)

  function leaveFirstLook(): void {
    const head = headOf(context, target)
    // Renew the settings first: the next dashboard starts with them, and old ones would hide what was changed meanwhile.
    inbox.renewSettings()
    store.refresh()
    writeFirstLook(context, target, head, { config: inbox.settings.config, snapshot: draw() })
  }

  const leaving = new AbortController()
  const world = { context, inbox, review, reviewer, leaving: leaving.signal, changed, settle, showNews }

  async function perform(effect: DataEffect, dispatch: Dispatch): Promise<void> {
    // Installing hooks writes to the person's own settings, which are elsewhere.
    if (effect.type !== 'installHooks') lookWhetherClosed()
    if (effect.type !== 'installHooks' && closed !== undefined)
      return dispatch({ type: 'failed', text: closed, effect })
    switch (effect.type) {
      case 'decide':
      case 'undo':
      case 'redo':
      case 'saveNew':
        return performDecision(world, effect, dispatch)
      default:
        await performHousekeeping(world, effect, dispatch)
        if (effect.type === 'installHooks' && effect.confirmed) hooks = hookStateOf(context, inbox)
        changed()
    }
  }

  const source: Source = {
    snapshot: () => (snapshot ??= draw()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    perform,
    preview: (item) =>
      previewItem(item, inbox.settings.config, target, forecastItem(item, learnings, inbox.settings.config)),
    forecast: (items) => forecastItems(items, learnings, inbox.settings.config),
    async close() {
      leaving.abort()
      clearInterval(looking)
      await working?.().catch((error: unknown) => {
        // This process ends in a moment; the file that says it is open is swept later.
        if (closed === undefined) throw error
      })
      await inbox.settler.flush()
      if (closed !== undefined) return
      await (caughtUp ?? inbox.settler.catchUp())
      leaveFirstLook()
    },
  }
  return { source, config: inbox.settings.config, tmp: paths.tmp }
}
