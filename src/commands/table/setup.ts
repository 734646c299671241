import type { CommandEntry } from '../options/command-entry.ts'
import { INJECTION_FLAGS } from '../options/injection-flags.ts'
import { CONSENT, JSON_OPTION } from '../options/shared-options.ts'

/** Options of the two commands for people who wire hooks up by hand (seed 001). */
const BY_HAND = [
  ...INJECTION_FLAGS,
  ['--quiet', 'print nothing on standard error, whatever is wrong'],
  ['--verbose', 'say on standard error why nothing is given'],
] as const

/** Commands that connect Sage with Claude Code, and find out why they are not connected. */
export const setupEntries: readonly CommandEntry[] = [
  {
    name: 'init',
    summary: 'set up Sage for this project, and the hook for all your projects',
    options: [
      ['--user', 'install the hook for all your projects (the default)'],
      ['--project', 'install the hook for this project only (.claude/settings.local.json)'],
      [
        '--import',
        'also make CLAUDE.md import learnings.md, so that Claude Code reads it directly; with --user, your own files, in every project',
      ],
      ['--rule', 'the same through a rule (rules/sage.md) instead of CLAUDE.md, for projects that have an AGENTS.md'],
      ...CONSENT,
    ],
    load: () => import('../init.ts'),
  },
  {
    name: 'uninstall',
    summary: 'remove Sage from Claude Code; what was learned is kept',
    options: CONSENT,
    load: () => import('../uninstall.ts'),
  },
  {
    name: 'doctor',
    summary: 'find out why something does not work; the output is safe to paste',
    options: [
      ['--live', 'call the installed hook with a made-up event'],
      ['--fix', 'fix what can be fixed'],
      JSON_OPTION,
    ],
    load: () => import('../doctor.ts'),
  },
  {
    name: 'hook install',
    summary: 'install the hook for this project',
    options: [['--global', 'for all your projects'], ...INJECTION_FLAGS, ...CONSENT],
    load: () => import('../hook-install.ts'),
  },
  {
    name: 'hook uninstall',
    summary: 'remove the hook',
    options: [['--global', 'for all your projects'], ...CONSENT],
    load: () => import('../hook-uninstall.ts'),
  },
  {
    name: 'hook status',
    summary: 'show where the hook is installed and whether it will run',
    options: [JSON_OPTION],
    load: () => import('../hook-status.ts'),
  },
  { name: 'hook run', summary: 'handle one hook event from stdin', hidden: true, load: () => import('../hook-run.ts') },
  {
    name: 'hook inject-context',
    summary: 'answer a UserPromptSubmit hook with relevant learnings',
    options: BY_HAND,
    hidden: true,
    load: async () => (await import('../hook-context.ts')).injectContext,
  },
  {
    name: 'hook session-context',
    summary: 'answer a SessionStart hook after a compaction with the working context',
    options: BY_HAND,
    hidden: true,
    load: async () => (await import('../hook-context.ts')).sessionContext,
  },
  {
    name: 'hook install-git-hook',
    summary: 'add a git hook that counts, after each commit, which files change together',
    load: async () => (await import('../hook-git.ts')).installGitHook,
  },
  {
    name: 'hook uninstall-git-hook',
    summary: "remove Sage's lines from the post-commit hook",
    load: async () => (await import('../hook-git.ts')).uninstallGitHook,
  },
  {
    name: 'hook refresh',
    summary: 'count which files change together',
    hidden: true,
    load: async () => (await import('../hook-git.ts')).refresh,
  },
  {
    name: 'statusline',
    summary: 'print one line for a status line if something is pending',
    load: () => import('../statusline.ts'),
  },
  {
    name: 'statusline install',
    summary: 'show that line in Claude Code, below your own status line if you have one',
    options: CONSENT,
    load: async () => (await import('../statusline-install.ts')).installCommand,
  },
  {
    name: 'statusline remove',
    summary: 'restore the status line that was there before',
    options: CONSENT,
    load: async () => (await import('../statusline-install.ts')).removeCommand,
  },
  {
    name: 'config get',
    args: '[key]',
    summary: 'show the settings in effect here: all of them, one section, or one setting',
    options: [['--origin', 'say where each value comes from'], JSON_OPTION],
    load: async () => (await import('../config.ts')).get,
  },
  {
    name: 'config set',
    args: '<key> <value...>',
    summary: 'change one of your settings; several words make a list',
    wayOut: 'For example: sage config set ui.theme mono; "sage config get" shows them all',
    options: [['--project', "in the project's file"]],
    load: async () => (await import('../config-change.ts')).set,
  },
  {
    name: 'config edit',
    summary: 'open your settings in your editor',
    options: [['--project', "the project's file"]],
    load: async () => (await import('../config-change.ts')).edit,
  },
  {
    name: 'config path',
    summary: 'show where the settings files are',
    options: [JSON_OPTION],
    load: async () => (await import('../config.ts')).path,
  },
  {
    name: 'config schema',
    summary: 'print the JSON Schema of the settings',
    load: async () => (await import('../config.ts')).schema,
  },
  {
    name: 'completion',
    args: '<bash|zsh|fish|powershell>',
    summary: 'print a completion script for your shell',
    load: () => import('./completion.ts'),
  },
]
