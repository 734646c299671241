import { SETTLING } from './decode.ts'
import { afterScalar, OPEN_LIST, OPEN_OBJECT, QUOTE, valueAt } from './raw-json.ts'

/**
 * What a line can matter for, decided by its first bytes. Anything not written exactly as clients write it (other field order, spaces,
 * unknown types) is `decode`: a full parse then decides, so a wrong guess costs time and never a turn.
 */
export const SKIP = 0
const DECODE = 1
/** The client notes that a turn is over. */
export const SETTLED = 2
/** An entry whose first block is a tool result with its id before its content. */
export const RESULT = 3
/** An assistant entry whose first block is a tool call. */
export const CALL = 4
/** An assistant entry whose first block is thinking or another block without text. */
export const THINKING = 5
/** An attachment that may contain a hook's text or an instruction file. */
export const ATTACHMENT = 6
/** An assistant entry whose first block is text. */
export const TEXT = 7
/** Like `SKIP`, but short, and often the last record before a client stopped: the next one may be glued to it. */
export const SMALL = 8

/** Who speaks in an entry. */
const UNKNOWN = 0
const PERSON = 1
const MODEL = 2
type Role = typeof UNKNOWN | typeof PERSON | typeof MODEL

/** The first letter of `true`. */
const LOWER_T = 0x74

/** Where `classify` stopped, valid until it is called again. */
export const scan = {
  /** The first field of the first content block. */
  block: 0,
  /** The value that ended the search: the block's type, or the content of a block that has its type after it. */
  value: 0,
  /** The message's id, a string with its quotes; 0 if there was none. */
  messageId: 0,
}

/** Types that hold neither human text nor anything that turns need. */
const BULK_TYPES = [
  'progress',
  'file-history-snapshot',
  'file-history-delta',
  'last-prompt',
  'permission-mode',
  'ai-title',
  'mode',
  'api-request',
  'api-request-blob',
  'api-request-shape',
  'tools-used',
  'custom-title',
  'agent-name',
  'summary',
  'pr-link',
  'bridge-session',
  'atis-latch',
  'cost-state',
]
const BULK = BULK_TYPES.map((name) => Buffer.from(`"${name}"`))
const USER = Buffer.from('"user"')
const ASSISTANT = Buffer.from('"assistant"')
const ATTACHED = Buffer.from('"attachment"')
const SYSTEM = Buffer.from('"system"')
const SETTLED_BY = Array.from(SETTLING, (name) => Buffer.from(`"${name}"`))
const KNOWN_SUBTYPES = [
  'api_error',
  'away_summary',
  'scheduled_task_fire',
  'bridge_status',
  'microcompact_boundary',
].map((name) => Buffer.from(`"${name}"`))

const KEY_TYPE = Buffer.from('"type"')
const KEY_SUBTYPE = Buffer.from('"subtype"')
const KEY_MESSAGE = Buffer.from('"message"')
const KEY_ATTACHMENT = Buffer.from('"attachment"')
const KEY_SIDECHAIN = Buffer.from('"isSidechain"')
const KEY_ROLE = Buffer.from('"role"')
const KEY_ID = Buffer.from('"id"')
const SYNTHETIC = Buffer.from('"<synthetic>"')
const KEY_CONTENT = Buffer.from('"content"')

/** Classifies the line `buffer[start, end)`; `agent`: of a subagent's file. */
export function classify(buffer: Buffer, start: number, end: number, { agent }: { readonly agent?: boolean }): number {
  if (buffer[start] !== OPEN_OBJECT) return DECODE
  scan.messageId = 0
  let at = start + 1
  let role: Role = UNKNOWN
  for (;;) {
    const key = at
    const value = valueAt(buffer, key, end)
    if (value === -1) return DECODE
    const first = buffer[value]
    if (first === QUOTE) {
      if (value - key === 7 && is(buffer, key, KEY_TYPE)) {
        if (is(buffer, value, USER)) role = PERSON
        else if (is(buffer, value, ASSISTANT)) role = MODEL
        else if (!is(buffer, value, ATTACHED) && !is(buffer, value, SYSTEM))
          return isAny(buffer, value, BULK) ? (key === start + 1 ? SMALL : SKIP) : DECODE
      } else if (value - key === 10 && is(buffer, key, KEY_SUBTYPE)) {
        if (isAny(buffer, value, SETTLED_BY)) return SETTLED
        return isAny(buffer, value, KNOWN_SUBTYPES) ? SMALL : DECODE
      }
    } else if (first === OPEN_OBJECT) {
      if (is(buffer, key, KEY_MESSAGE)) return message(buffer, value + 1, end, role)
      if (is(buffer, key, KEY_ATTACHMENT)) return attachment(buffer, value + 1, end)
      return DECODE
    } else if (first === OPEN_LIST) return DECODE
    // `true` says something unusual: a subagent's entry, or a flag that only a full parse knows.
    else if (first === LOWER_T) {
      if (!is(buffer, key, KEY_SIDECHAIN)) return DECODE
      if (!agent) return SKIP
    }
    at = afterScalar(buffer, value, end)
    if (at === -1) return DECODE
  }
}

const TEXT_TYPE = Buffer.from('"text"')
const TOOL_USE = Buffer.from('"tool_use"')
const TOOL_RESULT = Buffer.from('"tool_result"')
const TEXTLESS = ['thinking', 'redacted_thinking', 'server_tool_use', 'advisor_tool_result'].map((name) =>
  Buffer.from(`"${name}"`),
)

function message(buffer: Buffer, from: number, end: number, known: Role): number {
  let role = known
  let at = from
  for (;;) {
    const key = at
    const value = valueAt(buffer, key, end)
    if (value === -1) return DECODE
    const first = buffer[value]
    if (first === OPEN_LIST) {
      if (!is(buffer, key, KEY_CONTENT) || buffer[value + 1] !== OPEN_OBJECT || role === UNKNOWN) return DECODE
      return block(buffer, value + 2, end, role)
    }
    if (first !== QUOTE || is(buffer, key, KEY_CONTENT)) return DECODE
    if (role === UNKNOWN && is(buffer, key, KEY_ROLE))
      role = is(buffer, value, USER) ? PERSON : is(buffer, value, ASSISTANT) ? MODEL : UNKNOWN
    else if (value - key === 5 && is(buffer, key, KEY_ID)) scan.messageId = value
    else if (is(buffer, value, SYNTHETIC)) return DECODE
    at = afterScalar(buffer, value, end)
    if (at === -1) return DECODE
  }
}

/** Looks at the first content block of a message. */
function block(buffer: Buffer, from: number, end: number, role: Role): number {
  scan.block = from
  let at = from
  let type = -1
  for (;;) {
    const key = at
    const value = valueAt(buffer, key, end)
    if (value === -1) return DECODE
    if (is(buffer, key, KEY_CONTENT)) {
      scan.value = value
      return type === RESULT && key - from > MAX_TYPE_BYTES ? RESULT : DECODE
    }
    if (buffer[value] !== QUOTE) return DECODE
    if (value - key === 7 && is(buffer, key, KEY_TYPE)) {
      scan.value = value
      if (role === PERSON) {
        if (!is(buffer, value, TOOL_RESULT)) return DECODE
        type = RESULT
      } else if (is(buffer, value, TEXT_TYPE)) return TEXT
      else if (is(buffer, value, TOOL_USE)) return CALL
      else return isAny(buffer, value, TEXTLESS) ? THINKING : DECODE
    }
    at = afterScalar(buffer, value, end)
    if (at === -1) return DECODE
  }
}

/** Longer than `"type":"tool_result",`: something, the call's id, precedes the content. In failed results it comes after. */
const MAX_TYPE_BYTES = 24

const QUEUED_COMMAND = Buffer.from('"queued_command"')
const TELLING = ['hook_success', 'hook_additional_context', 'async_hook_response', 'instructions', 'nested_memory'].map(
  (name) => Buffer.from(`"${name}"`),
)

/** Attachments start with their type; all but a few are context that the client gives to the model. */
function attachment(buffer: Buffer, from: number, end: number): number {
  const value = valueAt(buffer, from, end)
  if (value === -1 || !is(buffer, from, KEY_TYPE) || buffer[value] !== QUOTE) return DECODE
  if (is(buffer, value, QUEUED_COMMAND)) return DECODE
  return isAny(buffer, value, TELLING) ? ATTACHMENT : SKIP
}

function is(buffer: Buffer, at: number, wanted: Buffer): boolean {
  for (let index = wanted.length - 1; index >= 0; index--) if (buffer[at + index] !== wanted[index]) return false
  return true
}

function isAny(buffer: Buffer, at: number, wanted: readonly Buffer[]): boolean {
  for (const one of wanted) if (is(buffer, at, one)) return true
  return false
}
