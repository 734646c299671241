import { isUtf8 } from 'node:buffer'
import { chownSync, lstatSync, realpathSync, statSync, unlinkSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemErrorCode } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { syncFolder } from '../../workspace/files/durable-write.ts'
import { fileRefusal } from '../../workspace/files/file-refusal.ts'
import { makeFolder } from '../../workspace/files/make-folder.ts'
import { readOrdinaryFile } from '../../workspace/files/ordinary-file.ts'
import { writeBeside } from '../../workspace/files/write-beside.ts'

/** A file that the person or Claude Code wrote, e.g. settings or CLAUDE.md, in its current state. */
export type OutsideFile = {
  /** Where Claude Code looks. */
  readonly path: string
  /** Where the bytes are. Symbolic links (settings kept in a dotfiles repository) are followed, not replaced. */
  readonly realPath: string
  readonly exists: boolean
  /** With its byte order mark, if it has one. */
  readonly text: string
}

const ACCESS = 'file-access'
/** Nobody's settings or instructions come near it. */
const MAX_BYTES = 20_000_000

/** Where the bytes of such a file are, whether or not it is there. Throws for a link that leads nowhere. */
export function targetOf(path: string): string {
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat?.isSymbolicLink()) return path
  try {
    return realpathSync.native(path)
  } catch (error) {
    throw new UserError(`Cannot use "${path}": it is a dangling symbolic link`, {
      hint: 'Create the file it points to, or remove the link',
      code: 'file-link',
      cause: error,
    })
  }
}

/** Reads such a file, following links. Throws `UserError` if it is not a file of UTF-8 text. */
export function readOutsideFile(path: string): OutsideFile {
  const realPath = targetOf(path)
  let bytes: Buffer
  try {
    bytes = readOrdinaryFile(realPath, { maxBytes: MAX_BYTES })
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return { path, realPath, exists: false, text: '' }
    throw fileRefusal(error, { action: 'read', path, code: ACCESS })
  }
  if (isUtf8(bytes)) return { path, realPath, exists: true, text: bytes.toString('utf8') }
  throw new UserError(`Cannot use "${path}": it is not UTF-8 text`, {
    hint: 'Save it as UTF-8 and try again. Claude Code cannot read it as it is',
    code: 'file-encoding',
  })
}

/** Claude Code or the person may have saved a file while its diff was on screen. */
export function changedMeanwhile(path: string): UserError {
  return new UserError(`Cannot change "${path}": somebody else saved it in the meantime`, {
    hint: 'Run the command again',
    code: 'file-changed',
  })
}

function requireUnchanged(file: OutsideFile): void {
  const now = readOutsideFile(file.path)
  const isSame = now.realPath === file.realPath && now.exists === file.exists && now.text === file.text
  if (!isSame) throw changedMeanwhile(file.path)
}

/** Removes the file. Throws if it is no longer as it was read. */
export function removeOutsideFile(file: OutsideFile): void {
  requireUnchanged(file)
  if (!file.exists) return
  try {
    unlinkSync(file.realPath)
    syncFolder(dirname(file.realPath))
  } catch (error) {
    throw fileRefusal(error, { action: 'remove', path: file.path, code: ACCESS })
  }
}

/** Replaces the file's text atomically, keeping mode and owner; `mode` is for a new one. Throws if it is no longer as it was read. */
export function writeOutsideFile(file: OutsideFile, text: string, { mode = 0o600 } = {}): void {
  requireUnchanged(file)
  const folder = dirname(file.realPath)
  try {
    makeOwnedFolder(folder)
    const before = statSync(file.exists ? file.realPath : folder)
    writeBeside(file.realPath, text, file.exists ? { keptMode: before.mode & 0o777 } : { mode })
    keepOwner(file.realPath, before)
  } catch (error) {
    throw fileRefusal(error, { action: 'write', path: file.path, code: ACCESS, content: text })
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
