import type { Cursor } from '../cursor.ts'

/** The state for making turns while a transcript is read; the cursor keeps it until the next read. */
export type FoldState = Cursor['state']
/** A tool call while its result is awaited. */
export type PendingCall = FoldState['calls'][number]

export const RECENT = 24
const CALLS = 32
const QUEUE = 32

export function emptyState(): FoldState {
  return { before: '', asked: false, afterInterrupt: false, calls: [], recent: [], queue: [], sdk: false }
}

export function copyState(state: FoldState): FoldState {
  return {
    ...state,
    calls: state.calls.slice(-CALLS),
    recent: state.recent.slice(-RECENT),
    queue: state.queue.slice(-QUEUE),
  }
}
