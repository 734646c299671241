import type { CommandEntry } from '../options/command-entry.ts'
import { JSON_OPTION } from '../options/shared-options.ts'

/** Reading what was typed. */
export const sessionEntries: readonly CommandEntry[] = [
  {
    name: 'status',
    summary: 'what waits, what is injected, whether the hook is installed',
    options: [JSON_OPTION],
    load: () => import('../status.ts'),
  },
  {
    name: 'sync',
    summary: 'read what is new, once, without the dashboard',
    options: [JSON_OPTION],
    load: () => import('../sync.ts'),
  },
  {
    name: 'scan',
    summary: 'read the transcripts from before the hook was installed',
    options: [
      ['--days <n>', 'how far to go back (default: 30)'],
      ['--all-projects', 'every project that Sage is used in, not only this one'],
      ['--weak', 'also propose the best of what was too weak to propose'],
      JSON_OPTION,
    ],
    load: () => import('../scan.ts'),
  },
  {
    name: 'session list',
    summary: 'every session noted or read, newest first',
    options: [JSON_OPTION],
    load: async () => (await import('../session.ts')).listAll,
  },
  {
    name: 'session pause',
    args: '<ids...>',
    summary: 'stop reading it until it is resumed',
    load: async () => (await import('../session.ts')).pause,
  },
  {
    name: 'session resume',
    args: '<ids...>',
    summary: 'read on, including what was typed meanwhile',
    load: async () => (await import('../session.ts')).resume,
  },
  {
    name: 'session retry',
    args: '[ids...]',
    summary: 'read again what could not be read (`missing` in the list)',
    options: [['--all', 'everything listed as missing'], JSON_OPTION],
    load: async () => (await import('../session.ts')).retry,
  },
  {
    name: 'session drop',
    args: '[ids...]',
    summary: 'give up on what could not be read',
    options: [['--all', 'everything listed as missing'], JSON_OPTION],
    load: async () => (await import('../session.ts')).drop,
  },
  {
    name: 'turns',
    args: '<file>',
    summary: 'what was typed in a transcript, as Sage sees it',
    options: [['--automation', 'include prompts from programs'], JSON_OPTION],
    load: () => import('../turns.ts'),
  },
  {
    name: 'extract',
    args: '<file>',
    summary: 'what Sage would propose from a transcript, and why',
    options: [
      ['--all', 'include what is below the threshold'],
      ['--explain', 'what each confidence is made of'],
      JSON_OPTION,
    ],
    load: () => import('../extract.ts'),
  },
  {
    name: 'refine',
    summary: 'let a model of your choice sort and shorten what waits, once',
    options: [
      ['--print', 'print the prompt that is sent, and nothing else'],
      ['--dry-run', 'print the whole request and what it would cost'],
      ['--days <n>', 'how far back to look for weak sentences (default: 7)'],
      JSON_OPTION,
    ],
    load: () => import('../refine.ts'),
  },
]
