import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { MAX_WAIT } from '../../../src/hook/input/input-limits.ts'
import { readPatiently } from '../../../src/hook/input/read-patiently.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

/** A pipe that stays open and never makes its reader wait. */
function openPipe(): number {
  const path = join(temporaryFolder(), 'pipe')
  expect(spawnSync('mkfifo', [path]).status).toBe(0)
  const descriptor = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
  onTestFinished(() => closeSync(descriptor))
  return descriptor
}

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
