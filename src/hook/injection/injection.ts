import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { decideForPrompt, injectForPrompt } from './for-prompt.ts'
import { decideForStart, injectForStart } from './for-start.ts'
import type { Injection, InjectionEvent, InjectionOptions } from './injection-event.ts'

// The two kinds of injection are separate, so that a hook loads only the one that its event needs.

/**
 * Decides what a hook prints: `sage inject --preview` shows exactly this. Only reads files, apart from what `rebuild` does with a stale
 * projection.
 */
export function decideInjection(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): Injection | undefined {
  const decide = event.name === 'UserPromptSubmit' ? decideForPrompt : decideForStart
  return decide(event, target, options)
}

/**
 * The one JSON object that a hook prints for this event, or undefined for nothing. Throws on what it cannot read; the caller prints nothing
 * then.
 */
export function injectionFor(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: InjectionOptions,
): string | undefined {
  const inject = event.name === 'UserPromptSubmit' ? injectForPrompt : injectForStart
  return inject(event, target, options)
}
