import { redact } from '../../text/redact.ts'
import { sanitize } from '../../text/sanitize.ts'
import { BEFORE_LENGTH, tail } from '../../transcript/assemble/segment.ts'
import type { Cursor } from '../../transcript/cursor.ts'

/**
 * The cursor as it may be stored: the session's words in it are masked like everything else on disk. Masking twice changes nothing, so a
 * second review without news writes the same bytes.
 */
export async function safeCursor(cursor: Cursor): Promise<Cursor> {
  const { state } = cursor
  const queue = await Promise.all(state.queue.map(safe))
  const calls = await Promise.all(state.calls.map(async (call) => ({ ...call, target: await safe(call.target) })))
  return { ...cursor, state: { ...state, before: await safeEnd(state.before), queue, calls } }
}

/** A mask names what it hides, and that name may reveal the next secret, so this repeats until nothing is left to mask. */
async function safe(text: string): Promise<string> {
  const masked = text === '' ? '' : sanitize((await redact(text.toWellFormed())).text).text
  return masked === text ? masked : safe(masked)
}

/** A cut text may begin with the second half of a key, which no rule recognises, so its first word is dropped. */
async function safeEnd(before: string): Promise<string> {
  const cut = before.length >= BEFORE_LENGTH - 1
  return tail(await safe(cut ? before.replace(/^\S+/u, '') : before), BEFORE_LENGTH - 2)
}
