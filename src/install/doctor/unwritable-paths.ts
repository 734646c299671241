import { dirname } from 'node:path'
import { workspaceFolders } from '../../runtime/folders/folders.ts'
import { writeRefusal } from '../../workspace/files/write-refusal.ts'
import type { WorkspaceLocation } from '../../workspace/locate/locate.ts'
import { recordPaths, userPaths, workspacePaths } from '../../workspace/paths/paths.ts'

/** What to do about such a path. */
export const MAKE_WRITABLE = 'Make it and its contents writable for you, or its disk if that is read-only'

/**
 * The paths Sage must write for a project but may not, in the project and in the person's own folder, where every decision is noted. Of a
 * folder that is closed as a whole, only the folder is listed.
 */
export function unwritablePaths({ dir, id }: Pick<WorkspaceLocation, 'dir' | 'id'>, dataHome: string): string[] {
  const paths = workspacePaths(dir)
  const person = userPaths(dataHome)
  const record = recordPaths(dataHome, id)
  const inProject = [...workspaceFolders(paths), paths.journal]
  const ofPerson = [person.dir, person.tmp, person.workspaces, record.dir, person.journal]
  const decided = [dirname(record.decided), record.decided, person.decided]
  const written = [...inProject, ...ofPerson, ...decided]
  const refused = new Set(written.filter((path) => writeRefusal(path) !== undefined))
  return [...refused].filter((path) => !isBelow(path, refused))
}

function isBelow(path: string, folders: ReadonlySet<string>): boolean {
  const above = dirname(path)
  return above !== path && (folders.has(above) || isBelow(above, folders))
}
