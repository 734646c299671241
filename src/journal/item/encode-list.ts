import { KINDS } from '../../extract/candidate.ts'
import { jsonText } from '../../text/json-text.ts'
import { isKnownTime } from '../../text/relative-time.ts'
import { visible } from '../../text/sanitize.ts'
import { SCOPES } from '../event/vocabulary.ts'
import { asksForSecondLook, isWeak, type Item, newest, oldestOf, saidAt, type ViewItem } from './item.ts'
import {
  encodeParts,
  type Header,
  type ItemList,
  LISTED,
  listOf,
  placeIn,
  REWOUND,
  timesSign,
  VERSION,
} from './list-cache.ts'
import { sumBlocks } from './list-json.ts'
import { percentShort } from './percent.ts'

const KIND_WIDTH = 14

/** What an item does not say itself. */
export type About = {
  /** The learnings in use that contradict it; none for most. */
  readonly contradicts: readonly Pick<Item, 'id' | 'text'>[]
  /** It waits, and the person rewound the prompts that it rests on. */
  readonly rewound: boolean
}

const NOTHING: About = { contradicts: [], rewound: false }

/** The list of these items, and its bytes for the next time. */
export function encodeItemList(
  items: Iterable<ViewItem>,
  stamp: string,
  aboutOf: (item: ViewItem) => About = () => NOTHING,
  ascii = false,
): { list: ItemList; bytes: Buffer } {
  const all = [...items]
  const byStatus = LISTED.map((status) => all.filter((item) => item.status === status).sort(weakLast))
  const sorted = byStatus.flat()
  const listed = sorted.map((item) => ({ item, about: aboutOf(item) }))
  const times = timesSign(ascii)
  const seenWidth = sorted.reduce((widest, item) => Math.max(widest, seenShort(item, times).length), 0)
  const lines = listed.map(({ item, about }) => `${lineOf(item, about, { times, seenWidth })}\n`)
  const parts = listed.map(({ item, about }) => `${jsonText(itemJson(item, about))},\n`)
  const header = {
    v: VERSION,
    stamp,
    counts: LISTED.map((status, place) => [status, byStatus[place]?.length ?? 0] as const),
    scopes: sorted.map(({ scope }) => placeIn(SCOPES, scope)).join(''),
    kinds: sorted.map(({ kind }) => placeIn(KINDS, kind)).join(''),
    oldest: oldestOf(byStatus[LISTED.indexOf('pending')] ?? []),
  } satisfies Omit<Header, 'idBytes'>
  const [json, jsonOffsets] = [Buffer.from(parts.join('')), offsetsOf(parts)]
  const places = {
    ids: sorted.map(({ id }) => id),
    lineOffsets: offsetsOf(lines),
    jsonOffsets,
    jsonSums: sumBlocks(json, jsonOffsets),
  }
  const pieces = [{ stretch: [0, sorted.length] as const, bytes: json }]
  const body = { lines: Buffer.from(lines.join('')), pieces }
  return { list: listOf(header, places, body), bytes: encodeParts(header, places, body) }
}

function offsetsOf(parts: readonly string[]): Uint32Array {
  const offsets = new Uint32Array(parts.length + 1)
  for (const [index, part] of parts.entries()) offsets[index + 1] = (offsets[index] ?? 0) + Buffer.byteLength(part)
  return offsets
}

/** An item as `--json` gives it. */
function itemJson(item: ViewItem, { contradicts, rewound }: About) {
  const { id, status, kind, scope, text, confidence, cues, evidence, checks, pinned, shared, origin } = item
  const { tier, parts, formerTexts, wordedBy, proposedAt, decidedAt, deliveredTo, lastDeliveredAt, repeats } = item
  return {
    id,
    status,
    kind,
    scope,
    text,
    confidence,
    cues,
    evidence,
    checks,
    pinned,
    shared,
    origin,
    tier,
    parts,
    formerTexts,
    wordedBy,
    proposedAt,
    decidedAt,
    sessions: deliveredTo.length,
    deliveredTo,
    lastDeliveredAt,
    repeats,
    mergedInto: status === 'merged' ? item.other : undefined,
    replacedBy: status === 'retired' ? item.other : undefined,
    ...(contradicts.length > 0 && { contradicts: contradicts.map((other) => ({ id: other.id, text: other.text })) }),
    ...(rewound && { rewound: true as const }),
  }
}
export type ItemJson = ReturnType<typeof itemJson>

type Columns = { readonly times: string; readonly seenWidth: number }

/**
 * One line, the same on every day. Approved items have one more column, but only once one of them was seen to arrive, because at 80 cells it
 * takes much of the room for the words.
 */
function lineOf(item: ViewItem, about: About, { times, seenWidth }: Columns): string {
  const { id, kind, scope, text } = item
  const columns = [kind.padEnd(KIND_WIDTH), scope.padEnd(7), percentShort(item).padStart(4), dayOf(item)]
  if (item.status === 'approved' && seenWidth > 0) columns.push(` ${seenShort(item, times).padEnd(seenWidth)}`)
  return `${markOf(item, about, times)} ${visible(id)}  ${columns.join(' ')}  ${visible(text).replaceAll('\n', ' ')}`
}

/** The most important of what there is to know before reading: `~` it waits, and came from elsewhere; `!` a check asks to look again; `*` pinned. */
function markOf(item: ViewItem, { contradicts, rewound }: About, times: string): string {
  if (contradicts.length > 0) return times
  if (item.shared) return '~'
  if (rewound) return REWOUND
  return asksForSecondLook(item) ? '!' : item.pinned ? '*' : ' '
}

/** In how many sessions an approved item was seen to arrive; '' if in none. */
function seenShort({ status, deliveredTo }: Item, times: string): string {
  return status !== 'approved' || deliveredTo.length === 0 ? '' : `seen ${deliveredTo.length}${times}`
}

/** The day on which it was said, or came in; undefined if unknown. */
export function knownDay(item: Item): string | undefined {
  const times = [saidAt(item), item.proposedAt].filter(isKnownTime)
  return times.flatMap((at) => /^\d{4}-\d\d-\d\d/.exec(at) ?? [])[0]
}

/** The same for a column: dashes of the same width if unknown. */
function dayOf(item: Item): string {
  return knownDay(item) ?? '-'.repeat('2026-11-20'.length)
}

/** As in the dashboard: pending proposals that were too weak to propose come below the rest. */
function weakLast(a: Item, b: Item): number {
  const isLast = (item: Item) => Number(item.status === 'pending' && isWeak(item))
  return isLast(a) - isLast(b) || newest(a, b)
}
