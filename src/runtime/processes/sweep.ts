import { lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DAY } from '../../base/durations.ts'
import { isExpectedError } from '../../base/system-error.ts'
import { lstatIfReadable, namesIfReadable } from '../../workspace/files/read-if-readable.ts'
import { namesIn } from '../../workspace/files/read-if-there.ts'
import { isLeftBehind } from '../../workspace/files/temporary-name.ts'
import { userTmp, type WorkspacePaths } from '../../workspace/paths/paths.ts'
import { findUnsafeFolders } from '../folders/folders.ts'
import { forgetDeadDashboards } from './dashboards.ts'

/** Sessions cannot be resumed once Claude Code has deleted their transcripts. */
const RESUMABLE = 30 * DAY

/**
 * Removes what killed processes left in the `tmp` folders of a workspace and of the person's data: files whose writer is gone, and any older
 * than a day; and the marks of dashboards that are not open any more. Returns how many. With them goes what sessions were given that cannot be
 * resumed any more. Nothing where a folder of the workspace is a link: what lies behind it is not Sage's. `now` in milliseconds since 1970.
 */
export function sweep(paths: WorkspacePaths, dataHome: string, now: number): number {
  const ofPerson = sweepTmp(userTmp(dataHome), now)
  if (findUnsafeFolders(paths).length > 0) return ofPerson
  forgetGiven(paths.injected, now)
  return ofPerson + forgetDeadDashboards(paths) + sweepTmp(paths.tmp, now)
}

/** Seen from the newest of them at most: a clock that is ahead would make all old, and resumed sessions would be given everything again. */
function forgetGiven(folder: string, now: number): void {
  const given = namesIfReadable(folder).flatMap((name) => {
    const path = join(folder, name)
    const age = ageOf(path, now)
    return age === undefined ? [] : [{ path, age }]
  })
  const newest = Math.max(0, Math.min(...given.map(({ age }) => age)))
  for (const { path, age } of given) if (age - newest > RESUMABLE) rmSync(path, { force: true })
}

function sweepTmp(folder: string, now: number): number {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return 0
  let removed = 0
  for (const name of namesIn(folder)) {
    const path = join(folder, name)
    const age = ageOf(path, now)
    if (age === undefined || !(age > DAY || isLeftBehind(name, age))) continue
    if (removeLeftover(path)) removed++
  }
  return removed
}

/** May be a folder: editors and pagers open files in one of their own. False if it has to stay: it may be of another user. */
function removeLeftover(path: string): boolean {
  try {
    rmSync(path, { recursive: true, force: true })
    return true
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return false
  }
}

/** In milliseconds; undefined if it was renamed into place in between: no longer a leftover. */
function ageOf(path: string, now: number): number | undefined {
  const stats = lstatIfReadable(path)
  return stats && now - stats.mtimeMs
}
