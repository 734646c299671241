import { type Dirent, lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { readOrdinaryFile } from './ordinary-file.ts'

// What cannot be read, for whatever reason, counts as absent: no error is reported.

/** The text of a file, or undefined if there is none, it is a pipe or a device, it has more bytes, or it cannot be read. */
export function readTextIfReadable(path: string, maxBytes?: number): string | undefined {
  return readBytesIfReadable(path, maxBytes)?.toString('utf8')
}

export function readBytesIfReadable(path: string, maxBytes?: number): Buffer | undefined {
  try {
    return readOrdinaryFile(path, { maxBytes })
  } catch {
    return undefined
  }
}

/** Names of the entries of a folder, in no order; none where there is no such folder, or none that may be read. */
export function namesIfReadable(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** What is in a folder; undefined if it is no folder, or may not be read. */
export function entriesIfReadable(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return undefined
  }
}

/** What is at a path, behind links. Undefined if there is nothing, or if it cannot be reached: in a closed folder, or in a loop of links. */
export function statIfReadable(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** What is at a path: a link itself, not its target. Undefined if there is nothing, or if a folder on the way may not be entered. */
export function lstatIfReadable(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
