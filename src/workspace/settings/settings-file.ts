import { objectIfJson } from '../../base/parsed-json.ts'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { readTextIfReadable } from '../files/read-if-readable.ts'
import { MAX_SETTINGS_BYTES } from './settings-places.ts'

/** A settings file of Claude Code, and what it says. */
export type SettingsFile = { readonly path: string; readonly value: Readonly<Record<string, unknown>> }

/** What a settings file says; undefined if there is none, or none that can be read: the check of the hooks reports that. */
export function readSettings(path: string): SettingsFile['value'] | undefined {
  return objectIfJson(withoutBom(readTextIfReadable(path, MAX_SETTINGS_BYTES) ?? ''))
}

/** Those of these files that can be read. An organisation's unreadable one keeps Claude Code from starting, and Claude Code says so itself. */
export function settingsIn(paths: readonly string[]): SettingsFile[] {
  return paths.flatMap((path) => {
    const value = readSettings(path)
    return value ? [{ path, value }] : []
  })
}

/** Of an organisation's files, the one that decides on a key: later ones win. */
export function lastWith(files: readonly SettingsFile[], key: string): SettingsFile | undefined {
  return files.findLast(({ value }) => Object.hasOwn(value, key))
}
