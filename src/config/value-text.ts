import { parseIfJson } from '../base/parsed-json.ts'
import type { Setting } from './settings.ts'

const BOOLEANS = new Map([
  ['1', true],
  ['true', true],
  ['yes', true],
  ['on', true],
  ['0', false],
  ['false', false],
  ['no', false],
  ['off', false],
])

/** Whether a word means on or off; undefined if it means neither. */
export function booleanFrom(word: string): boolean | undefined {
  return BOOLEANS.get(word.toLowerCase())
}

/** A setting's value from an environment variable or an argument; undefined if no way to read it fits the setting. */
export function valueFromText(text: string, { schema }: Setting): unknown {
  // A list is meant as a list even if a string would do. A blank text is an empty one only where it can be nothing else.
  const readings = text.trim() === '' ? [text, []] : [listFrom(text), text, booleanFrom(text), Number(text)]
  return readings.find((reading) => reading !== undefined && schema.safeParse(reading).success)
}

/** `["a", "b"]`, or words. Words with spaces in them need the first form. */
function listFrom(text: string): unknown {
  if (!text.trimStart().startsWith('[')) return text.split(/\s+/u).filter((word) => word !== '')
  return parseIfJson(text)
}

/** A value as TOML writes it. Settings are strings, numbers, booleans and lists of strings. */
export function tomlValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(', ')}]`
  return JSON.stringify(value)
}
