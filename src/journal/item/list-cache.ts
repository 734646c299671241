import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { parseIfJson } from '../../runtime/parsed-json.ts'
import { fileStamp } from '../../workspace/file-stamp.ts'
import { OURS_WITHOUT_WAITING } from '../../workspace/ordinary-file.ts'
import { SCOPES, type Scope } from '../event/vocabulary.ts'
import { findIds } from './find-ids.ts'
import type { Status } from './item.ts'

/**
 * What `sage list` prints, ready as bytes, so that it need not fold the journals. Disposable; rebuilt whenever a source changed.
 * Items are by status in the order of `LISTED`, the newest first; those that wait with the tier `skip` come last.
 */
export type ItemList = {
  readonly counts: ReadonlyMap<Status, number>
  /** Neighbouring items of this status, and of this scope if one is given: the first, and the one after the last. */
  readonly stretches: (status: Status, scope: Scope | undefined) => readonly (readonly [from: number, to: number])[]
  /** A line for each of the items from `from` up to `to`. */
  readonly lines: (from: number, to: number) => Buffer
  /** The items from `from` up to `to` as JSON, a comma and a newline after each. Only of a list that was read with its JSON. */
  readonly json: (from: number, to: number) => Buffer
  /** In the order of the lines. */
  readonly ids: readonly string[]
  /** Whether the signs in its lines are ASCII. */
  readonly ascii: boolean
}

/** In the order of `sage list`; what was deleted is in no list. */
export const LISTED = [
  'pending',
  'later',
  'approved',
  'rejected',
  'retired',
  'merged',
] as const satisfies readonly Status[]

/** Begins the line of an item that contradicts a learning in use, and says how often. In ASCII it is what the dashboard has there. */
export function timesSign(ascii: boolean): string {
  return ascii ? 'x' : '×'
}
/** Of an item that waits and stands only on prompts that the person rewound. */
export const REWOUND = '<'

export const VERSION = 13
/** Bytes before the header: the sizes of what follows. */
const PREFIX = 48

/** What is known without the lines; after it come the lines, then the items as JSON. */
export type Header = {
  readonly v: typeof VERSION
  readonly stamp: string
  readonly ascii: boolean
  readonly counts: ReadonlyArray<readonly [Status, number]>
  readonly ids: readonly string[]
  /** One digit an item: its place in `SCOPES`. */
  readonly scopes: string
  /** Where each item's line begins, and the end. */
  readonly lineOffsets: readonly number[]
  readonly jsonOffsets: readonly number[]
}

/** Changes when a file that the list is made from changes: size and time change with every append. */
export function stampOf(paths: readonly string[]): string {
  return paths.map((path) => `${path} ${fileStamp(path) || '-'}`).join('\n')
}

/** Which part of the list to read: its lines only, the JSON of all items too, or that of one item, by its id or an unambiguous prefix. */
export type Wanted = 'lines' | 'json' | { readonly id: string }

/** The list as written for this stamp; undefined if there is none, or an older or damaged one, or not exactly one such item. */
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
    const [headerBytes = 0, lineBytes = 0, total] = readAt(fd, 0, PREFIX).toString().split(' ').map(Number)
    // A full disk may have cut it; then it is rebuilt.
    if (stats.size !== total) return undefined
    const header = parseIfJson(readAt(fd, PREFIX, headerBytes).toString()) as Header | undefined
    if (header?.v !== VERSION || header.stamp !== stamp) return undefined
    const start = PREFIX + headerBytes
    if (typeof wanted === 'object') return oneOf(fd, header, start + lineBytes, wanted.id)
    return listOf(header, readAt(fd, start, wanted === 'json' ? total - start : lineBytes))
  } finally {
    closeSync(fd)
  }
}

function oneOf(fd: number, header: Header, jsonStart: number, typed: string): ItemList | undefined {
  const found = findIds(header.ids, typed)
  const place = header.ids.indexOf(found[0] ?? '')
  if (found.length !== 1 || place === -1) return undefined
  const [from = 0, to = 0] = header.jsonOffsets.slice(place, place + 2)
  const single: Header = { ...header, ids: found, counts: [], lineOffsets: [0, 0], jsonOffsets: [0, to - from] }
  return listOf(single, readAt(fd, jsonStart + from, to - from))
}

/** The file of a list: how long its parts are, the header, the lines, the items' JSON. */
export function encodeParts(header: Header, body: Buffer): Buffer {
  const text = Buffer.from(JSON.stringify(header))
  const sizes = `${text.length} ${header.lineOffsets.at(-1) ?? 0} ${PREFIX + text.length + body.length} `
  return Buffer.concat([Buffer.from(sizes.padEnd(PREFIX)), text, body])
}

/** A list from its parts; `body` holds the lines and, where it was read, the JSON. */
export function listOf({ counts, ids, ascii, scopes, lineOffsets, jsonOffsets }: Header, body: Buffer): ItemList {
  const jsonStart = lineOffsets.at(-1) ?? 0
  return {
    counts: new Map(counts),
    ids,
    ascii,
    stretches(status, scope) {
      const place = counts.findIndex(([name]) => name === status)
      const from = counts.slice(0, place).reduce((sum, [, count]) => sum + count, 0)
      const to = from + (counts[place]?.[1] ?? 0)
      return scope === undefined ? [[from, to]] : runsOf(scopes, String(SCOPES.indexOf(scope)), from, to)
    },
    lines: (from, to) => body.subarray(lineOffsets[from] ?? 0, lineOffsets[to] ?? 0),
    json: (from, to) => body.subarray(jsonStart + (jsonOffsets[from] ?? 0), jsonStart + (jsonOffsets[to] ?? 0)),
  }
}

function runsOf(marks: string, mark: string, from: number, to: number): [number, number][] {
  const runs: [number, number][] = []
  for (let at = from; at < to; at++) {
    const last = runs.at(-1)
    if (marks[at] !== mark) continue
    if (last?.[1] === at) last[1]++
    else runs.push([at, at + 1])
  }
  return runs
}

function readAt(fd: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  return bytes.subarray(0, readSync(fd, bytes, 0, length, offset))
}
