import { closeSync, fstatSync, openSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { parseIfJson } from '../../base/parsed-json.ts'
import { isExpectedError } from '../../base/system-error.ts'
import { KINDS, type Kind } from '../../extract/candidate.ts'
import { OURS_WITHOUT_WAITING } from '../../workspace/files/ordinary-file.ts'
import { readAt } from '../../workspace/files/read-at.ts'
import { SCOPES, type Scope } from '../event/vocabulary.ts'
import type { Status } from './item.ts'

/**
 * What `sage list` prints, ready as bytes, so that it need not fold the journals. Disposable; rebuilt whenever a source changed.
 * Items are by status in the order of `LISTED`, the newest first; those that wait with the tier `skip` come last.
 */
export type ItemList = {
  /** The items of this status that pass the filter. */
  readonly stretches: (status: Status, filter?: ListFilter) => readonly Stretch[]
  /** A line for each of the items from `from` up to `to`. */
  readonly lines: (from: number, to: number) => Buffer
  /** The items from `from` up to `to` as JSON, a comma and a newline after each. Only of a status whose JSON was read with the list. */
  readonly json: (from: number, to: number) => Buffer
  /** In the order of the lines. */
  readonly ids: readonly string[]
  /** When what waits longest came in, ISO 8601; '' if unknown. */
  readonly oldest: string
}

/** Neighbouring items: the first, and the one after the last. */
export type Stretch = readonly [from: number, to: number]

/** The scope and the kind that are wanted; any where none is given. */
export type ListFilter = { readonly scope?: Scope | undefined; readonly kind?: Kind | undefined }

/** In the order of `sage list`; what was deleted is in no list. */
export const LISTED = [
  'pending',
  'later',
  'approved',
  'rejected',
  'retired',
  'merged',
] as const satisfies readonly Status[]
export type Listed = (typeof LISTED)[number]

/** Begins the line of an item that contradicts a learning in use, and says how often. In ASCII it is what the dashboard has there. */
export function timesSign(ascii: boolean): string {
  return ascii ? 'x' : '×'
}
/** Of an item that waits and stands only on prompts that the person rewound. */
export const REWOUND = '<'

export const VERSION = 23
/** Bytes before the header: its size, that of the whole file, and a checksum of each of its parts. */
const PREFIX = 80
/** Bytes of an offset. */
const OFFSET = 4

/** What is known without the places of the items. */
export type Header = {
  readonly v: typeof VERSION
  readonly stamp: string
  /** How many items have it, and a checksum of their JSON, by status in order. */
  readonly statuses: ReadonlyArray<readonly [Listed, count: number, sum: number]>
  /** One digit an item: the places in `SCOPES` and in `KINDS`. */
  readonly scopes: string
  readonly kinds: string
  readonly oldest: string
  /** Bytes of the ids, which come next, a line each. */
  readonly idBytes: number
}

/** Where the items are. Numbers as the machine has them: to parse 20,000 of them took a tenth of what `sage list` does. */
export type Places = {
  readonly ids: readonly string[]
  /** Where each item's line begins, and the end. */
  readonly lineOffsets: Uint32Array
  /** The same of its JSON, which comes after all lines. */
  readonly jsonOffsets: Uint32Array
}

/** The lines of all items, and the JSON of those of some statuses. */
type Body = { readonly lines: Buffer; readonly json: ReadonlyMap<Listed, Buffer> }

/**
 * The list as written for this stamp; undefined if there is none, or an older or damaged one. `inJson`: statuses whose items' JSON will be
 * asked for. Of thousands of items, that is most of the file.
 */
export function readItemList(path: string, stamp: string, inJson: readonly Listed[]): ItemList | undefined {
  let fd: number
  try {
    fd = openSync(path, OURS_WITHOUT_WAITING)
  } catch {
    // There is none yet, or it cannot be read: either way the list can be made from the journals.
    return undefined
  }
  try {
    const stats = fstatSync(fd)
    if (!stats.isFile()) return undefined
    const prefix = readAt(fd, 0, PREFIX).toString().split(' ').map(Number)
    const [headerBytes = 0, total, headerSum, placesSum, linesSum] = prefix
    // A full disk may have cut it; then it is rebuilt.
    if (stats.size !== total) return undefined
    const headerText = readAt(fd, PREFIX, headerBytes)
    if (crc32(headerText) !== headerSum) return undefined
    const header = parseIfJson(headerText.toString()) as Header | undefined
    if (header?.v !== VERSION || header.stamp !== stamp) return undefined
    const placesText = readAt(fd, PREFIX + headerBytes, placesBytes(header))
    if (crc32(placesText) !== placesSum) return undefined
    const places = placesIn(placesText, header)
    const start = PREFIX + headerBytes + placesText.length
    const lines = readAt(fd, start, places.lineOffsets.at(-1) ?? 0)
    if (crc32(lines) !== linesSum) return undefined
    const json = new Map<Listed, Buffer>()
    for (const [status, , sum] of header.statuses) {
      if (!inJson.includes(status)) continue
      const [begin, end] = stretchOf(header, status).map((place) => places.jsonOffsets[place] ?? 0) as [number, number]
      const bytes = readAt(fd, start + lines.length + begin, end - begin)
      if (crc32(bytes) !== sum) return undefined
      json.set(status, bytes)
    }
    return listOf(header, places, { lines, json })
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return undefined
  } finally {
    closeSync(fd)
  }
}

function stretchOf({ statuses }: Pick<Header, 'statuses'>, wanted: Status): Stretch {
  let from = 0
  for (const [status, count] of statuses) {
    if (status === wanted) return [from, from + count]
    from += count
  }
  return [from, from]
}

function countOf({ statuses }: Header): number {
  return statuses.reduce((sum, [, count]) => sum + count, 0)
}

function placesBytes(header: Header): number {
  return header.idBytes + 2 * OFFSET * (countOf(header) + 1)
}

function placesIn(bytes: Buffer, header: Header): Places {
  const offsets = countOf(header) + 1
  const offsetsFrom = (at: number) => {
    const numbers = new Uint32Array(offsets)
    new Uint8Array(numbers.buffer).set(bytes.subarray(at, at + OFFSET * offsets))
    return numbers
  }
  return {
    /** Only asked for where an item is looked up. */
    get ids() {
      return header.idBytes === 0 ? [] : bytes.toString('latin1', 0, header.idBytes).split('\n')
    },
    lineOffsets: offsetsFrom(header.idBytes),
    jsonOffsets: offsetsFrom(header.idBytes + OFFSET * offsets),
  }
}

/** The file of a list: the header, where the items are, their lines, and their JSON. */
export function encodeParts(
  header: Omit<Header, 'idBytes'>,
  { ids, lineOffsets, jsonOffsets }: Places,
  { lines, json }: Body,
): Buffer {
  const idText = ids.join('\n')
  const text = Buffer.from(JSON.stringify({ ...header, idBytes: idText.length } satisfies Header))
  const offsets = [lineOffsets, jsonOffsets].map(({ buffer }) => Buffer.from(buffer))
  const places = Buffer.concat([Buffer.from(idText, 'latin1'), ...offsets])
  const summed = [text, places, lines]
  const parts = [...summed, ...json.values()]
  const total = parts.reduce((sum, { length }) => sum + length, PREFIX)
  const prefix = [text.length, total, ...summed.map((part) => crc32(part))].join(' ')
  return Buffer.concat([Buffer.from(`${prefix} `.padEnd(PREFIX)), ...parts])
}

/** A list from its parts. */
export function listOf(header: Omit<Header, 'idBytes'>, places: Places, { lines, json }: Body): ItemList {
  const { lineOffsets, jsonOffsets } = places
  const { scopes, kinds, oldest } = header
  return {
    get ids() {
      return places.ids
    },
    oldest,
    stretches(status, { scope, kind } = {}) {
      const [from, to] = stretchOf(header, status)
      if (scope === undefined && kind === undefined) return [[from, to]]
      const [scopeMark, kindMark] = [scope && placeIn(SCOPES, scope), kind && placeIn(KINDS, kind)]
      const isWanted = (at: number) => isMarked(scopes, at, scopeMark) && isMarked(kinds, at, kindMark)
      return runsOf(isWanted, from, to)
    },
    lines: (from, to) => lines.subarray(lineOffsets[from] ?? 0, lineOffsets[to] ?? 0),
    json(from, to) {
      for (const [status, bytes] of json) {
        const [first, end] = stretchOf(header, status)
        if (from < first || to > end) continue
        const start = jsonOffsets[first] ?? 0
        return bytes.subarray((jsonOffsets[from] ?? 0) - start, (jsonOffsets[to] ?? 0) - start)
      }
      throw new Error(`The JSON of the items from ${from} to ${to} was not read`)
    },
  }
}

/** The place of a word as one digit. */
export function placeIn<Word>(words: readonly Word[], word: Word): string {
  return String(words.indexOf(word))
}

/** Whether an item has this mark; each does where none is wanted. */
function isMarked(marks: string, at: number, wanted: string | undefined): boolean {
  return wanted === undefined || marks[at] === wanted
}

function runsOf(isWanted: (at: number) => boolean, from: number, to: number): [number, number][] {
  const runs: [number, number][] = []
  for (let at = from; at < to; at++) {
    const last = runs.at(-1)
    if (!isWanted(at)) continue
    if (last?.[1] === at) last[1]++
    else runs.push([at, at + 1])
  }
  return runs
}
