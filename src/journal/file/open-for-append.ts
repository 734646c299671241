import { closeSync, constants, fstatSync, openSync } from 'node:fs'
import { systemErrorCode } from '../../text/system-error.ts'
import { UserError } from '../../text/user-error.ts'

/** Opens a journal, and makes it if there is none. Throws a sentence if it is not a file of ours. */
export function openForAppend(path: string): { fd: number; created: boolean } {
  const flags = constants.O_RDWR | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
  try {
    return { fd: regular(path, openSync(path, flags)), created: false }
  } catch (error) {
    if (error instanceof UserError) throw error
    if (systemErrorCode(error) !== 'ENOENT') throw asUserError(path, error as NodeJS.ErrnoException)
  }
  return { fd: openSync(path, flags | constants.O_CREAT, 0o600), created: true }
}

/** A pipe or a device in place of the journal would take the words and keep nothing. */
function regular(path: string, fd: number): number {
  if (fstatSync(fd).isFile()) return fd
  closeSync(fd)
  throw new UserError(`Cannot write the journal "${path}": it is not a regular file`, {
    hint: 'Move it away; sage doctor --fix then restores what its history has',
  })
}

function asUserError(path: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ELOOP')
    return new UserError(`Cannot write the journal "${path}": it is a symbolic link`, {
      hint: 'Sage writes only regular files of its own; remove the link and move the file here',
      cause: error,
    })
  if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'EPERM')
    return new UserError(
      `Cannot write the journal "${path}": ${error.code === 'EROFS' ? 'the disk is read-only' : 'you may not write to it'}`,
      {
        hint: 'Make the file writable, or move the project to a disk that is',
        cause: error,
      },
    )
  return error
}
