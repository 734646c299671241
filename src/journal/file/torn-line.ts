import { parseIfJson } from '../../base/parsed-json.ts'

/** Closes a line that a crash or a full disk tore, and says that nothing was lost: only what was written completely was reported as saved. */
export const NEVER_SAVED = ' (torn, never saved)'

/** How every line begins. */
const BEGINNING = '{"'

/** Whether this is the beginning of a line of ours, and no whole one. */
export function isTorn(text: string): boolean {
  const isOurs = text.startsWith(BEGINNING) || (text !== '' && BEGINNING.startsWith(text))
  return isOurs && parseIfJson(text) === undefined
}
