import { chmodSync } from 'node:fs'
import { systemErrorCode } from '../../base/system-error.ts'

/** The errors of disks without modes, even for one's own files: Windows' disks seen from WSL, or a network share. */
const WITHOUT_MODES = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])

/** Sets the mode of a file or folder whatever the person's umask is, if the disk has modes. */
export function setMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!WITHOUT_MODES.has(systemErrorCode(error) ?? '')) throw error
  }
}
