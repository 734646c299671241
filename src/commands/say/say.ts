import { visible } from '../../text/sanitize.ts'

/** Prints one or more lines for the person. Paths and settings are text from outside, so control characters are made visible. */
export function say(stream: Pick<NodeJS.WriteStream, 'write'>, text: string): void {
  stream.write(`${visible(text)}\n`)
}
