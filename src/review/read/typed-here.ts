import { existsSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { endedFiles } from '../../runtime/ended.ts'
import { getOrMake } from '../../text/get-or-make.ts'
import type { Turn, TypedIn } from '../../transcript/turn.ts'
import { findOwnWorkspace } from '../../workspace/locate.ts'
import { type WorkspacePaths, workspacePaths } from '../../workspace/paths.ts'
import { realPath } from '../../workspace/real-path.ts'
import { isSessionId, sessionFile } from '../../workspace/session-id.ts'
import type { ReviewContext } from '../propose/review-context.ts'

type Workspace = Pick<ReviewContext, 'workspaceId' | 'dataHome'>

/**
 * Whether a turn is to be read in this workspace. A session that is resumed in another project's folder goes on in the same transcript, and
 * the hooks of both tell of it: what was typed in the other's folder is read there. If the other does not know the session, Claude only went
 * into its folder, and nobody else would read what was typed meanwhile.
 */
export function typedHere({ workspaceId, dataHome }: Workspace): (turn: Turn) => boolean {
  const known = new Map<string, boolean>()
  const isHere = ({ cwd, sessionId }: TypedIn): boolean => {
    // What is gone has no workspace any more.
    if (!isAbsolute(cwd) || realPath(cwd) === undefined) return true
    const found = findOwnWorkspace({ start: cwd, dataHome })
    return found === undefined || found.id === workspaceId || !isKnown(workspacePaths(found.dir), sessionId)
  }
  return ({ typedIn }) =>
    typedIn === undefined || getOrMake(known, `${typedIn.sessionId} ${typedIn.cwd}`, () => isHere(typedIn))
}

/** Whether anything in a workspace says that the session is read there, or will be. */
function isKnown(paths: WorkspacePaths, sessionId: string): boolean {
  if (!isSessionId(sessionId)) return false
  const told = [paths.sessions, paths.reviews].map((folder) => sessionFile(folder, sessionId))
  return [...told, ...endedFiles(paths, sessionId)].some((path) => existsSync(path))
}
