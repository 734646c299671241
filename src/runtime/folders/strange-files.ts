import { renameSync, rmdirSync, unlinkSync } from 'node:fs'
import { lstatIfReadable, namesIfReadable } from '../../workspace/files/read-if-readable.ts'
import { inside, recordPaths, userPlaces, type WorkspacePaths } from '../../workspace/paths/paths.ts'
import { findUnsafeFolders } from './folders.ts'

/** The end of the name that a folder gets when it is moved out of the place of a file. */
const ASIDE = '.aside'

/**
 * What is in the place of files that Sage recreates by itself, but is not a file: a folder, a pipe, a socket, a link. Hooks and git then work
 * without the file, which nobody would notice.
 */
export function findStrangeFiles(
  paths: WorkspacePaths,
  at: { readonly dataHome: string; readonly id: string },
): string[] {
  const { context, index, list, firstLook, nudged, opened } = recordPaths(at.dataHome, at.id)
  const ofRecord = [context, index, list, firstLook, nudged, opened]
  const files = [userPlaces(at.dataHome), ...ofRecord, paths.gitignore, ...filesOfRuntime(paths)]
  return files.filter((path) => !path.endsWith(ASIDE) && isStrange(path))
}

/** None where a folder is a link: what it leads to is not Sage's. */
function filesOfRuntime(paths: WorkspacePaths): string[] {
  if (findUnsafeFolders(paths).length > 0) return []
  const { status, hookErrors, sessions, needsReview, ended, claimed, injected, dashboards } = paths
  const ofSessions = [sessions, needsReview, ended, claimed, injected, dashboards].flatMap((folder) =>
    namesIfReadable(folder).map((name) => inside(folder, name)),
  )
  return [status, hookErrors, ...ofSessions]
}

/**
 * Makes room for the file. Removes what holds nothing of its own: a link, a pipe, an empty folder. A folder that holds something keeps it, under
 * the name that is returned.
 */
export function makeRoomForFile(path: string): string | undefined {
  if (!isFolder(path)) {
    unlinkSync(path)
    return undefined
  }
  try {
    rmdirSync(path)
    return undefined
  } catch {
    // It holds something. Whatever else keeps it where it is keeps it from being renamed, too.
  }
  const aside = freeName(path)
  renameSync(path, aside)
  return aside
}

function freeName(path: string): string {
  for (let number = 1; ; number++) {
    const name = `${path}${number === 1 ? '' : `.${number}`}${ASIDE}`
    if (!lstatIfReadable(name)) return name
  }
}

const isFolder = (path: string) => lstatIfReadable(path)?.isDirectory() === true
const isStrange = (path: string) => lstatIfReadable(path)?.isFile() === false
