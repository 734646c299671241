import { splitKey } from './settings.ts'
import { bareKeys, KEYS } from './toml-keys.ts'

// What stands in which line of a TOML text, as far as a look at the lines can tell.

const SETS = new RegExp(String.raw`^\s*(${KEYS})\s*=\s*`, 'u')
const HEADER = new RegExp(String.raw`^\s*\[\s*(${KEYS})\s*\]`, 'u')

/** The table that begins in this line; undefined for any other line. */
export function headerOf(line: string): string | undefined {
  const keys = HEADER.exec(line)?.[1]
  return keys === undefined ? undefined : bareKeys(keys)
}

/** A line that sets something: its dotted key as a whole, the part of it that stands there, and the line up to its value. */
type Entry = { readonly at: number; readonly key: string; readonly name: string; readonly written: string }

/** Every such line. */
export function entriesOf(lines: readonly string[]): Entry[] {
  let table = ''
  return lines.flatMap((line, at) => {
    const header = headerOf(line)
    if (header !== undefined) table = `${header}.`
    const [written = '', keys] = SETS.exec(line) ?? []
    return keys === undefined ? [] : [{ at, key: table + bareKeys(keys), name: bareKeys(keys), written }]
  })
}

/** The 1-based line in which a dotted key is set, or a table of that name begins; else that of the table that holds it. */
export function lineOfKey(text: string, key: string): number | undefined {
  const lines = text.split('\n')
  const at =
    entriesOf(lines).find((entry) => entry.key === key)?.at ?? lines.findIndex((line) => headerOf(line) === key)
  if (at !== -1) return at + 1
  return key.includes('.') ? lineOfKey(text, splitKey(key)[0]) : undefined
}
