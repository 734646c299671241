import { ownSigns } from '../../dashboard/draw/theme.ts'
import { visible } from '../../text/sanitize.ts'
import type { Output } from '../start/context.ts'

/** Prints one or more lines for the person. Paths and settings are text from outside, so control characters are made visible. */
export function say(stream: Output, text: string): void {
  print(stream, `${visible(text)}\n`)
}

/** Prints whole lines in which nothing is hidden. No command has to know of the locale: what only ASCII can show is drawn here. */
export function print(stream: Output, lines: string): void {
  stream.write(signsOf(stream)(lines))
}

/** How our own signs are written there, for lines whose words must stay as they are. */
export function signsOf({ onlyAscii = false }: Pick<Output, 'onlyAscii'>): (text: string) => string {
  return ownSigns(onlyAscii)
}
