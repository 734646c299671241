import { systemErrorCode } from '../../base/system-error.ts'

/** Whether a process with this id runs here; one that may not be signalled runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemErrorCode(error) !== 'ESRCH'
  }
}
