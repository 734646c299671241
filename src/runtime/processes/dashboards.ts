import { lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DAY } from '../../base/durations.ts'
import { quickWrite, removeIfThere } from '../../workspace/files/durable-write.ts'
import { isYounger } from '../../workspace/files/is-younger.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { namesIn } from '../../workspace/files/read-if-there.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import { isRunning } from '../../workspace/processes/is-running.ts'
import { pidScopeName } from '../../workspace/processes/pid-scope.ts'
import { ensureRuntimeFolders } from '../folders/folders.ts'
import { isGone, thisProcess } from './process-identity.ts'
import { keepRenewed, UNRENEWED_LIMIT } from './renew.ts'

/** A process id and, since several containers may share the folder, where it counts. */
const MARK = /^(\d{1,10})(?:-([0-9a-z]{1,7}))?$/

/** Lets other dashboards on the same workspace say that this one is open too. Not a lock: both may be used. */
export function announceDashboard(paths: WorkspacePaths): { keep: () => void; withdraw: () => void } {
  const file = join(paths.dashboards, ownMark())
  function announce(): void {
    ensureRuntimeFolders(paths)
    quickWrite(file, thisProcess().startTime, { tmp: paths.tmp })
  }
  announce()
  const stopKeeping = keepRenewed(file, () => true)
  return {
    /** Says it again if it was removed, as with the whole folder. */
    keep() {
      if (!lstatSync(file, { throwIfNoEntry: false })) announce()
    },
    withdraw() {
      stopKeeping()
      removeIfThere(file)
    },
  }
}

function ownMark(): string {
  return `${process.pid}-${pidScopeName()}`
}

/** The other dashboards that are open on this workspace, by their marks. */
export function otherDashboards({ dashboards }: Pick<WorkspacePaths, 'dashboards'>): string[] {
  return namesIn(dashboards).filter((name) => name !== ownMark() && mayBeOpen(join(dashboards, name), name))
}

/** Does not compare when the process began: not every system tells that as cheaply as whether it runs. */
function mayBeOpen(file: string, name: string): boolean {
  const marked = processOf(name)
  if (!marked) return false
  return marked.isHere ? isRunning(marked.pid) : isYounger(file, UNRENEWED_LIMIT)
}

/** The process that a mark names, and whether it is one that can be looked up here; undefined for any other file. */
function processOf(name: string): { readonly pid: number; readonly isHere: boolean } | undefined {
  const [, pid, place = pidScopeName()] = MARK.exec(name) ?? []
  return pid === undefined ? undefined : { pid: Number(pid), isHere: place === pidScopeName() }
}

/**
 * Forgets dashboards that were killed: one day their process ids belong to other programs, and would count as open dashboards. Returns how
 * many it forgot.
 */
export function forgetDeadDashboards({ dashboards }: Pick<WorkspacePaths, 'dashboards'>): number {
  const dead = namesIn(dashboards).filter((name) => isDead(join(dashboards, name), name))
  for (const name of dead) rmSync(join(dashboards, name), { recursive: true, force: true })
  return dead.length
}

function isDead(file: string, name: string): boolean {
  const marked = processOf(name)
  if (!marked) return false
  // One in another container may have been suspended.
  if (!marked.isHere) return !isYounger(file, DAY)
  return isGone({ pid: marked.pid, startTime: readTextIfReadable(file) ?? '' })
}
