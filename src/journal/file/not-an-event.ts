import type * as z from 'zod/mini'
import { oneLine } from '../../text/sanitize.ts'

/** Why a line is not an event, named by the offending field, because the schema's own messages are for programmers. */
export function notAnEvent(value: unknown, issue: z.core.$ZodIssue | undefined): string {
  const { path = [] } = issue ?? {}
  if (issue?.code === 'unrecognized_keys') return reason([...path, ...issue.keys.slice(0, 1)], 'does not belong there')
  if (path.length === 0) return 'Not an event of the journal'
  return reason(path, valueAt(value, path) === undefined ? 'is missing' : 'is not valid')
}

function reason(path: readonly PropertyKey[], what: string): string {
  return `Not an event of the journal: "${oneLine(path.map(String).join('.'), 60)}" ${what}`
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (Object(at) as Record<PropertyKey, unknown>)[key], value)
}
