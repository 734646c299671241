import { stringIfJson } from '../../base/parsed-json.ts'

// Reads JSON as clients write it, byte by byte and without spaces, where a whole line need not be decoded.

export const QUOTE = 0x22
export const BACKSLASH = 0x5c
export const OPEN_OBJECT = 0x7b
export const CLOSE_OBJECT = 0x7d
export const OPEN_LIST = 0x5b
const COLON = 0x3a
const COMMA = 0x2c
/** No key that is looked for is longer. */
const MAX_KEY_BYTES = 24

/** Start of the value of the key at `key`, or -1 if there is no key written without spaces. */
export function valueAt(buffer: Buffer, key: number, end: number): number {
  if (buffer[key] !== QUOTE) return -1
  let at = key + 1
  while (at < end && buffer[at] !== QUOTE) at++
  return buffer[at + 1] === COLON && at + 2 < end ? at + 2 : -1
}

/** Start of the next key after the string, number or literal at `value`; -1 if the object ends there. */
export function afterScalar(buffer: Buffer, value: number, end: number): number {
  let at = buffer[value] === QUOTE ? stringEnd(buffer, value, end) : value
  while (at < end && buffer[at] !== COMMA) {
    if (buffer[at] === CLOSE_OBJECT) return -1
    at++
  }
  return at < end ? at + 1 : -1
}

/** Position after the closing quote of the string that opens at `quote`, or `end`. */
export function stringEnd(buffer: Buffer, quote: number, end: number): number {
  for (let at = quote + 1; at < end; at++) {
    const byte = buffer[at]
    if (byte === BACKSLASH) at++
    else if (byte === QUOTE) return at + 1
  }
  return end
}

/** The name of a key; '' for a long one. */
export function rawKey(buffer: Buffer, key: number, value: number): string {
  return value - key > MAX_KEY_BYTES ? '' : buffer.toString('latin1', key + 1, value - 2)
}

/** An id or a name: letters, digits and the like; anything else is left to the parser. */
export function plainString(buffer: Buffer, quote: number, end: number): string | undefined {
  for (let at = quote + 1; at < end; at++) {
    const byte = buffer[at] ?? 0
    if (byte === QUOTE) return buffer.toString('latin1', quote + 1, at)
    if (byte < 0x20 || byte > 0x7e || byte === BACKSLASH) return undefined
  }
  return undefined
}

/** What the JSON string from its opening quote up to `close` says. */
export function jsonString(buffer: Buffer, quote: number, close: number): string | undefined {
  return stringIfJson(buffer.toString('utf8', quote, close))
}
