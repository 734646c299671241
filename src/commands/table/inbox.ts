import { SCOPES } from '../../journal/event/vocabulary.ts'
import type { CommandEntry } from '../options/command-entry.ts'
import { FORMAT_OPTION, JSON_OPTION, KIND_OPTION, OWN_SCOPE_OPTION, SCREEN_OPTIONS } from '../options/shared-options.ts'

/** Options of commands that list items. */
const LIST_OPTIONS = [
  ['--scope <scope>', 'project, user or global', SCOPES],
  KIND_OPTION,
  ['--exit-code', 'exit 10 if something waits'],
  FORMAT_OPTION,
  JSON_OPTION,
] as const

/** The inbox: what waits, and decisions on it. */
export const inboxEntries: readonly CommandEntry[] = [
  {
    name: 'dashboard',
    summary: 'the full-screen inbox: what `sage` alone opens',
    options: SCREEN_OPTIONS,
    load: () => import('../dashboard.ts'),
  },
  {
    name: 'review',
    summary: 'review one by one in plain lines, for screen readers and pipes',
    options: [
      ['--limit <count>', 'stop after this many decisions'],
      ['--session <id>', 'only what came from this session'],
    ],
    load: () => import('../review.ts'),
  },
  {
    name: 'list',
    summary: 'what waits and what was approved; flags choose the status',
    wayOut: 'To find some of them: sage search WORDS',
    options: [
      ['--pending', 'what waits for a decision'],
      ['--later', 'what was put off'],
      ['--approved', 'what Claude is given'],
      ['--rejected', 'what is not proposed again'],
      ['--retired', 'what used to be approved'],
      ['--merged', 'what was merged into another'],
      ['--archive', 'put off, rejected, retired and merged'],
      ['--all', 'everything'],
      ...LIST_OPTIONS,
    ],
    load: () => import('../list.ts'),
  },
  {
    name: 'pending',
    summary: 'what waits; same as `sage list --pending`',
    wayOut: 'To find some of it: sage search WORDS',
    options: LIST_OPTIONS,
    load: async () => (await import('../list.ts')).pending,
  },
  {
    name: 'show',
    args: '<ids...>',
    summary: 'items with their evidence, score and what became of them',
    options: [JSON_OPTION],
    load: () => import('../show.ts'),
  },
  {
    name: 'approve',
    args: '<ids...>',
    summary: 'give it to Claude from the next session on; needs you at a terminal',
    options: [OWN_SCOPE_OPTION],
    load: () => import('../approve.ts'),
  },
  {
    name: 'reject',
    args: '<ids...>',
    summary: 'not worth keeping; it is not proposed again',
    load: async () => (await import('../decide.ts')).reject,
  },
  {
    name: 'later',
    args: '<ids...>',
    summary: 'put off until sage is next opened',
    options: [['--until-restored', 'put off until sage restore']],
    load: async () => (await import('../decide.ts')).later,
  },
  {
    name: 'edit',
    args: '<id>',
    summary: 'change its words, kind or scope; evidence and history stay',
    wayOut: 'For example: sage edit ID --text "Use pnpm"',
    options: [['--text <text>', 'the new words, instead of opening the editor'], KIND_OPTION, OWN_SCOPE_OPTION],
    load: () => import('../edit.ts'),
  },
  {
    name: 'merge',
    args: '<ids...>',
    summary: 'merge what says the same: the last one named stays, the others go into it',
    load: () => import('../merge.ts'),
  },
  {
    name: 'replace',
    args: '<id> <old>',
    summary: 'approve it in place of one in use; needs you at a terminal',
    load: () => import('../replace.ts'),
  },
  {
    name: 'undo',
    args: '[id]',
    summary: 'take back the last decision, or the last one about an item',
    load: () => import('../undo.ts'),
  },
  { name: 'redo', summary: 'redo what the last undo took back', load: async () => (await import('../undo.ts')).redo },
  {
    name: 'keys',
    summary: 'every key of the dashboard, with your changes',
    options: [['--markdown', 'the default keys, as the table in the README'], JSON_OPTION],
    load: () => import('../keys.ts'),
  },
]
