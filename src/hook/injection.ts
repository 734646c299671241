import { contextText } from '../runtime/projection-format-text.ts'
import type { Projection, ProjectionTarget } from '../runtime/projection-format.ts'
import { workspacePaths } from '../workspace/paths.ts'
import { atPrompt } from './injection-at-prompt.ts'
import { atStart } from './injection-at-start.ts'
import type { Injection, InjectionEvent, InjectionOptions } from './injection-event.ts'
import { rememberNudge } from './injection-nudge.ts'
import { saveInjectionRecord } from './injection-record.ts'
import { loadProjection, rebuildNow } from './projection-load.ts'

/**
 * Decides what a hook prints, without changing anything: `sage inject --preview` and the dashboard show exactly this. Only reads files,
 * apart from a stale projection, which is made anew.
 */
export function decideInjection(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): Injection | undefined {
  const use = event.name === 'UserPromptSubmit' ? 'search' : 'start'
  const loaded = loadProjection(target, use, options.rebuild)
  if (!loaded) return undefined
  const settings = { ...loaded.projection.settings, ...options.settings }
  const projection = { ...loaded.projection, settings }
  switch (event.name) {
    case 'SessionStart':
      return atStart(event, target, projection, options)
    case 'UserPromptSubmit':
      return atPrompt(event, target, { ...loaded, projection }, () => rebuildNow(target, use, options.rebuild))
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

function forSubagent({ settings, start, omitted }: Projection): Injection | undefined {
  if (!settings.subagents) return undefined
  return {
    event: 'SubagentStart',
    text: contextText(settings.format, start, omitted),
    systemMessage: '',
    keys: start.map(({ key }) => key),
  }
}
