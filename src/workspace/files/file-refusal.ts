import { refusalText, systemErrorCode, systemErrorText } from '../../base/system-error.ts'
import { UserError } from '../../base/user-error.ts'
import { readOrdinaryFile } from './ordinary-file.ts'
import { wayOut } from './way-out.ts'

export type FileRefusal = {
  readonly action: 'read' | 'write' | 'remove'
  readonly path: string
  /** Stable code for `--json`. */
  readonly code: string
  /**
   * What was to be written. It may be there anyway, e.g. if only the folder could not be flushed; then the error does not say that nothing
   * changed.
   */
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
  const hint = [
    ...(holds(path, content) ? [] : ['Nothing was changed.']),
    ...(way === undefined ? [] : [`${way}, then try again.`]),
  ]
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
