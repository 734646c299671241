import { parseIfJson } from '../../base/parsed-json.ts'

/** Closes a line that a crash or a full disk tore, and says of it that nothing was lost: what is called saved was written whole. */
export const NEVER_SAVED = ' (torn, never saved)'

/** How every line begins. */
const BEGINNING = '{"'

/** Whether this is the beginning of a line of ours, and no whole one. */
export function isTorn(text: string): boolean {
  const isOurs = text.startsWith(BEGINNING) || (text !== '' && BEGINNING.startsWith(text))
  return isOurs && parseIfJson(text) === undefined
}
