import type { CommandEntry } from '../options/command-entry.ts'
import { claudeCommands } from './claude.ts'
import { inboxCommands } from './inbox.ts'
import { learningCommands } from './learnings.ts'
import { sessionCommands } from './sessions.ts'
import { setupCommands } from './setup.ts'

export type { CommandEntry }

/** All commands under the headings of `--help` and the README. */
export const commandGroups: ReadonlyArray<{ readonly heading: string; readonly commands: readonly CommandEntry[] }> = [
  { heading: 'The inbox', commands: inboxCommands },
  { heading: 'Learnings', commands: learningCommands },
  { heading: 'Sessions', commands: sessionCommands },
  { heading: 'What Claude gets', commands: claudeCommands },
  { heading: 'Set-up', commands: setupCommands },
]

export const commandTable: readonly CommandEntry[] = commandGroups.flatMap(({ commands }) => commands)

/** What `sage` alone does. */
export const DEFAULT_COMMAND = 'dashboard'

/** A summary for each group of two-word commands. */
export const familySummaries: Readonly<Record<string, string>> = {
  session: 'list them, pause or resume one, retry what failed',
  hook: 'install it, remove it, see where it is',
  memory: 'what Claude noted for itself here',
  config: 'read and change settings',
}
