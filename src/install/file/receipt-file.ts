import type * as z from 'zod/mini'
import { parsedJson } from '../../base/parsed-json.ts'
import { UserError } from '../../base/user-error.ts'
import { fileRefusal } from '../../workspace/files/file-refusal.ts'
import { readTextIfThere } from '../../workspace/files/read-if-there.ts'

const CODE = 'receipt'

/**
 * What Sage did to a file that is not its own, as it noted it then; undefined if it noted nothing. Throws a `UserError` if that cannot be read
 * or understood: what the person had there before may be known nowhere else. `without`: what becomes of it once they moved the receipt away.
 */
export function readReceiptFile<T>(path: string, schema: z.ZodMiniType<T>, without: string): T | undefined {
  const text = textOf(path)
  const receipt = parsedJson(schema, text)
  if (text === undefined || receipt !== undefined) return receipt
  throw new UserError(`Cannot read "${path}": it is damaged, or a newer Sage wrote it`, {
    hint: `Put the original file back, or move this one away: ${without}`,
    code: CODE,
  })
}

function textOf(path: string): string | undefined {
  try {
    return readTextIfThere(path)
  } catch (error) {
    throw fileRefusal(error, { action: 'read', path, code: CODE })
  }
}
