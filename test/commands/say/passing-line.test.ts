import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passingLine, whileWaiting } from '../../../src/commands/say/passing-line.ts'
import { printed } from '../../helpers/printed.ts'

const HOUR = 3_600_000
/** No escape sequence: not every terminal understands one. */
const CLEARED = `\r${' '.repeat(39)}\r`

function terminal({ isTTY = true, onlyAscii = false, columns = 40 } = {}) {
  const stream = new PassThrough()
  return { stderr: Object.assign(stream, { isTTY, onlyAscii, columns }) as unknown as NodeJS.WriteStream, stream }
}

function held() {
  let end: { resolve: () => void; reject: (error: Error) => void } | undefined
  const promise = new Promise<string>((resolve, reject) => (end = { resolve: () => resolve('done'), reject }))
  return { promise, resolve: () => end?.resolve(), reject: (error: Error) => end?.reject(error) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whileWaiting() says on a terminal what is waited for, and takes it away before it answers', async () => {
  const { stderr, stream } = terminal()
  const work = held()
  const answer = whileWaiting({ stderr }, 'Fetching from "a\nb"', () => work.promise)
  expect(printed(stream)).toBe('')
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(printed(stream)).toBe('sage: Fetching from "a⟨LF⟩b"'.padEnd(39))
  work.resolve()
  expect(await answer).toBe('done')
  expect(printed(stream)).toBe(CLEARED)
})

test('whileWaiting() takes the line away where the work fails', async () => {
  const { stderr, stream } = terminal({ onlyAscii: true })
  const work = held()
  const answer = whileWaiting({ stderr }, 'Pushing', () => work.promise)
  await vi.advanceTimersByTimeAsync(HOUR)
  work.reject(new Error('refused'))
  await expect(answer).rejects.toThrow('refused')
  expect(printed(stream)).toBe(`${'sage: Pushing'.padEnd(39)}${CLEARED}`)
})

test('whileWaiting() says nothing where that takes no time, and nothing where nobody reads it', async () => {
  const quick = terminal()
  await whileWaiting(quick, 'Fetching', async () => undefined)
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(printed(quick.stream)).toBe('')
  const piped = terminal({ isTTY: false })
  const work = held()
  const answer = whileWaiting(piped, 'Fetching', () => work.promise)
  await vi.advanceTimersByTimeAsync(HOUR)
  work.resolve()
  await answer
  expect(printed(piped.stream)).toBe('')
})

test('passingLine() is drawn over itself, never longer than the terminal is wide', () => {
  const { stderr, stream } = terminal({ columns: 30 })
  const line = passingLine(stderr)
  line.draw('one')
  line.draw('x'.repeat(100))
  line.clear()
  line.clear()
  expect(printed(stream)).toBe(`${'one'.padEnd(29)}\r${'x'.repeat(28)}…\r${' '.repeat(29)}\r`)
})
