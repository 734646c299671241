import { SCOPES } from '../../journal/event/vocabulary.ts'
import type { CommandEntry } from '../options/command-entry.ts'
import { EXPORT_FORMATS, OWN_SCOPES } from '../options/option-values.ts'
import { FORMAT_OPTION, JSON_OPTION, KIND_OPTION, OWN_SCOPE_OPTION } from '../options/shared-options.ts'

/** What was learned: by hand, from files, and what became of it. */
export const learningEntries: readonly CommandEntry[] = [
  {
    name: 'add',
    args: '<text...>',
    summary: 'write a learning by hand',
    options: [OWN_SCOPE_OPTION, ['--pending', 'leave it in the inbox, even from a terminal'], KIND_OPTION],
    load: () => import('../add.ts'),
  },
  {
    name: 'search',
    args: '<words...>',
    summary: 'find learnings and proposals by their words',
    options: [FORMAT_OPTION, JSON_OPTION],
    load: () => import('../search.ts'),
  },
  {
    name: 'log',
    summary: 'show what was learned and decided, newest first',
    options: [
      ['-f, --follow', 'newest last, then each new one as it comes, until Ctrl-C; with --json, one object per line'],
      ['-n, --limit <count>', 'how many changes (default: 30)'],
      ['--user', 'the changes in scope user, which all your projects share'],
      ['--verbose', 'name every item'],
      JSON_OPTION,
    ],
    load: () => import('../log.ts'),
  },
  {
    name: 'stats',
    summary: 'show counts, how often you approve what each cue finds, and whether learnings work',
    options: [JSON_OPTION],
    load: () => import('../stats.ts'),
  },
  {
    name: 'retire',
    args: '<ids...>',
    summary: 'stop giving learnings to Claude',
    load: async () => (await import('../decide.ts')).retire,
  },
  {
    name: 'pin',
    args: '<ids...>',
    summary: 'give learnings to Claude before all others',
    load: async () => (await import('../decide.ts')).pin,
  },
  {
    name: 'unpin',
    args: '<ids...>',
    summary: 'stop giving learnings before all others',
    load: async () => (await import('../decide.ts')).unpin,
  },
  {
    name: 'restore',
    args: '<ids...>',
    summary: 'move items from the archive back to the inbox',
    load: async () => (await import('../decide.ts')).restore,
  },
  {
    name: 'delete',
    args: '<ids...>',
    summary: 'remove items from every list, including the archive; their words stay in the journal',
    load: async () => (await import('../decide.ts')).purge,
  },
  {
    name: 'import',
    args: '<files...>',
    summary: 'import learnings from CLAUDE.md, learnings.md, JSON Lines or seed.json; all of them wait in the inbox',
    options: [['--scope <scope>', 'project or user (default: project)', OWN_SCOPES], JSON_OPTION],
    load: () => import('../import.ts'),
  },
  {
    name: 'export',
    args: '[folder]',
    summary: 'print the approved learnings for other tools and people, or write notes into a folder',
    options: [
      [
        '--format <format>',
        'md, jsonl, seed, or obsidian, which writes one note each into the folder (default: md)',
        EXPORT_FORMATS,
      ],
      ['--scope <scope>', 'only this scope', SCOPES],
      ['--pending', 'include pending proposals'],
    ],
    load: () => import('../export.ts'),
  },
  {
    name: 'remote',
    summary: 'show your own git repository through which your machines share learnings of scope user',
    load: () => import('../remote.ts'),
  },
  {
    name: 'remote set',
    args: '<url>',
    summary: 'share learnings of scope user through this repository',
    wayOut: 'Give the address of your git repository, e.g. git@host:me/learnings.git, or a path',
    load: async () => (await import('../remote.ts')).set,
  },
  {
    name: 'remote sync',
    summary: 'pull, then push',
    load: async () => (await import('../remote.ts')).sync,
  },
  {
    name: 'remote pull',
    summary: 'get what your other machines pushed',
    load: async () => (await import('../remote.ts')).pull,
  },
  {
    name: 'remote push',
    summary: 'the same as sync, because what is pushed is the union of both sides',
    load: async () => (await import('../remote.ts')).sync,
  },
  {
    name: 'remote remove',
    summary: 'forget the repository; nothing in it is deleted',
    load: async () => (await import('../remote.ts')).remove,
  },
]
