import { type BigIntStats, closeSync, fstatSync, fsyncSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorText, isExpectedError } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { syncFolder } from '../../workspace/files/durable-write.ts'
import { withPath } from '../../workspace/files/error-path.ts'
import { readAt } from '../../workspace/files/read-at.ts'
import { wayOutOfAny } from '../../workspace/files/way-out.ts'
import type { JournalEvent } from '../event/event.ts'
import { openToAppend } from './open-journal.ts'
import { awaitRewriting } from './rewriting-mark.ts'
import { type Write, writeWhole } from './write-whole.ts'

/** The calls that an append makes; tests hand in ones that fail or write short. */
export type AppendCalls = {
  readonly write?: Write
  readonly sync?: (fd: number) => void
}

/** Rewriting a journal takes some milliseconds, so it hardly happens twice while a few lines are appended. */
const ATTEMPTS = 3

/**
 * Appends events durably: one `write` on an `O_APPEND` descriptor, then `fsync`, so that several processes can append at once and
 * what returned has survived a power cut. Makes the file, 0600, if there is none. Throws if the disk refuses.
 */
export function appendEvents(path: string, events: readonly JournalEvent[], calls: AppendCalls = {}): void {
  if (events.length === 0) return
  const lines = encodeEvents(events)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (appendLines(path, lines, calls)) return
}

/** The lines of these events, as a journal has them. */
export function encodeEvents(events: readonly JournalEvent[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('')
}

/** Makes an empty journal, 0600, if there is none. */
export function beginJournal(path: string): void {
  const { fd, created } = openToAppend(path)
  closeSync(fd)
  if (created) syncFolder(dirname(path))
}

/** False if the file was replaced in the meantime, perhaps from a copy without these lines. Lines that are written twice count once. */
function appendLines(path: string, lines: string, { write, sync = fsyncSync }: AppendCalls): boolean {
  const { fd, created } = openToAppend(path)
  const { size } = fstatSync(fd)
  let written: string
  try {
    writeWhole(fd, path, lines, write)
    sync(fd)
    written = identityOf(fstatSync(fd, { bigint: true }))
  } catch (error) {
    const named = withPath(error, path)
    throw standsBehind(fd, size, lines) ? partlySaved(named) : named
  } finally {
    // Before waiting for anybody: Windows cannot replace a file that is open.
    closeSync(fd)
  }
  try {
    // Whoever rewrites may have read before these lines came, and be killed before it looks for them.
    awaitRewriting(path)
    const there = statSync(path, { bigint: true, throwIfNoEntry: false })
    if (there && identityOf(there) !== written) return false
    // The name of a new file is durable only when its folder is.
    if (created) syncFolder(dirname(path))
    return true
  } catch (error) {
    throw partlySaved(error)
  }
}

/** The code of an error that leaves open whether something was saved. */
export const PARTLY_SAVED = 'partly-saved'

/** Whether the first of these lines was written whole: the disk had no room for the others, or did not confirm them. */
function standsBehind(fd: number, before: number, lines: string): boolean {
  return readAt(fd, before, fstatSync(fd).size - before).includes(lines.slice(0, lines.indexOf('\n') + 1))
}

/** An error after something may have been saved: trying again without looking may undo one step too many. Bugs stay as they are. */
export function partlySaved(error: unknown): unknown {
  if (!isExpectedError(error) || error.code === PARTLY_SAVED) return error
  // The refusal of a file already has a hint that ends with "try again": its cause is used instead.
  const refusal = error instanceof UserError ? error.cause : undefined
  const way = wayOutOfAny(refusal ?? error)
  // What is saved is not yet in any file made from the journal.
  const look = 'run "sage sync" and look what was saved before you try again (sage list --all)'
  return new UserError(`${errorText(error)}; some of it may be saved`, {
    hint: way === undefined ? `First ${look}` : `${way}, then ${look}`,
    code: PARTLY_SAVED,
    cause: error,
  })
}

/** Inode numbers are reused once a file is gone; on Windows they are too long for a float. */
function identityOf({ ino, birthtimeNs }: BigIntStats): string {
  return `${ino} ${birthtimeNs}`
}
