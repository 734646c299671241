import { asRecord, listIn } from '../../base/parsed-json.ts'
import { ourCommand } from '../../hook/settings/settings-entries.ts'

/** What a person may write beside an entry of ours so that Claude Code no longer calls it each time, or ends it too early. */
export type NarrowingKey = 'type' | 'if' | 'timeout' | 'matcher'

/** The events at which a key narrows our entries in one settings file. */
export type Narrowing = { readonly key: NarrowingKey; readonly events: readonly string[] }

const KEYS: readonly NarrowingKey[] = ['type', 'if', 'timeout', 'matcher']

/** Whatever starts Node needs part of a second, more on a busy machine. */
const LEAST_SECONDS = 1

/**
 * What a matcher is compared with at the events where Sage needs each call. It is compared with nothing at a prompt or a Stop, and a person may
 * well want learnings only for some kinds of subagents.
 */
const COMPARED: Readonly<Record<string, readonly string[]>> = {
  SessionStart: ['startup', 'resume', 'clear', 'compact', 'fork'],
  StopFailure: ['unknown', 'rate_limit', 'max_output_tokens'],
  PreCompact: ['manual', 'auto'],
  SessionEnd: ['other', 'clear', 'resume', 'prompt_input_exit', 'logout'],
}

/** What narrows our entries, by key. At an event with several of them, one that is called each time is enough. */
export function narrowingsIn(settings: unknown): Narrowing[] {
  const narrowed = Object.entries(asRecord(asRecord(settings).hooks)).flatMap(([event, groups]) => {
    const keys = listIn(groups).flatMap((group) => {
      const { hooks, matcher } = asRecord(group)
      const ours = listIn(hooks).filter((hook) => ourCommand(hook) !== undefined)
      return ours.map((hook) => KEYS.find((key) => narrows(key, event, { ...asRecord(hook), matcher })))
    })
    return keys.includes(undefined) ? [] : keys.slice(0, 1).flatMap((key) => (key ? [{ key, event }] : []))
  })
  return KEYS.flatMap((key) => {
    const events = narrowed.filter((one) => one.key === key).map(({ event }) => event)
    return events.length > 0 ? [{ key, events }] : []
  })
}

/** As Claude Code reads them: it leaves out an entry or a group with a value of the wrong type, and no event of ours is about a tool. */
function narrows(key: NarrowingKey, event: string, entry: Readonly<Record<string, unknown>>): boolean {
  const value = entry[key]
  if (key === 'type') return value !== 'command'
  if (value === undefined) return false
  if (key === 'timeout') return typeof value !== 'number' || value < LEAST_SECONDS
  if (key === 'matcher' && typeof value === 'string') return leavesOut(value, COMPARED[event] ?? [])
  return value !== ''
}

/** Names with `|` between them are whole; anything else is an expression, and what is no valid one matches nothing. */
function leavesOut(matcher: string, compared: readonly string[]): boolean {
  if (matcher === '*') return false
  const whole = /^[\w|]+$/.test(matcher) ? `^(?:${matcher})$` : matcher
  try {
    const expression = new RegExp(whole)
    return !compared.every((value) => expression.test(value))
  } catch {
    return compared.length > 0
  }
}
