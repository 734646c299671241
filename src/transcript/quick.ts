import type { PendingCall } from './assemble/segment.ts'
import { TARGET_KEYS, TARGET_LENGTH } from './decode.ts'
import type { TranscriptEvent } from './event.ts'
import { afterScalar, scan, stringEnd, valueAt } from './relevance.ts'

const OTHER_BLOCK = Buffer.from('{"type":"t')
const IS_ERROR = Buffer.from('"is_error":true')
const KEY_LIMIT = 24
/** Results of these tools can hold a person's words, or say that a plan was approved. */
const TALKING_TOOLS = new Set(['AskUserQuestion', 'ExitPlanMode'])

/**
 * Reads a tool result without decoding it; undefined if it must be decoded: it failed, was denied, answers a question, or
 * is not written as expected. Quotes inside strings are escaped, so a raw needle cannot be found in a text.
 */
export function readResult(
  buffer: Buffer,
  start: number,
  end: number,
  calls: readonly PendingCall[],
): readonly TranscriptEvent[] | undefined {
  const line = buffer.subarray(start, end)
  if (line.includes(IS_ERROR)) return undefined
  const id = fieldText(buffer, scan.content, end, 'tool_use_id')
  if (id === undefined) return undefined
  const call = calls.find((one) => one.id === id)
  if (!call || TALKING_TOOLS.has(call.name)) return undefined
  return [{ kind: 'result', id, outcome: 'ok' }]
}

/** Reads a tool call without decoding it; undefined if the line holds more or is not written as expected. */
export function readCall(buffer: Buffer, start: number, end: number): readonly TranscriptEvent[] | undefined {
  if (buffer.subarray(scan.content, end).includes(OTHER_BLOCK)) return undefined
  const id = fieldText(buffer, scan.content, end, 'id')
  const name = fieldText(buffer, scan.content, end, 'name')
  if (id === undefined || name === undefined || start > end) return undefined
  const target = inputTarget(buffer, scan.content, end)
  return target === undefined ? undefined : [{ kind: 'call', id, name, target }]
}

/** A plain string field among the leading scalar fields of the object that starts at `from`. */
function fieldText(buffer: Buffer, from: number, end: number, name: string): string | undefined {
  for (let key = from; key !== -1;) {
    const value = valueAt(buffer, key, end)
    if (value === -1 || buffer[value] !== 0x22) return undefined
    if (keyName(buffer, key, value) === name) {
      const raw = buffer.toString('latin1', value + 1, stringEnd(buffer, value, end) - 1)
      return /^[\w.-]*$/.test(raw) ? raw : undefined
    }
    key = afterScalar(buffer, value, end)
  }
  return undefined
}

function keyName(buffer: Buffer, key: number, value: number): string {
  return value - key > KEY_LIMIT ? '' : buffer.toString('latin1', key + 1, value - 2)
}

/** The first field of a call's input that says what it was about. */
function inputTarget(buffer: Buffer, from: number, end: number): string | undefined {
  for (let key = from; key !== -1;) {
    const value = valueAt(buffer, key, end)
    if (value === -1) return undefined
    if (buffer[value] === 0x7b)
      return keyName(buffer, key, value) === 'input' ? targetIn(buffer, value + 1, end) : undefined
    key = afterScalar(buffer, value, end)
  }
  return undefined
}

function targetIn(buffer: Buffer, from: number, end: number): string | undefined {
  if (buffer[from] === 0x7d) return ''
  for (let key = from; key !== -1;) {
    const value = valueAt(buffer, key, end)
    if (value === -1) return undefined
    const first = buffer[value]
    if (first === 0x7b || first === 0x5b) return undefined
    if (first === 0x22 && TARGET_KEYS.has(keyName(buffer, key, value))) {
      const target = shortString(buffer, value, end)
      if (target !== '') return target
    }
    key = afterScalar(buffer, value, end)
  }
  return ''
}

/** The first characters of a JSON string; a UTF-16 unit takes at most six bytes there. */
function shortString(buffer: Buffer, quote: number, end: number): string | undefined {
  const limit = Math.min(end, quote + 2 + TARGET_LENGTH * 6)
  const close = stringEnd(buffer, quote, limit)
  const whole = buffer[close - 1] === 0x22 && close - 1 > quote
  for (let cut = whole ? close - 1 : limit; cut > quote; cut--) {
    try {
      const value: unknown = JSON.parse(`"${buffer.toString('utf8', quote + 1, cut)}"`)
      return typeof value === 'string' ? value.slice(0, TARGET_LENGTH) : undefined
    } catch {
      if (whole || cut < limit - 12) return undefined
    }
  }
  return undefined
}
