import { lstatSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { durableWrite, removeIfThere, type Replacing, writeNew } from './durable-write.ts'
import { linkNew } from './link-new.ts'
import { nameFile, nameInstead } from './name-file.ts'
import { namesIfReadable } from './read-if-readable.ts'
import { isLeftBehind, temporaryName } from './temporary-name.ts'

/** Begins the name of a temporary file in a folder that is not Sage's: whoever finds one knows whose it is. */
const PREFIX = '.sage-'
const LEFTOVER = /^\.sage-(\d{1,10}-(?:[a-z0-9]{1,7}-)?[a-z0-9]{10,})$/

type Modes = Pick<Replacing, 'mode' | 'keptMode'>

/**
 * `durableWrite` of a file in a folder that is not Sage's (settings, git's hooks, notes), which no sweep looks into and which may be on a disk
 * of its own: what a killed process left there goes with the next write.
 */
export function writeBeside(path: string, content: string | Uint8Array, modes: Modes = {}): void {
  const folder = dirname(path)
  removeLeftovers(folder)
  durableWrite(path, content, { ...modes, tmp: folder, prefix: PREFIX })
}

/** Makes a file that is not there, whole or not at all. Throws EEXIST if it is. What a killed process left stays: see `removeLeftovers()`. */
export function writeNewBeside(path: string, content: string, mode: number): void {
  const temporary = join(dirname(path), PREFIX + temporaryName())
  try {
    writeNew(temporary, content, { mode })
    linkNew(temporary, path, { mode })
  } catch (error) {
    throw nameFile(nameInstead(error, temporary, path), path)
  } finally {
    removeIfThere(temporary)
  }
}

/** Removes what killed processes left in such a folder. */
export function removeLeftovers(folder: string): void {
  for (const name of namesIfReadable(folder)) removeLeftover(folder, name)
}

function removeLeftover(folder: string, name: string): void {
  const written = LEFTOVER.exec(name)?.[1]
  if (written === undefined) return
  const path = join(folder, name)
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found?.isFile() && isLeftBehind(written, Date.now() - found.mtimeMs)) removeIfThere(path)
}
