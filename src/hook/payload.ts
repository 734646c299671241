import { isSessionId } from '../workspace/session-id.ts'

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

/** What Sage looks at of a hook's input. Every field beyond the first four may be missing in some version. */
export type HookPayload = {
  readonly event: HookEvent
  readonly sessionId: string
  readonly transcriptPath: string
  readonly cwd: string
  /** The event was fired inside a subagent. */
  readonly fromSubagent: boolean
  readonly prompt?: string
  /** SessionStart: startup, resume, clear, compact, fork. */
  readonly source?: string
  /** SessionStart, resume and fork. */
  readonly secondsSinceLastResponse?: number
  /** SessionEnd: other, clear, resume, prompt_input_exit, logout. */
  readonly reason?: string
  readonly lastAssistantMessage?: string
}

export type PayloadProblem = 'not-json' | 'bad-event' | 'bad-session-id' | 'bad-transcript-path' | 'bad-cwd'

/** A payload, a problem to be logged, or `ignored`: an event that is none of ours. */
export type ParsedPayload =
  | { readonly payload: HookPayload }
  | { readonly problem: PayloadProblem; readonly event: string }
  | { readonly ignored: string }

/** An absolute path that can be a file's: folders may be named with anything but NUL; no absurd length. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^(?:\/|[A-Za-z]:[\\/]|\\\\)[^\0]{0,4095}$/.test(value)
}

function optionalText(fields: ReadonlyMap<string, unknown>, key: string): string | undefined {
  const value = fields.get(key)
  return typeof value === 'string' ? value : undefined
}

function fieldsOf(text: string): ReadonlyMap<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? new Map(Object.entries(value))
      : undefined
  } catch {
    return undefined
  }
}

/** Reads a hook's input; by hand, because loading a schema library doubles the price of a hook. */
export function parsePayload(text: string): ParsedPayload {
  const fields = fieldsOf(text)
  if (!fields) return { problem: 'not-json', event: 'unknown' }
  const name = fields.get('hook_event_name')
  if (typeof name !== 'string') return { problem: 'bad-event', event: 'unknown' }
  const event = HOOK_EVENTS.find((known) => known === name)
  if (!event) return { ignored: name }
  const sessionId = fields.get('session_id')
  const transcriptPath = fields.get('transcript_path')
  const cwd = fields.get('cwd')
  if (!isSessionId(sessionId)) return { problem: 'bad-session-id', event }
  if (!isPath(transcriptPath)) return { problem: 'bad-transcript-path', event }
  if (!isPath(cwd)) return { problem: 'bad-cwd', event }
  const prompt = optionalText(fields, 'prompt')
  const source = optionalText(fields, 'source')
  const reason = optionalText(fields, 'reason')
  const lastAssistantMessage = optionalText(fields, 'last_assistant_message')
  const seconds = fields.get('seconds_since_last_response')
  return {
    payload: {
      event,
      sessionId,
      transcriptPath,
      cwd,
      fromSubagent: (fields.get('agent_id') ?? undefined) !== undefined,
      ...(prompt !== undefined && { prompt }),
      ...(source !== undefined && { source }),
      ...(typeof seconds === 'number' && { secondsSinceLastResponse: seconds }),
      ...(reason !== undefined && { reason }),
      ...(lastAssistantMessage !== undefined && { lastAssistantMessage }),
    },
  }
}

/** A finished background agent arrives as a prompt: nobody typed it. */
export function isMachinePrompt(payload: HookPayload): boolean {
  return payload.event === 'UserPromptSubmit' && /^\s*<task-notification>/.test(payload.prompt ?? '')
}
