import { readFileSync, statSync } from 'node:fs'
import type { Item, Status } from './item.ts'
import type { ViewItem } from './view.ts'

/** One line of `sage list`. */
export type ListRow = {
  readonly id: string
  readonly status: Status
  readonly kind: Item['kind']
  readonly scope: Item['scope']
  readonly confidence: number
  readonly at: string
  readonly pinned: boolean
  readonly checks: number
  readonly shared: boolean
  readonly text: string
}

/** What `sage list` shows, so that it need not fold the journals: disposable, made anew whenever a source changed. */
export type ItemList = {
  readonly rows: readonly ListRow[]
  /** The items of the rows from `from` up to `to` as JSON, a comma and a newline after each. */
  readonly json: (from: number, to: number) => Buffer
}

const VERSION = 1

/** The first line; then the rows as one JSON array, then an item's JSON a line. `offsets` has one more than there are items. */
type Header = {
  readonly v: typeof VERSION
  readonly stamp: string
  readonly rowBytes: number
  readonly offsets: readonly number[]
}

/** In the order of `sage list`; what was purged is in no list. */
export const LISTED: readonly Status[] = ['pending', 'later', 'approved', 'rejected', 'retired', 'merged']

/** Says whether the files that a list follows from are as they were. A file's size and time change with every append. */
export function stampOf(paths: readonly string[]): string {
  const states = paths.map((path) => {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
    return stats ? `${path} ${stats.ino} ${stats.size} ${stats.mtimeNs}` : `${path} -`
  })
  return states.join('\n')
}

/** The list as it was written for this stamp; undefined if there is none, or an older or damaged one. */
export function readItemList(path: string, stamp: string): ItemList | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch {
    // There is none yet, or it cannot be read: either way the journals say it all.
    return undefined
  }
  const headerEnd = bytes.indexOf('\n')
  const header = parseHeader(bytes.toString('utf8', 0, headerEnd))
  if (header?.v !== VERSION || header.stamp !== stamp) return undefined
  const bodyStart = headerEnd + 1 + header.rowBytes
  const { offsets } = header
  // A full disk may have cut it; then it is made anew.
  if (bytes.length !== bodyStart + (offsets.at(-1) ?? 0)) return undefined
  const rows = JSON.parse(bytes.toString('utf8', headerEnd + 1, bodyStart)) as ListRow[]
  return { rows, json: sliceOf(bytes.subarray(bodyStart), offsets) }
}

/** The list of these items, and its bytes for the next time. */
export function encodeItemList(items: Iterable<ViewItem>, stamp: string): { list: ItemList; bytes: Buffer } {
  const sorted = [...items].filter(({ status }) => LISTED.includes(status)).sort(byStatusThenNewest)
  const rows = sorted.map(rowOf)
  const parts = sorted.map((item) => Buffer.from(`${JSON.stringify(itemJson(item))},\n`))
  const offsets = [0]
  for (const { length } of parts) offsets.push((offsets.at(-1) ?? 0) + length)
  const rowText = Buffer.from(JSON.stringify(rows))
  const header: Header = { v: VERSION, stamp, rowBytes: rowText.length, offsets }
  const body = Buffer.concat(parts)
  const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), rowText, body])
  return { list: { rows, json: sliceOf(body, offsets) }, bytes }
}

function parseHeader(text: string): Header | undefined {
  try {
    return JSON.parse(text) as Header
  } catch {
    return undefined
  }
}

/** An item as `--json` gives it. */
export function itemJson(item: ViewItem) {
  const { id, status, kind, scope, text, confidence, cues, evidence, checks, pinned, shared, origin } = item
  return {
    id,
    status,
    kind,
    scope,
    text,
    confidence,
    cues,
    evidence: {
      text: evidence.text,
      turnUuid: evidence.turnUuid,
      sessionId: evidence.sessionId,
      transcriptPath: evidence.transcriptPath,
      at: evidence.at,
      speaker: evidence.speaker,
    },
    checks,
    pinned,
    shared,
    ...(origin !== undefined && { origin }),
    proposedAt: item.proposedAt,
    ...(item.decidedAt !== undefined && { decidedAt: item.decidedAt }),
    sessions: item.deliveredTo.length,
    repeats: item.repeats.length,
  }
}

function rowOf(item: ViewItem): ListRow {
  const { id, status, kind, scope, confidence, pinned, shared, text, proposedAt } = item
  return { id, status, kind, scope, confidence, at: proposedAt, pinned, checks: item.checks.length, shared, text }
}

function byStatusThenNewest(a: ViewItem, b: ViewItem): number {
  const order = LISTED.indexOf(a.status) - LISTED.indexOf(b.status)
  if (order !== 0) return order
  return a.proposedAt < b.proposedAt ? 1 : a.proposedAt > b.proposedAt ? -1 : 0
}

function sliceOf(body: Buffer, offsets: readonly number[]): ItemList['json'] {
  return (from, to) => body.subarray(offsets[from] ?? 0, offsets[to] ?? 0)
}
