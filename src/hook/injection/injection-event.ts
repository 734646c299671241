import type { ProjectionSettings } from '../../runtime/projection/format.ts'
import type { InjectionRecord } from './injection-record.ts'
import type { Rebuild } from './projection-load.ts'

/** What injection looks at in a hook's payload; already checked. */
export type InjectionEvent = {
  readonly name: 'SessionStart' | 'UserPromptSubmit' | 'SubagentStart'
  readonly sessionId: string
  /** SessionStart: startup, resume, clear, compact or fork. */
  readonly source?: string | undefined
  readonly prompt?: string | undefined
  /** Where the model works now; the working context is read there. */
  readonly cwd?: string | undefined
  /** At a fork: where the new session's transcript will lie, and how long ago the forked one was last answered. */
  readonly transcriptPath?: string | undefined
  readonly secondsSinceLastResponse?: number | undefined
}

export type InjectionOptions = {
  readonly rebuild?: Rebuild | undefined
  /** Milliseconds since 1970, for the nudge alone: nothing that reaches Claude depends on the time. */
  readonly now: number
  /** The client's process id (`CLAUDE_PID`), by which a branch finds what its parent was given. */
  readonly clientPid?: string | undefined
  /** How long git may take for the working context; longer if no hook is waiting. */
  readonly gitMilliseconds?: number
  /** Flags of `sage hook inject-context` and `session-context`. */
  readonly settings?: Partial<ProjectionSettings>
  /** Leaves the learnings out (`sage hook session-context`). */
  readonly workingContextOnly?: boolean
}

/** What one hook prints, and what to remember once it is printed. */
export type Injection = {
  readonly event: InjectionEvent['name']
  /** Goes to the model; '' for nothing. */
  readonly text: string
  /** Goes to the person alone. */
  readonly systemMessage: string
  /** Keys of the learnings in the text. */
  readonly keys: readonly string[]
  /** The session's new record, if it changes. */
  readonly record?: InjectionRecord
}
