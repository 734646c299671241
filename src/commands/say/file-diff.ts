import { createTwoFilesPatch } from 'diff'
import { withoutMark } from '../../text/byte-order-mark.ts'
import { say } from './say.ts'

/** A change of a file as people know it from git; '' is no file. Line ends and byte order marks do not show. */
export function diffOf(path: string, before: string, after: string): string {
  const compared = (text: string) => withoutMark(text).replaceAll('\r\n', '\n')
  const patch = createTwoFilesPatch(path, path, compared(before), compared(after), 'now', 'then', { context: 2 })
  return patch.split('\n').slice(2).join('\n').trimEnd()
}

/** Prints it. The file is somebody else's: what a terminal would obey in it is written out. */
export function sayDiff(
  stdout: Pick<NodeJS.WriteStream, 'write'>,
  ...change: readonly [path: string, before: string, after: string]
): void {
  say(stdout, diffOf(...change))
}
