import { areFresh } from '../runtime/projection-format-source.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { atPrompt } from './injection-at-prompt.ts'
import type { Injection, InjectionEvent, InjectionOptions } from './injection-event.ts'
import { deliver } from './injection-output.ts'
import { loadForStart, loadProjection, type ProjectionUse, rebuildNow } from './projection-load.ts'

const forSearch: ProjectionUse = {
  isFresh: ({ sources }) => areFresh(sources),
  /** What a search finds is sealed learning by learning, and checked when it is found. */
  take: (projection) => ({ ...projection, start: [] }),
}

/** What a prompt is given, without changing anything but a stale projection. */
export function decideForPrompt(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): Injection | undefined {
  const loaded = loadProjection(target, forSearch, options.rebuild)
  if (!loaded) return undefined
  const settings = { ...loaded.projection.settings, ...options.settings }
  const projection = { ...loaded.projection, settings }
  return atPrompt(
    event,
    target,
    { ...loaded, projection },
    {
      rebuilt: (stale) => rebuildNow(target, stale, forSearch, options.rebuild),
      here: () => loadForStart(target, loaded, forSearch, options.rebuild),
    },
  )
}

/** What the hook prints at a prompt, or undefined for nothing; throws on what it cannot read. */
export function injectForPrompt(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): string | undefined {
  return deliver(decideForPrompt(event, target, options), event, target)
}
