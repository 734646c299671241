import { existsSync, rmdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { HookEvent } from '../../hook/input/payload.ts'
import type { HookCommand } from '../../hook/settings/settings-entries.ts'
import { removeIfThere, writeNew } from '../../workspace/files/durable-write.ts'
import { withErrorPath } from '../../workspace/files/error-path.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { HOOK_FILE } from '../../workspace/paths/paths.ts'
import { readOutsideFile, removeOutsideFile, type OutsideFile, writeOutsideFile } from '../file/outside-file.ts'
import { sha256Hex } from '../file/sha256-hex.ts'
import { refusalError } from '../settings/refusal.ts'
import { addHooks, removeHooks } from '../settings/settings-patch.ts'
import {
  backupPath,
  listBackups,
  listReceipts,
  readReceipt,
  type Receipt,
  removeReceipt,
  writeReceipt,
} from './receipt.ts'

/** A planned installation into one settings file, to be shown first. */
export type SettingsChange = {
  readonly file: OutsideFile
  /** The new text. */
  readonly text: string
  /** Events whose entries would change; empty if there is nothing to do. */
  readonly events: readonly string[]
}

/** A planned removal from one. */
export type SettingsRemoval = Pick<SettingsChange, 'file' | 'events'> & {
  /** The new text; undefined for no file at all, as before the installation. */
  readonly text: string | undefined
  /** The original bytes come back, because nobody has changed the file since. */
  readonly restores: boolean
}

/** Plans the installation into one settings file. Throws `UserError` for a file that must not be touched. */
export function planInstall(path: string, command: HookCommand, wanted: readonly HookEvent[]): SettingsChange {
  const file = readOutsideFile(path)
  const result = addHooks(file.text, command, wanted)
  if ('refused' in result) throw refusalError(path, result.refused)
  return { file, ...result }
}

/** Plans the removal: back to the original bytes if the file is as we left it, otherwise only without our entries. */
export function planUninstall(path: string, dataHome: string): SettingsRemoval {
  const file = readOutsideFile(path)
  const receipt = readReceipt(dataHome, file.realPath)
  const original = receipt && originalOf(receipt)
  const result = removeHooks(file.text, original?.text)
  if (receipt && original && isAsLeft(file, receipt))
    return { file, text: original.text, events: 'refused' in result ? [] : result.events, restores: true }
  if (!('refused' in result)) return { file, ...result, restores: false }
  // Whatever is wrong with it: what does not name the hook holds none of ours.
  if (!file.text.includes(HOOK_FILE)) return { file, text: file.text, events: [], restores: false }
  throw refusalError(path, result.refused)
}

/** Whether nobody has changed the file since Sage wrote it. */
function isAsLeft({ exists, text }: OutsideFile, receipt: Receipt): boolean {
  return exists && sha256Hex(text) === receipt.after
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
export function applyInstall({ file, text, events }: SettingsChange, dataHome: string, now: Date): void {
  if (events.length === 0) return
  const earlier = readReceipt(dataHome, file.realPath)
  const { before, original } =
    earlier && isAsLeft(file, earlier)
      ? { before: earlier, original: undefined }
      : recordOriginal(file, dataHome, now, earlier && originalOf(earlier)?.text)
  writeReceipt(dataHome, file.realPath, { ...before, installedAt: now.toISOString(), after: sha256Hex(text) })
  // The receipt first: no other file says that the backup is there.
  const { backup } = before
  if (backup !== undefined && original !== undefined && !existsSync(backup))
    withErrorPath(backup, () => writeNew(backup, original))
  writeOutsideFile(file, text)
}

type Original = { readonly before: Omit<Receipt, 'installedAt' | 'after'>; readonly original: string | undefined }

/** What the file was, and the bytes to be backed up: without entries of ours that are already in it. */
function recordOriginal(file: OutsideFile, dataHome: string, now: Date, earlier: string | undefined): Original {
  const base = { v: 1, path: file.path, madeFolder: !existsSync(dirname(file.realPath)) } as const
  if (!file.exists) return { before: { ...base, existed: false }, original: undefined }
  const stripped = removeHooks(file.text, earlier)
  if ('refused' in stripped) return { before: { ...base, existed: true }, original: undefined }
  const backup = backupPath(dataHome, file.realPath, now)
  return { before: { ...base, existed: true, backup }, original: stripped.text }
}

/** Carries out `planUninstall()`. Removes the file, and its folder, if they exist only because of Sage. */
export function applyUninstall({ file, text }: SettingsRemoval, dataHome: string): void {
  const receipt = readReceipt(dataHome, file.realPath)
  if (text === undefined) removeFile(file, { withFolder: receipt?.madeFolder === true })
  else if (text !== file.text) writeOutsideFile(file, text)
}

/** Removes the receipt and backup of a file that our hook was removed from. */
export function forgetInstall({ file }: SettingsRemoval, dataHome: string): void {
  const receipt = readReceipt(dataHome, file.realPath)
  if (receipt) removeReceipt(dataHome, file.realPath, receipt)
}

/** The same for a file with nothing of Sage left in it. A backup that differs is kept: the person may still want what is in it. */
export function forgetSpareReceipt({ file }: SettingsRemoval, dataHome: string): void {
  const receipt = readReceipt(dataHome, file.realPath)
  if (!receipt) return
  const { backup } = receipt
  const isSpare = backup === undefined || !existsSync(backup) || originalOf(receipt)?.text === file.text
  if (isSpare) removeReceipt(dataHome, file.realPath, receipt)
}

/**
 * Removes the copies of settings that no receipt names, e.g. because a later installation made another one, if they hold what stands in one
 * of these files. Returns those that are left.
 */
export function forgetSpareBackups(dataHome: string, paths: Iterable<string>): string[] {
  const named = new Set(listReceipts(dataHome).map(({ backup }) => backup))
  // One whose making was cut short may hold nothing at all.
  const texts = new Set(['', ...Array.from(paths, (path) => readTextIfReadable(path))])
  return listBackups(dataHome).filter((backup) => {
    const text = readTextIfReadable(backup)
    const isSpare = !named.has(backup) && text !== undefined && texts.has(text)
    if (isSpare) removeIfThere(backup)
    return !isSpare
  })
}

function removeFile(file: OutsideFile, { withFolder }: { readonly withFolder: boolean }): void {
  removeOutsideFile(file)
  if (!withFolder) return
  try {
    rmdirSync(dirname(file.realPath))
  } catch {
    // It holds something else. Or it may not be removed; empty, it does no harm.
  }
}
