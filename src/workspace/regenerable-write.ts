import { lstatSync, rmdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { HOUR } from '../text/durations.ts'
import { isExpectedError } from '../text/system-error.ts'
import { removeIfAllowed, removeIfThere } from './durable-write.ts'
import { withPath, asReplaceError } from './error-path.ts'
import { makeFolder } from './make-folder.ts'
import { namesIfReadable } from './read-if-readable.ts'
import { retryBusy } from './retry-busy.ts'

/**
 * Writes what can be recreated from the journal (context.json, status): whole or not at all within this process. Not for anything else, such as
 * learnings.md, in which people write: on a full disk write-file-atomic publishes a truncated file without an error, and it does not flush the
 * folder (see `durableWrite`). A symbolic link in its place is replaced, not followed: it may have come with a clone.
 * Without `flush` a power cut may leave a part of it, or nothing: for what is not believed unless it is whole.
 */
export function regenerableWrite(path: string, content: string | Buffer, { flush = true } = {}): void {
  makeFolder(dirname(path))
  makeRoom(path)
  survivePastLimit()
  try {
    retryBusy(() => writeFileAtomic.sync(path, content, { mode: 0o600, fsync: flush }))
  } catch (error) {
    throw withPath(withFinalPath(error, path), path)
  }
}

/**
 * write-file-atomic listens for every signal while it writes. That ends what Node does with this one from the start, ignore it, and then the next
 * write beyond the limit on file sizes (`ulimit -f`) kills the process instead of failing.
 */
function survivePastLimit(): void {
  if (process.listenerCount('SIGXFSZ') === 0) process.on('SIGXFSZ', () => undefined)
}

/** The same for what only saves time: a full disk, or something in the way, makes the next one slower. */
export function cacheWrite(path: string, content: string | Buffer): void {
  try {
    regenerableWrite(path, content)
  } catch (error) {
    if (!isExpectedError(error)) throw error
  }
}

/** Nobody knows the name of the temporary file. Where it cannot be made its folder refuses, and the file itself may be open to all. */
function withFinalPath(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('path' in error) || !String(error.path).startsWith(`${path}.`)) return error
  const syscall = 'syscall' in error ? error.syscall : undefined
  if (syscall === 'rename') return asReplaceError(error, path)
  return Object.assign(error, { path: syscall === 'open' ? dirname(path) : path })
}

/** A temporary file that is this many milliseconds old, or from a clock that was set back, is of a process that was killed. */
const LEFT_BEHIND = HOUR

/**
 * write-file-atomic follows a link in the place of the file, or of its temporary file, whose name (the file's and a number) can be guessed; and
 * its leftovers stay for ever if it is killed.
 */
function makeRoom(path: string): void {
  const standing = lstatSync(path, { throwIfNoEntry: false })
  if (standing?.isSymbolicLink()) removeIfThere(path)
  if (standing?.isDirectory()) removeIfEmpty(path)
  const stem = `${basename(path)}.`
  for (const name of namesIfReadable(dirname(path)))
    if (name.startsWith(stem) && /^\d{1,10}$/.test(name.slice(stem.length))) removeLeftover(join(dirname(path), name))
}

/** A container makes an empty folder of a file that it is to be given and that is not there. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // It holds something, and whoever wrote that is told that it is in the way.
  }
}

function removeLeftover(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isDirectory()) return
  if (!found.isFile()) removeIfThere(path)
  else if (Math.abs(Date.now() - found.mtimeMs) > LEFT_BEHIND) removeIfAllowed(path)
}
