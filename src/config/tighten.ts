/** Whether `next` asks for less, or is stricter, than `current`. */
type Rule = (current: unknown, next: unknown) => boolean

const off: Rule = (_, next) => next === false
const lower: Rule = (current, next) => typeof next === 'number' && typeof current === 'number' && next <= current
const higher: Rule = (current, next) => typeof next === 'number' && typeof current === 'number' && next >= current
const empty: Rule = (_, next) => Array.isArray(next) && next.length === 0
const towards =
  (...strictFirst: string[]): Rule =>
  (current, next) =>
    strictFirst.indexOf(String(next)) <= strictFirst.indexOf(String(current))
/** 'adaptive' can be as little as 500 tokens. */
const ADAPTIVE_LEAST = 500
const fewerTokens: Rule = (current, next) =>
  next === current || lower(current === 'adaptive' ? ADAPTIVE_LEAST : current, next)

/** What may be tightened, and how. Settings that are not here are not the project's business unless the person made the workspace. */
const RULES: Readonly<Record<string, Rule>> = {
  capture: towards('initialised', 'all-projects'),
  debug: off,
  auto_approve: off,
  'tiers.auto': higher,
  'tiers.suggest': higher,
  'extract.per_session': lower,
  'extract.assistant_insights': off,
  'extract.capture_at_prompt': off,
  'inject.session_start': off,
  'inject.prompt': off,
  'inject.subagents': off,
  'inject.working_context': off,
  'inject.nudge': off,
  'inject.budget_tokens': fewerTokens,
  'hooks.threshold': higher,
  'hooks.budget': lower,
  'hooks.content': towards('none', 'preview', 'full'),
  'hooks.min_prompt_length': higher,
  'refine.command': empty,
  'refine.timeout_seconds': lower,
  'refine.max_lines': lower,
  'refine.threshold': higher,
  'memory.review_auto_memory': off,
  'ui.clipboard': empty,
}

/** These decide about approval, about what is recorded elsewhere, or name a command to run: never a file that a clone can bring. */
const PERSONAL = new Set(['auto_approve', 'tiers.auto', 'capture', 'refine.command', 'ui.clipboard'])
/** A program that Claude starts inherits its environment: it must not be able to approve. */
const NEVER_FROM_ENVIRONMENT = new Set(['auto_approve', 'tiers.auto'])

/** Whether a value may replace the one that held before it. `trusted`: this person made the workspace with `sage init`. */
export function mayReplace(
  key: string,
  current: unknown,
  next: unknown,
  source: 'user' | 'project' | 'environment' | 'flag',
  trusted: boolean,
): boolean {
  if (source === 'user') return true
  if (source === 'project' ? trusted && !PERSONAL.has(key) : !NEVER_FROM_ENVIRONMENT.has(key)) return true
  return RULES[key]?.(current, next) ?? false
}
