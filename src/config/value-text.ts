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
  const readings: unknown[] = [text, booleanFrom(text)]
  if (text.trim() !== '' && Number.isFinite(Number(text))) readings.push(Number(text))
  // A list is meant as a list even if a string would do.
  if (text.trimStart().startsWith('[')) readings.unshift(listFrom(text))
  else readings.push(listFrom(text))
  return readings.find((reading) => reading !== undefined && schema.safeParse(reading).success)
}

/** `["a", "b"]`, or words. Words with spaces in them need the first form. */
function listFrom(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('[')) return text.split(/\s+/u).filter((word) => word !== '')
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) && parsed.every((entry) => typeof entry === 'string') ? parsed : undefined
  } catch {
    return undefined
  }
}

/** A value as TOML writes it. Settings are strings, numbers, booleans and lists of strings. */
export function tomlValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(', ')}]`
  return JSON.stringify(value)
}
