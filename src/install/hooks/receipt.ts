import { join } from 'node:path'
import * as z from 'zod/mini'
import { parsedJson } from '../../base/parsed-json.ts'
import { durableWrite, removeIfThere } from '../../workspace/files/durable-write.ts'
import { makeFolder } from '../../workspace/files/make-folder.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { namesIn } from '../../workspace/files/read-if-there.ts'
import { userPaths } from '../../workspace/paths/paths.ts'
import { readReceiptFile } from '../file/receipt-file.ts'
import { sha256Hex } from '../file/sha256-hex.ts'

/**
 * What was done to one settings file, so that it can be undone to the byte. Kept, with the backup, in the person's data folder: beside
 * the settings it might end up in a repository.
 */
const receiptSchema = z.object({
  v: z.literal(1),
  path: z.string(),
  installedAt: z.string(),
  /** SHA-256 of the file as Sage wrote it. */
  after: z.string(),
  /** Whether there was a file before, and where its bytes are kept. */
  existed: z.boolean(),
  backup: z.optional(z.string()),
  /** Sage also made the folder of the settings. */
  madeFolder: z.boolean(),
})
export type Receipt = z.infer<typeof receiptSchema>

function fileOf(dataHome: string, realPath: string): string {
  return join(userPaths(dataHome).receipts, `${sha256Hex(realPath).slice(0, 16)}.json`)
}

const BACKUP = 'settings.json.sage-backup-'

/** The path for a backup, named after the settings and the time (ISO 8601 without colons). */
export function backupPath(dataHome: string, realPath: string, now: Date): string {
  const time = now.toISOString().replaceAll(':', '')
  return join(userPaths(dataHome).receipts, `${BACKUP}${sha256Hex(realPath).slice(0, 8)}-${time}`)
}

/** Every copy of settings, of any installation. */
export function listBackups(dataHome: string): string[] {
  const { receipts } = userPaths(dataHome)
  const names = namesIn(receipts).filter((name) => name.startsWith(BACKUP))
  return names.toSorted().map((name) => join(receipts, name))
}

/** The receipt for a settings file; undefined if there is none or it cannot be read. Then our entries are edited out instead. */
export function readReceipt(dataHome: string, realPath: string): Receipt | undefined {
  return parsedJson(receiptSchema, readTextIfReadable(fileOf(dataHome, realPath)))
}

const WITHOUT =
  'Sage then no longer knows which settings it was about, and finds its hook there only if they are yours or those of this project'

/** The file of every receipt: one for each settings file Sage changed, in any project. */
export function receiptFiles(dataHome: string): string[] {
  const { receipts } = userPaths(dataHome)
  const names = namesIn(receipts).filter((name) => /^[0-9a-f]{16}\.json$/.test(name))
  return names.map((name) => join(receipts, name))
}

/** What such a file holds; nothing if it is gone. Throws for one that does not say which settings it is about. */
export function receiptsIn(file: string): Receipt[] {
  const receipt = readReceiptFile(file, receiptSchema, WITHOUT)
  return receipt === undefined ? [] : [receipt]
}

/** Every receipt. Throws if one cannot be read. */
export function listReceipts(dataHome: string): Receipt[] {
  return receiptFiles(dataHome).flatMap(receiptsIn)
}

export function writeReceipt(dataHome: string, realPath: string, receipt: Receipt): void {
  const { receipts, tmp } = userPaths(dataHome)
  makeFolder(receipts)
  durableWrite(fileOf(dataHome, realPath), `${JSON.stringify(receipt, null, 2)}\n`, { tmp })
}

/** Removes receipt and backup, the backup first: no other file says that it is there. */
export function removeReceipt(dataHome: string, realPath: string, receipt: Receipt): void {
  if (receipt.backup !== undefined) removeIfThere(receipt.backup)
  removeIfThere(fileOf(dataHome, realPath))
}
