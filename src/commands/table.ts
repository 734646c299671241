import type { CommandModule } from './context.ts'
import { INJECTION_FLAGS } from './injection-flags.ts'

/** One command as data: feeds the parser, `--help`, completions, the man page and the README. */
export type CommandEntry = {
  /** `list`, or `hook install` for a command of a group. */
  readonly name: string
  /** Positional arguments in commander's notation, e.g. `<file>` or `[ids...]`. */
  readonly args?: string
  readonly summary: string
  readonly options?: ReadonlyArray<readonly [flags: string, description: string]>
  /** Called by Claude Code or scripts, not shown in `--help`. */
  readonly hidden?: true
  readonly load: () => Promise<CommandModule>
}

export const commandTable: readonly CommandEntry[] = [
  {
    name: 'sync',
    summary: 'read what is new, once, without a screen',
    options: [['--json', 'one JSON object']],
    load: () => import('./sync.ts'),
  },
  {
    name: 'scan',
    summary: 'read the transcripts that were there before the hook was',
    options: [
      ['--days <n>', 'how far to go back (default: 30)'],
      ['--all-projects', 'every project that you initialised, not only this one'],
      ['--json', 'one JSON object'],
    ],
    load: () => import('./scan.ts'),
  },
  {
    name: 'inject',
    summary: 'show exactly what Claude would be given, and why not more',
    options: [
      ['--preview', 'print the text and change nothing (the only thing that this command does)'],
      ['--event <name>', 'SessionStart, UserPromptSubmit or SubagentStart'],
      ['--source <source>', 'startup, resume, clear, compact or fork'],
      ['--prompt <text>', 'the prompt to find learnings for'],
      ['--session <id>', 'what this session would get on top of what it has'],
      ...INJECTION_FLAGS,
      ['--json', 'one JSON object'],
    ],
    load: () => import('./inject.ts'),
  },
  {
    name: 'hook inject-context',
    summary: 'answer a UserPromptSubmit hook with relevant learnings',
    options: INJECTION_FLAGS,
    hidden: true,
    load: async () => (await import('./hook-context.ts')).injectContext,
  },
  {
    name: 'hook session-context',
    summary: 'answer a SessionStart hook after a compaction with the working context',
    options: INJECTION_FLAGS,
    hidden: true,
    load: async () => (await import('./hook-context.ts')).sessionContext,
  },
]
