import { keyLabel } from './bindings.ts'
import type { KeyScope } from './keymap.ts'

export const SCOPE_TITLES: Readonly<Record<KeyScope, string>> = {
  global: 'Everywhere',
  list: 'Lists',
  items: 'Pending, Approved, Archive',
  pending: 'Pending',
  approved: 'Approved',
  archive: 'Archive',
  sessions: 'Sessions',
  activity: 'Activity',
  confirm: 'Questions',
}

/** The keys of one row for people, without the mouse wheel. */
export function keyLabels(keys: readonly string[], ascii = false): string[] {
  return keys.filter((key) => !key.startsWith('wheel')).map((key) => keyLabel(key, ascii))
}
