import * as z from 'zod/mini'
import { durableWrite, removeIfThere } from '../../workspace/files/durable-write.ts'
import { makeFolder } from '../../workspace/files/make-folder.ts'
import { statuslineReceipt, userPaths } from '../../workspace/paths/paths.ts'
import { readReceiptFile } from '../file/receipt-file.ts'

/** What Sage put into `statusLine`, and what was there before: that runs first, and is restored in the end. */
const schema = z.object({
  v: z.literal(1),
  installed: z.unknown(),
  previous: z.optional(z.unknown()),
  /** The original text of `previous`. */
  written: z.optional(z.string()),
  /** If there were no settings at all: whether there was a file. */
  without: z.optional(z.enum(['settings', 'file'])),
})
export type StatuslineReceipt = z.infer<typeof schema>

const WITHOUT = 'Sage then removes its status line without restoring another one'

/** Undefined if there is none. Throws for one that does not say what was there before. */
export function readStatuslineReceipt(dataHome: string): StatuslineReceipt | undefined {
  return readReceiptFile(statuslineReceipt(dataHome), schema, WITHOUT)
}

export function writeStatuslineReceipt(dataHome: string, receipt: StatuslineReceipt): void {
  const { receipts, tmp } = userPaths(dataHome)
  makeFolder(receipts)
  durableWrite(statuslineReceipt(dataHome), `${JSON.stringify(receipt, null, 2)}\n`, { tmp })
}

export function removeStatuslineReceipt(dataHome: string): void {
  removeIfThere(statuslineReceipt(dataHome))
}
