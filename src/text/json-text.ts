import { jsonEscapes } from '../base/json-escapes.ts'
import { SUSPECT } from './sanitize.ts'

const PLAIN = /^[\x20-\x7e\n]*$/u

/**
 * The value as JSON for a terminal as well as for programs: what moves a cursor or draws nothing is escaped, so that people see the same words
 * that programs read.
 */
export function jsonText(value: unknown, indent?: number): string {
  const json = JSON.stringify(value, undefined, indent)
  return PLAIN.test(json) ? json : json.replace(SUSPECT, (found) => (found === '\n' ? found : jsonEscapes(found)))
}
