import { closeSync, linkSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeIfThere } from '../../workspace/files/durable-write.ts'
import { makeFolder } from '../../workspace/files/make-folder.ts'
import { temporaryName } from '../../workspace/files/temporary-name.ts'
import { openToAppend } from './open-journal.ts'

/** A file that can still be read after another one has taken its place. */
export type HeldFile = {
  /** What came since the last time; at first everything. */
  readonly readOn: () => Buffer
  readonly letGo: () => void
}

/** Holds a journal, which is made if there is none. `tmp`: a folder on the same disk. */
export function holdFile(path: string, tmp: string): HeldFile {
  const { fd } = openToAppend(path)
  // Windows cannot replace a file that is open.
  if (process.platform !== 'win32') return { readOn: () => readFileSync(fd), letGo: () => closeSync(fd) }
  closeSync(fd)
  return holdByName(path, tmp)
}

/** Holds the file by a second name, which stays when another file takes the first. */
function holdByName(path: string, tmp: string): HeldFile {
  makeFolder(tmp)
  const name = join(tmp, temporaryName())
  linkSync(path, name)
  let read = 0
  const readOn = () => {
    const bytes = readFileSync(name).subarray(read)
    read += bytes.length
    return bytes
  }
  return { readOn, letGo: () => void removeIfThere(name) }
}
