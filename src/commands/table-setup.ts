import type { CommandEntry } from './command-entry.ts'
import { INJECTION_FLAGS } from './injection-flags.ts'

const CONSENT = [
  ['--dry-run', 'show what would change, and change nothing'],
  ['--yes', 'do it without asking'],
] as const
const JSON_OPTION = ['--json', 'one JSON object'] as const

/** Commands that connect Sage with Claude Code, and find out why it is not. */
export const setupCommands: readonly CommandEntry[] = [
  {
    name: 'init',
    summary: 'set Sage up for this project, and the hook for all of your projects',
    options: [
      ['--user', 'install the hook for all of your projects (the default)'],
      ['--project', 'install the hook for this project only (.claude/settings.local.json)'],
      ['--import', 'let CLAUDE.md import the approved learnings as well'],
      ...CONSENT,
    ],
    load: () => import('./init.ts'),
  },
  {
    name: 'uninstall',
    summary: 'take Sage out of Claude Code; what was learned is kept',
    options: CONSENT,
    load: () => import('./uninstall.ts'),
  },
  {
    name: 'doctor',
    summary: 'find out why something does not work; safe to paste',
    options: [
      ['--live', 'call the installed hook with a made-up event'],
      ['--fix', 'mend what can be mended'],
      JSON_OPTION,
    ],
    load: () => import('./doctor.ts'),
  },
  {
    name: 'statusline',
    summary: 'one line for a status line, or nothing',
    load: () => import('./statusline.ts'),
  },
  {
    name: 'statusline install',
    summary: 'show it in Claude Code, below your own status line if you have one',
    options: CONSENT,
    load: async () => (await import('./statusline-install.ts')).installCommand,
  },
  {
    name: 'statusline remove',
    summary: 'put back what stood there before',
    options: CONSENT,
    load: async () => (await import('./statusline-install.ts')).removeCommand,
  },
  {
    name: 'hook install',
    summary: 'install the hook for this project',
    options: [['--global', 'for all of your projects'], ...CONSENT],
    load: () => import('./hook-install.ts'),
  },
  {
    name: 'hook uninstall',
    summary: 'take the hook out again',
    options: [['--global', 'for all of your projects'], ...CONSENT],
    load: () => import('./hook-uninstall.ts'),
  },
  {
    name: 'hook status',
    summary: 'where the hook is installed and whether it will run',
    options: [JSON_OPTION],
    load: () => import('./hook-status.ts'),
  },
  { name: 'hook run', summary: 'handle one hook event from stdin', hidden: true, load: () => import('./hook-run.ts') },
  {
    name: 'memory list',
    summary: 'what Claude noted for itself here and nobody decided on',
    load: async () => (await import('./memory.ts')).listNotes,
  },
  {
    name: 'memory discard',
    args: '<id>',
    summary: "take a note out of Claude's memory",
    load: async () => (await import('./memory.ts')).discardNote,
  },
  {
    name: 'memory fix',
    args: '<id> <text...>',
    summary: "reword a note of Claude's memory",
    load: async () => (await import('./memory.ts')).fixNote,
  },
  {
    name: 'hook install-git-hook',
    summary: 'count after each commit which files change together',
    load: async () => (await import('./hook-git.ts')).installGitHook,
  },
  {
    name: 'hook uninstall-git-hook',
    summary: 'take that out of the post-commit hook again',
    load: async () => (await import('./hook-git.ts')).uninstallGitHook,
  },
  {
    name: 'hook refresh',
    summary: 'count which files change together',
    hidden: true,
    load: async () => (await import('./hook-git.ts')).refresh,
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
