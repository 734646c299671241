import { chmodSync } from 'node:fs'

/** What is said of something of one's own where the disk has no modes: by Windows' disks seen from WSL, for one, or a share. */
const WITHOUT_MODES = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])

/** Says who may do what with a file or folder of the person's, whatever their umask takes from new ones, where the disk can hold that. */
export function giveMode(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    if (!WITHOUT_MODES.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
