import { sumVersions } from '../../transcript/event/stats.ts'
import type { Turn } from '../../transcript/event/turn.ts'
import { firstAfter } from '../../transcript/read/extract-turns.ts'
import type { ReadResult } from '../../transcript/read/reader.ts'
import type { AgentsRead } from './agent-files.ts'
import { readerOf } from './read-by-another.ts'
import type { ReviewRecord } from './review-record.ts'

/** Index of the first turn not reviewed yet. Seed 002's caches know one uuid and no cursor: everything up to it was reviewed. */
export function firstUnreviewed(turns: readonly Turn[], { lastReviewedUuid, cursor }: ReviewRecord): number {
  return cursor === undefined ? firstAfter(turns, lastReviewedUuid) : 0
}

/** The record after a read: where to continue, which turns are now reviewed, what was counted. Equal to the old one if nothing is new. */
export function advanceRecord(
  record: ReviewRecord,
  read: ReadResult,
  { fresh, now, beside }: { fresh: boolean; now: Date; beside: AgentsRead },
): ReviewRecord {
  const { missingSince: _, refused: __, unsettled: ___, agents: ____, reader: _____, ...rest } = record
  const turns = read.turns.filter(isComplete)
  const complete = turns.map((turn) => turn.uuid)
  const before = read.restarted ? { versions: {}, damagedLines: [] } : record
  const versions = sumVersions([before.versions, read.stats.versions])
  const last = complete.at(-1)
  const rewound = new Set([...(record.rewound ?? []), ...read.rewound])
  const toAgents = beside.turns.map(({ turn }) => turn)
  const lastPromptAt = latest([record.lastPromptAt ?? '', ...[...read.turns, ...toAgents].map((turn) => turn.at)])
  const grown = fresh || read.cursor.size !== record.cursor?.size
  return {
    ...rest,
    ...(lastPromptAt !== '' && { lastPromptAt }),
    cursor: read.cursor,
    ...(!(read.settled && beside.settled) && { unsettled: true }),
    // Also those of a file that was replaced: a session may have two, which are read in turn.
    turns: [...new Set([...record.turns, ...complete, ...toAgents.filter(isComplete).map((turn) => turn.uuid)])],
    ...(last !== undefined && { lastReviewedUuid: last }),
    ...(rewound.size > 0 && { rewound: [...rewound] }),
    ...(Object.keys(beside.agents).length > 0 && { agents: { ...beside.agents } }),
    versions,
    ...readerOf(versions),
    damagedLines: [...new Set([...before.damagedLines, ...read.damagedLines])],
    reviewedAt: grown ? now.toISOString() : record.reviewedAt,
  }
}

function isComplete(turn: Turn): boolean {
  return turn.complete
}

/** The latest of these ISO 8601 times; '' is an unknown time. */
function latest(times: readonly string[]): string {
  return times.reduce((last, at) => (Number.isNaN(Date.parse(at)) || at <= last ? last : at), '')
}
