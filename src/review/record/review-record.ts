import * as z from 'zod'
import { parseIfJson } from '../../base/parsed-json.ts'
import { cursorSchema } from '../../transcript/event/cursor-schema.ts'

const count = z.int().check(z.nonnegative())

/** `reviews/<sessionId>.json`: how far a session was read. Deleting it costs a re-read, never a duplicate proposal. */
const reviewRecord = z.object({
  v: z.literal(1),
  sessionId: z.string(),
  transcriptPath: z.string(),
  /** Where reading continues; absent until the first turn was reviewed. */
  cursor: z.optional(cursorSchema),
  /** Uuids of the reviewed human entries, in order; forks and resumes copy them into other files. */
  turns: z.array(z.string()),
  lastReviewedUuid: z.optional(z.string()),
  /** Uuids of the human entries that the person rewound away from. */
  rewound: z.optional(z.array(z.string())),
  /** How often programs that can replace each other were run in these turns, and whether they worked. */
  toolRuns: z.optional(z.record(z.string(), z.object({ ok: count, failed: count }))),
  /** Bytes looked at of each subagent's file, by its path below their folder. */
  agents: z.optional(z.record(z.string(), count)),
  title: z.optional(z.string()),
  /** The answer to the last prompt was still growing when it was read. */
  unsettled: z.optional(z.boolean()),
  /** The session reported that it ended. */
  ended: z.optional(z.boolean()),
  /** Tombstone: the transcript was gone when we wanted to read it. Shown, so that a loss is never silent. */
  missingSince: z.optional(z.string()),
  /**
   * The transcript exists but Sage may not read it. Kept with the tombstone, or alone once the person gave it up. Tried again when its
   * path or size changes.
   */
  refused: z.optional(
    z.object({
      message: z.string(),
      size: z.number(),
      /** Where transcripts were allowed to be, if that was the reason: Claude Code may use another configuration folder than Sage. */
      roots: z.optional(z.array(z.string())),
    }),
  ),
  /** Entries read, turns found and unknown entry types per client version: the drift alarm counts them. */
  versions: z.record(
    z.string(),
    z.object({ entries: z.number(), turns: z.number(), unknown: z.number(), strange: z.optional(z.number()) }),
  ),
  /** The version of the Sage that met something unknown to it. Another one may know it. */
  reader: z.optional(z.string()),
  damagedLines: z.array(z.number()),
  paused: z.optional(z.boolean()),
  /** When the last prompt read was typed, according to the transcript: ISO 8601. */
  lastPromptAt: z.optional(z.string()),
  reviewedAt: z.string(),
})
export type ReviewRecord = z.infer<typeof reviewRecord>

/** Each field is parsed separately: damage in one of them must not resume what the person paused. */
const textIfAny = z.string().optional().catch(undefined)

/**
 * What is kept of a record in another form. Seed 002's review cache says only how far a session was read. A hook notes that a session is paused,
 * where its transcript is, and since when. Sessions in a newer Sage's records are read again, unless the person paused them.
 */
const otherRecord = z.object({
  lastReviewedUuid: textIfAny,
  paused: z.boolean().optional().catch(undefined),
  transcriptPath: textIfAny,
  reviewedAt: textIfAny,
})

export function newReviewRecord(sessionId: string, transcriptPath: string, now: Date): ReviewRecord {
  return {
    v: 1,
    sessionId,
    transcriptPath,
    turns: [],
    versions: {},
    damagedLines: [],
    reviewedAt: now.toISOString(),
  }
}

/** Undefined if nothing of it can be used. Reading a session again is harmless, because proposals are known by their hash. */
export function parseReviewRecord(text: string, sessionId: string): ReviewRecord | undefined {
  const value = parseIfJson(text)
  const record = reviewRecord.safeParse(value)
  if (record.data?.sessionId === sessionId) return record.data
  const other: z.infer<typeof otherRecord> = record.success
    ? // A record that was copied from another session does not say how far this one was read.
      { paused: record.data.paused }
    : (otherRecord.safeParse(value).data ?? {})
  const { lastReviewedUuid, paused, transcriptPath = '', reviewedAt = new Date(0).toISOString() } = other
  if (lastReviewedUuid === undefined && paused === undefined) return undefined
  const known = { ...newReviewRecord(sessionId, transcriptPath, new Date(0)), reviewedAt }
  return {
    ...known,
    ...(lastReviewedUuid !== undefined && { lastReviewedUuid }),
    ...(paused !== undefined && { paused }),
  }
}
