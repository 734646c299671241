import { dirname } from 'node:path'
import { REPLACING, systemErrorCode, WRITING_INTO } from '../../base/system-error.ts'

/** The system names no file when a write fails, as on a full disk: this adds the one that the person knows. Other errors stay as they are. */
export function withPath(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || 'path' in error) return error
  return Object.assign(error, { path })
}

/** Reads or writes the file at `path`; an error from that names it. */
export function withErrorPath<T>(path: string, use: () => T): T {
  try {
    return use()
  } catch (error) {
    throw withPath(error, path)
  }
}

/** Nobody knows the name of a temporary file: an error about that one names its folder, which refused it. Other errors stay as they are. */
export function withFolder(error: unknown, temporary: string, folder: string): unknown {
  if (!(error instanceof Error) || !('path' in error) || error.path !== temporary) return error
  return Object.assign(error, { path: folder, syscall: WRITING_INTO })
}

/** The folder of the new file refuses these: the temporary file was there a moment ago. */
const OF_ITS_FOLDER = new Set(['ENOENT', 'EXDEV'])

/**
 * Nobody knows the temporary file that takes the place of the one at `path`, nor that it is renamed: an error of that says what could not be
 * written, the file or into its folder. Other errors stay as they are.
 */
export function asReplaceError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error
  const isOfFolder = OF_ITS_FOLDER.has(systemErrorCode(error) ?? '')
  return Object.assign(error, { path: isOfFolder ? dirname(path) : path, syscall: REPLACING })
}
