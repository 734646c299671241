import { existsSync, mkdirSync, rmdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { HookEvent } from '../hook/payload.ts'
import type { HookCommand } from '../hook/settings-entries.ts'
import { systemErrorCode } from '../text/system-error.ts'
import { writeNew } from '../workspace/durable-write.ts'
import { fileRefusal } from '../workspace/file-refusal.ts'
import { readOutsideFile, removeOutsideFile, type OutsideFile, writeOutsideFile } from './outside-file.ts'
import { backupPath, readReceipt, type Receipt, removeReceipt, writeReceipt } from './receipt.ts'
import { refusalError } from './refusal.ts'
import { addHooks, removeHooks } from './settings-patch.ts'
import { sha256Hex } from './sha256-hex.ts'

/** A planned change of one settings file, to be shown first. */
export type SettingsChange = {
  readonly file: OutsideFile
  /** The new text; undefined for no file at all, as before the installation. */
  readonly text: string | undefined
  /** Events whose entries would change; empty if there is nothing to do. */
  readonly events: readonly string[]
  /** The original bytes come back, because nobody has changed the file since. */
  readonly restores: boolean
}

/** Plans the installation into one settings file. Throws `UserError` for a file that must not be touched. */
export function planInstall(path: string, command: HookCommand, wanted: readonly HookEvent[]): SettingsChange {
  const file = readOutsideFile(path)
  const result = addHooks(file.text, command, wanted)
  if ('refused' in result) throw refusalError(path, result.refused)
  return { file, ...result, restores: false }
}

/** Plans the removal: back to the original bytes if the file is as we left it, otherwise only without our entries. */
export function planUninstall(path: string, dataHome: string): SettingsChange {
  const file = readOutsideFile(path)
  const receipt = readReceipt(dataHome, file.realPath)
  const original = receipt && originalOf(receipt)
  const result = removeHooks(file.text, original?.text)
  if (receipt && file.exists && sha256Hex(file.text) === receipt.after) {
    const events = 'refused' in result ? [] : result.events
    if (original) return { file, text: original.text, events, restores: true }
  }
  if ('refused' in result) throw refusalError(path, result.refused)
  return { file, ...result, restores: false }
}

/** The text from before; its `text` is undefined if there was no file. Undefined as a whole if it is no longer known. */
function originalOf(receipt: Receipt): { text: string | undefined } | undefined {
  if (!receipt.existed) return { text: undefined }
  try {
    return receipt.backup === undefined ? undefined : { text: readFileSync(receipt.backup, 'utf8') }
  } catch {
    // The backup was deleted. Our entries can still be removed.
    return undefined
  }
}

/** Carries out `planInstall()`, with backup and receipt. */
export function applyInstall(change: SettingsChange, dataHome: string, now: Date): void {
  const { file, text } = change
  if (change.events.length === 0 || text === undefined) return
  const earlier = readReceipt(dataHome, file.realPath)
  const asLeft = earlier !== undefined && file.exists && sha256Hex(file.text) === earlier.after
  const before = asLeft ? earlier : recordOriginal(file, dataHome, now, earlier && originalOf(earlier)?.text)
  writeReceipt(dataHome, file.realPath, { ...before, installedAt: now.toISOString(), after: sha256Hex(text) })
  writeOutsideFile(file, text)
}

/** Backs up the file, without entries of ours that are already in it. */
function recordOriginal(file: OutsideFile, dataHome: string, now: Date, earlier: string | undefined): Receipt {
  const base = {
    v: 1,
    path: file.path,
    installedAt: '',
    after: '',
    madeFolder: !existsSync(dirname(file.realPath)),
  } as const
  if (!file.exists) return { ...base, existed: false }
  const stripped = removeHooks(file.text, earlier)
  if ('refused' in stripped) return { ...base, existed: true }
  const backup = backupPath(dataHome, file.realPath, now)
  mkdirSync(dirname(backup), { recursive: true, mode: 0o700 })
  if (!existsSync(backup)) writeNew(backup, stripped.text)
  return { ...base, existed: true, backup }
}

/** Carries out `planUninstall()`. Removes the file, and its folder, if they exist only because of Sage. */
export function applyUninstall(change: SettingsChange, dataHome: string): void {
  const { file, text } = change
  const receipt = readReceipt(dataHome, file.realPath)
  if (text === undefined) removeFile(file, receipt?.madeFolder === true)
  else if (text !== file.text) writeOutsideFile(file, text)
}

/** Removes the receipt and backup of a file that was restored. */
export function forgetInstall({ file }: SettingsChange, dataHome: string): void {
  const receipt = readReceipt(dataHome, file.realPath)
  if (receipt) removeReceipt(dataHome, file.realPath, receipt)
}

/** The same for a file with nothing of Sage left in it. A backup that differs is kept: the person may still want what is in it. */
export function forgetSpareReceipt({ file }: SettingsChange, dataHome: string): void {
  const receipt = readReceipt(dataHome, file.realPath)
  if (!receipt) return
  const original = originalOf(receipt)
  if (receipt.backup === undefined || original?.text === file.text) removeReceipt(dataHome, file.realPath, receipt)
}

function removeFile(file: OutsideFile, folderToo: boolean): void {
  removeOutsideFile(file)
  if (!folderToo) return
  const folder = dirname(file.realPath)
  try {
    rmdirSync(folder)
  } catch (error) {
    const code = systemErrorCode(error)
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT') return
    throw fileRefusal(error, { deed: 'remove', path: folder, code: 'file-access' })
  }
}
