import { stringIfJson } from '../../base/parsed-json.ts'
import { beginning } from '../../text/beginning.ts'
import type { AnswerEvent, TranscriptEvent } from '../event/event.ts'
import { FINISHED, MAX_TARGET_UNITS, PURPOSE_KEY, TARGET_KEYS } from './decode.ts'
import {
  afterScalar,
  BACKSLASH,
  CLOSE_OBJECT,
  jsonString,
  rawKey,
  OPEN_LIST,
  OPEN_OBJECT,
  plainString,
  QUOTE,
  stringEnd,
  valueAt,
} from './raw-json.ts'
import { scan } from './relevance.ts'

/** One more than is kept, to know whether there is more. */
const READ_UNITS = MAX_TARGET_UNITS + 1

const OTHER_BLOCK = Buffer.from('{"type":"t')
/** A text after another block: beside a tool result, what the person said when they allowed the call. */
const TEXT_BESIDE = Buffer.from('},{"type":"text"')
/**
 * Failed results have their id after their content in every version seen, and are decoded for that reason. Should one have it before: a short
 * one says within this window that it failed, and a long one, or one with a person's words, starts in one of the ways below.
 */
const ERROR_WINDOW_BYTES = 256
const TELLING_START =
  /^\[?(?:\{"type":"text","text":)?"(?:The user |User |Your question|Exit code|Error|<tool_use_error>|Permission )/
/** Results of these tools can hold a person's words, or say that a plan was approved. */
export const TALKING_TOOLS: ReadonlySet<string> = new Set(['AskUserQuestion', 'ExitPlanMode'])

/**
 * Reads a tool result without decoding it; undefined if it must be decoded: it failed, was denied, answers a question, has
 * a text beside it, or is not written as expected. Quotes inside strings are escaped, so a raw needle cannot be found in a text.
 */
export function readResult(buffer: Buffer, end: number, asked: ReadonlySet<string>): TranscriptEvent | undefined {
  const head = buffer.toString('latin1', scan.value, Math.min(end, scan.value + ERROR_WINDOW_BYTES))
  if (TELLING_START.test(head) || head.includes('"is_error":true')) return undefined
  if (buffer.subarray(scan.value, end).includes(TEXT_BESIDE)) return undefined
  const id = fieldText(buffer, scan.block, end, 'tool_use_id')
  return id === undefined || asked.has(id) ? undefined : { kind: 'result', id, outcome: 'ok' }
}

/** Reads a tool call without decoding it; undefined if the line holds more or questions, or is not written as expected. */
export function readCall(buffer: Buffer, end: number): TranscriptEvent | undefined {
  let id: string | undefined
  let name: string | undefined
  for (let key = scan.block; key !== -1;) {
    const value = valueAt(buffer, key, end)
    if (value === -1) return undefined
    if (buffer[value] === OPEN_OBJECT) {
      if (id === undefined || name === undefined || rawKey(buffer, key, value) !== 'input') return undefined
      if (hasOtherBlock(buffer, value, end) || name === 'AskUserQuestion') return undefined
      const target = targetIn(buffer, value + 1, end)
      return target === undefined ? undefined : { kind: 'call', id, name, target: beginning(target, MAX_TARGET_UNITS) }
    }
    // With its quotes and its colon: `"id":`.
    const keyBytes = value - key
    if (keyBytes === 5) id = plainString(buffer, value, end)
    else if (keyBytes === 7 && rawKey(buffer, key, value) === 'name') name = plainString(buffer, value, end)
    key = afterScalar(buffer, value, end)
  }
  return undefined
}

/** More than one block on a line: rare, and decided by a full parse. */
export function hasOtherBlock(buffer: Buffer, from: number, end: number): boolean {
  return buffer.subarray(from, end).includes(OTHER_BLOCK)
}

/**
 * Reads an answer of one text block, decoding only the text. Undefined if the line is written in any other way, or if the model did not
 * finish the text.
 */
export function readAnswer(buffer: Buffer, end: number): AnswerEvent | undefined {
  const key = afterScalar(buffer, scan.value, end)
  if (key === -1 || rawKey(buffer, key, key + 7) !== 'text' || scan.messageId === 0) return undefined
  const quote = key + 7
  if (buffer[quote] !== QUOTE) return undefined
  const close = stringEnd(buffer, quote, end)
  const envelope = buffer.toString('latin1', close, end)
  const stop = STOP_REASON.exec(envelope)
  const uuid = /,"uuid":"([\w-]+)"/.exec(envelope)
  const messageId = plainString(buffer, scan.messageId, end)
  if (!stop || !uuid || messageId === undefined || UNUSUAL.some((needle) => envelope.includes(needle))) return undefined
  const said = jsonString(buffer, quote, close)?.trim()
  if (said === undefined || said === '') return undefined
  return {
    kind: 'answer',
    messageId,
    uuid: uuid[1] ?? '',
    text: said,
    finished: FINISHED.has(stop[1] ?? ''),
    failed: false,
  }
}

const STOP_REASON = /^\}\],"stop_reason":(?:null|"(\w+)"),/
const UNUSUAL = ['"isSidechain":true', '"isApiErrorMessage":true', '"isAbortedMidStream":true', '}{"']

/** A plain string field among the leading scalar fields of the object that starts at `from`. */
function fieldText(buffer: Buffer, from: number, end: number, name: string): string | undefined {
  for (let key = from; key !== -1;) {
    const value = valueAt(buffer, key, end)
    if (value === -1 || buffer[value] !== QUOTE) return undefined
    if (value - key === name.length + 3 && rawKey(buffer, key, value) === name) return plainString(buffer, value, end)
    key = afterScalar(buffer, value, end)
  }
  return undefined
}

/** The first field of a call's input that says what it was about. */
function targetIn(buffer: Buffer, from: number, end: number): string | undefined {
  if (buffer[from] === CLOSE_OBJECT) return ''
  for (let key = from; key !== -1;) {
    const value = valueAt(buffer, key, end)
    if (value === -1) return undefined
    const first = buffer[value]
    if (first === OPEN_OBJECT || first === OPEN_LIST) return undefined
    const name = rawKey(buffer, key, value)
    // It counts only if no other field says it, which a full parse finds out.
    if (name === PURPOSE_KEY) return undefined
    if (first === QUOTE && TARGET_KEYS.has(name)) {
      const target = shortString(buffer, value, end)
      if (target !== '') return target
    }
    key = afterScalar(buffer, value, end)
  }
  return ''
}

/** The first characters of a JSON string. */
function shortString(buffer: Buffer, quote: number, end: number): string | undefined {
  const last = Math.min(end, quote + 1 + READ_UNITS)
  for (let at = quote + 1; at < last; at++) {
    const byte = buffer[at] ?? 0
    if (byte === QUOTE) return buffer.toString('latin1', quote + 1, at)
    if (byte === BACKSLASH || byte > 0x7e) return escapedStart(buffer, quote, end)
  }
  return buffer.toString('latin1', quote + 1, last)
}

/** The same for a string with escapes or other characters than ASCII; a UTF-16 unit takes at most six bytes there. */
function escapedStart(buffer: Buffer, quote: number, end: number): string | undefined {
  const limit = Math.min(end, quote + 2 + READ_UNITS * 6)
  const close = stringEnd(buffer, quote, limit)
  if (buffer[close - 1] === QUOTE && close < limit) return jsonString(buffer, quote, close)?.slice(0, READ_UNITS)
  for (let cut = limit; cut > limit - 12; cut--) {
    const value = stringIfJson(`"${buffer.toString('utf8', quote + 1, cut)}"`)
    if (value !== undefined) return value.slice(0, READ_UNITS)
  }
  return undefined
}
