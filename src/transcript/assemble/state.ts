import type { ReadingState } from '../event/cursor.ts'

/** A tool call while its result is awaited. */
export type PendingCall = ReadingState['calls'][number]

/**
 * How many of each are kept: the last ones. A list is cut only where it grows, so that reading in steps knows what reading at once knows.
 */
export const MAX_RECENT = 24
export const MAX_CALLS = 64
export const MAX_QUEUED = 64
export const MAX_SCRIPTED = 8

export function emptyState(): ReadingState {
  return { before: '', asked: false, afterInterrupt: false, calls: [], recent: [], queue: [], sdk: false }
}

export function copyState(state: ReadingState): ReadingState {
  return { ...state, calls: [...state.calls], recent: [...state.recent], queue: [...state.queue] }
}
