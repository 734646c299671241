import { linkSync, readFileSync } from 'node:fs'
import { systemErrorCode } from '../text/system-error.ts'
import { writeNew } from './durable-write.ts'

/**
 * Links the finished file into place. Where that is refused it is written there: file systems without hard links say so by many a code (EPERM,
 * ENOSYS, on Windows EISDIR), and whatever else is wrong keeps it from being written too. Throws EEXIST if there is one.
 */
export function linkNew(temporary: string, target: string, options: Parameters<typeof writeNew>[2] = {}): void {
  try {
    linkSync(temporary, target)
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') throw error
    writeNew(target, readFileSync(temporary), options)
  }
}
