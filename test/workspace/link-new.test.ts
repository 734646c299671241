import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { linkNew } from '../../src/workspace/link-new.ts'
import { temporaryFolder } from '../helpers/temporary-folder.ts'

vi.mock('node:fs', { spy: true })

function refuse(call: 'linkSync' | 'writeSync' | 'openSync', code: string): void {
  vi.mocked(fs[call]).mockImplementationOnce(() => {
    throw Object.assign(new Error(code), { code })
  })
  onTestFinished(() => void vi.mocked(fs[call]).mockReset())
}

function places() {
  const folder = temporaryFolder()
  const [temporary, target] = [join(folder, 'temporary'), join(folder, 'target')]
  fs.writeFileSync(temporary, 'words')
  return { temporary, target }
}

test.each(['EPERM', 'ENOSYS', 'EISDIR', 'EACCES', 'EXDEV'])(
  'linkNew() writes where a disk refuses links with %s, and replaces nothing',
  (code) => {
    const { temporary, target } = places()
    refuse('linkSync', code)
    linkNew(temporary, target)
    expect(fs.readFileSync(target, 'utf8')).toBe('words')
    fs.writeFileSync(target, 'of another')
    refuse('linkSync', code)
    expect(() => linkNew(temporary, target)).toThrow('EEXIST')
    expect(() => linkNew(temporary, target)).toThrow('EEXIST')
    expect(fs.readFileSync(target, 'utf8')).toBe('of another')
  },
)

test('linkNew() leaves no half of a file where the disk is full', () => {
  const { temporary, target } = places()
  refuse('linkSync', 'EPERM')
  refuse('writeSync', 'ENOSPC')
  expect(() => linkNew(temporary, target)).toThrow('ENOSPC')
  expect(fs.existsSync(target)).toBe(false)
})

test('linkNew() removes no file that another process made', () => {
  const { temporary, target } = places()
  fs.writeFileSync(target, 'of another')
  refuse('linkSync', 'EPERM')
  refuse('openSync', 'EMFILE')
  expect(() => linkNew(temporary, target)).toThrow('EMFILE')
  expect(fs.readFileSync(target, 'utf8')).toBe('of another')
})
