import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, unlinkSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemErrorCode } from '../../base/system-error.ts'
import { inside } from '../paths/paths.ts'
import { withPath, withFolder, asReplaceError } from './error-path.ts'
import { retryBusy } from './retry-busy.ts'
import { setMode } from './set-mode.ts'
import { temporaryName } from './temporary-name.ts'

function renameOver(from: string, to: string): void {
  try {
    retryBusy(() => renameSync(from, to))
  } catch (error) {
    throw asReplaceError(error, to)
  }
}

/** The errors of disks that can flush files but not folders, e.g. VirtualBox's shared folders. */
const NOT_OF_FOLDERS = new Set(['EINVAL', 'EBADF', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'])

/**
 * Makes a new name, a rename or an unlink in `folder` survive a power cut, where the disk can do that. Windows cannot open folders, and does
 * not need it.
 */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } catch (error) {
    if (!NOT_OF_FOLDERS.has(systemErrorCode(error) ?? '')) throw withPath(error, folder)
  } finally {
    closeSync(descriptor)
  }
}

/** Writes a new file whole and flushed, or none: a disk that fills part-way is an error, never a short file. */
export function writeNew(path: string, content: string | Uint8Array, { mode = 0o600, flush = true } = {}): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const descriptor = openSync(path, 'wx', mode)
  try {
    // A write may be short without an error (ENOSPC part-way); the next one then says why.
    for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written)
    if (flush) fsyncSync(descriptor)
  } catch (error) {
    removeIfAllowed(path)
    throw error
  } finally {
    closeSync(descriptor)
  }
}

/** Removes what is in nobody's way, if the disk lets it: what was to be written there says why it does not. */
export function removeIfAllowed(path: string): void {
  try {
    removeIfThere(path)
  } catch {
    // It stays.
  }
}

/** How a file is replaced. */
export type Replacing = {
  /** A folder on the same disk, not itself watched; created when missing. */
  readonly tmp: string
  /** The mode of a new file, less what the person's umask takes away. */
  readonly mode?: number
  /** The exact mode of a file whose mode is not for Sage to change. */
  readonly keptMode?: number
  /** What the name of the temporary file begins with. */
  readonly prefix?: string
  /** Leaves the whole old or the whole new file after a power cut too. */
  readonly flush?: boolean
}

/**
 * Replaces the file at `path` with `content`. Killing the process is harmless; without `flush`, a power cut may leave an empty file. For what the
 * next event writes again: on a busy disk the two flushes of `durableWrite()` cost more than the rest of a hook.
 */
export function quickWrite(path: string, content: string | Uint8Array, replacing: Replacing): void {
  const { tmp, keptMode, mode = keptMode ?? 0o600, prefix = '', flush = false } = replacing
  const temporary = inside(tmp, prefix + temporaryName())
  try {
    try {
      writeNew(temporary, content, { mode, flush })
    } catch (error) {
      if (systemErrorCode(error) !== 'ENOENT') throw error
      mkdirSync(tmp, { recursive: true, mode: 0o700 })
      writeNew(temporary, content, { mode, flush })
    }
    if (keptMode !== undefined) setMode(temporary, keptMode)
    renameOver(temporary, path)
  } catch (error) {
    removeIfAllowed(temporary)
    // It is the folder of the temporary file that refuses.
    throw withPath(withFolder(error, temporary, tmp), path)
  }
}

/**
 * The same: after any crash it is the whole old or the whole new file, and once this returns it survives a power cut. For what cannot be
 * recreated: signals, cursors, other people's settings.
 */
export function durableWrite(path: string, content: string | Uint8Array, replacing: Omit<Replacing, 'flush'>): void {
  quickWrite(path, content, { ...replacing, flush: true })
  syncFolder(dirname(path))
}

/** Nothing is in a folder that is not there, or that is a file. */
const NOTHING_THERE = new Set(['ENOENT', 'ENOTDIR'])

/** Unlinks; true if there was something to unlink. */
export function removeIfThere(path: string): boolean {
  try {
    retryBusy(() => unlinkSync(path))
    return true
  } catch (error) {
    if (NOTHING_THERE.has(systemErrorCode(error) ?? '')) return false
    throw error
  }
}
