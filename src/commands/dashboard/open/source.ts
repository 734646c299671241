import type { Config } from '../../../config/schema.ts'
import type { DataEffect } from '../../../dashboard/state/effect.ts'
import type { Dispatch, Source } from '../../../dashboard/state/source.ts'
import type { ProjectionTarget } from '../../../runtime/projection/format.ts'
import type { CommandContext } from '../../start/context.ts'
import { forecastItem, forecastItems } from '../facts/forecast.ts'
import { hookStateOf } from '../facts/hook-state.ts'
import { previewItem } from '../facts/preview.ts'
import { performDecision } from '../perform/decide.ts'
import { createHousekeeping, type PerformHousekeeping } from '../perform/housekeeping.ts'
import { keepLooking } from '../watch/keep-looking.ts'
import { createLook } from '../watch/look.ts'
import { workWhileOpen } from '../watch/work.ts'
import { openWorld } from '../world/open-world.ts'
import type { World } from '../world/world.ts'
import { writeFirstLook } from './first-look-write.ts'
import { headOf } from './first-look.ts'

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
  readonly target: ProjectionTarget
}

/** The dashboard's data and actions: the inbox with its watcher, as one snapshot that changes. */
export function openDashboardSource(context: CommandContext): OpenedSource {
  const leaving = new AbortController()
  const world = openWorld(context, leaving.signal)
  const { inbox, view } = world
  const { target } = inbox
  const work = workWhileOpen(world)
  const housekeeping = createHousekeeping(world)
  const stopLooking = keepLooking(view, createLook(world, work))

  const source: Source = {
    snapshot: view.snapshot,
    subscribe: view.subscribe,
    async perform(effect, dispatch) {
      const readOnly = OUTSIDE_PROJECT.has(effect.type) ? undefined : work.look()
      if (readOnly !== undefined) return dispatch({ type: 'failed', text: readOnly, effect })
      await performEffect(world, housekeeping, effect, dispatch)
    },
    preview(item) {
      const { config } = inbox.settings
      const start = forecastItem(item, view.facts().learnings, config)
      return previewItem(item, { config, target, start })
    },
    forecast: (items) => forecastItems(items, view.facts().learnings, inbox.settings.config),
    async close() {
      leaving.abort()
      stopLooking()
      await work.stop()
      const isWritable = view.facts().readOnly === undefined
      // What reviews wrote last may not be settled yet.
      if (isWritable) world.settle()
      await inbox.settler.flush()
      if (!isWritable) return
      await world.catchUp()
      leaveFirstLook(world)
    },
  }
  return { source, config: inbox.settings.config, target }
}

function leaveFirstLook({ context, inbox, view }: World): void {
  const { target, store } = inbox
  const head = headOf(context, target)
  // Renew the settings first: the next dashboard starts with them, and old ones would hide what was changed meanwhile.
  inbox.renewSettings()
  store.refresh()
  writeFirstLook(context, target, head, { config: inbox.settings.config, snapshot: view.draw() })
}

async function performEffect(
  world: World,
  housekeeping: PerformHousekeeping,
  effect: DataEffect,
  dispatch: Dispatch,
): Promise<void> {
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
      await housekeeping(effect, dispatch)
      if (effect.type === 'installHooks') view.note({ hooks: hookStateOf(context, inbox.location.root) })
      view.show()
  }
}
