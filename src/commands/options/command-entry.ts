import type { CommandModule } from '../start/context.ts'

/** One option as data. `words` are what its value can be, where that is one of some. */
export type CommandOption = readonly [flags: string, description: string, words?: readonly string[]]

/** One command as data: feeds the parser, `--help`, completions and the README. */
export type CommandEntry = {
  /** `list`, or `hook install` for a command of a group. */
  readonly name: string
  /** Positional arguments in commander's notation, e.g. `<file>` or `[ids...]`. */
  readonly args?: string
  readonly summary: string
  readonly options?: readonly CommandOption[]
  /** Called by Claude Code or scripts, not shown in `--help`. */
  readonly hidden?: true
  readonly load: () => Promise<CommandModule>
}
