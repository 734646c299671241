import { chownSync, lstatSync, realpathSync, statSync, unlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemErrorCode } from '../text/system-error.ts'
import { UserError } from '../text/user-error.ts'
import { syncFolder } from '../workspace/durable-write.ts'
import { fileRefusal } from '../workspace/file-refusal.ts'
import { makeFolder } from '../workspace/make-folder.ts'
import { readOrdinaryFile } from '../workspace/ordinary-file.ts'
import { writeBeside } from '../workspace/write-beside.ts'

/** A settings file in its current state. `bytes` is undefined if there is none. */
export type SettingsFile = {
  /** Where Claude Code looks. */
  readonly path: string
  /** Where the bytes are. Symbolic links (settings kept in a dotfiles repository) are followed, not replaced. */
  readonly realPath: string
  readonly bytes: Buffer | undefined
  /** With its byte order mark, if it has one. */
  readonly text: string
  readonly mode: number
}

const ACCESS = 'settings-access'

function targetOf(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat?.isSymbolicLink()) return path
  try {
    return realpathSync.native(path)
  } catch (error) {
    throw new UserError(`Cannot use "${path}": it is a dangling symbolic link`, {
      hint: 'Create the file it points to, or remove the link.',
      code: 'settings-link',
      cause: error,
    })
  }
}

/** Reads a settings file, following links. Throws `UserError` if it is not a file of UTF-8 text. */
export function readSettingsFile(path: string): SettingsFile {
  const realPath = targetOf(path)
  let bytes: Buffer
  let mode: number
  try {
    bytes = readOrdinaryFile(realPath)
    mode = statSync(realPath).mode & 0o777
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error) ?? ''))
      return { path, realPath, bytes: undefined, text: '', mode: 0o600 }
    throw fileRefusal(error, { deed: 'read', path, code: ACCESS })
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { path, realPath, bytes, text, mode }
  } catch (error) {
    throw new UserError(`Cannot use "${path}": it is not UTF-8 text`, {
      hint: 'Save it as UTF-8 and try again. Claude Code cannot read it as it is.',
      code: 'settings-encoding',
      cause: error,
    })
  }
}

/** Claude Code or the person may have saved a file while its diff was on screen. */
export function changedMeanwhile(path: string): UserError {
  return new UserError(`Cannot change "${path}": somebody else saved it in the meantime`, {
    hint: 'Run the command again.',
    code: 'settings-changed',
  })
}

function requireUnchanged(file: SettingsFile): void {
  const now = readSettingsFile(file.path)
  if (now.realPath !== file.realPath || !sameBytes(now.bytes, file.bytes)) throw changedMeanwhile(file.path)
}

/** Removes the file. Throws if its bytes are no longer the ones that were read. */
export function removeSettingsFile(file: SettingsFile): void {
  requireUnchanged(file)
  if (file.bytes === undefined) return
  try {
    unlinkSync(file.realPath)
    syncFolder(dirname(file.realPath))
  } catch (error) {
    throw fileRefusal(error, { deed: 'remove', path: file.path, code: ACCESS })
  }
}

/** Replaces the file's bytes atomically, keeping mode and owner. Throws if they are no longer the ones that were read. */
export function writeSettingsFile(file: SettingsFile, bytes: Uint8Array): void {
  requireUnchanged(file)
  const folder = dirname(file.realPath)
  try {
    makeOwnedFolder(folder)
    const owner = statSync(file.bytes ? file.realPath : folder)
    writeBeside(file.realPath, bytes, file.bytes ? { keptMode: file.mode } : { mode: file.mode })
    keepOwner(file.realPath, owner)
  } catch (error) {
    throw fileRefusal(error, { deed: 'write', path: file.path, code: ACCESS, content: bytes })
  }
}

/** Makes a folder with those above it that are missing; all belong to the owner of the one that they are in. */
function makeOwnedFolder(folder: string): void {
  const first = makeFolder(folder)
  if (first === undefined) return
  const owner = statSync(dirname(first))
  for (let made = folder; made.length >= first.length; made = dirname(made)) keepOwner(made, owner)
}

/** Under `sudo` what is new would belong to root, and the person's Claude Code could not read it. */
function keepOwner(path: string, { uid, gid }: { uid: number; gid: number }): void {
  if (process.getuid?.() === 0 && uid !== 0) chownSync(path, uid, gid)
}

function sameBytes(a: Buffer | undefined, b: Buffer | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a.equals(b)
}
