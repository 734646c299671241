/** Exit codes of the command line; `interrupted` is what shells report for a process that Ctrl-C ended. */
export const EXIT = { ok: 0, failure: 1, usage: 2, notSetUp: 3, locked: 4, pending: 10, interrupted: 130 } as const

/** An error the person can act on, printed in one line with the way out, never with a stack. */
export class UserError extends Error {
  override readonly name = 'UserError'
  /** What to do about it, as a second line, and maybe further ones. Like the message without a full stop at its end: some go on. */
  readonly hints: readonly string[]
  readonly exitCode: number
  /** Stable code for `--json`. */
  readonly code: string

  constructor(
    message: string,
    options: { hint?: string | readonly string[]; exitCode?: number; code?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.hints = [options.hint ?? []].flat()
    this.exitCode = options.exitCode ?? EXIT.failure
    this.code = options.code ?? 'failure'
  }

  get hint(): string | undefined {
    return this.hints.length === 0 ? undefined : this.hints.join('\n')
  }
}
