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
    if (!stat.isFIFO() && !stat.isSocket()) return false
    const { binding } = process as unknown as { binding: (name: string) => PipeBinding }
    const { Pipe, constants } = binding('pipe_wrap')
    return !new Pipe(constants.SOCKET).open(STDIN)
  } catch {
    // Closed, or a Node without that binding: the caller reads the stream instead.
    return false
  }
}

/**
 * Reads one JSON object from stdin without an event loop: until it is complete, or nothing came for `deadline`
 * milliseconds. Undefined if stdin cannot be read like this.
 */
export function readStdin(deadline: number): Received | undefined {
  if (!stopBlocking()) return undefined
  const scanner = createObjectScanner()
  const latest = performance.now() + LATEST
  for (let waited = 0; waited < deadline && performance.now() < latest;) {
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
    const state = scanner.push(chunk.subarray(0, length))
    if (state === 'complete') return scanner.result()
    if (state !== 'more') return { problem: state }
  }
  return { problem: 'stdin-timeout' }
}
