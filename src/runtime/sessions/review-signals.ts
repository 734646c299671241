import { durableWrite, removeIfThere } from '../../workspace/files/durable-write.ts'
import type { HookPaths, WorkspacePaths } from '../../workspace/paths/paths.ts'
import { sessionFile } from '../../workspace/paths/session-id.ts'
import { listSessionFiles } from './session-files.ts'

/** Says that a session has something new. The file's presence is the signal; its contents are a hint. */
export type ReviewSignal = {
  readonly v: 1
  readonly sessionId: string
  readonly transcriptPath: string
  readonly cwd: string
  readonly event: string
  /** Milliseconds since 1970; for display only. */
  readonly queuedAt: number
  /** `answerHash()` of the last assistant message: tells whether the transcript already holds it. */
  readonly lastAssistantHash?: string | undefined
}

/** Always replaces: a signal not written because one exists is lost if that one has just been read. */
export function writeSignal(paths: HookPaths, signal: ReviewSignal): void {
  durableWrite(sessionFile(paths.needsReview, signal.sessionId), JSON.stringify(signal), { tmp: paths.tmp })
}

export function removeSignal(paths: HookPaths, sessionId: string): void {
  removeIfThere(sessionFile(paths.needsReview, sessionId))
}

/** Sessions with a signal. */
export function listSignals(paths: WorkspacePaths): string[] {
  return listSessionFiles(paths.needsReview)
}
