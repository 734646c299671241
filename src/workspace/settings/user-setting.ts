import { existsSync } from 'node:fs'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { readSmallText } from '../files/our-text.ts'

/** A key, bare or in quotes; none of ours needs quotes. */
const KEY = String.raw`(?:[\w-]+|"[\w-]+"|'[\w-]+')`
const KEYS = String.raw`${KEY}(?:[ \t]*\.[ \t]*${KEY})*`
const STRING = String.raw`"[^"\\]*"|'[^']*'`
const SETS = new RegExp(String.raw`^[ \t]*(${KEYS})[ \t]*=[ \t]*(${STRING}|true|false)[ \t]*(?:#.*)?$`)
const HEADER = new RegExp(String.raw`^[ \t]*\[[ \t]*(?:(${KEYS})[ \t]*\])?`)

/** Keys as they are without quotes and spaces: `"ui" . ascii` is `ui.ascii`. */
function bare(keys: string): string {
  return keys.replace(/["' \t]/g, '')
}

/**
 * One setting of a `config.toml` by its dotted key, e.g. `ui.ascii`, read without a TOML parser: a cold hook has no time for one. Good for plain
 * lines `key = "value"` and `key = true`; anything else counts as not set, and so does what is in a file that is missing or cannot be read.
 */
export function readSetting(path: string, key: string): string | boolean | undefined {
  let table = ''
  for (const line of withoutBom(readIfSmall(path)).split(/\r?\n/)) {
    const header = HEADER.exec(line)
    // What has no table comes before the first one.
    if (header && !key.includes('.')) return undefined
    if (header) table = `${bare(header[1] ?? '')}.`
    const [, keys = '', value] = SETS.exec(line) ?? []
    if (value !== undefined && table + bare(keys) === key) return valueOf(value)
  }
  return undefined
}

function valueOf(written: string): string | boolean {
  return /^["']/.test(written) ? written.slice(1, -1) : written === 'true'
}

/**
 * Whether what is unread when a session ends is not read any more. What is discarded is lost, so a project's file may only ask to keep, as in
 * `src/config/project-may.ts`.
 */
export function discardsUnread(userConfig: string, projectConfig: string): boolean {
  const key = 'on_session_end'
  return readSetting(userConfig, key) === 'discard' && readSetting(projectConfig, key) !== 'keep'
}

function readIfSmall(path: string): string {
  try {
    // Usually there is none, and throwing is what a cold process pays for.
    return (existsSync(path) && readSmallText(path)) || ''
  } catch {
    // A configuration that cannot be read means the defaults, in a hook as anywhere; `sage doctor` says what is wrong.
    return ''
  }
}
