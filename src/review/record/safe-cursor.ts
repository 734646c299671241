import { MAX_BEFORE_UNITS, tail, MAX_TYPED_BEFORE_UNITS } from '../../transcript/assemble/segment.ts'
import type { PendingCall } from '../../transcript/assemble/state.ts'
import type { Cursor } from '../../transcript/event/cursor.ts'
import { maskedText } from './masked-text.ts'

/**
 * The cursor as it may be stored: the session's words in it are masked like everything else on disk. Masking twice changes nothing, so a
 * second review without news writes the same bytes.
 */
export async function safeCursor(cursor: Cursor): Promise<Cursor> {
  const { state } = cursor
  const queue = await Promise.all(state.queue.map(maskedText))
  const early = state.early === undefined ? {} : { early: await Promise.all(state.early.map(maskedText)) }
  const calls = await Promise.all(state.calls.map(safeCall))
  const before = await safeEnd(state.before, MAX_BEFORE_UNITS)
  const typed = state.typed === undefined ? {} : { typed: await safeEnd(state.typed, MAX_TYPED_BEFORE_UNITS) }
  return { ...cursor, state: { ...state, ...typed, ...early, before, queue, calls } }
}

/**
 * Questions are kept word for word or not at all: compared with a masked label, the label that was chosen would look like typed words. Without
 * the questions, answers before a refusal are not read.
 */
async function safeCall({ asked, ...call }: PendingCall): Promise<PendingCall> {
  const safe = { ...call, target: await maskedText(call.target) }
  if (asked === undefined) return safe
  const words = asked.flatMap(({ question, options }) => [question, ...options.map(({ label }) => label)])
  const masked = await Promise.all(words.map(maskedText))
  return masked.every((word, index) => word === words[index]) ? { ...safe, asked } : safe
}

/** A cut text may begin with the second half of a key, which no rule recognises, so its first word is dropped. */
async function safeEnd(end: string, length: number): Promise<string> {
  const cut = end.length >= length - 1
  return tail(await maskedText(cut ? end.replace(/^\S+/u, '') : end), length - 2)
}
