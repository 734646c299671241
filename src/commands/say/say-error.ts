import { systemErrorText } from '../../base/system-error.ts'
import { EXIT, UserError } from '../../base/user-error.ts'
import { visible, visibleLine } from '../../text/sanitize.ts'
import { wayOut } from '../../workspace/files/way-out.ts'
import type { Output } from '../start/context.ts'
import { jsonAnswer } from './json-answer.ts'
import { print } from './say.ts'

export type DescribedError = { readonly text: string; readonly exitCode: number }

type AsJson = { readonly json?: boolean }

/**
 * An error as the command line prints it: a sentence or two for what the person can fix, one JSON object under `--json`, and a stack only
 * for a bug in Sage. Paths come from outside, so control characters and line breaks in them are made visible.
 */
export function describeError(error: unknown, { json = false }: AsJson = {}): DescribedError {
  const known = asUserError(error)
  if (!known) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { text: json ? inJson('failure', stack) : `sage: ${visible(stack)}\n`, exitCode: EXIT.failure }
  }
  const { message, hint, hints, code, exitCode } = known
  if (json) return { text: inJson(code, message, hint), exitCode }
  const lines = [`sage: ${message}`, ...hints.map((one) => `      ${one}`)]
  return { text: lines.map((line) => `${visibleLine(line)}\n`).join(''), exitCode }
}

/** Prints it so: JSON with every sign as it is. */
export function sayError(stream: Output, error: unknown, options: AsJson = {}): void {
  const { text } = describeError(error, options)
  if (options.json) stream.write(text)
  else print(stream, text)
}

/** What a person can act on, also where it is the system that refuses; undefined for a bug. */
export function asUserError(error: unknown): UserError | undefined {
  return error instanceof UserError ? error : fromSystem(error)
}

/** The same error with one more thing to know about it; a bug as it is. */
export function withHint(error: unknown, hint: string): unknown {
  const known = asUserError(error)
  if (!known) return error
  const { message, hints, exitCode, code } = known
  return new UserError(message, { hint: [...hints, hint], exitCode, code, cause: error })
}

function fromSystem(error: unknown): UserError | undefined {
  const message = systemErrorText(error)
  if (message === undefined) return undefined
  const way = wayOut(error)
  return new UserError(message, { code: 'system', ...(way !== undefined && { hint: `${way}, then try again` }) })
}

function inJson(code: string, message: string, hint?: string): string {
  return jsonAnswer({ error: { code, message, hint } })
}
