import { fileStamps } from '../../workspace/files/file-stamp.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import { sessionFile } from '../../workspace/paths/session-id.ts'
import type { Pace } from '../../workspace/processes/pace.ts'
import { latestFirst, readSession } from './read-session-files.ts'
import { listSessionFiles } from './session-files.ts'
import type { SessionMetadata } from './session-metadata.ts'

/** The sessions that have not ended, for a process that asks again and again. */
export type LiveSessions = {
  /**
   * The most recently updated first; the same list as last time if nothing has changed. Only a file that has changed is read again: of
   * hundreds it is usually one. Keys are answered between any two files.
   */
  readonly list: (pace: Pace) => Promise<readonly SessionMetadata[]>
}

type KnownSession = { readonly stamp: string; readonly session: SessionMetadata }

export function openLiveSessions(paths: WorkspacePaths): LiveSessions {
  let known: ReadonlyMap<string, KnownSession> = new Map()
  let listed: readonly SessionMetadata[] = []

  function current(id: string): KnownSession | undefined {
    const stamp = fileStamps([sessionFile(paths.sessions, id)])
    const before = known.get(id)
    if (before?.stamp === stamp) return before
    const session = readSession(paths, id)
    return session && { stamp, session }
  }
  return {
    async list(pace) {
      // What cannot be used is not kept: its file is read each time, because a hook may have been killed while writing it.
      const found = new Map<string, KnownSession>()
      for (const id of listSessionFiles(paths.sessions)) {
        await pace()
        const session = current(id)
        if (session) found.set(id, session)
      }
      if (found.size !== known.size || [...found].some(([id, one]) => known.get(id) !== one))
        listed = latestFirst(Array.from(found.values(), ({ session }) => session))
      known = found
      return listed
    },
  }
}
