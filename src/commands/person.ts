import { homedir } from 'node:os'
import { UserError } from '../text/user-error.ts'
import { contains, realFolder } from '../workspace/named-home.ts'
import { dataHome } from '../workspace/paths.ts'
import type { CommandContext } from './context.ts'
import { hasMarkedAncestor } from './marked-ancestor.ts'

/** Set by Claude Code, or by our own model calls, in the environment of whatever a model runs. */
const MARKS = ['CLAUDECODE', 'CLAUDE_CODE_ENTRYPOINT', 'SAGE_CHILD']

/** Whether a model, not a person, started this. Where `env` is the environment of this process, so are what started it and what started that. */
export function isInsideClaude(env: CommandContext['environment']['env']): boolean {
  return MARKS.some((mark) => env[mark]) || (env === process.env && isBelowClaude())
}

let below: boolean | undefined

function isBelowClaude(): boolean {
  const environment = { env: process.env, home: homedir(), platform: process.platform }
  return (below ??=
    process.platform === 'linux' && !isThrowaway(dataHome(environment)) && hasMarkedAncestor(MARKS, process.pid))
}

/** Whether the data home is the demo's or a test's. Persons keep nothing there; `TMPDIR` does not count, because whoever sets it is whom this is about. */
export function isThrowaway(dataHome: string): boolean {
  return ['/tmp', '/var/tmp', '/dev/shm'].some((folder) => contains(folder, realFolder(dataHome) ?? dataHome))
}

/** Why no person is at this terminal, or undefined if one is. */
export function whyNoPerson({ environment, stdin, stdout }: CommandContext): string | undefined {
  if (isInsideClaude(environment.env)) return 'this runs inside Claude Code, and only you approve'
  if (!stdin.isTTY || !stdout.isTTY) return 'it needs a terminal that a person is at'
  return undefined
}

/** Throws where an agent runs Sage: what waits must still say what it said when the person looks at it. */
export function requireNoAgent({ environment }: CommandContext, what: string): void {
  if (!isInsideClaude(environment.env)) return
  throw new UserError(`Cannot ${what} here: this runs inside Claude Code, and only you change what you said`, {
    hint: 'Propose other words: sage add "…"; they wait in the inbox',
    code: 'not-at-terminal',
  })
}

/** Throws where an agent runs Sage: what waits is neither for it to read nor to decide. */
export function refuseAgent({ environment }: CommandContext, what: string): void {
  if (!isInsideClaude(environment.env)) return
  throw new UserError(`Cannot ${what} here: this runs inside Claude Code, and only you decide`, {
    hint: 'Run it in a terminal of your own, or press the key in the dashboard (sage)',
    code: 'not-at-terminal',
  })
}

/** Throws unless a person is at this terminal. Nothing switches this off: only the keyboard approves (N8). */
export function requirePerson(context: CommandContext, what: string): void {
  const reason = whyNoPerson(context)
  if (reason === undefined) return
  throw new UserError(`Cannot ${what} here: ${reason}`, {
    hint: 'Run it in a terminal of your own, or press the key in the dashboard (sage)',
    code: 'not-at-terminal',
  })
}
