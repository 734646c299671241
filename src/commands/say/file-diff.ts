import { createTwoFilesPatch, OMIT_HEADERS } from 'diff'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { sanitize } from '../../text/sanitize.ts'
import { say } from './say.ts'

/** A change of a file as people know it from git; '' is no file. Line ends and byte order marks do not show. */
export function diffOf(path: string, before: string, after: string): string {
  const compared = (text: string) => withoutBom(text).replaceAll('\r\n', '\n')
  const options = { context: 2, headerOptions: OMIT_HEADERS }
  const changes = createTwoFilesPatch(path, path, compared(before), compared(after), 'now', 'then', options)
  // The package's own header writes a path as git quotes it: `J\303\274rgen`, `C:\\Users`.
  const name = sanitize(path, { oneLine: true }).text
  return `--- ${name} now\n+++ ${name} then\n${changes}`.trimEnd()
}

/** Prints it. The file is somebody else's: what a terminal would obey in it is written out. */
export function sayDiff(
  stdout: Pick<NodeJS.WriteStream, 'write'>,
  ...change: readonly [path: string, before: string, after: string]
): void {
  say(stdout, diffOf(...change))
}
