import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { hookPaths } from '../../workspace/paths/paths.ts'
import type { Injection, InjectionEvent } from './injection-event.ts'
import { saveInjectionRecord } from './injection-record.ts'

/**
 * The one JSON object that a hook prints, or undefined for nothing. Remembers what the session was given, if it is known which session that
 * is, before it is printed: to say something twice is worse than to leave it out once.
 */
export function deliver(
  injection: Injection | undefined,
  { sessionId }: InjectionEvent,
  target: ProjectionTarget,
): string | undefined {
  if (!injection) return undefined
  try {
    if (injection.record && sessionId !== '')
      saveInjectionRecord(hookPaths(target.workspaceDir), sessionId, injection.record)
  } catch (error) {
    // A session starts once but has many prompts, each of which would get the same message.
    if (injection.event !== 'SessionStart') throw error
  }
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
