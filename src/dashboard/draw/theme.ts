import type { Settings } from '../state/settings.ts'
import type { Style } from './line.ts'

type Codes = Readonly<Record<Style, string>>

/**
 * The terminal's own sixteen colours and default fore- and background: what is readable there stays readable. Many terminals show bold
 * colours as bright ones, of which only red and magenta are readable on both black and white, so bold text uses one of these.
 */
const ANSI: Codes = {
  strong: '1',
  faint: '2',
  good: '32',
  bad: '31',
  warning: '33',
  accent: '36',
  match: '1;4;35',
  selected: '1',
  // A style costs bytes per cell at each move of the cursor, so the row has none and is found by its pointer.
  current: '',
  pointer: '1;35',
  tab: '1;7',
  added: '32',
  removed: '31',
  cursor: '7',
}
const HIGH_CONTRAST: Codes = {
  ...ANSI,
  faint: '',
  accent: '1',
  good: '1',
  bad: '1;91',
  warning: '1;95',
  added: '1',
  match: '1;7',
  selected: '1;7',
  current: '1;7',
  pointer: '1;95',
}
/** Blue and yellow instead of green and red: bright blue, because plain blue is invisible on black. */
const DALTONIZED: Codes = { ...ANSI, good: '94', bad: '33', added: '94', removed: '33', warning: '35' }
/** No colour: weight, underline and inverse remain. */
const MONO: Codes = {
  ...ANSI,
  pointer: '1',
  faint: '',
  good: '',
  bad: '1',
  warning: '1',
  accent: '1',
  match: '1;4',
  added: '1',
  removed: '4',
}

/** The SGR parameters of each style. */
export function codesOf(settings: Pick<Settings, 'colour' | 'theme'>): Codes {
  if (!settings.colour) return MONO
  if (settings.theme === 'high-contrast') return HIGH_CONTRAST
  return settings.theme === 'daltonized' ? DALTONIZED : ANSI
}
