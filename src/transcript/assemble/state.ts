import type { PendingCall } from './segment.ts'

/** What must be known of the part that was read before, to read on: a few kilobytes at most, kept in the cursor. */
export type FoldState = {
  /** The end of the assistant text so far. */
  before: string
  /** A prompt came since: what the model says next is what the next prompt answers, not what it said before. */
  asked: boolean
  /** The person interrupted the model and has not said yet what to do instead. */
  afterInterrupt: boolean
  /** Tool calls without a result yet. */
  calls: PendingCall[]
  /** The last human entries: parent ('' unless a prompt) and own uuid. A second prompt below one parent is a rewind. */
  recent: Array<[parent: string, uuid: string]>
  /** What waits in the client's prompt queue; '' for what no person typed. */
  queue: string[]
  /** The last prompt came from an SDK. */
  sdk: boolean
  /** The last prompt, if it is the one before it sent again: where it is read again, that one is not read before it. */
  resent?: string | undefined
}

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
