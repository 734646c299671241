import type { CommandModule } from '../start/context.ts'

/** One option as data. `words` are its possible values, if they are a fixed set. */
export type CommandOption = readonly [flags: string, description: string, words?: readonly string[]]

/** One command as data, for the parser, `--help`, completions and the README. */
export type CommandEntry = {
  /** `list`, or `hook install` for a command of a group. */
  readonly name: string
  /** Positional arguments in commander's notation, e.g. `<file>` or `[ids...]`. */
  readonly args?: string
  readonly summary: string
  /** For those who gave it too few arguments or too many. */
  readonly wayOut?: string
  readonly options?: readonly CommandOption[]
  /** Called by Claude Code or scripts; not shown in `--help`. */
  readonly hidden?: true
  readonly load: () => Promise<CommandModule>
}
