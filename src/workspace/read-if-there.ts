import { readdirSync } from 'node:fs'
import { readOrdinaryFile } from './ordinary-file.ts'

// A file that is not there is a value; what cannot be read is an error, with its code.

export function readBytesIfThere(path: string): Buffer | undefined {
  return ifThere(() => readOrdinaryFile(path))
}

export function readTextIfThere(path: string): string | undefined {
  return ifThere(() => readOrdinaryFile(path).toString('utf8'))
}

/** Names of the entries of a folder, in no order; none if there is no such folder. */
export function namesIn(folder: string): string[] {
  return ifThere(() => readdirSync(folder)) ?? []
}

function ifThere<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
