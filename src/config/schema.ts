import * as z from 'zod'

/** Every setting with its default: the one place where Sage's numbers stand. `sage config schema` prints it as JSON Schema. */
const fraction = z.number().min(0).max(1)
const count = z.number().int().min(0)

export const configSchema = z.strictObject({
  capture: z.enum(['initialised', 'all-projects']).default('initialised'),
  on_session_end: z.enum(['keep', 'discard']).default('keep'),
  debug: z.boolean().default(false),
  /** Approve the `auto` tier without a key. Only the person's own configuration may set it. */
  auto_approve: z.boolean().default(false),
  tiers: z.strictObject({ auto: fraction.default(0.95), suggest: fraction.default(0.7) }).prefault({}),
  extract: z
    .strictObject({
      /** The most proposals of one session that are shown at once; the rest is one key away. */
      per_session: count.default(10),
      assistant_insights: z.boolean().default(false),
      mute_after: count.default(10),
      mute_below: fraction.default(0.1),
      /** Cues that are never muted, whatever this person decided: how a muted cue is brought back. */
      keep_cues: z.array(z.string()).default([]),
      /** Let the person's own decisions shift the confidence of what a cue finds. */
      reweigh: z.boolean().default(true),
      capture_at_prompt: z.boolean().default(false),
    })
    .prefault({}),
  inject: z
    .strictObject({
      session_start: z.boolean().default(true),
      prompt: z.boolean().default(true),
      subagents: z.boolean().default(false),
      import_file: z.boolean().default(false),
      working_context: z.boolean().default(true),
      nudge: z.boolean().default(true),
      format: z.enum(['xml', 'markdown']).default('xml'),
      /** Tokens, or 'adaptive': 500 / 1,000 / 2,000 / 3,000 by the number of learnings. */
      budget_tokens: z.union([z.literal('adaptive'), z.number().int().min(50).max(8000)]).default('adaptive'),
    })
    .prefault({}),
  /** Seed 001's settings; each has a flag of the same name on `sage hook inject-context` and `session-context`. */
  hooks: z
    .strictObject({
      threshold: fraction.default(0.5),
      budget: count.default(150),
      content: z.enum(['full', 'preview', 'none']).default('full'),
      min_prompt_length: count.default(10),
    })
    .prefault({}),
  refine: z
    .strictObject({
      command: z.array(z.string()).default([]),
      timeout_seconds: z.number().int().min(1).max(600).default(60),
      max_lines: z.number().int().min(1).max(200).default(40),
      threshold: fraction.default(0.15),
    })
    .prefault({}),
  memory: z.strictObject({ review_auto_memory: z.boolean().default(false) }).prefault({}),
  ui: z
    .strictObject({
      theme: z.enum(['auto', 'ansi', 'mono', 'high-contrast', 'daltonized']).default('auto'),
      ascii: z.boolean().default(false),
      ambiguous: z.enum(['narrow', 'wide']).default('narrow'),
      cursor: z.enum(['hidden', 'follow']).default('hidden'),
      reduced_motion: z.boolean().default(false),
      screen_reader: z.boolean().default(false),
      mouse: z.enum(['off', 'wheel']).default('off'),
      notify: z.enum(['off', 'bell', 'osc9']).default('off'),
      title: z.boolean().default(true),
      clipboard: z.array(z.string()).default([]),
    })
    .prefault({}),
  keys: z.looseObject({ profile: z.enum(['default', 'addp']).default('default') }).prefault({}),
})

export type Config = z.infer<typeof configSchema>

export const defaultConfig: Config = configSchema.parse({})
