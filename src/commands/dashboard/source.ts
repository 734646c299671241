import type { Config } from '../../config/schema.ts'
import type { DataEffect } from '../../dashboard/effect.ts'
import type { Dispatch, Source } from '../../dashboard/source.ts'
import { isEmpty, NO_PLAN, type Plan } from '../../journal/decide/plan.ts'
import { collectChanges } from '../../review/inbox/changes.ts'
import { openInbox } from '../../review/inbox/inbox.ts'
import { createReviewer } from '../../review/read/reviewer.ts'
import { foreseenText } from '../../text/system-error.ts'
import type { CommandContext } from '../start/context.ts'
import { isInsideClaude } from '../start/person.ts'
import { startOf } from '../start/project-root.ts'
import { createBacklog } from './backlog.ts'
import { performDecision } from './decide.ts'
import { writeFirstLook } from './first-look-write.ts'
import { headOf } from './first-look.ts'
import { forecastItem, forecastItems } from './forecast.ts'
import { hookStateOf } from './hooks.ts'
import { performHousekeeping } from './housekeeping.ts'
import { watchNews } from './news.ts'
import { previewItem } from './preview.ts'
import { watchPlace, whyReadOnly } from './read-only.ts'
import { watchShared } from './shared-arrivals.ts'
import { createView } from './view.ts'
import { beginWork, bringBackPutOff } from './work.ts'

/** How often to look for changes by other processes, in milliseconds. */
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
  const changes = collectChanges()
  const review = inbox.reviewContext(changes)
  const backlog = createBacklog(() => now().getTime())
  const arrivals = watchShared(inbox, now)
  const whyGone = watchPlace(target, environment.home)
  const whyClosed = () => whyGone() ?? whyReadOnly(target, environment.home) ?? store.state().readOnly
  const nameOf = (sessionId: string) => review.reviews.get(sessionId)?.title || sessionId.slice(0, 8)
  const view = createView({
    context,
    inbox,
    closed: whyClosed(),
    records: () => review.reviews.all(),
    drain: () => backlog.shown(nameOf, reviewer.isPaused()),
  })

  /** What goes wrong in the background is shown on screen, once; the next look tries again. */
  function tellTrouble(text: string): void {
    if (view.facts().trouble !== text) view.show({ trouble: text })
  }
  const onError = (error: unknown) => tellTrouble(foreseenText(error))

  /** Updates files, hooks and history after a write, and shows it. */
  function settle(plan: Plan = changes.take()): void {
    if (isEmpty(plan) && inbox.settler.isSettled()) return
    const trouble = inbox.settler.settle(plan)
    view.note({ trouble })
    void inbox.settler.flush().then((problem) => problem !== undefined && tellTrouble(problem))
    view.reread()
  }

  const reviewer = createReviewer(review, {
    onProgress(progress) {
      if (backlog.take(progress)) view.show()
    },
    onOutcome(_, outcome) {
      if (outcome.state === 'reviewed' && outcome.turns > 0) view.note({ lastSignalAt: now().toISOString() })
      if (outcome.state === 'busy' || outcome.state === 'paused') return view.showNews()
      const approved = inbox.autoApprove(changes.takeProposed(), { insideClaude: isInsideClaude(environment.env) })
      changes.add(approved)
      if (approved.project.length > 0)
        view.note({ autoApproved: approved.project.map(({ id, item }) => ({ event: id, item })) })
      settle()
      if (outcome.state !== 'reviewed') view.show()
      view.showNews()
    },
  })

  function work(): () => Promise<void> {
    const stop = beginWork({ context, inbox, reviewer, onError })
    settle()
    if (bringBackPutOff(inbox, began)) view.note({ trouble: inbox.settler.settle(NO_PLAN) })
    return stop
  }
  let working = view.facts().closed === undefined ? work() : undefined

  /** Disks are remounted, and folders change owners, while this is open. Returns why nothing can be written now. */
  function lookWhetherClosed(): string | undefined {
    const before = view.facts().closed
    const closed = whyClosed()
    view.note({ closed })
    try {
      if (closed === undefined) working ??= work()
    } catch (error) {
      onError(error)
    }
    if (closed !== before) view.show()
    return closed
  }

  const lookForNews = watchNews({ context, inbox, review, view })
  let caughtUp: Promise<void> | undefined
  async function look(): Promise<void> {
    try {
      store.refresh()
    } finally {
      lookWhetherClosed()
    }
    lookForNews()
    if (view.facts().closed !== undefined) return
    const events = await arrivals()
    if (events.length > 0) review.journal.append(events)
    // A running review settles its own writes at its end; a paused one may stand for days.
    if (backlog.isReading() && !reviewer.isPaused()) return
    settle()
    // Only then: what is settled stands in the log with words of its own.
    caughtUp ??= inbox.settler.catchUp()
  }
  const looking = setInterval(() => void look().catch(onError), LOOK_EVERY)

  const leaving = new AbortController()
  const world = {
    context,
    inbox,
    review,
    reviewer,
    leaving: leaving.signal,
    changed: () => view.show(),
    settle,
    showNews: () => view.showNews(),
  }

  async function perform(effect: DataEffect, dispatch: Dispatch): Promise<void> {
    // Installing hooks writes to the person's own settings, which are elsewhere.
    const closed = effect.type === 'installHooks' ? undefined : lookWhetherClosed()
    if (closed !== undefined) return dispatch({ type: 'failed', text: closed, effect })
    switch (effect.type) {
      case 'decide':
      case 'undo':
      case 'redo':
      case 'saveNew':
        return performDecision(world, effect, dispatch)
      default:
        await performHousekeeping(world, effect, dispatch)
        if (effect.type === 'installHooks' && effect.confirmed) view.note({ hooks: hookStateOf(context, inbox) })
        view.show()
    }
  }

  function leaveFirstLook(): void {
    const head = headOf(context, target)
    // Renew the settings first: the next dashboard starts with them, and old ones would hide what was changed meanwhile.
    inbox.renewSettings()
    store.refresh()
    writeFirstLook(context, target, head, { config: inbox.settings.config, snapshot: view.draw() })
  }

  const source: Source = {
    snapshot: view.snapshot,
    subscribe: view.subscribe,
    perform,
    preview(item) {
      const { config } = inbox.settings
      return previewItem(item, config, target, forecastItem(item, view.facts().learnings, config))
    },
    forecast: (items) => forecastItems(items, view.facts().learnings, inbox.settings.config),
    async close() {
      leaving.abort()
      clearInterval(looking)
      const isClosed = () => view.facts().closed !== undefined
      await working?.().catch((error: unknown) => {
        // This process ends in a moment; the file that says it is open is swept later.
        if (!isClosed()) throw error
      })
      await inbox.settler.flush()
      if (isClosed()) return
      await (caughtUp ?? inbox.settler.catchUp())
      leaveFirstLook()
    },
  }
  return { source, config: inbox.settings.config, tmp: paths.tmp }
}
