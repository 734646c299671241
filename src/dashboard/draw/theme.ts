import type { Settings } from '../state/settings.ts'
import type { Style } from './line.ts'

type Codes = Readonly<Record<Style, string>>

/**
 * The terminal's own colours, on its own background. Words have its text colour: no other colour is readable in every usual palette (green,
 * yellow and cyan not on white, dark red and magenta not on black). Only signs are coloured, in the two colours in which every palette shows at
 * least a sign's shape; a sign may be green if its opposite is another sign.
 */
const ANSI: Codes = {
  strong: '1',
  faint: '2',
  good: '32',
  bad: '91',
  warning: '95',
  accent: '1',
  match: '1;4',
  selected: '1',
  // A style costs bytes per cell at each move of the cursor, so the row has none and is found by its pointer.
  current: '',
  pointer: '1;95',
  tab: '1;7',
  added: '32',
  removed: '91',
  cursor: '7',
}
/** In high contrast, with and without colours. */
const INVERSE = { match: '1;7', selected: '1;7', current: '1;7' }
const HIGH_CONTRAST: Codes = {
  ...ANSI,
  faint: '',
  good: '1',
  bad: '1;91',
  warning: '1;95',
  added: '1',
  ...INVERSE,
}
/** Blue and bold instead of green and red: bright blue, because plain blue is invisible on black, and yellow on white. */
const DALTONIZED: Codes = { ...ANSI, good: '94', bad: '1', added: '94', removed: '1' }
/** No colour: weight, underline and inverse remain. */
const MONO: Codes = {
  ...ANSI,
  pointer: '1',
  faint: '',
  good: '',
  bad: '1',
  warning: '1',
  added: '1',
  removed: '4',
}
const MONO_HIGH_CONTRAST: Codes = { ...MONO, ...INVERSE }

/** The SGR parameters of each style. */
export function codesOf({ colour, theme }: Pick<Settings, 'colour' | 'theme'>): Codes {
  if (theme === 'high-contrast') return colour ? HIGH_CONTRAST : MONO_HIGH_CONTRAST
  if (!colour) return MONO
  return theme === 'daltonized' ? DALTONIZED : ANSI
}
