import { readSync } from 'node:fs'
import { sleepSync } from '../../workspace/processes/sleep-sync.ts'
import { MAX_WAIT } from './input-limits.ts'
import { createObjectScanner } from './object-scanner.ts'
import type { Received } from './read-object.ts'

const CHUNK = 64 * 1024

/** The bytes that are there, waiting for the first one; none at the end of the input. */
function readSome(descriptor: number, deadline: number, latest: number): Buffer | 'stdin-timeout' | 'stdin-error' {
  const chunk = Buffer.allocUnsafeSlow(CHUNK)
  for (let waited = 0; process.uptime() * 1000 < latest;) {
    try {
      return chunk.subarray(0, readSync(descriptor, chunk))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EOF') return chunk.subarray(0, 0)
      if (code !== 'EAGAIN') return 'stdin-error'
      // What came while this process could not go on was looked for first: a machine may be busy, or asleep.
      if (waited >= deadline) break
      waited += sleepSync(1)
    }
  }
  return 'stdin-timeout'
}

/**
 * Reads the rest of one JSON object from a non-blocking descriptor, after the bytes already read, if any: until it is complete, or nothing came
 * for `deadline` milliseconds.
 */
export function readPatiently(descriptor: number, deadline: number, begun?: Uint8Array): Received {
  const scanner = createObjectScanner()
  // Not performance.now(): Node loads its module on first use, a tenth of what it takes to start.
  const latest = process.uptime() * 1000 + MAX_WAIT
  for (let bytes: ReturnType<typeof readSome> | undefined = begun && Buffer.from(begun); ; bytes = undefined) {
    bytes ??= readSome(descriptor, deadline, latest)
    if (typeof bytes === 'string') return { problem: bytes }
    if (bytes.length === 0) return { problem: scanner.begun() ? 'truncated-stdin' : 'empty-stdin' }
    const state = scanner.push(bytes)
    if (state === 'complete') return scanner.result()
    if (state !== 'more') return { problem: state }
  }
}
