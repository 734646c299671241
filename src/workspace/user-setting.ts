import { existsSync } from 'node:fs'
import { withoutBom } from '../text/byte-order-mark.ts'
import { readSmallText } from './our-text.ts'

/**
 * One top-level string of a `config.toml`, read without a TOML parser: a cold hook has no time for one. Good for plain
 * `key = "value"` lines before the first table, which is where TOML wants them; anything else counts as not set.
 */
export function topLevelString(toml: string, key: string): string | undefined {
  for (const line of withoutBom(toml).split(/\r?\n/)) {
    if (/^[ \t]*\[/.test(line)) return undefined
    const match = /^[ \t]*([A-Za-z0-9_-]+)[ \t]*=[ \t]*(?:"([^"\\]*)"|'([^']*)')[ \t]*(?:#.*)?$/.exec(line)
    if (match?.[1] === key) return match[2] ?? match[3]
  }
  return undefined
}

/** `topLevelString` of a file; undefined when the file is missing or cannot be read. */
export function readTopLevelString(path: string, key: string): string | undefined {
  const toml = readIfSmall(path)
  return toml === undefined ? undefined : topLevelString(toml, key)
}

/**
 * Whether what is unread when a session ends is not read any more. What is discarded is lost, so a project's file may only ask to keep, as in
 * `src/config/project-may.ts`.
 */
export function discardsUnread(userConfig: string, projectConfig: string): boolean {
  const key = 'on_session_end'
  return readTopLevelString(userConfig, key) === 'discard' && readTopLevelString(projectConfig, key) !== 'keep'
}

function readIfSmall(path: string): string | undefined {
  try {
    // Usually there is none, and throwing is what a cold process pays for.
    return existsSync(path) ? readSmallText(path) : undefined
  } catch {
    // A configuration that cannot be read means the defaults, in a hook as anywhere; `sage doctor` says what is wrong.
    return undefined
  }
}

/**
 * One flag of a table of a `config.toml`, read likewise: `[ui]` and below it `ascii = true`, or `ui.ascii = true` before the first table.
 */
export function flagOf(toml: string, table: string, key: string): boolean | undefined {
  let within = ''
  for (const line of withoutBom(toml).split(/\r?\n/)) {
    const header = /^[ \t]*\[[ \t]*([A-Za-z0-9_.-]*)[ \t]*\]?/.exec(line)
    if (header) within = `${header[1]}.`
    const match = /^[ \t]*([A-Za-z0-9_.-]+)[ \t]*=[ \t]*(true|false)[ \t]*(?:#.*)?$/.exec(line)
    if (match && `${within}${match[1]}` === `${table}.${key}`) return match[2] === 'true'
  }
  return undefined
}

/** `flagOf` a file; undefined when the file is missing or cannot be read. */
export function readFlag(path: string, table: string, key: string): boolean | undefined {
  const toml = readIfSmall(path)
  return toml === undefined ? undefined : flagOf(toml, table, key)
}
