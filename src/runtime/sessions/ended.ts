import { renameSync } from 'node:fs'
import { systemErrorCode } from '../../base/system-error.ts'
import { durableWrite, removeIfThere } from '../../workspace/files/durable-write.ts'
import { namesIn } from '../../workspace/files/read-if-there.ts'
import { inside, type HookPaths, type WorkspacePaths } from '../../workspace/paths/paths.ts'
import { isSessionId, sessionFile } from '../../workspace/paths/session-id.ts'
import { listSessionFiles } from './session-files.ts'

/** A session that ended, kept until its transcript is read to the end. */
export type EndedSession = {
  readonly v: 1
  readonly sessionId: string
  readonly transcriptPath: string
  readonly cwd: string
  /** Milliseconds since 1970. */
  readonly endedAt: number
  /** Claude Code's word: other, clear, resume, prompt_input_exit, logout. */
  readonly reason?: string | undefined
  /** False if no prompt was seen: such a session may never have had a transcript. */
  readonly prompted: boolean
  /** There was no transcript where Claude Code had told of one: it was to keep none (`--no-session-persistence`). */
  readonly unkept?: boolean | undefined
  readonly lastPrompt?: string | undefined
}

/** Ended sessions being read are kept beside their lease, so that they survive a crash of the reader. */
const ASIDE = '.ended'

function asideOf(paths: WorkspacePaths, sessionId: string): string {
  return inside(paths.claimed, `${sessionId}${ASIDE}`)
}

export function writeEnded(paths: HookPaths, ended: EndedSession): void {
  durableWrite(sessionFile(paths.ended, ended.sessionId), JSON.stringify(ended), { tmp: paths.tmp })
}

/** Sessions that ended and that nobody has taken up. */
export function listEnded(paths: WorkspacePaths): string[] {
  return listSessionFiles(paths.ended)
}

/** Sessions that ended and are being read, or were when their reader died. */
export function listEndedAside(paths: WorkspacePaths): string[] {
  return namesIn(paths.claimed)
    .filter((name) => name.endsWith(ASIDE))
    .map((name) => name.slice(0, -ASIDE.length))
    .filter(isSessionId)
}

/** Step 2 of the protocol, under the lease: takes the session out of `ended/`, if it had ended. */
export function setEndedAside(paths: WorkspacePaths, sessionId: string): void {
  try {
    renameSync(sessionFile(paths.ended, sessionId), asideOf(paths, sessionId))
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error
  }
}

/** Once the transcript is read to its end and the cursor is saved: the session is done with. */
export function dropEndedAside(paths: WorkspacePaths, sessionId: string): void {
  removeIfThere(asideOf(paths, sessionId))
}

/** Where to read an ended session from: beside its lease first, because that is the older one. */
export function endedFiles(paths: WorkspacePaths, sessionId: string): readonly string[] {
  return [asideOf(paths, sessionId), sessionFile(paths.ended, sessionId)]
}
