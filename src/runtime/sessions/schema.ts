import * as z from 'zod/mini'
import { isSessionId } from '../../workspace/paths/session-id.ts'
import { LATEST_TIME } from './session-metadata.ts'

// What the files must hold that hooks write and never read; loose, because a newer hook may write more.

const sessionId = z.string().check(z.refine(isSessionId))
const time = z.number().check(z.gte(-LATEST_TIME), z.lte(LATEST_TIME))

export const reviewSignalSchema = z.object({
  v: z.literal(1),
  sessionId,
  transcriptPath: z.string(),
  cwd: z.string(),
  event: z.string(),
  queuedAt: time,
  lastAssistantHash: z.optional(z.string()),
})

export const endedSchema = z.object({
  v: z.literal(1),
  sessionId,
  transcriptPath: z.string(),
  cwd: z.string(),
  endedAt: time,
  reason: z.optional(z.string()),
  prompted: z.boolean(),
  unkept: z.optional(z.boolean()),
  lastPrompt: z.optional(z.string()),
})
