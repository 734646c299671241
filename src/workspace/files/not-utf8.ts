import { isUtf8 } from 'node:buffer'
import { UserError } from '../../base/user-error.ts'

/** Why a file with these bytes is not to be changed: written back as text, what else is in it would be lost. Undefined if it is UTF-8. */
export function notUtf8(bytes: Uint8Array, path: string): UserError | undefined {
  if (isUtf8(bytes)) return undefined
  return new UserError(`Cannot change "${path}": it is not UTF-8 text`, { hint: 'Save it as UTF-8', code: 'not-utf8' })
}
