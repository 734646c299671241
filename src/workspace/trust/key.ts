import { randomBytes } from 'node:crypto'
import { isExpectedError, refusalText } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { syncFolder } from '../files/durable-write.ts'
import { withPath } from '../files/error-path.ts'
import { makeFolder } from '../files/make-folder.ts'
import { makeNew } from '../files/make-new.ts'
import { wayOut } from '../files/way-out.ts'
import { userPaths } from '../paths/paths.ts'
import { KEY_BYTES, readKeyBytes } from './key-bytes.ts'

/**
 * The key that binds approvals to this person; undefined before `sage init`. One that is damaged is an error, and never replaced; so is one that
 * cannot be read now, which may be whole.
 */
export function readKey(dataHome: string): Uint8Array | undefined {
  let key: Uint8Array | undefined
  try {
    key = readKeyBytes(dataHome)
  } catch (error) {
    if (!isExpectedError(error)) throw error
    throw unusable(dataHome, refusalText(error), wayOut(withPath(error, userPaths(dataHome).key)), error)
  }
  if (key === undefined || key.length === KEY_BYTES) return key
  throw unusable(dataHome, `it has ${key.length} bytes, not ${KEY_BYTES}`, RESTORE)
}

const RESTORE = 'Restore it from a backup, or delete it: then you must approve every learning again'

function unusable(dataHome: string, why: string, hint: string | undefined, cause?: unknown): UserError {
  return new UserError(`Cannot use the key "${userPaths(dataHome).key}": ${why}`, {
    ...(hint !== undefined && { hint }),
    code: 'bad-key',
    cause,
  })
}

/**
 * Makes the key unless it exists, so that two processes agree on one. It survives a power cut, like the approvals that would be worth nothing
 * without it.
 */
export function ensureKey(dataHome: string): Uint8Array {
  const existing = readKey(dataHome)
  if (existing) return existing
  const { dir, tmp, key } = userPaths(dataHome)
  makeFolder(dir)
  makeFolder(tmp)
  if (makeNew(key, randomBytes(KEY_BYTES), { tmp })) syncFolder(dir)
  const made = readKey(dataHome)
  if (made) return made
  throw unusable(dataHome, 'it is a link to nothing', RESTORE)
}
