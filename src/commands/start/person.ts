import { UserError } from '../../base/user-error.ts'
import type { CommandContext } from './context.ts'
import { insideClaude, wayOutOf } from './inside-claude.ts'

/** Why there is no person at this terminal, or undefined if there is. */
export function whyNoPerson(context: CommandContext): string | undefined {
  const inside = insideClaude(context)
  if (inside) return `${inside.what}, and only you decide`
  if (!context.stdin.isTTY || !context.stdout.isTTY) return 'it needs a person at a terminal'
  return undefined
}

/** Throws if an agent runs Sage: it may neither read nor decide what waits. `instead`: what it may do. */
export function refuseAgent(context: CommandContext, what: string, instead?: string): void {
  const inside = insideClaude(context)
  if (!inside) return
  throw new UserError(`Cannot ${what} here: ${inside.what}, and only you decide`, {
    hint: wayOutOf(inside, instead),
    code: 'not-at-terminal',
  })
}

/** Throws unless a person is at this terminal. Nothing switches this off: only the keyboard approves. */
export function requirePerson(context: CommandContext, what: string): void {
  const reason = whyNoPerson(context)
  if (reason === undefined) return
  const hint = wayOutOf(insideClaude(context))
  throw new UserError(`Cannot ${what} here: ${reason}`, { hint, code: 'not-at-terminal' })
}
