import { existsSync, mkdirSync, rmdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeNew } from '../workspace/durable-write.ts'
import { fileRefusal } from '../workspace/file-refusal.ts'
import type { HookEvent } from '../hook/payload.ts'
import type { HookCommand } from '../hook/settings-entries.ts'
import { backupPath, digest, readReceipt, type Receipt, removeReceipt, writeReceipt } from './receipt.ts'
import { refusalError } from './refusal.ts'
import { readSettingsFile, removeSettingsFile, type SettingsFile, writeSettingsFile } from './settings-file.ts'
import { addHooks, removeHooks } from './settings-patch.ts'

/** A change of one settings file that was worked out but not made: to be shown first. */
export type SettingsChange = {
  readonly file: SettingsFile
  /** The text that would stand there; undefined: no file at all, as before the installation. */
  readonly text: string | undefined
  /** Events whose entries would change; none: nothing to do. */
  readonly events: readonly string[]
  /** The original bytes come back, because nobody changed the file since. */
  readonly restores: boolean
}

/** Works out the installation into one settings file. Throws `UserError` for a file that may not be touched. */
export function planInstall(path: string, command: HookCommand, wanted: readonly HookEvent[]): SettingsChange {
  const file = readSettingsFile(path)
  const result = addHooks(file.text, command, wanted)
  if ('refused' in result) throw refusalError(path, result.refused)
  return { file, ...result, restores: false }
}

/** Works out the removal: the original bytes if the file is as it was left, else without our entries. */
export function planUninstall(path: string, dataHome: string): SettingsChange {
  const file = readSettingsFile(path)
  const receipt = readReceipt(dataHome, file.realPath)
  const original = receipt && originalOf(receipt)
  const result = removeHooks(file.text, original?.text)
  if (receipt && file.bytes && digest(file.bytes) === receipt.after) {
    const events = 'refused' in result ? [] : result.events
    if (original) return { file, text: original.text, events, restores: true }
  }
  if ('refused' in result) throw refusalError(path, result.refused)
  return { file, ...result, restores: false }
}

/** What stood there before: `text` is undefined for no file. Undefined as a whole if it is not known any more. */
function originalOf(receipt: Receipt): { text: string | undefined } | undefined {
  if (!receipt.existed) return { text: undefined }
  try {
    return receipt.backup === undefined ? undefined : { text: readFileSync(receipt.backup, 'utf8') }
  } catch {
    // The backup was tidied away: our entries can still be taken out.
    return undefined
  }
}

/** Makes the change of `planInstall`, with backup and receipt. */
export function applyInstall(change: SettingsChange, dataHome: string, now: Date): void {
  const { file, text } = change
  if (change.events.length === 0 || text === undefined) return
  const earlier = readReceipt(dataHome, file.realPath)
  const asLeft = earlier !== undefined && file.bytes !== undefined && digest(file.bytes) === earlier.after
  const before = asLeft ? earlier : recordOriginal(file, dataHome, now, earlier && originalOf(earlier)?.text)
  writeReceipt(dataHome, file.realPath, { ...before, installedAt: now.toISOString(), after: digest(text) })
  writeSettingsFile(file, Buffer.from(text))
}

/** Keeps the bytes as they are, or, where entries of ours are among them already, as they are without these. */
function recordOriginal(file: SettingsFile, dataHome: string, now: Date, earlier: string | undefined): Receipt {
  const base = {
    v: 1,
    path: file.path,
    installedAt: '',
    after: '',
    madeFolder: !existsSync(dirname(file.realPath)),
  } as const
  if (file.bytes === undefined) return { ...base, existed: false }
  const stripped = removeHooks(file.text, earlier)
  if ('refused' in stripped) return { ...base, existed: true }
  const backup = backupPath(dataHome, file.realPath, now)
  mkdirSync(dirname(backup), { recursive: true, mode: 0o700 })
  if (!existsSync(backup)) writeNew(backup, Buffer.from(stripped.text))
  return { ...base, existed: true, backup }
}

/** Makes the change of `planUninstall`. Removes the file, and the folder, if they are there only because of Sage. */
export function applyUninstall(change: SettingsChange, dataHome: string): void {
  const { file, text } = change
  const receipt = readReceipt(dataHome, file.realPath)
  if (text === undefined) removeFile(file, receipt?.madeFolder === true)
  else if (text !== file.text) writeSettingsFile(file, Buffer.from(text))
}

/** Removes receipt and backup of a file that was given back. */
export function forgetInstall({ file }: SettingsChange, dataHome: string): void {
  const receipt = readReceipt(dataHome, file.realPath)
  if (receipt) removeReceipt(dataHome, file.realPath, receipt)
}

/** The same for a file that has nothing of Sage in it any more. A backup that differs from it is kept: it may hold what the person still wants. */
export function forgetSpareReceipt({ file }: SettingsChange, dataHome: string): void {
  const receipt = readReceipt(dataHome, file.realPath)
  if (!receipt) return
  const original = originalOf(receipt)
  if (receipt.backup === undefined || original?.text === file.text) removeReceipt(dataHome, file.realPath, receipt)
}

function removeFile(file: SettingsFile, folderToo: boolean): void {
  removeSettingsFile(file)
  if (!folderToo) return
  const folder = dirname(file.realPath)
  try {
    rmdirSync(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT') return
    throw fileRefusal(error, { deed: 'remove', path: folder, code: 'settings-access' })
  }
}
