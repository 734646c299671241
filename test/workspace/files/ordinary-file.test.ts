import { execFileSync } from 'node:child_process'
import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readOrdinaryFile } from '../../../src/workspace/files/ordinary-file.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

vi.mock('node:fs', { spy: true })

test('readOrdinaryFile() gives the bytes of a file, says what is none, and leaves nothing open', () => {
  const folder = temporaryFolder()
  const [path, pipe] = [join(folder, 'file'), join(folder, 'pipe')]
  writeFileSync(path, 'words')
  if (process.platform !== 'win32') execFileSync('mkfifo', [pipe])
  const free = () => {
    const descriptor = openSync(path, 'r')
    closeSync(descriptor)
    return descriptor
  }
  const before = free()
  for (let reads = 0; reads < 20; reads++) {
    expect(readOrdinaryFile(path, { maxBytes: 5 }).toString()).toBe('words')
    expect(() => readOrdinaryFile(path, { maxBytes: 4 })).toThrow(`Cannot read "${path}": it has more than`)
    if (process.platform === 'win32') continue
    expect(() => readOrdinaryFile(folder)).toThrow(`Cannot read "${folder}": it is a folder`)
    expect(() => readOrdinaryFile(pipe)).toThrow(`Cannot read "${pipe}": it is a pipe or a device`)
  }
  expect(free()).toBeLessThan(before + 20)
})

// Of its memory a process cannot read what is at the beginning, as of a disk what is damaged.
test.runIf(process.platform === 'linux')('readOrdinaryFile() names the file in which reading fails', () => {
  expect(() => readOrdinaryFile('/proc/self/mem')).toThrow(
    expect.objectContaining({ code: 'EIO', path: '/proc/self/mem' }),
  )
})

test('readOrdinaryFile() names the file that was opened and cannot be looked at', () => {
  vi.mocked(fstatSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('no answer'), { code: 'EIO', syscall: 'fstat' })
  })
  const path = import.meta.filename
  expect(() => readOrdinaryFile(path)).toThrow(expect.objectContaining({ code: 'EIO', path }))
})
