import type { Readable } from 'node:stream'
import { MAX_WAIT } from './input-limits.ts'
import { createObjectScanner } from './object-scanner.ts'

export type Received =
  | { readonly text: string; readonly shortened: boolean }
  | { readonly problem: 'empty-stdin' | 'truncated-stdin' | 'stdin-timeout' | 'stdin-error' | 'not-json' | 'too-large' }

/**
 * Reads one JSON object from a stream. Answers as soon as the object is complete, whether or not the stream ends, and
 * when nothing came for `deadline` milliseconds: a hook that waits for the end of its input can freeze Claude Code.
 */
export function readObject(stream: Readable, deadline: number): Promise<Received> {
  const scanner = createObjectScanner()
  return new Promise((resolve) => {
    let late: NodeJS.Immediate | undefined
    const finish = (received: Received) => {
      clearTimeout(timer)
      clearImmediate(late)
      stream.removeAllListeners('data')
      stream.pause()
      resolve(received)
    }
    const giveUp = () => finish({ problem: 'stdin-timeout' })
    const timer = setTimeout(() => {
      // What came while this process could not go on is read first: a machine may be busy, or asleep.
      late = setImmediate(giveUp)
    }, deadline)
    // The wall clock can be set back.
    const latest = process.uptime() * 1000 + MAX_WAIT
    stream.on('data', (chunk: Buffer) => {
      if (process.uptime() * 1000 < latest) {
        clearImmediate(late)
        timer.refresh()
      }
      const state = scanner.push(chunk)
      if (state === 'complete') finish(scanner.result())
      else if (state !== 'more') finish({ problem: state })
    })
    stream.once('end', () => finish({ problem: scanner.begun() ? 'truncated-stdin' : 'empty-stdin' }))
    stream.once('error', () => finish({ problem: 'stdin-error' }))
  })
}
