import type { CommandEntry } from './command-entry.ts'
import { setupCommands } from './table-setup.ts'
import { INJECTION_FLAGS } from './injection-flags.ts'

const JSON_OPTION = ['--json', 'one JSON object'] as const

/** How the dashboard is drawn; `sage` alone takes them too. */
export const SCREEN_OPTIONS = [
  ['--inline', 'stay in the normal buffer of the terminal'],
  ['--ascii', 'no sign that ASCII does not have'],
  ['--color <when>', 'auto, always or never'],
  ['--screen-reader', 'plain lines instead of a screen, as in sage review'],
] as const

export type { CommandEntry }

export const commandTable: readonly CommandEntry[] = [
  {
    name: 'dashboard',
    summary: 'the inbox on the whole screen: what `sage` alone does',
    options: SCREEN_OPTIONS,
    load: () => import('./dashboard.ts'),
  },
  {
    name: 'review',
    summary: 'one by one in plain lines, for screen readers and pipes',
    options: [
      ['--limit <count>', 'stop after so many decisions'],
      ['--session <id>', 'only what came from this session'],
    ],
    load: () => import('./review.ts'),
  },
  {
    name: 'keys',
    summary: 'every key of the dashboard, with your changes',
    options: [['--markdown', 'the default keys, as the table of the documentation'], JSON_OPTION],
    load: () => import('./keys.ts'),
  },
  {
    name: 'list',
    summary: 'what waits and what was approved; a status by flag',
    options: [
      ['--pending', 'what waits for a decision'],
      ['--later', 'what was put off'],
      ['--approved', 'what Claude is given'],
      ['--rejected', 'what is not asked again'],
      ['--retired', 'what was approved once'],
      ['--archive', 'rejected, retired and merged'],
      ['--all', 'everything'],
      ['--scope <scope>', 'project, user or global'],
      ['--exit-code', 'exit 10 if something waits'],
      JSON_OPTION,
    ],
    load: () => import('./list.ts'),
  },
  {
    name: 'show',
    args: '<id>',
    summary: 'one item with its evidence, its score and what became of it',
    options: [JSON_OPTION],
    load: () => import('./show.ts'),
  },
  {
    name: 'approve',
    args: '<ids...>',
    summary: 'give it to Claude from the next session on; needs a terminal that you are at',
    options: [['--scope <scope>', 'project, or user for all your projects']],
    load: () => import('./approve.ts'),
  },
  {
    name: 'reject',
    args: '<ids...>',
    summary: 'not worth keeping; it is not asked again',
    load: () => import('./reject.ts'),
  },
  {
    name: 'later',
    args: '<ids...>',
    summary: 'put off until the next session',
    options: [['--until-restored', 'put off until sage restore']],
    load: () => import('./later.ts'),
  },
  {
    name: 'undo',
    args: '[id]',
    summary: 'take back the last decision, or the last one about an item',
    load: () => import('./undo.ts'),
  },
  { name: 'redo', summary: 'bring back what the last undo took', load: async () => (await import('./undo.ts')).redo },
  {
    name: 'edit',
    args: '<id>',
    summary: 'other words, kind or scope; evidence and history stay',
    options: [
      ['--text <text>', 'the new words, instead of opening the editor'],
      ['--kind <kind>', 'preference, correction, convention, fact, …'],
      ['--scope <scope>', 'project, or user for all your projects'],
    ],
    load: () => import('./edit.ts'),
  },
  {
    name: 'add',
    args: '<text...>',
    summary: 'a learning by hand',
    options: [
      ['--scope <scope>', 'project, or user for all your projects'],
      ['--pending', 'let it wait in the inbox, even from a terminal'],
      ['--kind <kind>', 'preference, correction, convention, fact, …'],
    ],
    load: () => import('./add.ts'),
  },
  { name: 'retire', args: '<ids...>', summary: 'no longer give it to Claude', load: () => import('./retire.ts') },
  {
    name: 'restore',
    args: '<ids...>',
    summary: 'back from the archive into the inbox',
    load: () => import('./restore.ts'),
  },
  {
    name: 'log',
    summary: 'what was learned and decided, newest first',
    options: [
      ['--limit <count>', 'how many changes (30)'],
      ['--user', 'of the scope that all your projects share'],
      ['--verbose', 'name every item'],
      JSON_OPTION,
    ],
    load: () => import('./log.ts'),
  },
  {
    name: 'search',
    args: '<words...>',
    summary: 'find learnings and proposals by their words',
    options: [JSON_OPTION],
    load: () => import('./search.ts'),
  },
  {
    name: 'remote',
    args: '[action] [url]',
    summary: 'share the learnings of all your projects between machines: set URL, sync, pull, push, remove',
    load: () => import('./remote.ts'),
  },
  {
    name: 'stats',
    summary: 'counts, which cues are worth their proposals, whether learnings work',
    options: [JSON_OPTION],
    load: () => import('./stats.ts'),
  },
  {
    name: 'sync',
    summary: 'read what is new, once, without a screen',
    options: [['--json', 'one JSON object']],
    load: () => import('./sync.ts'),
  },
  {
    name: 'turns',
    args: '<file>',
    summary: 'what was typed in a transcript, as Sage sees it',
    options: [['--automation', 'prompts of programs too'], JSON_OPTION],
    load: () => import('./turns.ts'),
  },
  {
    name: 'extract',
    args: '<file>',
    summary: 'what Sage would propose from a transcript, and why',
    options: [['--all', 'what is below the threshold too'], ['--explain', 'the terms of each confidence'], JSON_OPTION],
    load: () => import('./extract.ts'),
  },
  {
    name: 'status',
    summary: 'what waits, what is injected, whether the hook is there',
    options: [['--json', 'one JSON object']],
    load: () => import('./status.ts'),
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
  ...setupCommands,
  {
    name: 'refine',
    summary: 'let a model of your choice sort and shorten what waits, once',
    options: [
      ['--print', 'print the prompt that is sent, and nothing else'],
      ['--dry-run', 'print the whole request and what it would cost'],
      ['--days <n>', 'how far back to look for weak sentences (default: 7)'],
      ['--json', 'one JSON object'],
    ],
    load: () => import('./refine.ts'),
  },
  {
    name: 'import',
    args: '<files...>',
    summary: 'take in learnings from CLAUDE.md, learnings.md, JSON Lines or seed.json; all of them wait',
    options: [
      ['--scope <scope>', 'project or user (default: project)'],
      ['--json', 'one JSON object'],
    ],
    load: () => import('./import.ts'),
  },
  {
    name: 'export',
    summary: 'write the approved learnings for other tools and people',
    options: [
      ['--format <format>', 'md, jsonl or seed (default: md)'],
      ['--scope <scope>', 'only this scope'],
      ['--pending', 'what waits as well'],
    ],
    load: () => import('./export.ts'),
  },
  {
    name: 'config get',
    args: '[key]',
    summary: 'what is set here',
    options: [
      ['--origin', 'say who set it, and where'],
      ['--json', 'one JSON object'],
    ],
    load: async () => (await import('./config.ts')).get,
  },
  {
    name: 'config set',
    args: '<key> <value...>',
    summary: 'change a setting of yours; several words make a list',
    options: [['--project', "in the project's file"]],
    load: async () => (await import('./config.ts')).set,
  },
  {
    name: 'config edit',
    summary: 'open your settings in your editor',
    options: [['--project', "the project's file"]],
    load: async () => (await import('./config.ts')).edit,
  },
  {
    name: 'config path',
    summary: 'where the settings are',
    options: [['--json', 'one JSON object']],
    load: async () => (await import('./config.ts')).path,
  },
  {
    name: 'config schema',
    summary: 'the settings as JSON Schema',
    load: async () => (await import('./config.ts')).schema,
  },
  {
    name: 'completion',
    args: '<bash|zsh|fish|powershell>',
    summary: 'print a completion script for your shell',
    load: () => import('./completion.ts'),
  },
]
