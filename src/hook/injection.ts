import { closeSync, openSync, readSync } from 'node:fs'
import { hash32 } from '../runtime/projection-format-terms.ts'
import { type Match, searchIndex } from '../runtime/projection-format-index.ts'
import { type RenderedLine, contextText, pointerText } from '../runtime/projection-format-text.ts'
import {
  MOST_UNITS,
  type Projection,
  type ProjectionSettings,
  type ProjectionTarget,
} from '../runtime/projection-format.ts'
import { recordPaths, workspacePaths } from '../workspace/paths.ts'
import { type InjectionRecord, NO_RECORD, readInjectionRecord, saveInjectionRecord } from './injection-record.ts'
import { findParentRecord } from './injection-fork.ts'
import { nudgeFor, rememberNudge } from './injection-nudge.ts'
import { workingContext } from './injection-working-context.ts'
import { type Rebuild, loadProjection } from './projection-load.ts'

/** What injection looks at in a hook's payload; already checked. */
export type InjectionEvent = {
  readonly name: 'SessionStart' | 'UserPromptSubmit' | 'SubagentStart'
  readonly sessionId: string
  /** SessionStart: startup, resume, clear, compact or fork. */
  readonly source?: string | undefined
  readonly prompt?: string | undefined
  /** Where the model works now; the working context is read there. */
  readonly cwd?: string | undefined
  /** At a fork: where the new session's transcript will lie, and how long ago the forked one was last answered. */
  readonly transcriptPath?: string | undefined
  readonly secondsSinceLastResponse?: number | undefined
}

export type InjectionOptions = {
  readonly rebuild?: Rebuild
  /** Milliseconds since 1970, for the nudge alone: nothing that reaches Claude depends on the time. */
  readonly now: number
  /** The client's process id (`CLAUDE_PID`), by which a branch finds what its parent was given. */
  readonly clientPid?: string
  /** Flags of `sage hook inject-context` and `session-context`. */
  readonly settings?: Partial<ProjectionSettings>
  /** Leaves the learnings out (`sage hook session-context`). */
  readonly workingContextOnly?: boolean
}

/** What one hook is to print, and what is to be remembered once it is printed. */
export type Injection = {
  readonly event: InjectionEvent['name']
  /** Goes to the model; '' for nothing. */
  readonly text: string
  /** Goes to the person alone. */
  readonly systemMessage: string
  /** Keys of the learnings in the text. */
  readonly keys: readonly string[]
  /** The session's record as it is to be from now on, if it changes. */
  readonly record?: InjectionRecord
}

/**
 * Decides what a hook prints, without changing anything: `sage inject --preview` and the dashboard show exactly this. Only reads files,
 * apart from a stale projection, which is made anew.
 */
export function decideInjection(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): Injection | undefined {
  const loaded = loadProjection(target, options.rebuild)
  if (!loaded) return undefined
  const projection = options.settings ? { ...loaded, settings: { ...loaded.settings, ...options.settings } } : loaded
  switch (event.name) {
    case 'SessionStart':
      return atStart(event, target, projection, options)
    case 'UserPromptSubmit':
      return atPrompt(event, target, projection)
    case 'SubagentStart':
      return forSubagent(projection)
  }
}

/**
 * The one JSON object that a hook prints for this event, or undefined for nothing. Remembers what the session was given before it is
 * printed: said twice is worse than said once less. Throws on what it cannot read; the caller prints nothing then.
 */
export function injectionFor(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): string | undefined {
  const injection = decideInjection(event, target, options)
  if (!injection) return undefined
  if (injection.record) saveInjectionRecord(workspacePaths(target.workspaceDir), event.sessionId, injection.record)
  if (injection.systemMessage !== '') rememberNudge(target)
  return hookOutput(injection)
}

/** The JSON that Claude Code reads from a hook's stdout, or undefined if there is nothing to say. */
export function hookOutput({ event, text, systemMessage }: Injection): string | undefined {
  if (text === '' && systemMessage === '') return undefined
  return JSON.stringify({
    ...(text !== '' && { hookSpecificOutput: { hookEventName: event, additionalContext: text } }),
    ...(systemMessage !== '' && { systemMessage }),
  })
}

function atStart(
  event: InjectionEvent,
  target: ProjectionTarget,
  projection: Projection,
  options: InjectionOptions,
): Injection {
  const { settings, start, omitted, generation } = projection
  const before = startsFrom(event, target, options)
  const learnings =
    settings.sessionStart && options.workingContextOnly !== true
      ? newLearnings(projection, before)
      : { text: '', keys: [], start: before.start }
  const compacted = event.source === 'compact' || options.workingContextOnly === true
  const recovered =
    compacted && settings.workingContext ? workingContext(event.cwd ?? target.projectDir, target, settings.budget) : ''
  const text = joinWithin([learnings.text, recovered])
  const systemMessage =
    settings.nudge && event.source !== 'compact' ? nudgeFor(target, projection.pending, options.now) : ''
  const injection = { event: event.name, text, systemMessage, keys: learnings.keys }
  if (options.workingContextOnly) return injection
  const keys = [...new Set([...before.keys, ...learnings.keys])]
  const has = new Set(keys)
  const whole = omitted === 0 && start.every(({ key }) => has.has(key)) ? generation : ''
  const printedWhole = recovered === '' ? learnings.start : 0
  return { ...injection, record: { v: 1, keys, start: printedWhole, whole, pid: options.clientPid ?? '' } }
}

/**
 * What the session's context still holds. Startup and `/clear` begin empty, compaction drops what hooks had said; on resume everything is
 * still there, and a fork has what its parent had.
 */
function startsFrom(
  event: InjectionEvent,
  target: ProjectionTarget,
  { clientPid, now }: InjectionOptions,
): InjectionRecord {
  const folder = workspacePaths(target.workspaceDir).injected
  if (event.source !== 'resume' && event.source !== 'fork') return NO_RECORD
  const own = readInjectionRecord(folder, event.sessionId)
  if (own || event.source === 'resume') return own ?? NO_RECORD
  const { transcriptPath = '', secondsSinceLastResponse = -1 } = event
  const hints = { clientPid: clientPid ?? '', transcriptPath, secondsSinceLastResponse, now }
  return findParentRecord(folder, event.sessionId, hints) ?? NO_RECORD
}

/**
 * The learnings that the session does not have yet. If it has them all, the same string as before is printed again when that was the whole
 * text: Claude Code drops it, and if it never got there, it gets there now.
 */
function newLearnings(
  { settings, start, omitted }: Projection,
  before: InjectionRecord,
): { text: string; keys: string[]; start: number } {
  const whole = contextText(settings.format, start, omitted)
  const had = new Set(before.keys)
  const missing = start.filter(({ key }) => !had.has(key))
  const keys = start.map(({ key }) => key)
  if (missing.length === start.length || hash32(whole) === before.start)
    return { text: whole, keys, start: hash32(whole) }
  return { text: contextText(settings.format, missing, 0), keys: missing.map(({ key }) => key), start: before.start }
}

function atPrompt(event: InjectionEvent, target: ProjectionTarget, projection: Projection): Injection | undefined {
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

function forSubagent({ settings, start, omitted }: Projection): Injection | undefined {
  if (!settings.subagents) return undefined
  return {
    event: 'SubagentStart',
    text: contextText(settings.format, start, omitted),
    systemMessage: '',
    keys: start.map(({ key }) => key),
  }
}

/** Joins parts as long as the whole stays within the limit; learnings come first, so the working context gives way. */
function joinWithin(parts: readonly string[]): string {
  let joined = ''
  for (const part of parts) {
    if (part === '') continue
    const longer = joined === '' ? part : `${joined}\n\n${part}`
    if (JSON.stringify(longer).length <= MOST_UNITS) joined = longer
  }
  return joined
}
