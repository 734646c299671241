import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { quickWrite, removeIfThere } from '../workspace/durable-write.ts'
import type { WorkspacePaths } from '../workspace/paths.ts'
import { readTextIfReadable } from '../workspace/read-if-readable.ts'
import { namesIn } from '../workspace/read-if-there.ts'
import { isRunning } from '../workspace/is-running.ts'
import { ensureRuntimeFolders } from './folders.ts'
import { startTimeOf, thisProcess } from './process-identity.ts'

/** Lets other dashboards on the same workspace say that this one is open too. Not a lock: both may be used. */
export function announceDashboard(paths: WorkspacePaths): { withdraw: () => void } {
  const file = join(paths.dashboards, String(process.pid))
  ensureRuntimeFolders(paths)
  quickWrite(file, thisProcess().startTime, paths)
  return { withdraw: () => void removeIfThere(file) }
}

/** Process ids of the other dashboards that are open on this workspace. */
export function otherDashboards(paths: WorkspacePaths): number[] {
  return namesIn(paths.dashboards)
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && pid !== process.pid && isRunning(pid))
}

/**
 * Forgets dashboards that were killed: the process id of one is another program's one day, and that would count as open for ever. Returns how
 * many. By the time it began a process is asked for only here: not every system tells that as cheaply as whether there is one.
 */
export function forgetDeadDashboards({ dashboards }: Pick<WorkspacePaths, 'dashboards'>): number {
  const dead = namesIn(dashboards).filter(
    (name) => /^\d{1,10}$/.test(name) && !isOpen(join(dashboards, name), Number(name)),
  )
  for (const name of dead) rmSync(join(dashboards, name), { recursive: true, force: true })
  return dead.length
}

function isOpen(file: string, pid: number): boolean {
  if (!isRunning(pid)) return false
  const began = readTextIfReadable(file) ?? ''
  const begins = startTimeOf(pid)
  return began === '' || begins === '' || began === begins
}
