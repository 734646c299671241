import { hash32 } from '../../base/hash32.ts'
import { contextText } from '../../runtime/projection/context-text.ts'
import { MAX_UNITS, type Projection, type ProjectionTarget } from '../../runtime/projection/format.ts'
import { injectedFolder } from '../../workspace/paths/paths.ts'
import { workingContext } from '../working-context/working-context.ts'
import { findParentRecord } from './fork.ts'
import type { Injection, InjectionEvent, InjectionOptions } from './injection-event.ts'
import { type InjectionRecord, NO_RECORD, readInjectionRecord } from './injection-record.ts'
import { nudgeFor } from './nudge.ts'

/** If the caller does not say how long git may take (a preview): about as long as in a hook. */
const GIT_MILLISECONDS = 130

/** SessionStart: the learnings that the session does not have, after a compaction also the working context, now and then the nudge. */
export function forSession(
  event: InjectionEvent,
  target: ProjectionTarget,
  projection: Projection,
  options: InjectionOptions,
): Injection {
  const { settings, start, omitted, generation } = projection
  const recover = (printed: string) =>
    event.source === 'compact' && settings.workingContext
      ? workingContext(event.cwd ?? target.projectDir, target, {
          budget: settings.budget,
          units: roomAfter(printed),
          milliseconds: options.gitMilliseconds ?? GIT_MILLISECONDS,
        })
      : ''
  if (options.workingContextOnly) return { event: event.name, text: recover(''), systemMessage: '', keys: [] }
  const before = startsFrom(event, target, options)
  const learnings = settings.sessionStart
    ? newLearnings(projection, before)
    : { text: '', keys: [], start: before.start }
  const recovered = recover(learnings.text)
  const text = [learnings.text, recovered].filter((part) => part !== '').join(BETWEEN)
  const systemMessage =
    settings.nudge && event.source !== 'compact' ? nudgeFor(target, projection.pending, options.now) : ''
  const keys = [...new Set([...before.keys, ...learnings.keys])]
  const has = new Set(keys)
  const whole = omitted === 0 && start.every(({ key }) => has.has(key)) ? generation : ''
  // With the working context behind it, it is not the text that can be printed again.
  const textName = recovered === '' ? learnings.start : 0
  const record = { v: 1, keys, start: textName, whole, pid: options.clientPid ?? '' } as const
  return { event: event.name, text, systemMessage, keys: learnings.keys, record }
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
  const folder = injectedFolder(target.workspaceDir)
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
  { settings, start, omitted, generation }: Projection,
  before: InjectionRecord,
): { text: string; keys: string[]; start: number } {
  const whole = contextText(settings.format, start, omitted)
  const had = new Set(before.keys)
  const missing = start.filter(({ key }) => !had.has(key))
  const keys = start.map(({ key }) => key)
  // Identifies the text. Hashing all of it takes a cold process 0.3 ms for 8 kB.
  const name = hash32(`${generation} ${settings.format} ${whole.length}`)
  if (missing.length === start.length || name === before.start) return { text: whole, keys, start: name }
  return { text: contextText(settings.format, missing, 0), keys: missing.map(({ key }) => key), start: before.start }
}

const BETWEEN = '\n\n'

/** What the limit leaves for another part, in units of JSON: learnings come first, so the working context gives way. */
function roomAfter(text: string): number {
  return text === '' ? MAX_UNITS : MAX_UNITS + JSON.stringify('').length - JSON.stringify(text + BETWEEN).length
}
