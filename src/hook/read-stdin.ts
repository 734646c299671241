import { fstatSync, readSync } from 'node:fs'
import { pause } from '../workspace/durable-write.ts'
import { createObjectScanner } from './object-scanner.ts'
import { LATEST, type Received } from './read-object.ts'

const STDIN = 0
const CHUNK = 64 * 1024

/** The part of Node's pipe handle that is used: opening a descriptor makes it non-blocking. */
type PipeBinding = {
  Pipe: new (type: number) => { open(descriptor: number): number | void }
  constants: { SOCKET: number }
}

/**
 * Makes reads of stdin return at once when there is nothing to read. `process.stdin` does the same and more, but making
 * it costs 15 % of a Node start, and a blocking read can hang for ever. False if this Node or this kind of stdin does
 * not take it.
 */
function stopBlocking(): boolean {
  try {
    const stat = fstatSync(STDIN)
    if (stat.isFile()) return true
    // On Windows a pipe that is read at once is another thing than one that is opened like this.
    if (process.platform === 'win32' || (!stat.isFIFO() && !stat.isSocket())) return false
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
  const text = bytes.toString('utf8')
  try {
    return text.startsWith('{') && typeof JSON.parse(text) === 'object' ? { text, shortened: false } : undefined
  } catch {
    // Half an object, or more than one: the scanner tells which.
    return undefined
  }
}

/**
 * Reads one JSON object from stdin without an event loop: until it is complete, or nothing came for `deadline`
 * milliseconds. Undefined if stdin cannot be read like this.
 */
export function readStdin(deadline: number): Received | undefined {
  if (!stopBlocking()) return undefined
  const scanner = createObjectScanner()
  // Not performance.now(): Node loads its module when it is first used, a tenth of what it takes to start.
  const latest = process.uptime() * 1000 + LATEST
  for (let waited = 0; waited < deadline && process.uptime() * 1000 < latest;) {
    const chunk = Buffer.allocUnsafeSlow(CHUNK)
    let length: number
    try {
      length = readSync(STDIN, chunk)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') length = 0
      else if (code !== 'EAGAIN') return { problem: 'stdin-error' }
      else {
        waited += pause(1)
        continue
      }
    }
    waited = 0
    if (length === 0) return { problem: scanner.begun() ? 'truncated-stdin' : 'empty-stdin' }
    const bytes = chunk.subarray(0, length)
    const whole = scanner.begun() ? undefined : wholeObject(bytes)
    if (whole) return whole
    const state = scanner.push(bytes)
    if (state === 'complete') return scanner.result()
    if (state !== 'more') return { problem: state }
  }
  return { problem: 'stdin-timeout' }
}
