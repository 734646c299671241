import { readdirSync } from 'node:fs'
import { systemErrorCode } from '../../base/system-error.ts'
import { NOT_A_FILE, OURS_WITHOUT_WAITING, readOrdinaryFile } from './ordinary-file.ts'

// A missing file is a value; one that cannot be read is an error, with its code, but for the small ones that are only hints.

export function readBytesIfThere(path: string): Buffer | undefined {
  return ifThere(() => readOrdinaryFile(path))
}

export function readTextIfThere(path: string): string | undefined {
  return ifThere(() => readOrdinaryFile(path).toString('utf8'))
}

/** No small file of ours comes near this many bytes. */
const MAX_BYTES = 1024 * 1024

/**
 * Text of a small file of ours; also undefined if something else is in its place: does not follow a symbolic link, nor wait for a named pipe
 * or a device. Undefined, too, if this person may not read it, as after `sudo claude`: that must not keep the other files from being read.
 */
export function readOurTextIfThere(path: string, maxBytes = MAX_BYTES): string | undefined {
  try {
    return readOrdinaryFile(path, { flags: OURS_WITHOUT_WAITING, maxBytes }).toString('utf8')
  } catch (error) {
    if (['ENOENT', 'EACCES', NOT_A_FILE].includes(systemErrorCode(error) ?? '')) return undefined
    throw error
  }
}

/** Names of the entries of a folder, in no order; none if there is no such folder. */
export function namesIn(folder: string): string[] {
  return ifThere(() => readdirSync(folder)) ?? []
}

function ifThere<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
