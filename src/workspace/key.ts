import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { isDenied, isForeseen, refusalText, systemErrorCode } from '../text/system-error.ts'
import { UserError } from '../text/user-error.ts'
import { removeIfThere, syncFolder, writeNew } from './durable-write.ts'
import { KEY_BYTES, readKeyBytes } from './key-bytes.ts'
import { linkNew } from './link-new.ts'
import { makeFolder } from './make-folder.ts'
import { userPaths } from './paths.ts'
import { temporaryName } from './temporary-name.ts'

/** The key that binds approvals to this person; undefined before `sage init`. A damaged key is an error, never replaced. */
export function readKey(dataHome: string): Uint8Array | undefined {
  let key: Uint8Array | undefined
  try {
    key = readKeyBytes(dataHome)
  } catch (error) {
    if (!isForeseen(error)) throw error
    if (isDenied(error)) throw unusable(dataHome, 'you may not read it', 'Make it readable again.', error)
    throw unusable(dataHome, refusalText(error), RESTORE, error)
  }
  if (key === undefined || key.length === KEY_BYTES) return key
  throw unusable(dataHome, `it has ${key.length} bytes, not ${KEY_BYTES}`, RESTORE)
}

const RESTORE = 'Restore it from a backup, or delete it: then you must approve every learning again.'

function unusable(dataHome: string, why: string, hint: string, cause?: unknown): UserError {
  return new UserError(`Cannot use the key "${userPaths(dataHome).key}": ${why}`, {
    hint,
    code: 'bad-key',
    cause,
  })
}

/**
 * Makes the key unless it exists: written to a temporary file, then linked, so that two processes agree on one key. It survives a power cut, like
 * the approvals that would be worth nothing without it.
 */
export function ensureKey(dataHome: string): Uint8Array {
  const existing = readKey(dataHome)
  if (existing) return existing
  const { dir, tmp, key } = userPaths(dataHome)
  makeFolder(dir)
  makeFolder(tmp)
  const temporary = join(tmp, temporaryName())
  try {
    writeNew(temporary, randomBytes(KEY_BYTES))
    linkNew(temporary, key)
    syncFolder(dir)
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error
  } finally {
    removeIfThere(temporary)
  }
  const made = readKey(dataHome)
  if (made) return made
  throw unusable(dataHome, 'it is a link to nothing', RESTORE)
}
