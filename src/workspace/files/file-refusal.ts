import { refusalText, systemErrorCode, systemErrorText } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { readOrdinaryFile } from './ordinary-file.ts'
import { lstatIfReadable } from './read-if-readable.ts'
import { wayOut } from './way-out.ts'

export type FileRefusal = {
  readonly action: 'read' | 'write' | 'remove'
  readonly path: string
  /** Stable code for `--json`. */
  readonly code: string
  /** What was to be written. Where it is there anyway, the error does not say that nothing changed. */
  readonly content?: string | Uint8Array
}

/**
 * What the system refuses to do with a file that is not Sage's own, e.g. Claude Code's settings: which file, why, and the way out. Errors
 * of another kind stay as they are.
 */
export function fileRefusal(error: unknown, { action, path, code, content }: FileRefusal): unknown {
  if (!(error instanceof Error) || systemErrorText(error) === undefined) return error
  const why = `${refusalText(error)} (${systemErrorCode(error)})`
  const way = wayOut(error)
  // A folder that cannot be flushed has the new file all the same, and no longer the old one.
  const isDone = action === 'remove' ? !lstatIfReadable(path) : holds(path, content)
  const hint = [...(isDone ? [] : ['Nothing was changed.']), ...(way === undefined ? [] : [`${way}, then try again.`])]
  return new UserError(`Cannot ${action} "${path}": ${why}`, {
    ...(hint.length > 0 && { hint: hint.join(' ') }),
    code,
    cause: error,
  })
}

function holds(path: string, content: string | Uint8Array | undefined): boolean {
  try {
    return content !== undefined && readOrdinaryFile(path).equals(Buffer.from(content))
  } catch {
    // It does not exist, or is behind what refused the action.
    return false
  }
}
