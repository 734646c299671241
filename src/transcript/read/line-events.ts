import type { PendingCall } from '../assemble/state.ts'
import { decodeEntry } from '../decode/decode.ts'
import type { DecodeOptions } from '../decode/human-text.ts'
import { findInjection, mayTell } from '../decode/injections.ts'
import { hasOtherBlock, readAnswer, readCall, readResult, TALKING_TOOLS } from '../decode/quick.ts'
import { ATTACHMENT, CALL, classify, RESULT, SETTLED, scan, SKIP, SMALL, TEXT, THINKING } from '../decode/relevance.ts'
import { holdsAnother, isGlued, parseLine } from '../entry/records.ts'
import { type Counts, countsFrom } from '../event/counts.ts'
import type { Position, TranscriptEvent } from '../event/event.ts'
import { MAX_DAMAGED_LINES } from '../event/stats.ts'
import type { SeenInjection } from '../event/turn.ts'
import { createLastAnswer, type LastAnswer } from './last-answer.ts'

export type LineEvents = {
  /** Takes one line; emits its events before it returns. */
  read(buffer: Buffer, start: number, end: number, offset: number, line: number): void
  readonly tooLong: (offset: number, line: number) => void
  readonly lastAnswer: LastAnswer
  readonly counts: Counts
  readonly injections: SeenInjection[]
  readonly damagedLines: number[]
}

/** Stands for a line without events; compared by identity, never emitted. */
const NOTHING: TranscriptEvent = { kind: 'echo', text: '' }
const SETTLED_EVENT: TranscriptEvent = { kind: 'settled' }

type Options = DecodeOptions & {
  readonly seen: number
  /** The client version that was seen last. */
  readonly version: string
  /** Tool calls without a result from the part already read. */
  readonly pending: readonly PendingCall[]
  readonly emit: (event: TranscriptEvent) => void
}

/** Turns lines into events, decoding as few of them as possible, and counts what it finds beyond `seen`. */
export function lineEvents(options: Options): LineEvents {
  /** Questions and plans that wait for the person. */
  const asked = new Set(options.pending.filter((call) => TALKING_TOOLS.has(call.name)).map((call) => call.id))
  const counts = countsFrom(options.version)
  const injections: SeenInjection[] = []
  const damagedLines: number[] = []
  const lastAnswer = createLastAnswer()

  /** Whether no earlier read has counted and reported it. */
  function isFresh(offset: number): boolean {
    return offset >= options.seen
  }

  function read(buffer: Buffer, start: number, end: number, offset: number, line: number): void {
    if (isFresh(offset)) counts.line()
    const event = quickly(classify(buffer, start, end, options), buffer, start, end)
    if (event === undefined || holdsAnother(buffer, start, end)) decode(buffer, start, end, { offset, line })
    else if (event !== NOTHING) emit(event)
  }

  /** What a line says without decoding it; undefined if it must be decoded. */
  function quickly(kind: number, buffer: Buffer, start: number, end: number): TranscriptEvent | undefined {
    switch (kind) {
      case SKIP:
        return NOTHING
      case SMALL:
        return isGlued(buffer, start, end) ? undefined : NOTHING
      case SETTLED:
        return isGlued(buffer, start, end) ? undefined : SETTLED_EVENT
      case RESULT:
        return readResult(buffer, end, asked)
      case CALL:
        return readCall(buffer, end)
      case TEXT:
        return readAnswer(buffer, end)
      case THINKING:
        return hasOtherBlock(buffer, scan.value, end) ? undefined : NOTHING
      case ATTACHMENT:
        return mayTell(buffer, start, end) ? undefined : NOTHING
      default:
        return undefined
    }
  }

  function decode(buffer: Buffer, start: number, end: number, position: Position): void {
    const fresh = isFresh(position.offset)
    const whole = buffer.toString('utf8', start, end)
    const { records, damaged } = parseLine(whole)
    if (fresh) {
      if (records.length === 0) counts.lineWithoutEntry()
      if (damaged) note(position.line)
    }
    const bytesTo = bytesBefore(buffer, start, whole)
    for (const { entry, at } of records) {
      if (fresh) {
        counts.entry(entry)
        const seen = findInjection(entry)
        if (seen) injections.push(seen)
      }
      const offset = position.offset + bytesTo(at)
      for (const event of decodeEntry(entry, { offset, line: position.line }, options)) {
        if (fresh && 'strange' in event && event.strange) counts.strangePrompt(entry)
        else if (fresh && event.kind === 'machine') counts.machinePrompt(entry, event)
        emit(event)
      }
    }
  }

  function note(line: number): void {
    if (damagedLines.length < MAX_DAMAGED_LINES) damagedLines.push(line)
  }

  function emit(event: TranscriptEvent): void {
    switch (event.kind) {
      case 'answer':
        lastAnswer.add(event.messageId, event.text)
        break
      case 'result':
        if (asked.size > 0) asked.delete(event.id)
        break
      case 'call':
        if (TALKING_TOOLS.has(event.name)) asked.add(event.id)
        lastAnswer.clear()
        break
      case 'human':
      case 'machine':
        lastAnswer.clear()
        break
      default:
    }
    options.emit(event)
  }

  return {
    read,
    tooLong: (offset, line) => {
      if (isFresh(offset)) note(line)
    },
    lastAnswer,
    counts,
    injections,
    damagedLines,
  }
}

const BRACE = 0x7b

/**
 * Returns a function for how many bytes of a line precede a record in it; ask in the order of the records. A line may hold a whole transcript
 * whose newlines were lost. Braces are counted, because a character that was cut off decodes to one of another length, but no brace is lost.
 */
function bytesBefore(buffer: Buffer, start: number, line: string): (at: number) => number {
  let brace = -1
  let place = start - 1
  return (at) => {
    if (at === 0) return 0
    while (brace < at) {
      brace = line.indexOf('{', brace + 1)
      place = buffer.indexOf(BRACE, place + 1)
    }
    return place - start
  }
}
