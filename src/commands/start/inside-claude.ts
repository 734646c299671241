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
  /** It may well be a person, with nothing in their environment to show it. */
  readonly maybePerson: boolean
}

const OWN_TERMINAL = 'Run it in your own terminal'
const ITSELF: Inside = {
  what: 'this runs inside Claude Code',
  wayOut: `${OWN_TERMINAL}, or press the key in the dashboard (sage)`,
  maybePerson: false,
}
const BELOW: Inside = {
  what: 'a process above this one was started by Claude Code (a tmux server, perhaps)',
  wayOut: 'Run it in a terminal that Claude Code did not start: a new window outside that tmux',
  maybePerson: true,
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

export type WayOutOptions = {
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
