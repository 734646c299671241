import * as z from 'zod'

const fraction = z.number().min(0).max(1)
const count = z.number().int().min(0)
const words = z.array(z.string())

/**
 * Every setting with its default and what it does: the one place for Sage's numbers. `sage config schema` prints it as JSON
 * Schema, `sage config edit` begins a new file with it.
 */
export const configSchema = z.strictObject({
  capture: z
    .enum(['initialised', 'all-projects'])
    .default('initialised')
    .describe('Which projects are reviewed: those where you set Sage up, or all of them.'),
  on_session_end: z
    .enum(['keep', 'discard'])
    .default('keep')
    .describe('Whether what is unread when a session ends is kept for the next review.'),
  debug: z.boolean().default(false).describe('Write to .sage/debug/ what was read, what was found in it, and why.'),
  auto_approve: z
    .boolean()
    .default(false)
    .describe('Approve what reaches tiers.auto without a key press, except what a check flagged.'),
  tiers: z
    .strictObject({
      auto: fraction
        .default(0.95)
        .describe('New proposals of at least this confidence are shown at the top of the inbox.'),
      suggest: fraction
        .default(0.7)
        .describe('Only sentences of at least this confidence are proposed. Until you set it, your decisions move it.'),
    })
    .prefault({}),
  extract: z
    .strictObject({
      per_session: count
        .default(10)
        .describe('How many proposals of one session are shown at once, at most; the rest is one key away.'),
      assistant_insights: z.boolean().default(false).describe('Also propose what Claude says it learned.'),
      mute_after: count
        .default(10)
        .describe('How many of its proposals you must have decided on before a cue can be muted.'),
      mute_below: fraction
        .default(0.1)
        .describe('A cue is muted if you approved a smaller share of its proposals than this.'),
      keep_cues: words
        .default([])
        .describe('Cues that are never muted. Add a muted one to bring it back; sage stats names them.'),
      reweigh: z
        .boolean()
        .default(true)
        .describe('Let your decisions raise or lower the confidence of what a cue finds, and move tiers.suggest.'),
      capture_at_prompt: z
        .boolean()
        .default(false)
        .describe('Propose from a prompt at once, not only when its answer is complete.'),
    })
    .prefault({}),
  inject: z
    .strictObject({
      session_start: z.boolean().default(true).describe('Give learnings to a session at its start.'),
      prompt: z
        .boolean()
        .default(true)
        .describe('With a prompt, give the learnings that are relevant to it and did not fit at the start.'),
      subagents: z.boolean().default(false).describe('Give learnings to subagents.'),
      working_context: z
        .boolean()
        .default(true)
        .describe('After a compaction, tell Claude what git knows about the work in hand.'),
      nudge: z
        .boolean()
        .default(true)
        .describe('Say once a day how many proposals are pending. You see it, the model does not.'),
      format: z.enum(['xml', 'markdown']).default('xml').describe('How learnings are written for the model.'),
      budget_tokens: z
        .union([z.literal('adaptive'), z.number().int().min(50).max(8000)])
        .default('adaptive')
        .describe(
          'Maximum tokens at the start of a session; adaptive is 500 to 3,000, depending on the number of learnings.',
        ),
    })
    .prefault({}),
  hooks: z
    .strictObject({
      threshold: fraction.default(0.5).describe('How relevant to a prompt a learning must be to be given with it.'),
      budget: count.default(150).describe('Maximum lines given with one prompt.'),
      content: z
        .enum(['full', 'preview', 'none'])
        .default('full')
        .describe('How much of a learning is given with a prompt.'),
      min_prompt_length: count
        .default(10)
        .describe(
          'Nothing is given with prompts of fewer characters; a Chinese, Japanese or Korean one counts as two.',
        ),
    })
    .prefault({})
    .describe('Each has a flag of the same name on sage hook inject-context and session-context.'),
  refine: z
    .strictObject({
      command: words
        .default([])
        .describe(
          'Command that sorts and shortens sentences: JSON on stdin, JSON on stdout. ["claude"], ["codex"] and ["ollama"] are built in.',
        ),
      timeout_seconds: z.number().int().min(1).max(600).default(60).describe('How many seconds the command may run.'),
      max_lines: z.number().int().min(1).max(200).default(40).describe('Maximum sentences per run.'),
      threshold: fraction.default(0.15).describe('Only sentences of at least this confidence are sent.'),
    })
    .prefault({}),
  memory: z
    .strictObject({
      review_auto_memory: z.boolean().default(false).describe('Also review what Claude notes in its own memory.'),
    })
    .prefault({}),
  ui: z
    .strictObject({
      theme: z.enum(['auto', 'ansi', 'mono', 'high-contrast', 'daltonized']).default('auto').describe('Colours.'),
      ascii: z.boolean().default(false).describe('Draw with ASCII only.'),
      ambiguous: z
        .enum(['narrow', 'wide'])
        .default('narrow')
        .describe('How many cells the terminal gives to characters of ambiguous width.'),
      cursor: z
        .enum(['hidden', 'follow'])
        .default('hidden')
        .describe(
          'Whether the terminal cursor is visible, on the line that keys are about or where text is typed, for braille displays and screen readers.',
        ),
      reduced_motion: z.boolean().default(false).describe('Nothing on screen moves by itself.'),
      screen_reader: z.boolean().default(false).describe('Plain lines instead of a screen.'),
      mouse: z
        .enum(['off', 'wheel'])
        .default('off')
        .describe('Whether the wheel scrolls. The mouse then selects text only while Shift is held.'),
      notify: z.enum(['off', 'bell', 'osc9']).default('off').describe('How to announce a new proposal.'),
      title: z.boolean().default(true).describe('Show the number of proposals in the window title.'),
      clipboard: words.default([]).describe('Command that receives copied text on stdin.'),
    })
    .prefault({}),
  keys: z
    .looseObject({
      profile: z
        .enum(['default', 'addp'])
        .default('default')
        .describe('The set of keys; addp has those of git add -p.'),
    })
    .prefault({})
    .describe('Your own keys by action name; sage keys lists the actions.'),
})

export type Config = z.infer<typeof configSchema>

export const defaultConfig: Config = configSchema.parse({})
