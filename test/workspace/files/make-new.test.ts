import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeNew } from '../../../src/workspace/files/make-new.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

vi.mock('node:fs', { spy: true })

/** Refuses one call, after so many that go through. */
function refuse(call: 'linkSync' | 'writeSync' | 'openSync' | 'unlinkSync', code: string, after = 0): void {
  const mocked = vi.mocked(fs[call]).mockClear()
  const through = mocked.getMockImplementation()
  for (let calls = 0; calls < after; calls++) mocked.mockImplementationOnce(through as never)
  mocked.mockImplementationOnce(() => {
    throw Object.assign(new Error(code), { code })
  })
  onTestFinished(() => void mocked.mockReset())
}

/** A file to be made, and a function that makes it. */
function places() {
  const tmp = temporaryFolder()
  const path = join(temporaryFolder(), 'target')
  const make = (content: string) => makeNew(path, content, { tmp })
  return { path, make, left: () => fs.readdirSync(tmp) }
}

test('makeNew() makes one file, and replaces none', () => {
  const { path, make, left } = places()
  expect([make('words'), make('of another')]).toEqual([true, false])
  expect([fs.readFileSync(path, 'utf8'), left()]).toEqual(['words', []])
})

test.each(['EPERM', 'ENOSYS', 'EISDIR', 'EACCES', 'EXDEV'])(
  'makeNew() writes where a disk refuses links with %s, and replaces nothing',
  (code) => {
    const { path, make, left } = places()
    refuse('linkSync', code)
    expect(make('words')).toBe(true)
    expect(fs.readFileSync(path, 'utf8')).toBe('words')
    refuse('linkSync', code)
    expect(make('of another')).toBe(false)
    expect([fs.readFileSync(path, 'utf8'), left()]).toEqual(['words', []])
  },
)

test('makeNew() leaves no half of a file where the disk is full', () => {
  const { path, make, left } = places()
  refuse('linkSync', 'EPERM')
  refuse('writeSync', 'ENOSPC', 1)
  expect(() => make('words')).toThrow('ENOSPC')
  expect(fs.linkSync).toHaveBeenCalledOnce()
  expect([fs.existsSync(path), left()]).toEqual([false, []])
})

test('makeNew() removes no file that another process made', () => {
  const { path, make } = places()
  fs.writeFileSync(path, 'of another')
  refuse('linkSync', 'EPERM')
  refuse('openSync', 'EMFILE', 1)
  expect(() => make('words')).toThrow('EMFILE')
  expect(fs.linkSync).toHaveBeenCalledOnce()
  expect(fs.readFileSync(path, 'utf8')).toBe('of another')
})

test('makeNew() has made the file where only its temporary name cannot be removed', () => {
  const { path, make } = places()
  refuse('unlinkSync', 'EIO')
  expect(make('words')).toBe(true)
  expect(fs.readFileSync(path, 'utf8')).toBe('words')
})
