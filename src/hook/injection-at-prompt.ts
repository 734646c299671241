import { closeSync, openSync, readSync } from 'node:fs'
import { idOfKey } from '../runtime/line-key.ts'
import { type IndexBytes, type Match, searchIndex } from '../runtime/projection-format-index.ts'
import { type RenderedLine, contextText, pointerText } from '../runtime/projection-format-text.ts'
import {
  FRAME_UNITS,
  MOST_UNITS,
  type ProjectionSettings,
  type ProjectionTarget,
  unitsOf,
} from '../runtime/projection-format.ts'
import { documentSeal } from '../runtime/projection-seal.ts'
import { OURS_WITHOUT_WAITING } from '../workspace/ordinary-file.ts'
import { indexFile, injectedFolder } from '../workspace/paths.ts'
import type { Injection, InjectionEvent } from './injection-event.ts'
import { NO_RECORD, readInjectionRecord } from './injection-record.ts'
import type { LoadedProjection } from './projection-load.ts'

/** How further projections are had. */
type Loading = {
  /** One whose index is of no use, rebuilt. */
  readonly rebuilt: (stale: LoadedProjection) => LoadedProjection | undefined
  /** That for sessions which start where this one did. */
  readonly here: () => LoadedProjection | undefined
}

/**
 * UserPromptSubmit: what is relevant to the prompt and not yet in the session; undefined while the session has everything. An index that is
 * gone, damaged or not Sage's, or that cannot be read, is rebuilt, once. Where not all fitted at the start of a session, what is
 * given where it started is searched.
 */
export function atPrompt(
  event: InjectionEvent,
  target: ProjectionTarget,
  loaded: LoadedProjection,
  { rebuilt, here }: Loading,
): Injection | undefined {
  const { settings, generation } = loaded.projection
  const prompt = event.prompt ?? ''
  if (!settings.prompt || prompt.trim().length < settings.minPromptLength) return undefined
  const record = readInjectionRecord(injectedFolder(target.workspaceDir), event.sessionId) ?? NO_RECORD
  if (record.whole === generation) return undefined
  const had = new Set(record.keys)
  const search = { prompt, threshold: settings.threshold, skip: (key: string) => had.has(key) }
  const searched = (record.whole === '' ? here() : undefined) ?? loaded
  const matches = findRelevant(target, searched, search) ?? findAgain(target, rebuilt(searched), search)
  const chosen = withinLines(matches, settings)
  if (chosen.length === 0) return undefined
  const keys = chosen.map(({ key }) => key)
  const ids = keys.map(idOfKey)
  const lines = chosen.map((match): RenderedLine => ({ key: match.key, section: '', text: shown(match, settings) }))
  const text = settings.content === 'none' ? pointerText(settings.format, ids) : contextText(settings.format, lines, 0)
  return { event: event.name, text, systemMessage: '', keys, record: { ...record, keys: [...record.keys, ...keys] } }
}

/** No more learnings than this count as relevant to one prompt, whatever the budget in lines. */
const MOST_MATCHES = 100

type Search = { readonly prompt: string; readonly threshold: number; readonly skip: (key: string) => boolean }

function findAgain(target: ProjectionTarget, loaded: LoadedProjection | undefined, search: Search): Match[] {
  return (loaded && findRelevant(target, loaded, search)) ?? []
}

function findRelevant(
  target: ProjectionTarget,
  { projection: { generation, startedIn }, key, index }: LoadedProjection,
  { prompt, ...search }: Search,
): Match[] | undefined {
  if (!key) return undefined
  const seal = documentSeal({ key, id: target.id }, generation)
  const found = (read: IndexBytes) => searchIndex(read, prompt, { ...search, generation, seal, most: MOST_MATCHES })
  if (index) return found((offset, length) => index.subarray(offset, offset + length))
  return readingFile(indexFile(target.dataHome, target.id, startedIn), found)
}

/** Undefined if there is no such file, or something else is in its place. */
function readingFile<T>(path: string, use: (read: IndexBytes) => T): T | undefined {
  let descriptor: number | undefined
  try {
    const opened = (descriptor = openSync(path, OURS_WITHOUT_WAITING))
    return use((offset, length) => {
      const bytes = new Uint8Array(length)
      return bytes.subarray(0, readSync(opened, bytes, 0, length, offset))
    })
  } catch (error) {
    // Errors of the system have a code. No index has lengths that are out of range: it is damaged.
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code !== undefined) return undefined
    throw error
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

/** Whole learnings, as many as the lines and the client's limit allow; the frame around them takes three lines. */
function withinLines(matches: readonly Match[], settings: ProjectionSettings): Match[] {
  let lines = settings.budget - 3
  let units = MOST_UNITS - FRAME_UNITS
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
