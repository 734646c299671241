import { SCOPES } from '../../journal/event/vocabulary.ts'
import type { CommandEntry } from '../options/command-entry.ts'
import { FORMAT_OPTION, JSON_OPTION, KIND_OPTION, OWN_SCOPE_OPTION, SCREEN_OPTIONS } from '../options/shared-options.ts'

/** Options of commands that list items. */
const LIST_OPTIONS = [
  ['--scope <scope>', 'project, user or global', SCOPES],
  KIND_OPTION,
  ['--exit-code', 'exit with code 10 if something is pending'],
  FORMAT_OPTION,
  JSON_OPTION,
] as const

/** The inbox: what waits, and decisions on it. */
export const inboxEntries: readonly CommandEntry[] = [
  {
    name: 'dashboard',
    summary: 'open the full-screen inbox; the same as `sage` without a command',
    options: SCREEN_OPTIONS,
    load: () => import('../dashboard.ts'),
  },
  {
    name: 'review',
    summary: 'review proposals one at a time in plain lines, for screen readers and pipes',
    options: [
      ['--limit <count>', 'stop after this many decisions'],
      ['--session <id>', 'only proposals from this session'],
    ],
    load: () => import('../review.ts'),
  },
  {
    name: 'list',
    summary: 'list pending proposals and approved learnings; flags choose the status',
    wayOut: 'To find specific ones: sage search WORDS',
    options: [
      ['--pending', 'proposals that wait for a decision'],
      ['--later', 'proposals that were put off'],
      ['--approved', 'learnings that Claude is given'],
      ['--rejected', 'rejected proposals, which are not proposed again'],
      ['--retired', 'learnings that used to be approved'],
      ['--merged', 'items that were merged into another'],
      ['--archive', 'put off, rejected, retired and merged items'],
      ['--all', 'everything'],
      ...LIST_OPTIONS,
    ],
    load: () => import('../list.ts'),
  },
  {
    name: 'pending',
    summary: 'list pending proposals; the same as `sage list --pending`',
    wayOut: 'To find specific ones: sage search WORDS',
    options: LIST_OPTIONS,
    load: async () => (await import('../list.ts')).pending,
  },
  {
    name: 'show',
    args: '<ids...>',
    summary: 'show items with their evidence, their score and what became of them',
    options: [JSON_OPTION],
    load: () => import('../show.ts'),
  },
  {
    name: 'approve',
    args: '<ids...>',
    summary: 'approve proposals, so that Claude gets them from the next session on; needs you at a terminal',
    options: [OWN_SCOPE_OPTION],
    load: () => import('../approve.ts'),
  },
  {
    name: 'reject',
    args: '<ids...>',
    summary: 'reject proposals; they are not proposed again',
    load: async () => (await import('../decide.ts')).reject,
  },
  {
    name: 'later',
    args: '<ids...>',
    summary: 'put proposals off until sage is next opened',
    options: [['--until-restored', 'put them off until you run sage restore']],
    load: async () => (await import('../decide.ts')).later,
  },
  {
    name: 'edit',
    args: '<id>',
    summary: "change an item's words, kind or scope; its evidence and history stay",
    wayOut: 'For example: sage edit ID --text "Use pnpm"',
    options: [['--text <text>', 'the new words, instead of opening the editor'], KIND_OPTION, OWN_SCOPE_OPTION],
    load: () => import('../edit.ts'),
  },
  {
    name: 'merge',
    args: '<ids...>',
    summary: 'merge items that say the same: the last one named stays, the others go into it',
    load: () => import('../merge.ts'),
  },
  {
    name: 'replace',
    args: '<id> <old>',
    summary: 'approve a proposal in place of a learning in use; needs you at a terminal',
    load: () => import('../replace.ts'),
  },
  {
    name: 'undo',
    args: '[id]',
    summary: 'undo the last decision, or the last one about an item',
    load: () => import('../undo.ts'),
  },
  { name: 'redo', summary: 'redo what the last undo reverted', load: async () => (await import('../undo.ts')).redo },
  {
    name: 'keys',
    summary: 'list every key of the dashboard, including your changes',
    options: [JSON_OPTION],
    load: () => import('../keys.ts'),
  },
]
