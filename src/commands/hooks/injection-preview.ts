import type { Config } from '../../config/schema.ts'
import type { Injection, InjectionEvent, InjectionOptions } from '../../hook/injection/injection-event.ts'
import { hookOutput } from '../../hook/injection/injection-output.ts'
import { decideInjection } from '../../hook/injection/injection.ts'
import { isTooShort } from '../../hook/injection/prompt-length.ts'
import { readHooksConfig } from '../../inject/publish/hooks-config.ts'
import { type ProjectLearnings, readProjectLearnings } from '../../inject/publish/project-learnings.ts'
import { makeProjection } from '../../inject/publish/publish.ts'
import { whereStarted } from '../../inject/publish/sources.ts'
import { tokenBudget } from '../../inject/select/budget.ts'
import type { LeftOutLearning } from '../../inject/select/select.ts'
import type { JournalStore } from '../../journal/store/store.ts'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { idOfKey } from '../../runtime/projection/line-key.ts'
import { estimateTokens } from '../../text/tokens.ts'
import { tooFewLines } from '../start/config-problems.ts'

/** What Claude would be given, and why not more. The text comes from the hook's own code, so it is what the hook prints, byte for byte. */
export type InjectionPreview = {
  readonly event: InjectionEvent['name']
  /** What the model gets; '' for nothing. */
  readonly text: string
  /** The hook's whole output. */
  readonly output: string
  readonly systemMessage: string
  /** Estimated for the text. */
  readonly tokens: number
  /** At the start of a session, where tokens are limited. */
  readonly tokenBudget?: number
  /** With a prompt, where lines are. */
  readonly lineBudget?: number
  /** UTF-16 units of the output; Claude Code takes `CLIENT_UNITS`. */
  readonly units: number
  /** In the order of the text. */
  readonly learnings: ReadonlyArray<{
    readonly id: string
    readonly text: string
    readonly scope: string
    readonly kind: string
  }>
  /** Approved learnings that are neither in the text of SessionStart nor in this one, and why. */
  readonly leftOut: ReadonlyArray<LeftOutLearning & { readonly text: string }>
  /** Why the text is empty, if a setting is the reason. */
  readonly because?: string
  /** Scopes whose file Claude Code loads itself; no hook repeats their learnings. */
  readonly importedScopes: readonly string[]
}

export type PreviewOptions = Omit<InjectionOptions, 'rebuild'> & {
  /** An open store, to save reading the journals again. */
  readonly store?: JournalStore
}

export function previewInjection(
  event: InjectionEvent,
  target: ProjectionTarget,
  options: PreviewOptions,
): InjectionPreview {
  const { store } = options
  const injection = decideInjection(event, target, { ...options, rebuild: (of) => makeProjection(of, { store }) })
  const config = readHooksConfig(target)
  const learnings = readProjectLearnings(whereStarted(target), config, { store })
  const { start, rest } = learnings.selection
  const limit =
    event.name === 'UserPromptSubmit'
      ? { lineBudget: options.settings?.budget ?? config.hooks.budget }
      : { tokenBudget: tokenBudget(config.inject.budget_tokens, start.length + rest.length) }
  const preview = { ...describe(event, injection, learnings), ...limit }
  const because = preview.text === '' ? whyNothing(event, target, options.settings) : undefined
  return because === undefined ? preview : { ...preview, because }
}

const SWITCHES = {
  SessionStart: 'session_start',
  UserPromptSubmit: 'prompt',
  SubagentStart: 'subagents',
} as const satisfies Record<InjectionEvent['name'], keyof Config['inject']>

/** Which setting is the reason that nothing is given, as a clause; undefined if none is. */
export function whyNothing(
  { name, prompt = '', sessionId }: InjectionEvent,
  target: ProjectionTarget,
  settings: PreviewOptions['settings'] = {},
): string | undefined {
  const config = readHooksConfig(target)
  const { inject, hooks } = config
  const { threshold = hooks.threshold, minPromptLength = hooks.min_prompt_length, budget = hooks.budget } = settings
  const key = SWITCHES[name]
  if (!inject[key]) return `it is switched off (inject.${key})`
  if (name !== 'UserPromptSubmit') return undefined
  if (isTooShort(prompt, minPromptLength))
    return `the prompt is shorter than ${minPromptLength} characters (hooks.min_prompt_length)`
  return (
    tooFewLines(config, budget) ??
    `${sessionId === '' ? 'no learning' : 'no learning that the session does not have yet'} is relevant enough to this prompt (hooks.threshold ${threshold})`
  )
}

/** The same for the working context after a compaction. */
export function whyNoContext(target: ProjectionTarget): string {
  return readHooksConfig(target).inject.working_context
    ? 'git did not answer in time, or there is no repository here'
    : 'it is switched off (inject.working_context)'
}

function describe(
  event: InjectionEvent,
  injection: Injection | undefined,
  { items, selection, imported }: ProjectLearnings,
): InjectionPreview {
  const { text, keys, systemMessage } = injection ?? { text: '', keys: [], systemMessage: '' }
  const output = (injection && hookOutput(injection)) ?? ''
  const ids = keys.map(idOfKey)
  const given = new Set(ids)
  const describeItem = (id: string) => {
    const item = items.get(id)
    return { id, text: item?.text ?? '', scope: item?.scope ?? '', kind: item?.kind ?? '' }
  }
  return {
    event: event.name,
    text,
    output,
    systemMessage,
    tokens: estimateTokens(text),
    units: output.length,
    learnings: ids.map(describeItem),
    leftOut: selection.leftOut
      .filter(({ id }) => !given.has(id))
      .map((left) => ({ ...left, text: items.get(left.id)?.text ?? '' })),
    importedScopes: [...imported],
  }
}
