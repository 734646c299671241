import { ownSigns } from '../../dashboard/draw/ascii.ts'
import { visibleLine } from '../../text/sanitize.ts'
import type { Output } from '../start/context.ts'

/**
 * Prints lines for the person. Paths and settings are text from outside, so control characters are made visible, line breaks too: what follows
 * one would pass for a line of Sage's.
 */
export function say(stream: Output, ...lines: readonly string[]): void {
  print(stream, lines.map((line) => `${visibleLine(line)}\n`).join(''))
}

/** Says what is worth knowing beside the answer, on standard error, so that a pipe gets the answer alone. */
export function remark(stderr: Output, ...remarks: readonly string[]): void {
  say(stderr, ...remarks.map((text) => `sage: ${text}`))
}

/** Prints whole lines in which nothing is hidden. Where only ASCII can be shown, our own signs become ASCII here: no command need know. */
export function print(stream: Output, lines: string): void {
  stream.write(signsOf(stream)(lines))
}

/** How our own signs are written there, for lines whose words must stay as they are. */
export function signsOf({ onlyAscii = false }: Pick<Output, 'onlyAscii'>): (text: string) => string {
  return ownSigns(onlyAscii)
}
