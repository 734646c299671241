import { isDeepStrictEqual } from 'node:util'
import { parse, TomlError } from 'smol-toml'
import { parseConfig } from './config-file.ts'
import { splitKey } from './settings.ts'
import { entriesOf, headerOf } from './toml-lines.ts'
import { tomlValue } from './value-text.ts'

/**
 * A TOML text with one setting changed, or added in its table; comments and everything else stay as they are. Undefined if the text is
 * written in a way that this cannot change safely (an inline table, say): the result is parsed and compared before it is returned.
 */
export function setInToml(text: string, key: string, value: unknown): string | undefined {
  const newline = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text === '' ? [] : text.replace(/\r?\n$/u, '').split(/\r?\n/u)
  const edited = `${edit(lines, key, value).join(newline)}${newline}`
  return holds(text, edited, key, value) ? edited : undefined
}

function edit(lines: readonly string[], key: string, value: unknown): string[] {
  const [table, leaf] = splitKey(key)
  const entries = entriesOf(lines)
  const found = entries.find((entry) => entry.key === key)
  if (found) {
    const { at, written } = found
    const line = `${written}${tomlValue(value)}${commentOf(lines[at] ?? '')}`
    return lines.toSpliced(at, endOfValue(lines, at) - at, line)
  }
  const line = `${leaf} = ${tomlValue(value)}`
  const [from, to] = sectionOf(lines, table)
  const explained = lines.findIndex((candidate, at) => at >= from && at < to && commentedKeyOf(candidate) === leaf)
  if (explained !== -1) return lines.toSpliced(explained + 1, 0, line)
  if (from === -1) {
    // Where a table is written as dotted keys, TOML allows no header for it.
    const dotted = entries.findLast((entry) => splitKey(entry.key)[0] === table)
    if (dotted) return lines.toSpliced(endOfValue(lines, dotted.at), 0, `${splitKey(dotted.name)[0]}.${line}`)
    return [...lines, ...(lines.length === 0 ? [] : ['']), `[${table}]`, line]
  }
  let at = to
  while (lines[at - 1]?.trim() === '') at--
  // Settings without a table end where the first table begins; without a blank line they would look like part of it.
  return lines.toSpliced(at, 0, line, ...(table === '' && at === to && to < lines.length ? [''] : []))
}

/**
 * Lines of a table without its header; `[-1, -1]`, between which there are none, if it is not there. Settings without a table come before the
 * first one.
 */
function sectionOf(lines: readonly string[], table: string): [from: number, to: number] {
  const header = table === '' ? -1 : lines.findIndex((line) => headerOf(line) === table)
  if (table !== '' && header === -1) return [-1, -1]
  const next = lines.findIndex((line, at) => at > header && headerOf(line) !== undefined)
  return [header + 1, next === -1 ? lines.length : next]
}

/** The template has each setting as a comment, below what it is for. */
function commentedKeyOf(line: string): string | undefined {
  return /^#\s*([\w-]+)\s*=/u.exec(line)?.[1]
}

/** A value ends on the first line that makes the text so far valid TOML. */
function endOfValue(lines: readonly string[], from: number): number {
  for (let end = from + 1; end <= lines.length; end++)
    try {
      parse(lines.slice(from, end).join('\n'))
      return end
    } catch (error) {
      if (!(error instanceof TomlError)) throw error
    }
  return from + 1
}

/** The comment on the line of a value, unless it could be part of a string. */
function commentOf(line: string): string {
  return /^[^"'#]*(?:"[^"#\\]*"[^"'#]*)?(\s+#.*)$/u.exec(line)?.[1] ?? ''
}

function holds(before: string, after: string, key: string, value: unknown): boolean {
  const expected = new Map(parseConfig(before, 'before')).set(key, value)
  let actual: Map<string, unknown>
  try {
    actual = parseConfig(after, 'after')
  } catch {
    // The lines did not mean what they seemed to: the caller learns that the change cannot be made safely.
    return false
  }
  return isDeepStrictEqual(actual, expected)
}
