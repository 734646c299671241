import type { CommandEntry } from '../options/command-entry.ts'
import { claudeEntries } from './claude.ts'
import { inboxEntries } from './inbox.ts'
import { learningEntries } from './learnings.ts'
import { sessionEntries } from './sessions.ts'
import { setupEntries } from './setup.ts'

/** All commands under the headings of `--help` and the README. */
export const commandGroups: ReadonlyArray<{ readonly heading: string; readonly commands: readonly CommandEntry[] }> = [
  { heading: 'The inbox', commands: inboxEntries },
  { heading: 'Learnings', commands: learningEntries },
  { heading: 'Sessions', commands: sessionEntries },
  { heading: 'What Claude gets', commands: claudeEntries },
  { heading: 'Set-up', commands: setupEntries },
]

export const commandTable: readonly CommandEntry[] = commandGroups.flatMap(({ commands }) => commands)

/** What `sage` alone does. */
export const DEFAULT_COMMAND = 'dashboard'

/** A summary for each group of two-word commands. */
export const familySummaries: Readonly<Record<string, string>> = {
  session: 'list, pause and resume sessions, and retry what failed',
  hook: 'install or remove the hook, or see where it is installed',
  memory: "see and change Claude's own notes in this project",
  config: 'read and change settings',
}
