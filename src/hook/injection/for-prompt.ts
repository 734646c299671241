import { type RenderedLine, contextText, pointerText } from '../../runtime/projection/context-text.ts'
import {
  FRAME_LINES,
  FRAME_UNITS,
  MAX_UNITS,
  type ProjectionSettings,
  type ProjectionTarget,
  unitsOf,
} from '../../runtime/projection/format.ts'
import type { Match } from '../../runtime/projection/index-format.ts'
import { idOfKey } from '../../runtime/projection/line-key.ts'
import { areFresh } from '../../runtime/projection/source.ts'
import { injectedFolder } from '../../workspace/paths/paths.ts'
import type { Injection, InjectionEvent, InjectionOptions } from './injection-event.ts'
import { deliver } from './injection-output.ts'
import { NO_RECORD, readInjectionRecord } from './injection-record.ts'
import {
  type LoadedProjection,
  loadForStart,
  loadProjection,
  type ProjectionUse,
  rebuildNow,
} from './projection-load.ts'
import { isTooShort } from './prompt-length.ts'
import { findRelevant, type Search } from './search.ts'

const forSearch = ({ rebuild }: InjectionOptions): ProjectionUse => ({
  isFresh: ({ sources }) => areFresh(sources),
  /** What a search finds is sealed learning by learning, and checked when it is found. */
  take: (projection) => ({ ...projection, start: [] }),
  rebuild,
})

/**
 * What a prompt is given: what is relevant to it and not yet in the session; undefined while the session has everything. Changes nothing but a
 * stale projection. Where not all fitted at the start of a session, what is given where it started is searched.
 */
export function decideForPrompt(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): Injection | undefined {
  const use = forSearch(options)
  const loaded = loadProjection(target, use)
  if (!loaded) return undefined
  const settings = { ...loaded.projection.settings, ...options.settings }
  const prompt = event.prompt ?? ''
  if (!settings.prompt || isTooShort(prompt, settings.minPromptLength)) return undefined
  const record = readInjectionRecord(injectedFolder(target.workspaceDir), event.sessionId) ?? NO_RECORD
  if (record.whole === loaded.projection.generation) return undefined
  const here = record.whole === '' ? loadForStart(target, loaded, use) : undefined
  const had = new Set(record.keys)
  const search = { prompt, threshold: settings.threshold, skip: (key: string) => had.has(key) }
  const chosen = withinLines(findOrRebuild(target, here ?? loaded, search, use), settings)
  if (chosen.length === 0) return undefined
  const keys = chosen.map(({ key }) => key)
  const ids = keys.map(idOfKey)
  const lines = chosen.map((match): RenderedLine => ({ key: match.key, section: '', text: shown(match, settings) }))
  const text = settings.content === 'none' ? pointerText(settings.format, ids) : contextText(settings.format, lines, 0)
  return { event: event.name, text, systemMessage: '', keys, record: { ...record, keys: [...record.keys, ...keys] } }
}

/** An index that is of no use is rebuilt, once. */
function findOrRebuild(
  target: ProjectionTarget,
  loaded: LoadedProjection,
  search: Search,
  use: ProjectionUse,
): Match[] {
  const found = findRelevant(target, loaded, search)
  if (found) return found
  const rebuilt = rebuildNow(target, loaded, use)
  return (rebuilt && findRelevant(target, rebuilt, search)) ?? []
}

/** Whole learnings, as many as the lines and the client's limit allow. */
function withinLines(matches: readonly Match[], settings: ProjectionSettings): Match[] {
  let lines = settings.budget - FRAME_LINES
  let units = MAX_UNITS - FRAME_UNITS
  return matches.filter((match) => {
    const text = shown(match, settings)
    const length = unitsOf(text)
    const count = text.split('\n').length
    if (count > lines || length > units) return false
    lines -= count
    units -= length
    return true
  })
}

function shown(match: Match, { content }: ProjectionSettings): string {
  return content === 'preview' ? match.preview : match.full
}

/** What the hook prints at a prompt, or undefined for nothing; throws on what it cannot read. */
export function injectForPrompt(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): string | undefined {
  return deliver(decideForPrompt(event, target, options), event, target)
}
