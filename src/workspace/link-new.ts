import { linkSync, readFileSync } from 'node:fs'
import { systemErrorCode } from '../text/system-error.ts'
import { removeIfThere, writeNew } from './durable-write.ts'

/** The errors of file systems that cannot link. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/** Links the finished file into place; file systems without hard links get it written there. Throws EEXIST if there is one. */
export function linkNew(temporary: string, target: string, mode?: number): void {
  try {
    linkSync(temporary, target)
  } catch (error) {
    if (!NO_LINKS.has(systemErrorCode(error) ?? '')) throw error
    writeInPlace(target, readFileSync(temporary), mode)
  }
}

function writeInPlace(target: string, bytes: Uint8Array, mode: number | undefined): void {
  try {
    writeNew(target, bytes, { mode })
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') removeIfThere(target)
    throw error
  }
}
