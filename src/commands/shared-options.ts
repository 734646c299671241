import { COLOR_MODES } from './option-values.ts'

export const JSON_OPTION = ['--json', 'one JSON object'] as const

/** A line of one's own for each item, instead of the columns. */
export const FORMAT_OPTION = [
  '--format <template>',
  String.raw`a line for each, e.g. "{{id}}\t{{text}}"; fields as --json names them`,
] as const

/** For commands that change other people's settings. */
export const CONSENT = [
  ['--dry-run', 'show what would change, and change nothing'],
  ['--yes', 'do it without asking'],
] as const

/** How the dashboard is drawn; `sage` alone takes them too. */
export const SCREEN_OPTIONS = [
  ['--inline', 'stay in the normal buffer of the terminal'],
  ['--ascii', 'no sign that ASCII does not have'],
  ['--color <when>', 'auto, always or never', COLOR_MODES],
  ['--screen-reader', 'plain lines instead of a screen, as in sage review'],
] as const
