import { writeSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { printToStdout } from '../../src/hook/print.ts'
import { sleepSync } from '../../src/workspace/processes/sleep-sync.ts'

vi.mock('node:fs', { spy: true })
vi.mock('../../src/workspace/processes/sleep-sync.ts', { spy: true })

/** What gets through a pipe that refuses as often as this says, and then takes one byte at a time. */
function print(text: string, refusals: Iterator<string>): string {
  let got = ''
  vi.mocked(sleepSync).mockReturnValue(5)
  vi.mocked<(out: number, bytes: Uint8Array, at: number) => number>(writeSync).mockImplementation((_, bytes, at) => {
    const { value, done } = refusals.next()
    if (!done) throw Object.assign(new Error(value), { code: value })
    got += String.fromCharCode(bytes[at] ?? 0)
    return 1
  })
  onTestFinished(() => void vi.restoreAllMocks())
  printToStdout(text)
  return got
}

test('printToStdout() writes all of it, and waits while the pipe is full', () => {
  expect(print('{"a":1}', ['EAGAIN', 'EAGAIN'].values())).toBe('{"a":1}')
  expect(sleepSync).toHaveBeenCalledTimes(2)
})

test('printToStdout() gives up where nobody reads, or nobody goes on reading', () => {
  expect(() => print('{}', ['EPIPE'].values())).toThrow('EPIPE')
  expect(() => print('{}', Array.from({ length: 1000 }, () => 'EAGAIN').values())).toThrow('EAGAIN')
})
