import type { AskedQuestion } from './before-chat.ts'

/** What must be known about the part already read in order to continue. */
export type ReadingState = {
  /** The end of the assistant text so far. */
  before: string
  /** A prompt came after `before`: what the model says next replaces `before` instead of being added to it. */
  asked: boolean
  /** The person interrupted the model and has not yet said what to do instead. */
  afterInterrupt: boolean
  /** Tool calls without a result yet. */
  calls: { id: string; name: string; target: string; asked?: AskedQuestion[] | undefined }[]
  /** The last human entries: parent ('' of a reason or an answer) and own uuid. A second prompt below one parent is a rewind. */
  recent: [string, string][]
  /** What waits in the client's prompt queue; '' for what no person typed. */
  queue: string[]
  /** What was counted as a turn although it may still be sent from the queue, because nothing happened for so long. */
  early?: string[] | undefined
  /** The last prompt came from an SDK. */
  sdk: boolean
  /** Uuid of the last prompt if it repeats the prompt before it, which a read that begins here does not see. */
  resent?: string | undefined
  /** Uuid of the last answer: what is written twice in a row was said once. */
  answer?: string | undefined
  /** The end of what the person typed last; absent if they have typed nothing yet. */
  typed?: string | undefined
  /** Names of what hooks asked the client to send as the next prompt. */
  scripted?: string[] | undefined
}

/**
 * How far a transcript was read, as a JSON value of a few kilobytes. It points to the start of the first incomplete turn, so that a
 * resumed read sees that turn as a whole, and keeps what must be known about the part before it.
 */
export type Cursor = {
  v: 1
  /** The offset to continue from, and the number of newlines before it. */
  bytes: number
  line: number
  /** Human texts of the first line that belong to turns already returned. */
  skip: number
  /** Offset up to which injections, problems and counts were reported. */
  seen: number
  /** Size of the file when it was read; if it has not grown there is nothing to do. */
  size: number
  /** Hashes of the first kilobyte and of the bytes before `seen`: a replaced or rewritten file is read from 0. */
  head: string
  tail: string
  /** The client version that was seen last. */
  version: string
  state: ReadingState
}
