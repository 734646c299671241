import { createTwoFilesPatch, OMIT_HEADERS } from 'diff'
import { withoutBom } from '../../text/byte-order-mark.ts'
import { oneLine, visible } from '../../text/sanitize.ts'

/** A file's change as a diff like git's; '' means no file. Line ends and byte order marks do not show. */
export function diffOf(path: string, before: string, after: string): string {
  const compared = (text: string) => withoutBom(text).replaceAll('\r\n', '\n')
  const options = { context: 2, headerOptions: OMIT_HEADERS }
  const changes = createTwoFilesPatch(path, path, compared(before), compared(after), 'now', 'then', options)
  // The package's own header writes a path as git quotes it: `J\303\274rgen`, `C:\\Users`.
  const name = oneLine(path)
  return `--- ${name} (now)\n+++ ${name} (after the change)\n${changes}`.trimEnd()
}

/** Prints it, every sign as it is in the file. The file is somebody else's, so control characters are made visible. */
export function sayDiff(
  stdout: Pick<NodeJS.WriteStream, 'write'>,
  ...change: readonly [path: string, before: string, after: string]
): void {
  stdout.write(`${visible(diffOf(...change))}\n`)
}
