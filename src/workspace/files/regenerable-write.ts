import { rmdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { isExpectedError } from '../../base/system-error.ts'
import { quickWrite } from './durable-write.ts'
import { makeFolder } from './make-folder.ts'
import { beside, removeLeftovers } from './write-beside.ts'

/**
 * Writes what can be recreated from the journal (context.json, status): whole or not at all, without waiting until the disk has its name too.
 * Not for what people write in, such as learnings.md: it gets the mode of what is Sage's alone. A symbolic link in its place is replaced, not
 * followed: it may have come with a clone. Without `flush` a power cut may leave a part of it, or nothing, which nobody takes for the whole.
 */
export function regenerableWrite(path: string, content: string | Buffer, { flush = false } = {}): void {
  const folder = dirname(path)
  makeFolder(folder)
  removeIfEmptyFolder(path)
  removeLeftovers(folder)
  quickWrite(path, content, { ...beside(folder), flush })
}

/** The same for what only saves time: a full disk, or something in the way, makes the next one slower. */
export function cacheWrite(path: string, content: string | Buffer): void {
  try {
    regenerableWrite(path, content)
  } catch (error) {
    if (!isExpectedError(error)) throw error
  }
}

/** If a file to be mounted into a container does not exist, the container creates an empty folder in its place. */
function removeIfEmptyFolder(path: string): void {
  try {
    rmdirSync(path)
  } catch {
    // A file, as it should be; or it holds something, and whoever wrote that is told that it is in the way.
  }
}
