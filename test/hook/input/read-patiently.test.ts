import { closeSync, openSync, writeSync } from 'node:fs'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { MAX_WAIT } from '../../../src/hook/input/input-limits.ts'
import { readPatiently } from '../../../src/hook/input/read-patiently.ts'
import { openPipe } from '../../helpers/open-pipe.ts'

describe.skipIf(process.platform === 'win32')('readPatiently()', () => {
  it('goes on after what was read, and stops where the object ends, not where the input does', () => {
    const pipe = openPipe()
    writeSync(pipe, '"b"}')
    expect(readPatiently(pipe, 1000, Buffer.from('{"a":'))).toEqual({ text: '{"a":"b"}', shortened: false })
  })

  it('gives up where nothing comes', () => {
    expect(readPatiently(openPipe(), 5)).toEqual({ problem: 'stdin-timeout' })
    expect(readPatiently(openPipe(), 5, Buffer.from('{"a":'))).toEqual({ problem: 'stdin-timeout' })
  })

  it('does not wait for what cannot be read', () => {
    const folder = openSync('.', 'r')
    onTestFinished(() => closeSync(folder))
    expect(readPatiently(folder, 1000)).toEqual({ problem: 'stdin-error' })
  })

  it('does not wait for more of what is no object', () => {
    expect(readPatiently(openPipe(), 1000, Buffer.from('[1'))).toEqual({ problem: 'not-json' })
  })

  it('takes what came while it could not go on, however long that was', () => {
    const pipe = openPipe()
    let now = 0
    vi.spyOn(process, 'uptime').mockImplementation(() => now)
    vi.spyOn(Atomics, 'wait').mockImplementationOnce(() => {
      writeSync(pipe, '{}')
      now = 2
      return 'timed-out'
    })
    onTestFinished(() => void vi.restoreAllMocks())
    expect(readPatiently(pipe, 1000)).toEqual({ text: '{}', shortened: false })
  })

  it('gives up on input that still comes when it is too late', () => {
    const pipe = openPipe()
    writeSync(pipe, '"b"}')
    vi.spyOn(process, 'uptime')
      .mockReturnValue((2 * MAX_WAIT) / 1000)
      .mockReturnValueOnce(0)
    onTestFinished(() => void vi.restoreAllMocks())
    expect(readPatiently(pipe, 1000, Buffer.from('{"a":'))).toEqual({ problem: 'stdin-timeout' })
  })
})
