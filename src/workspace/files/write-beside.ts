import { dirname, join } from 'node:path'
import { durableWrite, removeIfAllowed, type Replacing } from './durable-write.ts'
import { makeNew } from './make-new.ts'
import { lstatIfReadable, namesIfReadable } from './read-if-readable.ts'
import { isLeftBehind } from './temporary-name.ts'

/** Begins the name of a temporary file beside the one that it is for: whoever finds it knows whose it is. */
const BESIDE = '.sage-'
const LEFTOVER = /^\.sage-(\d{1,10}-(?:[a-z0-9]{1,7}-)?[a-z0-9]{10,})$/

type Modes = Pick<Replacing, 'mode' | 'keptMode'>

/**
 * `durableWrite` of a file in a folder that is not Sage's (settings, git's hooks, notes), which no sweep looks into and which may be on a disk
 * of its own: what a killed process left there goes with the next write.
 */
export function writeBeside(path: string, content: string | Uint8Array, modes: Modes = {}): void {
  const folder = dirname(path)
  removeLeftovers(folder)
  durableWrite(path, content, { ...modes, ...beside(folder) })
}

/** Where a file of such a folder is written first. */
export function beside(folder: string): Pick<Replacing, 'tmp' | 'prefix'> {
  return { tmp: folder, prefix: BESIDE }
}

/** `makeNew` in such a folder. What a killed process left stays: see `removeLeftovers()`. */
export function makeNewBeside(path: string, content: string, mode: number): boolean {
  return makeNew(path, content, { ...beside(dirname(path)), mode })
}

/** Removes what killed processes left in such a folder, as far as it may be removed: it is in nobody's way. */
export function removeLeftovers(folder: string): void {
  for (const name of namesIfReadable(folder)) removeLeftover(folder, name)
}

function removeLeftover(folder: string, name: string): void {
  const written = LEFTOVER.exec(name)?.[1]
  if (written === undefined) return
  const path = join(folder, name)
  const found = lstatIfReadable(path)
  if (found?.isFile() && isLeftBehind(written, Date.now() - found.mtimeMs)) removeIfAllowed(path)
}
