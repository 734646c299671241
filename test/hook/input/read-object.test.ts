import { openSync, writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readObject } from '../../../src/hook/input/read-object.ts'
import { sleepSync } from '../../../src/workspace/processes/sleep-sync.ts'
import { openPipe } from '../../helpers/open-pipe.ts'

/** Reads from a pipe into which `write` writes while the reader cannot go on for longer than it waits. */
async function readBehind(write: (pipe: number) => void) {
  const pipe = openPipe()
  const stdin = new Socket({ fd: openSync(`/proc/self/fd/${pipe}`, 'r+'), readable: true, writable: false })
  onTestFinished(() => void stdin.destroy())
  // From here timers come next, and only then what there is to read.
  await setImmediate()
  const received = readObject(stdin, 5)
  write(pipe)
  sleepSync(20)
  return await received
}

test.runIf(process.platform === 'linux')('readObject() takes what came while it could not go on', async () => {
  expect(await readBehind((pipe) => writeSync(pipe, '{}'))).toEqual({ text: '{}', shortened: false })
})

test.runIf(process.platform === 'linux')('readObject() gives up where nothing came', async () => {
  expect(await readBehind(() => undefined)).toEqual({ problem: 'stdin-timeout' })
})

test('readObject() waits anew for each piece', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const stdin = new PassThrough()
  const received = readObject(stdin, 100)
  for (const piece of ['{"a"', ':"b"', '}']) {
    await vi.advanceTimersByTimeAsync(60)
    stdin.write(piece)
    await setImmediate()
  }
  expect(await received).toEqual({ text: '{"a":"b"}', shortened: false })
})
