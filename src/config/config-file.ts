import { readFileSync, statSync } from 'node:fs'
import { parse, TomlError } from 'smol-toml'
import { isDenied, isExpectedError, refusalText, systemErrorCode } from '../base/system-error.ts'
import { UserError } from '../base/user-error.ts'
import { withoutBom } from '../text/byte-order-mark.ts'
import { firstLine } from '../text/first-line.ts'
import { mergeConflicts } from '../text/markdown/merge-conflict.ts'
import { MAX_CONFIG_BYTES } from './config-size.ts'
import { isTable } from './settings.ts'

/** A configuration file: its text, and its values by dotted key. */
export type ConfigFile = { readonly path: string; readonly text: string; readonly values: ReadonlyMap<string, unknown> }

/** Reads a configuration; undefined if there is no such file. Throws `UserError` for anything that is not TOML in an ordinary file. */
export function readConfigFile(path: string): ConfigFile | undefined {
  const stats = refusing(path, () => statSync(path, { throwIfNoEntry: false }))
  if (!stats) return undefined
  if (!stats.isFile()) throw invalid(`Cannot read configuration "${path}": it is not an ordinary file`, path)
  if (stats.size > MAX_CONFIG_BYTES)
    throw invalid(`Cannot read configuration "${path}": it has more than ${MAX_CONFIG_BYTES / 1024} kB`, path)
  const text = withoutBom(refusing(path, () => readFileSync(path, 'utf8')))
  return { path, text, values: parseConfig(text, path) }
}

/** Reports what the system refuses like any other mistake in the file, with the way out. */
function refusing<Result>(path: string, read: () => Result): Result {
  try {
    return read()
  } catch (cause) {
    if (!isExpectedError(cause)) throw cause
    throw invalid(`Cannot read configuration "${path}": ${refusalText(cause)}`, path, cause)
  }
}

/** Values of a TOML text by dotted key. Throws `UserError` naming the file and line of a mistake. */
export function parseConfig(text: string, path: string): Map<string, unknown> {
  try {
    return new Map(flatten(parse(text)))
  } catch (cause) {
    if (!(cause instanceof TomlError)) throw cause
    const [conflict] = mergeConflicts(text.split('\n'))
    const parser = firstLine(cause.message).replace(/^Invalid TOML document: /u, '')
    const [line, reason] = conflict ? [conflict.from + 1, 'it has an unresolved git merge'] : [cause.line, parser]
    throw invalid(`Cannot read configuration "${path}", line ${line}: ${reason}`, path, cause)
  }
}

/** Two levels, and three below `keys`: a table of settings anywhere else is a mistake that the caller reports by its key. */
function flatten(tables: Record<string, unknown>): [string, unknown][] {
  return Object.entries(tables).flatMap(([name, value]) => {
    const inner = within(name, value)
    return name === 'keys' ? inner.flatMap(([key, entry]) => within(key, entry)) : inner
  })
}

function within(name: string, value: unknown): [string, unknown][] {
  return isTable(value)
    ? Object.entries(value).map<[string, unknown]>(([leaf, inner]) => [`${name}.${leaf}`, inner])
    : [[name, value]]
}

function invalid(message: string, path: string, cause?: unknown): UserError {
  const hint = wayOut(path, cause)
  return new UserError(message, { code: 'config', ...(hint !== undefined && { hint }), cause })
}

/** Nobody is told to remove a file that may be intact: a disk that does not answer says nothing about it. */
function wayOut(path: string, cause: unknown): string | undefined {
  if (isDenied(cause)) return `Make "${path}" readable for you`
  const code = systemErrorCode(cause)
  if (code !== undefined && code !== 'ELOOP') return undefined
  return `Fix it with \`sage config edit\` (--project for a project's file), or remove ${path}`
}
