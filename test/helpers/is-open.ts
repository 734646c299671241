import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux lists what this process has open. */
const DESCRIPTORS = '/proc/self/fd'

/** Whether this process holds a file open. */
export function isOpen(path: string): boolean {
  return readdirSync(DESCRIPTORS).some((fd) => {
    try {
      return readlinkSync(join(DESCRIPTORS, fd)) === path
    } catch {
      return false // the descriptor by which the folder itself was read
    }
  })
}
