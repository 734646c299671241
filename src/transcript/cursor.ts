import * as z from 'zod/mini'

/** What must be known of the part that was read before, to read on. */
const stateSchema = z.object({
  /** The end of the assistant text so far. */
  before: z.string(),
  /** A prompt came after `before`: what the model says next takes its place, and is not added to it. */
  asked: z.boolean(),
  /** The person interrupted the model and has not said yet what to do instead. */
  afterInterrupt: z.boolean(),
  /** Tool calls without a result yet. */
  calls: z.array(z.object({ id: z.string(), name: z.string(), target: z.string() })),
  /** The last human entries: parent ('' unless a prompt) and own uuid. A second prompt below one parent is a rewind. */
  recent: z.array(z.tuple([z.string(), z.string()])),
  /** What waits in the client's prompt queue; '' for what no person typed. */
  queue: z.array(z.string()),
  /** The last prompt came from an SDK. */
  sdk: z.boolean(),
  /** Uuid of the last prompt if it is the one before it, sent again: a read that begins with it does not meet that one. */
  resent: z.optional(z.string()),
  /** The end of what the person typed last; absent if that is nothing yet. */
  typed: z.optional(z.string()),
})

/**
 * How far a transcript was read: a JSON value of a few kilobytes. It stands at the start of the first turn that is not
 * complete, so that a resumed read sees that turn whole, and carries what must be known of the part before.
 */
export const cursorSchema = z.object({
  v: z.literal(1),
  /** Offset to read on from, and the newlines before it. */
  bytes: z.int().check(z.nonnegative()),
  line: z.int().check(z.nonnegative()),
  /** Human texts of the first line that belong to turns already returned. */
  skip: z.int().check(z.nonnegative()),
  /** Offset up to which injections, problems and counts were reported. */
  seen: z.int().check(z.nonnegative()),
  /** Size of the file when it was read; if it has not grown there is nothing to do. */
  size: z.int().check(z.nonnegative()),
  /** Hashes of the first kilobyte and of the bytes before `seen`: a replaced or rewritten file is read from 0. */
  head: z.string(),
  tail: z.string(),
  /** The client version that was seen last. */
  version: z.string(),
  state: stateSchema,
})
export type Cursor = z.infer<typeof cursorSchema>
