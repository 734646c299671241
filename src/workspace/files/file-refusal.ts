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
  /** What was to be written. */
  readonly content?: string | Uint8Array
}

/**
 * What the system refuses to do with a file that is not Sage's own, e.g. Claude Code's settings: which file, why, and the way out. That
 * nothing was changed is said only where something was to be: whoever reads may have changed other files before. Errors of another kind stay as
 * they are.
 */
export function fileRefusal(error: unknown, refusal: FileRefusal): unknown {
  if (!(error instanceof Error) || systemErrorText(error) === undefined) return error
  const { action, path, code } = refusal
  const why = `${refusalText(error)} (${systemErrorCode(error)})`
  const way = wayOut(error)
  const isUndone = action !== 'read' && !isDone(refusal)
  const hint = [...(isUndone ? ['Nothing was changed'] : []), ...(way === undefined ? [] : [`${way}, then try again`])]
  return new UserError(`Cannot ${action} "${path}": ${why}`, {
    ...(hint.length > 0 && { hint: hint.join('. ') }),
    code,
    cause: error,
  })
}

/** Where only the folder could not be flushed, the new file is there all the same, and the old one is gone. */
function isDone({ action, path, content }: FileRefusal): boolean {
  if (action === 'remove') return !lstatIfReadable(path)
  try {
    return content !== undefined && readOrdinaryFile(path).equals(Buffer.from(content))
  } catch {
    // It does not exist, or is behind what refused the action.
    return false
  }
}
