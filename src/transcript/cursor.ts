import * as z from 'zod/mini'

const call = z.object({ id: z.string(), name: z.string(), target: z.string() })

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
  /** What the turns need to know of the part that was read. */
  state: z.object({
    before: z.string(),
    asked: z.boolean(),
    afterInterrupt: z.boolean(),
    calls: z.array(call),
    recent: z.array(z.tuple([z.string(), z.string()])),
    queue: z.array(z.string()),
    sdk: z.boolean(),
    resent: z.optional(z.string()),
  }),
})
export type Cursor = z.infer<typeof cursorSchema>
