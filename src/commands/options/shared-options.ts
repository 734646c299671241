import { KINDS } from '../../extract/candidate.ts'
import { COLOR_MODES, OWN_SCOPES } from './option-values.ts'

export const JSON_OPTION = ['--json', 'print one JSON object'] as const

/** A custom line for each item, instead of the columns. */
export const FORMAT_OPTION = [
  '--format <template>',
  String.raw`one line each, e.g. "{{id}}\t{{text}}"; fields named as in --json`,
] as const

export const KIND_OPTION = ['--kind <kind>', 'preference, correction, convention, fact, …', KINDS] as const

/** For commands that write a learning, or approve one. */
export const OWN_SCOPE_OPTION = ['--scope <scope>', 'project, or user for all your projects', OWN_SCOPES] as const

/** For commands that change other people's settings. */
export const CONSENT = [
  ['--dry-run', 'show what would change, and change nothing'],
  ['--yes', 'do not ask'],
] as const

/** How the dashboard is drawn; plain `sage` accepts these too. */
export const SCREEN_OPTIONS = [
  ['--inline', "stay in the terminal's normal buffer"],
  ['--ascii', 'draw with ASCII characters only'],
  ['--color <when>', 'auto, always or never', COLOR_MODES],
  ['--screen-reader', 'plain lines instead of a screen, as in sage review'],
] as const
