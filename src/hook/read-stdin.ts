import { readSync } from 'node:fs'
import { pause } from '../workspace/durable-write.ts'
import { LATEST } from './input-limits.ts'
import { createObjectScanner, type ObjectScanner } from './object-scanner.ts'
import type { Received } from './read-object.ts'

const STDIN = 0
const CHUNK = 64 * 1024

/** The part of Node's pipe handle that is used: opening a descriptor makes it non-blocking. */
type PipeBinding = {
  Pipe: new (type: number) => { open(descriptor: number): number | void }
  constants: { SOCKET: number }
}

/**
 * Makes reads of stdin return at once when there is nothing to read. `process.stdin` does the same and more, but making
 * it costs 15 % of a Node start, and a blocking read can hang for ever. A file stays as it is, and Node gives a terminal back as it
 * found it when it ends. False if this Node or this kind of stdin does not take it.
 */
function stopBlocking(): boolean {
  // On Windows a pipe that is read at once is another thing than one that is opened like this.
  if (process.platform === 'win32') return false
  try {
    const { binding } = process as unknown as { binding: (name: string) => PipeBinding }
    const { Pipe, constants } = binding('pipe_wrap')
    return !new Pipe(constants.SOCKET).open(STDIN)
  } catch {
    // Closed, or a Node without that binding: the caller reads the stream instead.
    return false
  }
}

/**
 * The usual case: the whole object, in one piece, followed by nothing. Looking for its end byte by byte takes a cold
 * process a microsecond each; the JSON parser is native.
 */
function wholeObject(bytes: Buffer): Received | undefined {
  const text = bytes.toString()
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object' ? { text, shortened: false } : undefined
  } catch {
    // Half an object, or more than one: the scanner tells which.
    return undefined
  }
}

/** The bytes that are there, waiting for the first one; none at the end of the input. */
function readSome(deadline: number, latest: number): Buffer | 'stdin-timeout' | 'stdin-error' {
  const chunk = Buffer.allocUnsafeSlow(CHUNK)
  for (let waited = 0; waited < deadline && process.uptime() * 1000 < latest;) {
    try {
      return chunk.subarray(0, readSync(STDIN, chunk))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return chunk.subarray(0, 0)
      if (code !== 'EAGAIN') return 'stdin-error'
      waited += pause(1)
    }
  }
  return 'stdin-timeout'
}

/**
 * Reads one JSON object from stdin without an event loop: until it is complete, or nothing came for `deadline`
 * milliseconds. Undefined if stdin cannot be read like this.
 */
export function readStdin(deadline: number): Received | undefined {
  if (!stopBlocking()) return undefined
  // Not performance.now(): Node loads its module when it is first used, a tenth of what it takes to start.
  const latest = process.uptime() * 1000 + LATEST
  let scanner: ObjectScanner | undefined
  for (;;) {
    const bytes = readSome(deadline, latest)
    if (typeof bytes === 'string') return { problem: bytes }
    if (bytes.length === 0) return { problem: scanner?.begun() ? 'truncated-stdin' : 'empty-stdin' }
    const whole = scanner?.begun() ? undefined : wholeObject(bytes)
    if (whole) return whole
    scanner ??= createObjectScanner()
    const state = scanner.push(bytes)
    if (state === 'complete') return scanner.result()
    if (state !== 'more') return { problem: state }
  }
}
