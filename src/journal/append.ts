import { closeSync, constants, fstatSync, fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { UserError } from '../text/user-error.ts'
import { syncFolder } from '../workspace/durable-write.ts'
import { nameFile } from '../workspace/name-file.ts'
import { pause } from '../workspace/pause.ts'
import type { JournalEvent } from './event.ts'

const NEWLINE = 0x0a

/** The calls that an append makes; tests hand in ones that fail or write short. */
export type AppendCalls = {
  readonly write: (fd: number, bytes: Uint8Array) => number
  readonly sync: (fd: number) => void
}

const realCalls: AppendCalls = { write: (fd, bytes) => writeSync(fd, bytes), sync: fsyncSync }

/** Who rewrites a journal takes some milliseconds for it; it is not done twice while a few lines are appended. */
const ATTEMPTS = 3
/** So many milliseconds after it was made, nobody waits for a rewriting any more: whoever was at it was killed, or was stopped. */
const LONGEST_REWRITING = 2000

/** Stands beside a journal from before it is read until after it is replaced by `rewriteJournal()`. */
export function rewritingMark(journal: string): string {
  return `${journal}.rewriting`
}

/**
 * Appends events durably: one `write` on an `O_APPEND` descriptor, then `fsync`, so that several processes can append at once and
 * what returned has survived a power cut (N3). Makes the file, 0600, if there is none. Throws if the disk refuses.
 */
export function appendEvents(path: string, events: readonly JournalEvent[], calls: AppendCalls = realCalls): void {
  if (events.length === 0) return
  const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('')
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (appendLines(path, lines, calls)) return
}

/** False if the file was replaced meanwhile: who did it may have looked before these lines were there. Written twice they count once. */
function appendLines(path: string, lines: string, calls: AppendCalls): boolean {
  const { fd, created } = openForAppend(path)
  try {
    writeWhole(fd, path, lines, calls)
    calls.sync(fd)
    // Who rewrites may have read before these lines came, and be killed before it looks for them.
    awaitRewriting(path)
    const there = statSync(path, { throwIfNoEntry: false })
    if (there && there.ino !== fstatSync(fd).ino) return false
  } catch (error) {
    throw nameFile(error, path)
  } finally {
    closeSync(fd)
  }
  // The name of a new file is durable only when its folder is.
  if (created) syncFolder(dirname(path))
  return true
}

/** Returns once nobody rewrites the journal; true if somebody who did left the mark behind. */
export function awaitRewriting(journal: string): boolean {
  for (;;) {
    const mark = statSync(rewritingMark(journal), { throwIfNoEntry: false })
    if (!mark) return false
    if (Math.abs(Date.now() - mark.mtimeMs) > LONGEST_REWRITING) return true
    pause(5)
  }
}

/**
 * A line that an earlier crash tore is closed with a newline, so it harms only itself. A short write is never continued, because
 * another process may have appended in between: the whole text is written again on lines of its own, and readers drop the
 * torn beginning as the copy that it is.
 */
export function writeWhole(
  fd: number,
  path: string,
  lines: string,
  calls: Pick<AppendCalls, 'write'> = realCalls,
): void {
  for (let attempt = 0; attempt < 3; attempt++) {
    const bytes = Buffer.from(endsWithNewline(fd) ? lines : `\n${lines}`)
    if (calls.write(fd, bytes) === bytes.length) return
  }
  throw new UserError(`Cannot write "${path}": the disk takes only a part of each line`, {
    hint: 'Free some space and decide again; nothing that was saved before is lost',
  })
}

function openForAppend(path: string): { fd: number; created: boolean } {
  const flags = constants.O_RDWR | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
  try {
    return { fd: regular(path, openSync(path, flags)), created: false }
  } catch (error) {
    if (error instanceof UserError) throw error
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw asUserError(path, error as NodeJS.ErrnoException)
  }
  return { fd: openSync(path, flags | constants.O_CREAT, 0o600), created: true }
}

/** A pipe or a device in place of the journal would take the words and keep nothing. */
function regular(path: string, fd: number): number {
  if (fstatSync(fd).isFile()) return fd
  closeSync(fd)
  throw new UserError(`Cannot write the journal "${path}": it is not a regular file`, {
    hint: 'Move it away; sage doctor --fix then brings back what its history has',
  })
}

function asUserError(path: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ELOOP')
    return new UserError(`Cannot write the journal "${path}": it is a symbolic link`, {
      hint: 'Sage writes only regular files of its own; move the file there and remove the link',
      cause: error,
    })
  if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'EPERM')
    return new UserError(
      `Cannot write the journal "${path}": ${error.code === 'EROFS' ? 'the disk is read-only' : 'you may not write it'}`,
      {
        hint: 'Make the file writable for you, or move the project to a disk that is',
        cause: error,
      },
    )
  return error
}

function endsWithNewline(fd: number): boolean {
  const { size } = fstatSync(fd)
  if (size === 0) return true
  const last = Buffer.alloc(1)
  return readSync(fd, last, 0, 1, size - 1) === 1 && last[0] === NEWLINE
}
