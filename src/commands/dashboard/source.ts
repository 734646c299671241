import type { Config } from '../../config/schema.ts'
import type { DataEffect } from '../../dashboard/effect.ts'
import type { Dispatch, Source } from '../../dashboard/source.ts'
import { isEmpty, NO_PLAN, type Plan } from '../../journal/decide/plan.ts'
import { collectChanges } from '../../review/inbox/changes.ts'
import { openInbox } from '../../review/inbox/inbox.ts'
import { createReviewer } from '../../review/read/reviewer.ts'
import { titleOrId } from '../../review/record/session-title.ts'
import { recordPaths, userPaths, type WorkspacePaths } from '../../workspace/paths.ts'
import type { CommandContext } from '../start/context.ts'
import { startOf } from '../start/project-root.ts'
import { createBacklog } from './backlog.ts'
import { performDecision } from './decide.ts'
import { openDrafts } from './drafts.ts'
import { writeFirstLook } from './first-look-write.ts'
import { headOf } from './first-look.ts'
import { forecastItem, forecastItems } from './forecast.ts'
import { hookStateOf } from './hooks.ts'
import { performHousekeeping } from './housekeeping.ts'
import { keepLooking } from './keep-looking.ts'
import { keepSettled } from './keep-settled.ts'
import { watchNews } from './news.ts'
import { previewItem } from './preview.ts'
import { watchKey, watchPlace, whyReadOnly } from './read-only.ts'
import { showReviews } from './reviews.ts'
import { watchShared } from './shared-arrivals.ts'
import { createView } from './view.ts'
import { beginWork, bringBackPutOff, workWhileOpen } from './work.ts'
import type { World } from './world.ts'

/** These write elsewhere: to the person's own settings, and to their data folder. */
const OUTSIDE_PROJECT: ReadonlySet<DataEffect['type']> = new Set([
  'planHooks',
  'installHooks',
  'keepDraft',
  'dropDraft',
])

export type OpenedSource = {
  readonly source: Source
  readonly config: Config
  readonly paths: WorkspacePaths
  /** Where typed words are kept that are not saved yet. */
  readonly drafts: string
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
  const whyNotSigned = watchKey(target, environment.home, (key) => store.takeKey(key))
  const whyClosed = () => whyGone() ?? whyNotSigned() ?? whyReadOnly(target, environment.home) ?? store.state().readOnly
  const nameOf = (sessionId: string) => titleOrId(sessionId, review.reviews.get(sessionId)?.title)
  const record = recordPaths(target.dataHome, target.id)
  const drafts = openDrafts({ drafts: record.drafts, tmp: userPaths(target.dataHome).tmp })
  const view = createView({
    context,
    inbox,
    drafts,
    closed: whyClosed(),
    records: () => review.reviews.all(),
    drain: () => backlog.shown(nameOf, reviewer.isPaused()),
    passedOver: () => review.passedOver.count(),
  })

  const kept = keepSettled({ settler: inbox.settler, view, now })
  function settle(plan: Plan = changes.take()): void {
    if (!isEmpty(plan) || kept.isDue()) kept.settle(plan)
  }
  let caughtUp: Promise<void> | undefined
  const catchUp = () => (caughtUp ??= inbox.settler.catchUp())

  const reviewer = createReviewer(review, showReviews({ context, inbox, review, view, settle }, backlog, changes))
  const leaving = new AbortController()
  const world: World = { context, inbox, review, reviewer, view, drafts, settle, leaving: leaving.signal }
  const work = workWhileOpen(world, whyClosed, () => {
    const running = beginWork(world)
    settle()
    if (bringBackPutOff(inbox, began)) kept.settle(NO_PLAN)
    return running
  })

  const lookForNews = watchNews(world)
  async function look(): Promise<void> {
    try {
      store.refresh()
    } finally {
      work.look()
    }
    lookForNews()
    if (drafts.look()) view.show({ drafts: drafts.left() })
    if (view.facts().closed !== undefined) return
    const events = await arrivals()
    if (events.length > 0) review.journal.append(events)
    // A running review settles its own writes at its end; a paused one may stand for days.
    if (backlog.isReading() && !reviewer.isPaused()) return
    settle()
    // Last, because a change that was settled has a log entry that names it.
    void catchUp()
  }
  const stopLooking = keepLooking(view, look)

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
    async perform(effect, dispatch) {
      const closed = OUTSIDE_PROJECT.has(effect.type) ? undefined : work.look()
      if (closed !== undefined) return dispatch({ type: 'failed', text: closed, effect })
      await performEffect(world, effect, dispatch)
    },
    preview(item) {
      const { config } = inbox.settings
      return previewItem(item, config, target, forecastItem(item, view.facts().learnings, config))
    },
    forecast: (items) => forecastItems(items, view.facts().learnings, inbox.settings.config),
    async close() {
      leaving.abort()
      stopLooking()
      await work.stop()
      await inbox.settler.flush()
      if (view.facts().closed !== undefined) return
      await catchUp()
      leaveFirstLook()
    },
  }
  return { source, config: inbox.settings.config, paths, drafts: record.drafts }
}

async function performEffect(world: World, effect: DataEffect, dispatch: Dispatch): Promise<void> {
  const { context, inbox, view, drafts } = world
  switch (effect.type) {
    case 'decide':
    case 'undo':
    case 'redo':
    case 'saveNew':
      return performDecision(world, effect, dispatch)
    case 'keepDraft':
    case 'dropDraft':
      return drafts.perform(effect, dispatch)
    default:
      await performHousekeeping(world, effect, dispatch)
      if (effect.type === 'installHooks') view.note({ hooks: hookStateOf(context, inbox) })
      view.show()
  }
}
