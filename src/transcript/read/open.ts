import { closeSync, constants, fstatSync, lstatSync, openSync, realpathSync } from 'node:fs'
import { systemErrorCode } from '../../base/system-error.ts'
import { withPath } from '../../workspace/files/error-path.ts'
import { OURS_WITHOUT_WAITING } from '../../workspace/files/ordinary-file.ts'
import { contains } from '../../workspace/files/real-path.ts'
import { textWithWayOut } from '../../workspace/files/way-out.ts'

export type OpenedTranscript = { readonly ok: true; readonly fd: number; readonly size: number } | TranscriptFailure

/** Why a transcript was not read. `outside`: not below one of the allowed folders, or a link. */
export type TranscriptFailure = {
  readonly ok: false
  readonly reason: 'missing' | 'outside' | 'not-a-file' | 'unreadable'
  readonly message: string
}

/**
 * Opens a transcript whose path comes from outside Sage: never through a link, never blocking on a pipe, only a regular file, and
 * only below `roots` if they are given. The caller closes `fd`.
 */
export function openTranscript(path: string, roots?: readonly string[]): OpenedTranscript {
  let fd: number | undefined
  try {
    const real = realpathSync.native(path)
    if (roots && !isInAny(real, roots))
      return failed('outside', path, `is outside the folders that Sage may read (${quoted(roots)})`)
    // Windows has neither flag, so check for a link.
    if (constants.O_NOFOLLOW === undefined && lstatSync(path).isSymbolicLink())
      return failed('outside', path, 'is a symbolic link')
    fd = openSync(path, OURS_WITHOUT_WAITING)
    const stat = fstatSync(fd)
    if (stat.isFile()) return { ok: true, fd, size: stat.size }
    closeSync(fd)
    return failed('not-a-file', path, 'is not a regular file')
  } catch (error) {
    if (fd !== undefined) closeSync(fd)
    return failureOf(path, error)
  }
}

/** Throws if a folder cannot be checked: a path outside is refused for good, but a disk that does not answer is tried again. */
function isInAny(path: string, roots: readonly string[]): boolean {
  let unanswered: unknown
  for (const root of roots)
    try {
      if (contains(realpathSync.native(root), path)) return true
    } catch (error) {
      const code = systemErrorCode(error)
      if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'ELOOP') unanswered = error
    }
  if (unanswered !== undefined) throw unanswered
  return false
}

function quoted(paths: readonly string[]): string {
  return paths.map((path) => `"${path}"`).join(', ')
}

/** What keeps a transcript from being read, by the system's error; any other error is thrown on. */
export function failureOf(path: string, error: unknown): TranscriptFailure {
  const code = systemErrorCode(error)
  if (code === 'ENOENT' || code === 'ENOTDIR') return failed('missing', path, 'does not exist')
  if (code === 'ELOOP') return failed('outside', path, 'is a symbolic link')
  if (code === 'EISDIR') return failed('not-a-file', path, 'is a folder')
  if (code === 'ENXIO') return failed('not-a-file', path, 'is a socket')
  if (code === undefined) throw error
  return { ok: false, reason: 'unreadable', message: textWithWayOut(withPath(error, path)) }
}

function failed(reason: TranscriptFailure['reason'], path: string, what: string): TranscriptFailure {
  return { ok: false, reason, message: `Transcript "${path}" ${what}` }
}
