import type { CommandEntry } from '../options/command-entry.ts'
import { JSON_OPTION } from '../options/shared-options.ts'

/** Reading what was typed. */
export const sessionEntries: readonly CommandEntry[] = [
  {
    name: 'status',
    summary: 'show what is pending, what is injected, and whether the hook is installed',
    options: [JSON_OPTION],
    load: () => import('../status.ts'),
  },
  {
    name: 'sync',
    summary: 'read what is new once, without the dashboard',
    options: [JSON_OPTION],
    load: () => import('../sync.ts'),
  },
  {
    name: 'scan',
    summary: 'read the transcripts from before the hook was installed',
    options: [
      ['--days <n>', 'how far to go back (default: 30)'],
      ['--all-projects', 'all projects in which you use Sage, not only this one'],
      ['--weak', 'also propose the best of what was passed over as too weak'],
      JSON_OPTION,
    ],
    load: () => import('../scan.ts'),
  },
  {
    name: 'session list',
    summary: 'list every session that was noted or read, newest first',
    options: [JSON_OPTION],
    load: async () => (await import('../session.ts')).listAll,
  },
  {
    name: 'session pause',
    args: '<ids...>',
    summary: 'stop reading sessions until you resume them',
    load: async () => (await import('../session.ts')).pause,
  },
  {
    name: 'session resume',
    args: '<ids...>',
    summary: 'go on reading paused sessions, including what was typed meanwhile',
    load: async () => (await import('../session.ts')).resume,
  },
  {
    name: 'session retry',
    args: '[ids...]',
    summary: 'try again to read sessions that could not be read (`missing` in the list)',
    options: [['--all', 'all sessions listed as missing'], JSON_OPTION],
    load: async () => (await import('../session.ts')).retry,
  },
  {
    name: 'session drop',
    args: '[ids...]',
    summary: 'give up on sessions that could not be read',
    options: [['--all', 'all sessions listed as missing'], JSON_OPTION],
    load: async () => (await import('../session.ts')).drop,
  },
  {
    name: 'turns',
    args: '<file>',
    summary: 'show what was typed in a transcript, as Sage sees it',
    options: [['--automation', 'include prompts that programs sent'], JSON_OPTION],
    load: () => import('../turns.ts'),
  },
  {
    name: 'extract',
    args: '<file>',
    summary: 'show what Sage would propose from a transcript, and why',
    options: [
      ['--all', 'include what is below the threshold'],
      ['--explain', 'show how each confidence is calculated'],
      JSON_OPTION,
    ],
    load: () => import('../extract.ts'),
  },
  {
    name: 'refine',
    summary: 'let a model of your choice sort and shorten what is pending, once',
    options: [
      ['--print', 'print the prompt that would be sent, and nothing else'],
      ['--dry-run', 'print the whole request and what it would cost'],
      ['--days <n>', 'how far back to look for weak sentences (default: 7)'],
      JSON_OPTION,
    ],
    load: () => import('../refine.ts'),
  },
]
