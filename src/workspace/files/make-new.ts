import { linkSync } from 'node:fs'
import { systemErrorCode } from '../../base/system-error.ts'
import { inside } from '../paths/paths.ts'
import { removeIfAllowed, type Replacing, writeNew } from './durable-write.ts'
import { withPath, withFolder } from './error-path.ts'
import { temporaryName } from './temporary-name.ts'

type Making = Pick<Replacing, 'tmp' | 'mode' | 'prefix'> & { readonly flush?: boolean }

/** Makes a file whole or not at all, of several processes only one; false if there is one. The folder `tmp` must be there. */
export function makeNew(path: string, content: string | Uint8Array, { tmp, prefix = '', ...how }: Making): boolean {
  const temporary = inside(tmp, prefix + temporaryName())
  try {
    writeNew(temporary, content, how)
    if (!isLinked(temporary, path)) writeNew(path, content, how)
    return true
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false
    throw withPath(withFolder(error, temporary, tmp), path)
  } finally {
    removeIfAllowed(temporary)
  }
}

/**
 * False where that is refused: file systems without hard links say so by many a code (EPERM, ENOSYS, on Windows EISDIR), and whatever else is
 * wrong keeps the file from being written too.
 */
function isLinked(temporary: string, path: string): boolean {
  try {
    linkSync(temporary, path)
    return true
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') throw error
    return false
  }
}
