import { createHash } from 'node:crypto'
import { closeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { promptQueue } from './assemble/queue.ts'
import { turnOf } from './assemble/segment.ts'
import { copyState, emptyState } from './assemble/state.ts'
import { turnFold } from './assemble/turns.ts'
import type { Cursor } from './cursor.ts'
import { fingerprint, stillFits } from './fingerprint.ts'
import { lineReader } from './lines.ts'
import { lineEvents } from './line-events.ts'
import { openTranscript, type TranscriptFailure } from './open.ts'
import type { LineProblem, ReadStats } from './stats.ts'
import type { SeenInjection, Turn } from './turn.ts'

export type ReadOptions = {
  /** Where an earlier read of this file stopped. */
  readonly cursor?: Cursor | undefined
  /** Nothing will be added to the file: take its tail as it stands. */
  readonly endOfSession?: boolean
  /** SHA-256 (hex) of the trimmed last assistant message, as the client's Stop hook gave it: proof that it is all there. */
  readonly lastAssistantHash?: string | undefined
  /** Folders that the file must be in, links resolved; left out: any. */
  readonly roots?: readonly string[] | undefined
  /** Prompts of SDKs and orchestrators too; they are no person's words. */
  readonly includeAutomation?: boolean
  readonly chunkBytes?: number
  /** Bytes after which other work gets its turn. */
  readonly yieldEvery?: number
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((bytes: number, size: number) => void) | undefined
  /** Takes complete turns as they are found; they are not kept for the result then, so that memory does not grow with the file. */
  readonly onTurns?: ((turns: readonly Turn[]) => void) | undefined
}

/** What is not consumed yet. */
export type Tail = {
  /** Nothing is open: all turns are complete. */
  readonly settled: boolean
  /** Uuid of the turn whose answer may still grow. */
  readonly turn?: string
  /** Bytes after the last whole line. */
  readonly partialBytes: number
}

export type ReadResult = {
  readonly ok: true
  /** In file order; the last one may be incomplete, and is not consumed then. */
  readonly turns: readonly Turn[]
  readonly cursor: Cursor
  readonly stats: ReadStats
  readonly injections: readonly SeenInjection[]
  readonly problems: readonly LineProblem[]
  readonly tail: Tail
  /** The cursor did not fit the file any more (it shrank or was replaced): read from the start. */
  readonly restarted: boolean
  /** Uuids of turns on abandoned branches, also of turns that an earlier read returned. */
  readonly rewound: readonly string[]
}

const CHUNK_BYTES = 256 * 1024
const YIELD_EVERY = 2 * 1024 * 1024

/**
 * Reads the turns of a transcript, from the start or from where a cursor stands. Bytes in, lines by offset, and only lines
 * that can matter are decoded. Reading in any number of steps gives the same complete turns as reading at once.
 *
 * A file that cannot be read is a result, not an exception; `signal` aborts with the signal's reason.
 */
export async function readTranscript(path: string, options: ReadOptions = {}): Promise<ReadResult | TranscriptFailure> {
  const opened = openTranscript(path, options.roots)
  if (!opened.ok) return opened
  try {
    return await readOpened(opened.fd, opened.size, options)
  } finally {
    closeSync(opened.fd)
  }
}

async function readOpened(fd: number, size: number, options: ReadOptions): Promise<ReadResult> {
  const cursor = options.cursor && stillFits(options.cursor, fd, size) ? options.cursor : undefined
  const from = cursor?.bytes ?? 0
  const state = cursor ? copyState(cursor.state) : emptyState()
  const fold = turnFold(state, cursor && { offset: cursor.bytes, texts: cursor.skip })
  const queue = promptQueue(state, fold.apply)
  const source = lineEvents({
    seen: cursor?.seen ?? 0,
    version: cursor?.version ?? '',
    pending: state.calls,
    emit: queue.push,
    includeAutomation: options.includeAutomation === true,
  })
  const feed = (buffer: Buffer, start: number, end: number, offset: number, line: number) => {
    fold.beginLine()
    source.read(buffer, start, end, offset, line)
  }
  const reader = lineReader({
    fd,
    from,
    until: size,
    line: cursor?.line ?? 0,
    chunkBytes: options.chunkBytes ?? CHUNK_BYTES,
    onLine: feed,
    onTooLong: source.tooLong,
  })

  const marked = (turn: Turn): Turn =>
    fold.rewound.has(turn.uuid.replace(/#\d+$/, '')) ? { ...turn, facts: { ...turn.facts, rewound: true } } : turn
  const kept: Turn[] = []
  const takeTurns = (): void => {
    const found = fold.take()
    source.countTurns(found)
    if (!options.onTurns) kept.push(...found)
    else if (found.length > 0) options.onTurns(found.map(marked))
  }

  let pause = from + (options.yieldEvery ?? YIELD_EVERY)
  while (reader.step()) {
    if (reader.position() < pause) continue
    pause = reader.position() + (options.yieldEvery ?? YIELD_EVERY)
    takeTurns()
    options.onProgress?.(reader.position(), size)
    await setImmediate()
    options.signal?.throwIfAborted()
  }

  const rest = reader.rest()
  let consumed = rest.offset
  if (rest.end > rest.start && source.isWhole(rest.buffer, rest.start, rest.end)) {
    feed(rest.buffer, rest.start, rest.end, rest.offset, rest.line)
    consumed = rest.offset + rest.end - rest.start
  }
  if (
    options.lastAssistantHash !== undefined &&
    source.lastAnswer().some((said) => sha256(said) === options.lastAssistantHash)
  )
    queue.push({ kind: 'settled' })
  if (options.endOfSession === true) {
    queue.flush()
    fold.close()
  }

  takeTurns()
  const open = fold.open()
  const stands = fold.checkpoint() ?? waitingAt(queue.waiting(), fold.snapshot())
  const position = stands?.position ?? { offset: consumed, line: rest.line }
  const cursorAt = stands ? position.offset : consumed
  const newCursor: Cursor = {
    v: 1,
    bytes: cursorAt,
    line: position.line - 1,
    skip: stands?.skip ?? 0,
    seen: Math.max(consumed, cursor?.seen ?? 0),
    size,
    ...fingerprint(fd, cursorAt),
    version: source.version(),
    state: stands?.state ?? fold.snapshot(),
  }
  const stats = { ...source.stats(), bytes: size - from }
  options.onProgress?.(size, size)
  return {
    ok: true,
    turns: [...kept, ...(open ? [turnOf(open, false)] : [])].map(marked),
    cursor: newCursor,
    stats,
    injections: source.injections,
    problems: source.problems,
    tail: {
      settled: !open && !queue.waiting(),
      ...(open && { turn: open.head.uuid }),
      partialBytes: size - consumed,
    },
    restarted: options.cursor !== undefined && cursor === undefined,
    rewound: [...fold.rewound],
  }
}

function waitingAt(
  waiting: ReturnType<ReturnType<typeof promptQueue>['waiting']>,
  state: ReturnType<typeof emptyState>,
) {
  return waiting && { position: waiting.position, skip: 0, state }
}

function sha256(said: string): string {
  return createHash('sha256').update(said).digest('hex')
}
