import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { WorkspacePaths } from '../workspace/paths.ts'
import { namesIn } from '../workspace/read-if-there.ts'
import { findUnsafeFolders } from './folders.ts'
import { isRunning } from './process-identity.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * Removes what killed processes left in a workspace's `tmp` folder: files whose writer (the pid before the dash) is gone, and any older
 * than a day. Returns how many. Nothing where a folder of the workspace is a link: what lies behind it is not Sage's. `now` in milliseconds
 * since 1970.
 */
export function sweepTmp(paths: WorkspacePaths, now: number): number {
  if (findUnsafeFolders(paths).length > 0) return 0
  let removed = 0
  for (const name of namesIn(paths.tmp)) {
    const path = join(paths.tmp, name)
    const pid = /^(\d{1,10})-/.exec(name)?.[1]
    if ((pid === undefined || isRunning(Number(pid))) && !olderThanADay(path, now)) continue
    // Also a folder: editors and pagers open files in one of their own.
    rmSync(path, { recursive: true, force: true })
    removed++
  }
  return removed
}

function olderThanADay(path: string, now: number): boolean {
  try {
    return now - statSync(path).mtimeMs > DAY
  } catch {
    // Renamed into place in between: no longer a leftover.
    return false
  }
}
