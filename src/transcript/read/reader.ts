import { closeSync } from 'node:fs'
import { answerHash } from '../../runtime/sessions/answer-hash.ts'
import { createPace } from '../../workspace/processes/pace.ts'
import { promptQueue } from '../assemble/queue.ts'
import { turnOf } from '../assemble/segment.ts'
import { copyState, emptyState } from '../assemble/state.ts'
import { type Checkpoint, turnFold } from '../assemble/turns.ts'
import { parseLine } from '../entry/records.ts'
import type { Cursor } from '../event/cursor.ts'
import type { ReadStats } from '../event/stats.ts'
import { entryUuid, type SeenInjection, type Turn } from '../event/turn.ts'
import { isAgentFile } from './agent-file.ts'
import { fingerprint, stillFits } from './fingerprint.ts'
import { lineEvents } from './line-events.ts'
import { lineReader, type OnLine } from './lines.ts'
import { failureOf, openTranscript, type TranscriptFailure } from './open.ts'

export type ReadOptions = {
  /** Where an earlier read of this file stopped. */
  readonly cursor?: Cursor | undefined
  /** The file is final: take its tail as it is. */
  readonly endOfSession?: boolean
  /** `answerHash()` of the last assistant message, as the client's Stop hook gave it: proof that it is all there. */
  readonly lastAssistantHash?: string | undefined
  /** Folders the file must be in, with links resolved; any folder if absent. */
  readonly roots?: readonly string[] | undefined
  /** Include prompts of SDKs and orchestrators, which are not a person's words. */
  readonly includeAutomation?: boolean
  /** How many bytes are read at a time; tests make it small. */
  readonly chunkBytes?: number
  readonly signal?: AbortSignal | undefined
}

export type ReadResult = {
  readonly ok: true
  /** In file order. The last one may be incomplete; it is then not consumed. */
  readonly turns: readonly Turn[]
  readonly cursor: Cursor
  readonly stats: ReadStats
  readonly injections: readonly SeenInjection[]
  /** Lines that could not be read, or not wholly, because they are damaged or too long. */
  readonly damagedLines: readonly number[]
  /** All turns are complete. */
  readonly settled: boolean
  /** The cursor no longer fit the file (it shrank or was replaced), so it was read from the start. */
  readonly restarted: boolean
  /** Uuids of turns on abandoned branches, including turns that an earlier read returned. */
  readonly rewound: readonly string[]
}

const CHUNK_BYTES = 256 * 1024

/**
 * Reads the turns of a transcript, from the start or from a cursor. It reads bytes, addresses lines by offset, and decodes only lines
 * that can matter. Reading in any number of steps gives the same complete turns as reading at once. A file that cannot be read is a
 * result, not an exception; `signal` aborts with the signal's reason.
 */
export async function readTranscript(path: string, options: ReadOptions = {}): Promise<ReadResult | TranscriptFailure> {
  const opened = openTranscript(path, options.roots)
  if (!opened.ok) return opened
  try {
    const reading = startReading({ ...opened, agent: isAgentFile(path) }, options)
    await readLines(reading, options)
    const consumed = readRest(reading, options)
    decideTail(reading, options)
    return resultOf(reading, consumed, options)
  } catch (error) {
    return failureOf(path, error)
  } finally {
    closeSync(opened.fd)
  }
}

type OpenFile = { readonly fd: number; readonly size: number; readonly agent: boolean }

type Reading = ReturnType<typeof startReading>

/** Connects the stages of a read: bytes → lines → events → queue of prompts → turns. */
function startReading({ fd, size, agent }: OpenFile, options: ReadOptions) {
  const cursor = options.cursor && stillFits(options.cursor, fd, size) ? options.cursor : undefined
  const state = cursor ? copyState(cursor.state) : emptyState()
  const fold = turnFold(state, cursor && { offset: cursor.bytes, texts: cursor.skip })
  const queue = promptQueue(state, fold.apply)
  const events = lineEvents({
    seen: cursor?.seen ?? 0,
    version: cursor?.version ?? '',
    pending: state.calls,
    emit: queue.push,
    includeAutomation: options.includeAutomation === true,
    agent,
  })
  const feed: OnLine = (buffer, start, end, offset, line) => {
    fold.beginLine()
    events.read(buffer, start, end, offset, line)
  }
  const lines = lineReader({
    fd,
    from: cursor?.bytes ?? 0,
    until: size,
    line: cursor?.line ?? 0,
    chunkBytes: options.chunkBytes ?? CHUNK_BYTES,
    onLine: feed,
    onTooLong: events.tooLong,
  })
  return { fd, size, cursor, fold, queue, events, feed, lines }
}

async function readLines({ lines }: Reading, { signal }: ReadOptions): Promise<void> {
  const pace = createPace(signal)
  while (lines.step()) await pace()
}

/** Takes the last line if only its newline is missing, or if nothing will be added to it; returns the offset after what was read. */
function readRest({ lines, feed }: Reading, { endOfSession }: ReadOptions): number {
  const { buffer, start, end, offset, line } = lines.rest()
  const { records, damaged } = parseLine(buffer.toString('utf8', start, end))
  if (records.length === 0 || (damaged && endOfSession !== true)) return offset
  feed(buffer, start, end, offset, line)
  return offset + end - start
}

/** The Stop hook's hash or the end of the session decides what the file alone leaves open. */
function decideTail({ fold, queue, events }: Reading, { lastAssistantHash, endOfSession }: ReadOptions): void {
  if (
    lastAssistantHash !== undefined &&
    events.lastAnswer.forms().some((said) => answerHash(said) === lastAssistantHash)
  )
    queue.push({ kind: 'settled' })
  if (endOfSession !== true) return
  queue.flush()
  fold.close()
}

function resultOf(reading: Reading, consumed: number, options: ReadOptions): ReadResult {
  const { fd, size, cursor, fold, queue, events, lines } = reading
  const complete = fold.take()
  events.counts.turns(complete)
  const open = fold.open()
  const waiting = queue.waiting()
  const stands: Checkpoint = fold.checkpoint() ?? {
    position: waiting?.position ?? { offset: consumed, line: lines.rest().line },
    skip: 0,
    state: fold.snapshot(),
  }
  const marked = (turn: Turn): Turn =>
    fold.rewound.has(entryUuid(turn.uuid)) ? { ...turn, facts: { ...turn.facts, rewound: true } } : turn
  const seen = Math.max(consumed, cursor?.seen ?? 0)
  const next: Cursor = {
    v: 1,
    bytes: stands.position.offset,
    line: stands.position.line - 1,
    skip: stands.skip,
    seen,
    size,
    ...fingerprint(fd, seen),
    version: events.counts.version(),
    state: stands.state,
  }
  return {
    ok: true,
    turns: [...complete, ...(open ? [turnOf(open, { complete: false })] : [])].map(marked),
    cursor: next,
    stats: events.counts.stats(),
    injections: events.injections,
    damagedLines: events.damagedLines,
    settled: !open && !waiting,
    restarted: options.cursor !== undefined && cursor === undefined,
    rewound: [...fold.rewound],
  }
}
