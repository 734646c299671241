import type { Cursor } from '../cursor.ts'

/** The state for making turns while a transcript is read; the cursor keeps it until the next read. */
export type FoldState = Cursor['state']
/** A tool call while its result is awaited. */
export type PendingCall = FoldState['calls'][number]

/** How many of each are kept: the last ones. Where a list grows it is cut, and nowhere else: reading in steps knows what reading at once knows. */
export const RECENT = 24
export const CALLS = 64
export const QUEUE = 64

export function emptyState(): FoldState {
  return { before: '', asked: false, afterInterrupt: false, calls: [], recent: [], queue: [], sdk: false }
}

export function copyState(state: FoldState): FoldState {
  return { ...state, calls: [...state.calls], recent: [...state.recent], queue: [...state.queue] }
}
