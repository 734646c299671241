import * as z from 'zod/mini'
import type { Cursor, ReadingState } from './cursor.ts'

const askedSchema = z.object({
  question: z.string(),
  options: z.array(z.object({ label: z.string() })),
  multiSelect: z.boolean(),
})

const stateSchema = z.object({
  before: z.string(),
  asked: z.boolean(),
  afterInterrupt: z.boolean(),
  calls: z.array(
    z.object({ id: z.string(), name: z.string(), target: z.string(), asked: z.optional(z.array(askedSchema)) }),
  ),
  recent: z.array(z.tuple([z.string(), z.string()])),
  queue: z.array(z.string()),
  early: z.optional(z.array(z.string())),
  sdk: z.boolean(),
  resent: z.optional(z.string()),
  answer: z.optional(z.string()),
  typed: z.optional(z.string()),
  scripted: z.optional(z.array(z.string())),
} satisfies Record<keyof ReadingState, z.ZodMiniType>)

/** Separate from the type, which is part of the package's API: users of the package do not have zod. */
export const cursorSchema: z.ZodMiniType<Cursor> = z.object({
  v: z.literal(1),
  bytes: z.int().check(z.nonnegative()),
  line: z.int().check(z.nonnegative()),
  skip: z.int().check(z.nonnegative()),
  seen: z.int().check(z.nonnegative()),
  size: z.int().check(z.nonnegative()),
  head: z.string(),
  tail: z.string(),
  version: z.string(),
  state: stateSchema,
})
