import type { Cursor } from './cursor.ts'
import type { LineProblem, ReadStats } from './stats.ts'
import type { SeenInjection, Turn } from './turn.ts'

export type ReadOptions = {
  /** Where an earlier read of this file stopped. */
  readonly cursor?: Cursor | undefined
  /** Nothing will be added to the file: take its tail as it stands. */
  readonly endOfSession?: boolean
  /** `answerHash()` of the last assistant message, as the client's Stop hook gave it: proof that it is all there. */
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

export type ReadResult = {
  readonly ok: true
  /** In file order; the last one may be incomplete, and is not consumed then. */
  readonly turns: readonly Turn[]
  readonly cursor: Cursor
  readonly stats: ReadStats
  readonly injections: readonly SeenInjection[]
  readonly problems: readonly LineProblem[]
  /** Nothing is open: all turns are complete. */
  readonly settled: boolean
  /** The cursor did not fit the file any more (it shrank or was replaced): read from the start. */
  readonly restarted: boolean
  /** Uuids of turns on abandoned branches, also of turns that an earlier read returned. */
  readonly rewound: readonly string[]
}
