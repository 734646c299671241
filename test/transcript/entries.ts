/** Entries as clients write them, for tests that need a transcript of their own. */
type Extra = Readonly<Record<string, unknown>>

const COMMON = {
  isSidechain: false,
  userType: 'external',
  cwd: '/home/user/project',
  sessionId: 'session-1',
  version: '2.1.330',
}

export function prompt(uuid: string, text: string, extra: Extra = {}) {
  return {
    parentUuid: null,
    ...COMMON,
    type: 'user',
    message: { role: 'user', content: text },
    uuid,
    timestamp: '2026-05-01T10:00:00.000Z',
    ...extra,
  }
}

/** An assistant entry with one text block; `stop` is the message's stop reason. */
export function answer(uuid: string, text: string, stop: string | null = 'end_turn', extra: Extra = {}) {
  return assistant(uuid, { type: 'text', text }, stop, extra)
}

export function thought(uuid: string) {
  return assistant(uuid, { type: 'thinking', thinking: 'Hm.', signature: 'x' }, null)
}

export function call(uuid: string, id: string, name: string, input: unknown) {
  return assistant(uuid, { type: 'tool_use', id, name, input }, 'tool_use')
}

function assistant(uuid: string, block: unknown, stop: string | null, extra: Extra = {}) {
  const message = {
    model: 'claude',
    id: `msg_${uuid}`,
    type: 'message',
    role: 'assistant',
    content: [block],
    stop_reason: stop,
    usage: { input_tokens: 1 },
  }
  return {
    parentUuid: null,
    ...COMMON,
    message,
    type: 'assistant',
    uuid,
    timestamp: '2026-05-01T10:00:01.000Z',
    ...extra,
  }
}

export function result(uuid: string, id: string, content: unknown, extra: Extra = {}) {
  const message = { role: 'user', content: [{ tool_use_id: id, type: 'tool_result', content }] }
  return { parentUuid: null, ...COMMON, type: 'user', message, uuid, toolUseResult: { stdout: content }, ...extra }
}

export function queue(operation: string, content?: string, at = '2026-05-01T10:00:02.000Z') {
  return {
    type: 'queue-operation',
    operation,
    timestamp: at,
    sessionId: 'session-1',
    ...(content !== undefined && { content }),
  }
}

/** What waited in the queue and was said while the model worked. */
export function queued(uuid: string, text: string, kind: string) {
  const attachment = { type: 'queued_command', prompt: text, commandMode: 'prompt', origin: { kind } }
  return { parentUuid: null, ...COMMON, type: 'attachment', attachment, uuid, timestamp: '2026-05-01T10:00:04.000Z' }
}

export function settled() {
  return { parentUuid: null, ...COMMON, type: 'system', subtype: 'turn_duration', durationMs: 5, uuid: 'settled' }
}

export function lines(entries: readonly unknown[]): string {
  return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
}
