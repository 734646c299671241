import { existsSync } from 'node:fs'
import { bareKeys, KEYS } from '../../config/toml-keys.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { readSmallText } from '../files/our-text.ts'

const STRING = String.raw`"[^"\\]*"|'[^']*'`
const SETS = new RegExp(String.raw`^[ \t]*(${KEYS})[ \t]*=[ \t]*(${STRING}|true|false)[ \t]*(?:#.*)?$`)
const HEADER = new RegExp(String.raw`^[ \t]*\[[ \t]*(?:(${KEYS})[ \t]*\])?`)

/** A table on one line, such as `ui = { ascii = true }`; one with a brace in it could make this take long, and a clone may bring one. */
const INLINE = new RegExp(String.raw`^[ \t]*(${KEYS})[ \t]*=[ \t]*\{([^#{}]*)\}[ \t]*(?:#.*)?$`)

/**
 * One setting of a `config.toml` by its dotted key, e.g. `ui.ascii`, read without a TOML parser: a cold hook has no time for one. Good for lines
 * `key = "value"` and `key = true`, and tables of them on one line; anything else counts as not set, and so does what is in a file that is
 * missing or cannot be read.
 */
export function readSetting(path: string, key: string): string | boolean | undefined {
  let table = ''
  for (const line of withoutBom(readIfSmall(path)).split(/\r?\n/).flatMap(unfolded)) {
    const header = HEADER.exec(line)
    // What has no table comes before the first one.
    if (header && !key.includes('.')) return undefined
    if (header) table = `${bareKeys(header[1] ?? '')}.`
    const [, keys = '', value] = SETS.exec(line) ?? []
    if (value !== undefined && table + bareKeys(keys) === key) return valueOf(value)
  }
  return undefined
}

/** A table on one line as a line for each of its settings. */
function unfolded(line: string): string[] {
  const [, keys = '', settings] = INLINE.exec(line) ?? []
  return settings === undefined ? [line] : settings.split(',').map((setting) => `${keys}.${setting.trim()}`)
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
