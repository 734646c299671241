import { visible } from '../../text/sanitize.ts'

/** A line for the person, or several. Paths and settings are text from outside: what a terminal would obey is written out. */
export function say(stream: Pick<NodeJS.WriteStream, 'write'>, text: string): void {
  stream.write(`${visible(text)}\n`)
}
