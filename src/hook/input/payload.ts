import { objectIfJson } from '../../base/parsed-json.ts'
import { isSessionId } from '../../workspace/paths/session-id.ts'

/** The events that Sage is called for: what is installed, and what is answered. */
export const HOOK_EVENTS = [
  'SessionStart',
  'UserPromptSubmit',
  'Stop',
  'StopFailure',
  'PreCompact',
  'SessionEnd',
  'SubagentStart',
] as const
export type HookEvent = (typeof HOOK_EVENTS)[number]

/** The part of a hook's input that Sage looks at. Every field but event and session may be missing in some version. */
export type HookPayload = {
  readonly event: HookEvent
  readonly sessionId: string
  /** '' if the event does not name it, or not as an absolute path: a review then finds the transcript by its session. */
  readonly transcriptPath: string
  /** As the event names it, or else the project's folder. */
  readonly cwd: string
  /** The event was fired inside a subagent. */
  readonly fromSubagent: boolean
  readonly prompt: string | undefined
  /** SessionStart: startup, resume, clear, compact, fork. */
  readonly source: string | undefined
  /** SessionStart, resume and fork. */
  readonly secondsSinceLastResponse: number | undefined
  /** SessionEnd: other, clear, resume, prompt_input_exit, logout. */
  readonly reason: string | undefined
  readonly lastAssistantMessage: string | undefined
}

type PayloadProblem = 'not-json' | 'bad-event' | 'bad-session-id'

/** A payload, or a problem to log. */
export type ParsedPayload =
  | { readonly payload: HookPayload }
  | { readonly problem: PayloadProblem; readonly event: string }

/** What Sage looks at, unchecked. No other object has properties of these names, so none of them can be inherited. */
type Fields = {
  readonly [
    key in
      | 'hook_event_name'
      | 'session_id'
      | 'transcript_path'
      | 'cwd'
      | 'agent_id'
      | 'prompt'
      | 'source'
      | 'reason'
      | 'last_assistant_message'
      | 'seconds_since_last_response'
  ]?: unknown
}

/** An absolute path that can be a file's: folders may be named with anything but NUL; no absurd length. */
function isPath(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const root = value.startsWith('/') ? 1 : (/^(?:[A-Za-z]:[\\/]|\\\\)/.exec(value)?.[0].length ?? 0)
  return root > 0 && value.length - root <= 4095 && !value.includes('\0')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/**
 * Reads a hook's input; by hand, because loading a schema library doubles the price of a hook. `project`: the folder that Claude Code was started
 * in, if it is known. Undefined for an event that Sage does not handle, or that is of no project.
 */
export function parsePayload(text: string, project?: string): ParsedPayload | undefined {
  const fields: Fields | undefined = objectIfJson(text)
  if (!fields) return { problem: 'not-json', event: 'unknown' }
  const { hook_event_name: name, session_id: sessionId, transcript_path: transcriptPath } = fields
  if (typeof name !== 'string') return { problem: 'bad-event', event: 'unknown' }
  const event = HOOK_EVENTS.find((known) => known === name)
  if (!event) return undefined
  if (!isSessionId(sessionId)) return { problem: 'bad-session-id', event }
  const cwd = isPath(fields.cwd) ? fields.cwd : project
  if (cwd === undefined) return undefined
  const { agent_id: agent, seconds_since_last_response: seconds } = fields
  return {
    payload: {
      event,
      sessionId,
      transcriptPath: isPath(transcriptPath) ? transcriptPath : '',
      cwd,
      // A version may write the field with nothing in it.
      fromSubagent: Boolean(agent),
      prompt: textOf(fields.prompt),
      source: textOf(fields.source),
      secondsSinceLastResponse: typeof seconds === 'number' ? seconds : undefined,
      reason: textOf(fields.reason),
      lastAssistantMessage: textOf(fields.last_assistant_message),
    },
  }
}

/** A finished background agent arrives as a prompt: nobody typed it. */
export function isMachinePrompt(payload: HookPayload): boolean {
  return payload.event === 'UserPromptSubmit' && (payload.prompt ?? '').trimStart().startsWith('<task-notification>')
}
