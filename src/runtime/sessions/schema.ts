import * as z from 'zod/mini'
import { isSessionId } from '../../workspace/paths/session-id.ts'
import { LATEST_TIME } from './session-metadata.ts'

// What the files in `runtime/` must hold; loose, because a newer hook may write more. Hooks check by hand.

const sessionId = z.string().check(z.refine(isSessionId))
const time = z.number().check(z.gte(-LATEST_TIME), z.lte(LATEST_TIME))

export const sessionMetadataSchema = z.object({
  sessionId,
  transcriptPath: z.string(),
  cwd: z.string(),
  lastPrompt: z.optional(z.string()),
  lastStopTime: z.optional(time),
  lastUpdated: time,
  source: z.optional(z.string()),
})

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
