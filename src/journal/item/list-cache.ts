import { closeSync, fstatSync, openSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { parseIfJson } from '../../base/parsed-json.ts'
import { isExpectedError } from '../../base/system-error.ts'
import { KINDS, type Kind } from '../../extract/candidate.ts'
import { OURS_WITHOUT_WAITING } from '../../workspace/files/ordinary-file.ts'
import { readAt } from '../../workspace/files/read-at.ts'
import { SCOPES, type Scope } from '../event/vocabulary.ts'
import type { Status } from './item.ts'
import { blocksOf, jsonIn, type Piece, readPiece, type Stretch } from './list-json.ts'

/**
 * What `sage list` prints, ready as bytes, so that it need not fold the journals. Disposable; rebuilt whenever a source changed.
 * Items are by status in the order of `LISTED`, the newest first; those that wait with the tier `skip` come last.
 */
export type ItemList = {
  /** The items of this status that pass the filter. */
  readonly stretches: (status: Status, filter?: ListFilter) => readonly Stretch[]
  /** A line for each of the items from `from` up to `to`. */
  readonly lines: (from: number, to: number) => Buffer
  /** The items from `from` up to `to` as JSON, a comma and a newline after each. Only of those that were wanted when the list was read. */
  readonly json: (from: number, to: number) => Buffer
  /** In the order of the lines. */
  readonly ids: readonly string[]
  /** When what waits longest came in, ISO 8601; '' if unknown. */
  readonly oldest: string
}

/** Says which items' JSON will be asked for: with thousands of items, JSON is most of the file. */
export type Wanted = (list: Pick<ItemList, 'ids' | 'stretches'>) => readonly Stretch[]

/** The scope and the kind that are wanted; any if none is given. */
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

/** Marks the line of an item that contradicts a learning in use, and follows a number of times (`seen 3×`). The dashboard's sign. */
export function timesSign(ascii: boolean): string {
  return ascii ? 'x' : '×'
}
/** Begins the line of an item that waits and rests only on prompts that the person rewound. */
export const REWOUND = '<'

export const VERSION = 24
/** Bytes before the header: its size, that of the whole file, and checksums of the header, the places and the lines. */
const PREFIX = 80
/** Bytes of an offset, and of a checksum. */
const NUMBER = 4

/** What is known without the places of the items. */
export type Header = {
  readonly v: typeof VERSION
  readonly stamp: string
  readonly counts: ReadonlyArray<readonly [Listed, number]>
  /** One digit per item: the places in `SCOPES` and in `KINDS`. */
  readonly scopes: string
  readonly kinds: string
  readonly oldest: string
  /** Bytes of the ids, which come next, a line each. */
  readonly idBytes: number
}

/** Where the items are. Numbers in the machine's own form: parsing 20,000 of them took a tenth of the time of `sage list`. */
export type Places = {
  readonly ids: readonly string[]
  /** Where each item's line begins, and the end. */
  readonly lineOffsets: Uint32Array
  /** The same of its JSON, which comes after all lines. */
  readonly jsonOffsets: Uint32Array
  /** Checksums of their JSON. */
  readonly jsonSums: Uint32Array
}

/** The lines of all items, and the JSON of some. */
type Body = { readonly lines: Buffer; readonly pieces: readonly Piece[] }

/** The list as written for this stamp; undefined if there is none, or an older or damaged one. */
export function readItemList(path: string, stamp: string, wanted: Wanted): ItemList | undefined {
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
    const readJson = (at: number, length: number) => readAt(fd, start + lines.length + at, length)
    const { jsonOffsets: offsets, jsonSums: sums } = places
    const pieces: Piece[] = []
    const list = listOf(header, places, { lines, pieces })
    for (const stretch of wanted(list)) {
      const piece = readPiece(readJson, { offsets, sums }, stretch)
      if (!piece) return undefined
      pieces.push(piece)
    }
    return list
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return undefined
  } finally {
    closeSync(fd)
  }
}

function stretchOf({ counts }: Pick<Header, 'counts'>, wanted: Status): Stretch {
  let from = 0
  for (const [status, count] of counts) {
    if (status === wanted) return [from, from + count]
    from += count
  }
  return [from, from]
}

function countOf({ counts }: Header): number {
  return counts.reduce((sum, [, count]) => sum + count, 0)
}

/** How many numbers there are of each kind. */
function numbersOf(header: Header): readonly number[] {
  const count = countOf(header)
  return [count + 1, count + 1, blocksOf(count)]
}

function placesBytes(header: Header): number {
  return numbersOf(header).reduce((sum, length) => sum + NUMBER * length, header.idBytes)
}

function placesIn(bytes: Buffer, header: Header): Places {
  let at = header.idBytes
  const [lineOffsets, jsonOffsets, jsonSums] = numbersOf(header).map((length) => {
    const numbers = new Uint32Array(length)
    new Uint8Array(numbers.buffer).set(bytes.subarray(at, (at += NUMBER * length)))
    return numbers
  }) as [Uint32Array, Uint32Array, Uint32Array]
  return {
    /** Decoded only when an item is looked up. */
    get ids() {
      return header.idBytes === 0 ? [] : bytes.toString('latin1', 0, header.idBytes).split('\n')
    },
    lineOffsets,
    jsonOffsets,
    jsonSums,
  }
}

/** The file of a list: the header, where the items are, their lines, and their JSON. */
export function encodeParts(
  header: Omit<Header, 'idBytes'>,
  { ids, lineOffsets, jsonOffsets, jsonSums }: Places,
  { lines, pieces }: Body,
): Buffer {
  const idText = ids.join('\n')
  const text = Buffer.from(JSON.stringify({ ...header, idBytes: idText.length } satisfies Header))
  const numbers = [lineOffsets, jsonOffsets, jsonSums].map(({ buffer }) => Buffer.from(buffer))
  const places = Buffer.concat([Buffer.from(idText, 'latin1'), ...numbers])
  const summed = [text, places, lines]
  const parts = [...summed, ...pieces.map(({ bytes }) => bytes)]
  const total = parts.reduce((sum, { length }) => sum + length, PREFIX)
  const prefix = [text.length, total, ...summed.map((part) => crc32(part))].join(' ')
  return Buffer.concat([Buffer.from(`${prefix} `.padEnd(PREFIX)), ...parts])
}

/** A list from its parts. */
export function listOf(header: Omit<Header, 'idBytes'>, places: Places, { lines, pieces }: Body): ItemList {
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
    json: (from, to) => jsonIn(pieces, jsonOffsets, [from, to]),
  }
}

/** The place of a word as one digit. */
export function placeIn<Word>(words: readonly Word[], word: Word): string {
  return String(words.indexOf(word))
}

/** Whether an item has the wanted mark; true if none is wanted. */
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
