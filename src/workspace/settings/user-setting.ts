import { existsSync } from 'node:fs'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { readSmallText } from '../files/our-text.ts'

/** A key, bare or in quotes; none of ours needs quotes. */
const KEY = String.raw`(?:[\w-]+|"[\w-]+"|'[\w-]+')`
const KEYS = String.raw`${KEY}(?:[ \t]*\.[ \t]*${KEY})*`
const STRING = String.raw`"[^"\\]*"|'[^']*'`
const SETS_STRING = new RegExp(String.raw`^[ \t]*(${KEYS})[ \t]*=[ \t]*(${STRING})[ \t]*(?:#.*)?$`)
const SETS_FLAG = new RegExp(String.raw`^[ \t]*(${KEYS})[ \t]*=[ \t]*(true|false)[ \t]*(?:#.*)?$`)
const HEADER = new RegExp(String.raw`^[ \t]*\[[ \t]*(?:(${KEYS})[ \t]*\])?`)

/** Keys as they are without quotes and spaces: `"ui" . ascii` is `ui.ascii`. */
function bare(keys: string): string {
  return keys.replace(/["' \t]/g, '')
}

/**
 * One top-level string of a `config.toml`, read without a TOML parser: a cold hook has no time for one. Good for plain
 * `key = "value"` lines before the first table, which is where TOML wants them; anything else counts as not set.
 */
function topLevelString(toml: string, key: string): string | undefined {
  for (const line of withoutBom(toml).split(/\r?\n/)) {
    if (HEADER.test(line)) return undefined
    const [, keys = '', value] = SETS_STRING.exec(line) ?? []
    if (bare(keys) === key) return value?.slice(1, -1)
  }
  return undefined
}

/** The top-level string of a `config.toml`; undefined when it is not set, or the file is missing or cannot be read. */
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
 * One flag of a `config.toml` by its dotted key, e.g. `ui.ascii`, read likewise: `[ui]` and below it `ascii = true`, or `ui.ascii = true` before
 * the first table.
 */
function flagOf(toml: string, key: string): boolean | undefined {
  let within = ''
  for (const line of withoutBom(toml).split(/\r?\n/)) {
    const header = HEADER.exec(line)
    if (header) within = `${bare(header[1] ?? '')}.`
    const [, keys = '', flag] = SETS_FLAG.exec(line) ?? []
    if (within + bare(keys) === key) return flag === 'true'
  }
  return undefined
}

/** The flag of that key in a `config.toml`; undefined when it is not set, or the file is missing or cannot be read. */
export function readFlag(path: string, key: string): boolean | undefined {
  const toml = readIfSmall(path)
  return toml === undefined ? undefined : flagOf(toml, key)
}
