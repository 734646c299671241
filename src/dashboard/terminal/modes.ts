import type { Settings } from '../state/settings.ts'
import type { Size } from './painter.ts'

/** Takes the screen, and switches on what the dashboard needs. */
export function enterSequence(settings: Settings, { rows }: Size): string {
  const { inline, title } = settings
  return [
    inline ? '\n'.repeat(rows) : '\u001b[?1049h',
    modes(settings),
    title ? '\u001b[22;0t' : '',
    '\u001b[H\u001b[2J',
  ].join('')
}

/**
 * Switches off what an editor that was killed may have left on. It would colour, move or replace what is drawn (its last look, scrolling region,
 * origin, insert mode, line-drawing letters), keep the mouse from selecting text, or type into the shell later: when the window gets or loses the
 * focus, and in place of Ctrl-c.
 */
const OF_OTHERS =
  '\u001b[>4m\u001b[m\u001b[r\u001b[?6l\u001b[4l\u001b(B\u000f\u001b[?1l\u001b>\u001b[?1000l\u001b[?1002l\u001b[?1003l\u001b[?1004l\u001b[?1006l'

/** Modes that can be switched on repeatedly. */
export function modes({ mouse, notify }: Settings): string {
  return [
    OF_OTHERS,
    '\u001b[?7l\u001b[?2004h\u001b[?25l',
    mouse ? '\u001b[?1000h\u001b[?1006h' : '',
    notify === 'off' ? '' : '\u001b[?1004h',
  ].join('')
}

/** Switches all of it off, and gives the screen back. */
export function leaveSequence({ inline, mouse, notify, title }: Settings, { rows }: Size): string {
  return [
    '\u001b[m',
    // The title is emptied first: terminals that do not remember titles (urxvt, GNU screen) then show their own or none, but not ours.
    title ? '\u001b]2;\u0007\u001b[23;0t' : '',
    notify === 'off' ? '' : '\u001b[?1004l',
    mouse ? '\u001b[?1006l\u001b[?1000l' : '',
    '\u001b[?2004l\u001b[?7h',
    // The screen is cleared first: terminals without a second buffer (GNU screen, the Linux console) would keep the frame, with the prompt after
    // its last word.
    inline ? `\u001b[${rows};1H\n` : '\u001b[H\u001b[J\u001b[?1049l',
    '\u001b[?25h',
  ].join('')
}
