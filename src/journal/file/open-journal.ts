import { accessSync, closeSync, constants } from 'node:fs'
import { dirname } from 'node:path'
import { systemErrorCode } from '../../base/system-error.ts'
import { fileRefusal } from '../../workspace/files/file-refusal.ts'
import { openOrdinaryFile, OURS_TO_APPEND, OURS_WITHOUT_WAITING } from '../../workspace/files/ordinary-file.ts'

// Whatever keeps a journal from being used is a `UserError` with the way out.

type FileAction = 'read' | 'write'

/** Opens a journal; undefined if there is none. */
export function openToRead(path: string): number | undefined {
  return refusing('read', path, () => openIfThere('read', path))
}

/** Opens a journal, and makes it if there is none. */
export function openToAppend(path: string): { fd: number; created: boolean } {
  return refusing('write', path, () => {
    const fd = openIfThere('write', path)
    if (fd !== undefined) return { fd, created: false }
    return { fd: open('write', path, OURS_TO_APPEND | constants.O_CREAT), created: true }
  })
}

/** Throws if a journal cannot be written: called before another one is written, if a decision needs both. Makes and changes nothing. */
export function requireAppendable(path: string): void {
  refusing('write', path, () => {
    const fd = openIfThere('write', path)
    if (fd === undefined) accessSync(dirname(path), constants.W_OK)
    else closeSync(fd)
  })
}

function refusing<T>(action: FileAction, path: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw fileRefusal(error, { action, path, code: 'journal' })
  }
}

function openIfThere(action: FileAction, path: string): number | undefined {
  try {
    return open(action, path, action === 'read' ? OURS_WITHOUT_WAITING : OURS_TO_APPEND)
  } catch (error) {
    const code = systemErrorCode(error)
    // Nothing can be read below a file, but that it cannot be written there has to be said.
    if (code === 'ENOENT' || (code === 'ENOTDIR' && action === 'read')) return undefined
    throw error
  }
}

function open(action: FileAction, path: string, flags: number): number {
  return openOrdinaryFile(path, { action, flags, without: 'sage doctor --fix then restores what its history has' })
}
