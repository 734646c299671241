import { UserError } from '../../base/user-error.ts'
import { contains, realPath } from '../../workspace/files/real-path.ts'
import { dataHome, type Environment } from '../../workspace/paths/homes.ts'
import type { CommandContext } from './context.ts'
import { knownHome } from './known-home.ts'
import { hasMarkedAncestor } from './marked-ancestor.ts'

/** Set by Claude Code, or by our own model calls, in the environment of whatever a model runs. */
const MARKS = ['CLAUDECODE', 'CLAUDE_CODE_ENTRYPOINT', 'SAGE_CHILD']

/** The evidence for it, and what a person can do about it. */
export type Inside = { readonly what: string; readonly wayOut: string }

const OWN_TERMINAL = 'Run it in a terminal of your own'
const ITSELF: Inside = {
  what: 'this runs inside Claude Code',
  wayOut: `${OWN_TERMINAL}, or press the key in the dashboard (sage)`,
}
/** It may well be a person, with nothing in their environment to show it. */
const BELOW: Inside = {
  what: 'a process above this one was started by Claude Code (a tmux server, perhaps)',
  wayOut: 'Run it in a terminal that Claude Code did not start: a new window, not one of that tmux',
}

/** Whether the environment itself says that a model runs this. */
export function hasMark(env: Environment['env']): boolean {
  return MARKS.some((mark) => env[mark])
}

/** Whether, and how, a model may have started this. For this process's own environment, parent processes are checked too. */
export function insideClaude({ environment: { env } }: CommandContext): Inside | undefined {
  if (hasMark(env)) return ITSELF
  return env === process.env && isBelowClaude() ? BELOW : undefined
}

export function isInsideClaude(context: CommandContext): boolean {
  return insideClaude(context) !== undefined
}

let below: boolean | undefined

function isBelowClaude(): boolean {
  const environment = { env: process.env, home: knownHome(), platform: process.platform }
  return (below ??=
    process.platform === 'linux' && !isThrowaway(dataHome(environment)) && hasMarkedAncestor(MARKS, process.pid))
}

/** Whether the data home belongs to the demo or a test: nobody keeps theirs there. `TMPDIR` does not count, because an agent could set it. */
export function isThrowaway(dataHome: string): boolean {
  return ['/tmp', '/var/tmp', '/dev/shm'].some((folder) => contains(folder, realPath(dataHome) ?? dataHome))
}

/** Why there is no person at this terminal, or undefined if there is. */
export function whyNoPerson(context: CommandContext): string | undefined {
  const inside = insideClaude(context)
  if (inside) return `${inside.what}, and only you decide`
  if (!context.stdin.isTTY || !context.stdout.isTTY) return 'it needs a person at a terminal'
  return undefined
}

/** Throws if an agent runs `sage edit`: what waits must not change before the person looks at it. */
export function refuseAgentEdit(context: CommandContext): void {
  const inside = insideClaude(context)
  if (!inside) return
  throw new UserError(`Cannot edit here: ${inside.what}, and only you change what you said`, {
    hint: `Propose new words: sage add "…"; they wait in the inbox${inside === BELOW ? `. Is it you? ${BELOW.wayOut}` : ''}`,
    code: 'not-at-terminal',
  })
}

type WayOutOptions = {
  /** Whether the dashboard also has a key for it, which is then named as a way out. */
  readonly hasKey?: boolean
  /** What may be done without a person. */
  readonly instead?: string
}

/** Where a person can do what is refused here. */
export function wayOutOf(inside: Inside = ITSELF, { hasKey = true, instead }: WayOutOptions): string {
  const way = inside === ITSELF && !hasKey ? OWN_TERMINAL : inside.wayOut
  return instead === undefined ? way : `${way}; ${instead}`
}

/** Throws if an agent runs Sage: it may neither read nor decide what waits. */
export function refuseAgent(context: CommandContext, what: string, options: WayOutOptions = {}): void {
  const inside = insideClaude(context)
  if (!inside) return
  throw new UserError(`Cannot ${what} here: ${inside.what}, and only you decide`, {
    hint: wayOutOf(inside, options),
    code: 'not-at-terminal',
  })
}

/** Throws unless a person is at this terminal. Nothing switches this off: only the keyboard approves. */
export function requirePerson(context: CommandContext, what: string, options: WayOutOptions = {}): void {
  const reason = whyNoPerson(context)
  if (reason === undefined) return
  const hint = wayOutOf(insideClaude(context), options)
  throw new UserError(`Cannot ${what} here: ${reason}`, { hint, code: 'not-at-terminal' })
}
