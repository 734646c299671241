import { closeSync, openSync, readSync } from 'node:fs'
import { type Match, searchIndex } from '../runtime/projection-format-index.ts'
import { type RenderedLine, contextText, pointerText } from '../runtime/projection-format-text.ts'
import {
  MOST_UNITS,
  type Projection,
  type ProjectionSettings,
  type ProjectionTarget,
} from '../runtime/projection-format.ts'
import { recordPaths, workspacePaths } from '../workspace/paths.ts'
import type { Injection, InjectionEvent } from './injection-event.ts'
import { NO_RECORD, readInjectionRecord } from './injection-record.ts'

/** UserPromptSubmit: what is relevant to the prompt and not yet in the session; undefined while the session has everything. */
export function atPrompt(
  event: InjectionEvent,
  target: ProjectionTarget,
  projection: Projection,
): Injection | undefined {
  const { settings, generation } = projection
  const prompt = event.prompt ?? ''
  if (!settings.prompt || prompt.trim().length < settings.minPromptLength) return undefined
  const record = readInjectionRecord(workspacePaths(target.workspaceDir).injected, event.sessionId) ?? NO_RECORD
  if (record.whole === generation) return undefined
  const had = new Set(record.keys)
  const matches = findRelevant(target, projection, prompt, (key) => had.has(key))
  const chosen = withinLines(matches, settings)
  if (chosen.length === 0) return undefined
  const keys = chosen.map(({ key }) => key)
  const ids = keys.map((key) => key.slice(0, key.lastIndexOf('.')))
  const lines = chosen.map((match): RenderedLine => ({ key: match.key, section: '', text: shown(match, settings) }))
  const text = settings.content === 'none' ? pointerText(settings.format, ids) : contextText(settings.format, lines, 0)
  return { event: event.name, text, systemMessage: '', keys, record: { ...record, keys: [...record.keys, ...keys] } }
}

/** More learnings than this are never relevant to one prompt at once, whatever the budget in lines. */
const MOST_MATCHES = 100

function findRelevant(
  target: ProjectionTarget,
  projection: Projection,
  prompt: string,
  skip: (key: string) => boolean,
): Match[] {
  const { generation, settings } = projection
  const descriptor = openSync(recordPaths(target.dataHome, target.id).index, 'r')
  try {
    const read = (offset: number, length: number) => {
      const bytes = Buffer.allocUnsafe(length)
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset))
    }
    return searchIndex(read, prompt, { generation, threshold: settings.threshold, most: MOST_MATCHES, skip }) ?? []
  } finally {
    closeSync(descriptor)
  }
}

/** Whole learnings, as many as the lines and the client's limit allow; the frame around them takes three lines. */
function withinLines(matches: readonly Match[], settings: ProjectionSettings): Match[] {
  let lines = settings.budget - 3
  let units = MOST_UNITS - 400
  return matches.filter((match) => {
    const text = shown(match, settings)
    const length = JSON.stringify(text).length + 6
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
