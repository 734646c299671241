import type { Config } from './schema.ts'

/**
 * What a project's `config.toml` may do to a setting. The file comes with a clone and changes with a pull, so it only tightens:
 * it makes less be read, kept, run and injected.
 * - `nothing`: only the person may set it: their screen, their keys, what their own decisions lead to;
 * - `off`, `lower`, `raise`, `empty`: in that direction from the value before;
 * - `choose`: any value, in a project that this person made, because none is laxer than another;
 * - `only`: to this value, the strictest there is.
 */
export type ProjectMay = 'nothing' | 'off' | 'lower' | 'raise' | 'empty' | 'choose' | { readonly only: string }

type KeysOf<Table> = keyof Table & string
type SettingKey = {
  [Name in KeysOf<Config>]: Name extends 'keys'
    ? 'keys.profile'
    : Config[Name] extends Record<string, unknown>
      ? `${Name}.${KeysOf<Config[Name]>}`
      : Name
}[KeysOf<Config>]

const PROJECT_MAY: Readonly<Record<SettingKey, ProjectMay>> = {
  capture: { only: 'initialised' },
  // What is discarded is lost, so only the person may say so.
  on_session_end: { only: 'keep' },
  debug: 'off',
  auto_approve: 'off',
  'tiers.auto': 'raise',
  'tiers.suggest': 'raise',
  'extract.per_session': 'lower',
  'extract.assistant_insights': 'off',
  'extract.mute_after': 'nothing',
  'extract.mute_below': 'nothing',
  'extract.keep_cues': 'nothing',
  'extract.reweigh': 'nothing',
  'extract.capture_at_prompt': 'off',
  'inject.session_start': 'off',
  'inject.prompt': 'off',
  'inject.subagents': 'off',
  'inject.working_context': 'off',
  'inject.nudge': 'off',
  'inject.format': 'choose',
  'inject.budget_tokens': 'lower',
  'hooks.threshold': 'raise',
  'hooks.budget': 'lower',
  // The beginning of a sentence can say what the whole sentence forbids, so only the person may have learnings cut.
  'hooks.content': { only: 'none' },
  'hooks.min_prompt_length': 'raise',
  'refine.command': 'empty',
  'refine.timeout_seconds': 'lower',
  'refine.max_lines': 'lower',
  'refine.threshold': 'raise',
  'memory.review_auto_memory': 'off',
  'ui.theme': 'nothing',
  'ui.ascii': 'nothing',
  'ui.ambiguous': 'nothing',
  'ui.cursor': 'nothing',
  'ui.reduced_motion': 'nothing',
  'ui.screen_reader': 'nothing',
  'ui.mouse': 'nothing',
  'ui.notify': 'nothing',
  'ui.title': 'nothing',
  'ui.clipboard': 'empty',
  'keys.profile': 'nothing',
}

/** Also for `keys.<scope>.<action>`: a key that approves instead of rejecting would approve what the person meant to reject. */
export function projectMay(key: string): ProjectMay {
  return (PROJECT_MAY as Readonly<Record<string, ProjectMay>>)[key] ?? 'nothing'
}

/** 'adaptive' can be as little as 500 tokens. */
const ADAPTIVE_LEAST = 500

/** Whether `next` asks for less, or is stricter, than `current`, or is the same. */
export function tightens(may: ProjectMay, current: unknown, next: unknown): boolean {
  if (JSON.stringify(next) === JSON.stringify(current)) return true
  if (typeof may !== 'string') return next === may.only
  const [from, to] = [current === 'adaptive' ? ADAPTIVE_LEAST : current, next]
  const areNumbers = typeof from === 'number' && typeof to === 'number'
  switch (may) {
    case 'off':
      return next === false
    case 'lower':
      return areNumbers && to <= from
    case 'raise':
      return areNumbers && to >= from
    case 'empty':
      return Array.isArray(next) && next.length === 0
    case 'choose':
    case 'nothing':
      return false
  }
}

/**
 * Whether a value laxer than the person's own has no effect for anybody, because a project never loosens. A number may still be stricter than
 * that of somebody who clones the project.
 */
export function neverHolds(may: ProjectMay): boolean {
  return may !== 'choose' && may !== 'lower' && may !== 'raise'
}

/** A program that Claude starts inherits the environment and must not be able to approve through it. */
const NEVER_FROM_ENVIRONMENT = new Set(['auto_approve', 'tiers.auto'])

type Laid = { readonly key: string; readonly project: ProjectMay; readonly current: unknown; readonly next: unknown }

/** Who can set a value. */
export type Setter = 'user' | 'project' | 'environment'

/** Whether a value may replace the one below it. `trusted`: this person made the workspace with `sage init`. */
export function mayReplace({ key, project, current, next }: Laid, source: Setter, trusted: boolean): boolean {
  if (source === 'user') return true
  if (source === 'project') return (trusted && project === 'choose') || tightens(project, current, next)
  return !NEVER_FROM_ENVIRONMENT.has(key) || tightens(project, current, next)
}

const WORDS: Readonly<Record<Extract<ProjectMay, string>, string>> = {
  nothing: 'a project may not set it',
  off: 'a project may only switch it off',
  lower: 'a project may only lower it',
  raise: 'a project may only raise it',
  empty: 'a project may only empty it',
  choose: 'a project may set it',
}

/** What a project's file may do to a setting, in words, for those who write one. */
export function projectMayText(may: ProjectMay): string {
  return typeof may === 'string' ? WORDS[may] : `a project may only set it to "${may.only}"`
}
