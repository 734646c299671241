import { UserError } from '../../text/user-error.ts'
import { contains, realPath } from '../../workspace/real-path.ts'
import { dataHome } from '../../workspace/paths.ts'
import type { CommandContext } from './context.ts'
import { knownHome } from './known-home.ts'
import { hasMarkedAncestor } from './marked-ancestor.ts'

/** Set by Claude Code, or by our own model calls, in the environment of whatever a model runs. */
const MARKS = ['CLAUDECODE', 'CLAUDE_CODE_ENTRYPOINT', 'SAGE_CHILD']

/** What says so, and what a person does about it. */
export type Inside = { readonly what: string; readonly wayOut: string }

const OWN_TERMINAL = 'Run it in a terminal of your own'
const ITSELF: Inside = {
  what: 'this runs inside Claude Code',
  wayOut: `${OWN_TERMINAL}, or press the key in the dashboard (sage)`,
}
/** A person may well sit there, and has nothing in their environment to see it by. */
const BELOW: Inside = {
  what: 'a process above this one was started by Claude Code (a tmux server, perhaps)',
  wayOut: 'Run it in a terminal that Claude Code did not start: a new window, not one of that tmux',
}

/** Whether the environment itself says that a model runs this. */
export function hasMark(env: CommandContext['environment']['env']): boolean {
  return MARKS.some((mark) => env[mark])
}

/** Whether a model may have started this, and how. For the environment of this very process, the processes above it are looked at as well. */
export function insideClaude(env: CommandContext['environment']['env']): Inside | undefined {
  if (hasMark(env)) return ITSELF
  return env === process.env && isBelowClaude() ? BELOW : undefined
}

export function isInsideClaude(env: CommandContext['environment']['env']): boolean {
  return insideClaude(env) !== undefined
}

let below: boolean | undefined

function isBelowClaude(): boolean {
  const environment = { env: process.env, home: knownHome(), platform: process.platform }
  return (below ??=
    process.platform === 'linux' && !isThrowaway(dataHome(environment)) && hasMarkedAncestor(MARKS, process.pid))
}

/** Whether the data home is the demo's or a test's: nobody keeps theirs there. `TMPDIR` does not count: an agent could set it, and this is about agents. */
export function isThrowaway(dataHome: string): boolean {
  return ['/tmp', '/var/tmp', '/dev/shm'].some((folder) => contains(folder, realPath(dataHome) ?? dataHome))
}

/** Why no person is at this terminal, or undefined if one is. */
export function whyNoPerson({ environment, stdin, stdout }: CommandContext): string | undefined {
  const inside = insideClaude(environment.env)
  if (inside) return `${inside.what}, and only you approve`
  if (!stdin.isTTY || !stdout.isTTY) return 'it needs a person at a terminal'
  return undefined
}

/** Throws where an agent runs Sage: what waits must still say what it said when the person looks at it. */
export function requireNoAgent({ environment }: CommandContext, what: string): void {
  const inside = insideClaude(environment.env)
  if (!inside) return
  throw new UserError(`Cannot ${what} here: ${inside.what}, and only you change what you said`, {
    hint: `Propose new words: sage add "…"; they wait in the inbox${inside === BELOW ? `. Is it you? ${BELOW.wayOut}` : ''}`,
    code: 'not-at-terminal',
  })
}

/** Whether the dashboard has a key for it as well, which is then named as a way out. */
type Deed = { readonly hasKey?: boolean }

function wayOutOf(inside: Inside, { hasKey = true }: Deed): string {
  return inside === ITSELF && !hasKey ? OWN_TERMINAL : inside.wayOut
}

/** Throws where an agent runs Sage: what waits is neither for it to read nor to decide. */
export function refuseAgent({ environment }: CommandContext, what: string, deed: Deed = {}): void {
  const inside = insideClaude(environment.env)
  if (!inside) return
  throw new UserError(`Cannot ${what} here: ${inside.what}, and only you decide`, {
    hint: wayOutOf(inside, deed),
    code: 'not-at-terminal',
  })
}

/** Throws unless a person is at this terminal. Nothing switches this off: only the keyboard approves (N8). */
export function requirePerson(context: CommandContext, what: string, deed: Deed = {}): void {
  const reason = whyNoPerson(context)
  if (reason === undefined) return
  const hint = wayOutOf(insideClaude(context.environment.env) ?? ITSELF, deed)
  throw new UserError(`Cannot ${what} here: ${reason}`, { hint, code: 'not-at-terminal' })
}
