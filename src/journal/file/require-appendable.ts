import { accessSync, closeSync, constants, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { systemErrorCode, systemErrorText } from '../../text/system-error.ts'
import { UserError } from '../../text/user-error.ts'
import { wayOut } from '../../workspace/way-out.ts'

const APPENDING = constants.O_WRONLY | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Throws if a journal cannot be written: called before another one is written, if a decision needs both. Makes and changes nothing. */
export function requireAppendable(path: string): void {
  try {
    openForNothing(path)
  } catch (error) {
    const why = systemErrorText(error)
    if (why === undefined) throw error
    throw new UserError(`Nothing was decided: ${why}`, {
      hint: `${wayOut(error) ?? `See what is wrong with "${path}"`}, then decide again.`,
      code: 'not-writable',
      cause: error,
    })
  }
}

function openForNothing(path: string): void {
  try {
    closeSync(openSync(path, APPENDING))
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error
    accessSync(dirname(path), constants.W_OK)
  }
}
