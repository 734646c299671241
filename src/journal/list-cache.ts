import { readFileSync, statSync } from 'node:fs'
import { visible } from '../text/sanitize.ts'
import { type Item, STATUSES, type Status } from './item.ts'
import type { ViewItem } from './view.ts'
import { SCOPES, type Scope } from './vocabulary.ts'

/**
 * What `sage list` shows, so that it need not fold the journals: lines ready but for their age, and JSON ready to be printed.
 * Disposable; made anew whenever a source changed.
 */
export type ItemList = {
  readonly rows: readonly ListRow[]
  /** The line of a row: what stands before its age, and what comes after. */
  readonly line: (row: number) => readonly [before: string, after: string]
  /** The items of the rows from `from` up to `to` as JSON, a comma and a newline after each. */
  readonly json: (from: number, to: number) => Buffer
}

/** `at`: when it was proposed, in milliseconds since 1970. */
export type ListRow = { readonly status: Status; readonly scope: Scope; readonly at: number }

/** In the order of `sage list`; what was purged is in no list. */
export const LISTED: readonly Status[] = ['pending', 'later', 'approved', 'rejected', 'retired', 'merged']

const VERSION = 2
const KIND_WIDTH = 14

/** The first line of the file; after it come the lines' beginnings, their ends, and the items as JSON. */
type Header = {
  readonly v: typeof VERSION
  readonly stamp: string
  /** One digit a row: places in `STATUSES` and `SCOPES`. */
  readonly statuses: string
  readonly scopes: string
  readonly times: readonly number[]
  readonly bytes: readonly [befores: number, afters: number]
  /** Where each item's JSON begins, and the end. */
  readonly offsets: readonly number[]
}

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
  let file: Buffer
  try {
    file = readFileSync(path)
  } catch {
    // There is none yet, or it cannot be read: either way the journals say it all.
    return undefined
  }
  const headerEnd = file.indexOf('\n')
  const header = parseHeader(file.toString('utf8', 0, headerEnd))
  if (header?.v !== VERSION || header.stamp !== stamp) return undefined
  const body = file.subarray(headerEnd + 1)
  // A full disk may have cut it; then it is made anew.
  const [befores, afters] = header.bytes
  return body.length === befores + afters + (header.offsets.at(-1) ?? 0) ? listOf(header, body) : undefined
}

/** The list of these items, and its bytes for the next time. */
export function encodeItemList(items: Iterable<ViewItem>, stamp: string): { list: ItemList; bytes: Buffer } {
  const sorted = [...items].filter(({ status }) => LISTED.includes(status)).sort(byStatusThenNewest)
  const parts = sorted.map((item) => Buffer.from(`${JSON.stringify(itemJson(item))},\n`))
  const offsets = [0]
  for (const { length } of parts) offsets.push((offsets.at(-1) ?? 0) + length)
  const befores = Buffer.from(sorted.map(beforeAge).join('\n'))
  const afters = Buffer.from(sorted.map(({ text }) => visible(text).replaceAll('\n', ' ')).join('\n'))
  const header: Header = {
    v: VERSION,
    stamp,
    statuses: sorted.map(({ status }) => STATUSES.indexOf(status)).join(''),
    scopes: sorted.map(({ scope }) => SCOPES.indexOf(scope)).join(''),
    times: sorted.map(({ proposedAt }) => Date.parse(proposedAt)),
    bytes: [befores.length, afters.length],
    offsets,
  }
  const body = Buffer.concat([befores, afters, ...parts])
  return { list: listOf(header, body), bytes: Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body]) }
}

function listOf({ statuses, scopes, times, bytes: [befores, afters], offsets }: Header, body: Buffer): ItemList {
  const rows = times.map((at, row) => ({
    status: STATUSES[Number(statuses[row])] ?? 'purged',
    scope: SCOPES[Number(scopes[row])] ?? 'project',
    at,
  }))
  let lines: { before: string[]; after: string[] } | undefined
  return {
    rows,
    line(row) {
      lines ??= {
        before: body.toString('utf8', 0, befores).split('\n'),
        after: body.toString('utf8', befores, befores + afters).split('\n'),
      }
      return [lines.before[row] ?? '', lines.after[row] ?? '']
    },
    json: (from, to) => body.subarray(befores + afters + (offsets[from] ?? 0), befores + afters + (offsets[to] ?? 0)),
  }
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

/** `~` shared: it waits although somebody approved it; `!` a check is against it; `*` pinned. */
function beforeAge({ id, kind, scope, confidence, pinned, checks, shared }: ViewItem): string {
  const mark = shared ? '~' : checks.length > 0 ? '!' : pinned ? '*' : ' '
  return `${mark} ${id}  ${kind.padEnd(KIND_WIDTH)} ${scope.padEnd(7)} ${`${Math.round(confidence * 100)}%`.padStart(4)}`
}

function byStatusThenNewest(a: Item, b: Item): number {
  const order = LISTED.indexOf(a.status) - LISTED.indexOf(b.status)
  if (order !== 0) return order
  return a.proposedAt < b.proposedAt ? 1 : a.proposedAt > b.proposedAt ? -1 : 0
}
