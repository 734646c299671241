import { join } from 'node:path'
import { quickWrite, removeIfThere } from '../workspace/durable-write.ts'
import type { WorkspacePaths } from '../workspace/paths.ts'
import { namesIn } from '../workspace/read-if-there.ts'
import { isRunning } from '../workspace/is-running.ts'
import { ensureRuntimeFolders } from './folders.ts'

/** Lets other dashboards on the same workspace say that this one is open too. Not a lock: both may be used. */
export function announceDashboard(paths: WorkspacePaths): { withdraw: () => void } {
  const file = join(paths.dashboards, String(process.pid))
  ensureRuntimeFolders(paths)
  quickWrite(file, '', paths)
  return { withdraw: () => void removeIfThere(file) }
}

/** Process ids of the other dashboards that are open on this workspace. */
export function otherDashboards(paths: WorkspacePaths): number[] {
  return namesIn(paths.dashboards)
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid && isRunning(pid))
}
