import { isObject, objectIfJson, parseIfJson } from '../../base/parsed-json.ts'
import type { Entry } from './entry.ts'

/** One JSON object of a line, with its distance in characters from the start of the line. */
type LineRecord = { readonly entry: Entry; readonly at: number }

export type LineRecords = {
  readonly records: readonly LineRecord[]
  /** Part of the line could not be read. */
  readonly damaged: boolean
}

const GLUE = Buffer.from('}{"')

/** Whether a raw line can hold a second record; quotes inside strings are escaped, so this is rarely wrong. */
export function isGlued(buffer: Buffer, start: number, end: number): boolean {
  return buffer.subarray(start, end).includes(GLUE)
}

/** How records begin that can hold a person's words: those of the conversation, and those of the prompt queue. Nested objects never begin so. */
const RECORD_STARTS = ['{"parentUuid":', '{"type":"queue-operation"']
const RECORDS = RECORD_STARTS.map((record) => Buffer.from(record))

/** Whether a raw line has such a record after its first byte. Rarely wrong, and also finds one after a record that was cut off. */
export function holdsAnother(buffer: Buffer, start: number, end: number): boolean {
  const rest = buffer.subarray(start + 1, end)
  return RECORDS.some((record) => rest.includes(record))
}

/**
 * Parses a line. Clients sometimes glue two records on one line (`…}{…`) or leave garbage after one: every complete
 * object is found, the rest is reported as damage.
 */
export function parseLine(line: string): LineRecords {
  const value = parseIfJson(line)
  if (value === undefined) return recover(line)
  return isObject(value) ? { records: [{ entry: value, at: 0 }], damaged: false } : NOTHING
}

const NOTHING: LineRecords = { records: [], damaged: true }

/** How many positions of a damaged line are tried; each may scan to its end. */
const MAX_ATTEMPTS = 8

function recover(line: string): LineRecords {
  const records: LineRecord[] = []
  let damaged = false
  let attempts = 0
  let at = line.indexOf('{')
  // A byte order mark is a space to `trim()`.
  if (at > 0 && line.slice(0, at).trim() !== '') damaged = true
  while (at !== -1) {
    const end = objectEnd(line, at)
    const entry = end === -1 ? undefined : objectIfJson(line.slice(at, end))
    if (entry === undefined) {
      // A write that was cut off, then a whole record.
      damaged = true
      attempts++
      at = attempts < MAX_ATTEMPTS ? nextRecord(line, at + 1) : -1
      continue
    }
    records.push({ entry, at })
    const next = line.indexOf('{', end)
    if (line.slice(end, next === -1 ? undefined : next).trim() !== '') damaged = true
    at = next
  }
  return { records, damaged: damaged || records.length === 0 }
}

function nextRecord(line: string, from: number): number {
  const found = RECORD_STARTS.map((record) => line.indexOf(record, from)).filter((at) => at !== -1)
  return found.length === 0 ? -1 : Math.min(...found)
}

/** Position after the object that opens at `start`, or -1. */
function objectEnd(line: string, start: number): number {
  let depth = 0
  for (let at = start; at < line.length; at++) {
    const unit = line.charCodeAt(at)
    if (unit === 0x22) {
      at = stringEnd(line, at)
      if (at === -1) return -1
    } else if (unit === 0x7b || unit === 0x5b) depth++
    else if (unit === 0x7d || unit === 0x5d) {
      depth--
      if (depth === 0) return at + 1
    }
  }
  return -1
}

function stringEnd(line: string, quote: number): number {
  for (let at = quote + 1; at < line.length; at++) {
    const unit = line.charCodeAt(at)
    if (unit === 0x5c) at++
    else if (unit === 0x22) return at
  }
  return -1
}
