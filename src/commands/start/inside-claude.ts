import { contains, realPath } from '../../workspace/files/real-path.ts'
import { dataHome, type Environment } from '../../workspace/paths/homes.ts'
import type { CommandContext } from './context.ts'
import { knownHome } from './known-home.ts'
import { hasMarkedAncestor } from './marked-ancestor.ts'

/** Set by Claude Code, or by our own model calls, in the environment of whatever a model runs. */
const MARKS = ['CLAUDECODE', 'CLAUDE_CODE_ENTRYPOINT', 'SAGE_CHILD']

/** Why a model may have started this, and what a person can do about it. */
export type Inside = {
  readonly what: string
  readonly wayOut: string
}

const ITSELF: Inside = {
  what: 'this runs inside Claude Code',
  wayOut: 'Run it in your own terminal',
}
const BELOW: Inside = {
  what: 'a process above this one was started by Claude Code (a tmux server, perhaps)',
  wayOut: 'Run it in a terminal that Claude Code did not start: a new window outside that tmux',
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

/** Where a person can do what is refused here, and what may be done `instead` without one. */
export function wayOutOf({ wayOut }: Inside = ITSELF, instead?: string): string {
  return instead === undefined ? wayOut : `${wayOut}; ${instead}`
}
