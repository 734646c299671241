import { visible } from '../../text/sanitize.ts'
import { systemErrorText } from '../../text/system-error.ts'
import { EXIT, UserError } from '../../text/user-error.ts'
import { wayOut } from '../../workspace/way-out.ts'
import { jsonAnswer } from './json-answer.ts'

export type ToldError = { readonly text: string; readonly exitCode: number }

/**
 * An error as the command line tells it: what the person can mend in a sentence or two, as one JSON object under `--json`, and only what is
 * a mistake of Sage with its stack. Paths come from outside, so nothing of it is drawn as it is.
 */
export function tellError(error: unknown, json: boolean): ToldError {
  const known = error instanceof UserError ? error : fromSystem(error)
  if (!known) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { text: json ? inJson('failure', stack) : `sage: ${visible(stack)}\n`, exitCode: EXIT.failure }
  }
  const { message, hint, code, exitCode } = known
  if (json) return { text: inJson(code, message, hint), exitCode }
  return { text: visible(`sage: ${message}${hint === undefined ? '' : `\n      ${hint}`}\n`), exitCode }
}

function fromSystem(error: unknown): UserError | undefined {
  const message = systemErrorText(error)
  if (message === undefined) return undefined
  const way = wayOut(error)
  return new UserError(message, { code: 'system', ...(way !== undefined && { hint: `${way}, then try again.` }) })
}

function inJson(code: string, message: string, hint?: string): string {
  return jsonAnswer({ error: { code, message, hint } })
}
