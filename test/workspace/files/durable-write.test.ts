import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  durableWrite,
  quickWrite,
  removeIfThere,
  syncFolder,
  writeNew,
} from '../../../src/workspace/files/durable-write.ts'
import { textWithWayOut } from '../../../src/workspace/files/way-out.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

function place() {
  const folder = temporaryFolder()
  return { folder, tmp: join(folder, 'tmp'), target: join(folder, 'target.json') }
}

test.each([durableWrite, quickWrite])('%o replaces the whole file and leaves nothing beside it', (write) => {
  const { tmp, target } = place()
  write(target, 'one', { tmp })
  write(target, 'two é', { tmp })
  expect(readFileSync(target, 'utf8')).toBe('two é')
  expect(statSync(target).mode & 0o777).toBe(0o600)
  expect(readdirSync(tmp)).toEqual([])
})

test('durableWrite() replaces a symbolic link instead of writing through it', () => {
  const { folder, tmp, target } = place()
  const victim = join(folder, 'victim')
  writeFileSync(victim, 'mine')
  symlinkSync(victim, target)
  durableWrite(target, 'ours', { tmp })
  expect(readFileSync(victim, 'utf8')).toBe('mine')
  expect(readFileSync(target, 'utf8')).toBe('ours')
})

test.skipIf(process.platform === 'win32')(
  'durableWrite() takes nothing from a mode that is to be kept, only from a new one',
  () => {
    const { tmp, target } = place()
    const usual = process.umask(0o077)
    onTestFinished(() => void process.umask(usual))
    const modeOf = () => statSync(target).mode & 0o777
    durableWrite(target, 'one', { tmp, mode: 0o644 })
    expect(modeOf()).toBe(0o600)
    durableWrite(target, 'two', { tmp, keptMode: 0o664 })
    expect(modeOf()).toBe(0o664)
  },
)

test('durableWrite() that fails keeps what was there and tidies up', () => {
  const { tmp, target } = place()
  mkdirSync(join(target, 'in-the-way'), { recursive: true })
  expect(() => durableWrite(target, 'ours', { tmp })).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/)
  expect(readdirSync(target)).toEqual(['in-the-way'])
  expect(readdirSync(tmp)).toEqual([])
})

test('durableWrite() says which file or folder could not be written, and the way out, and names no temporary file', () => {
  const said = (target: string) => {
    try {
      durableWrite(target, 'ours', { tmp })
      return ''
    } catch (error) {
      return textWithWayOut(error)
    }
  }
  const { folder, tmp, target } = place()
  mkdirSync(target)
  expect(said(target)).toMatch(/^Cannot write "[^"]+target\.json": .+\. See what "[^"]+target\.json" is/u)
  expect(said(join(folder, 'gone', 'file'))).toBe(
    `Cannot write "${join(folder, 'gone')}": it does not exist (ENOENT). See why it is missing in "${folder}"`,
  )
})

test.runIf(existsSync('/dev/shm') && statSync('/dev/shm').dev !== statSync(tmpdir()).dev)(
  'durableWrite() says which folder is on another disk',
  () => {
    const { tmp } = place()
    const other = mkdtempSync('/dev/shm/sage-test-')
    onTestFinished(() => rmSync(other, { recursive: true }))
    const write = () => durableWrite(join(other, 'file'), 'ours', { tmp })
    expect(write).toThrow(expect.objectContaining({ code: 'EXDEV', path: other }))
    expect(readdirSync(tmp)).toEqual([])
  },
)

test('writeNew() never opens a file that exists', () => {
  const { target } = place()
  writeFileSync(target, 'there')
  expect(() => writeNew(target, 'ours')).toThrow(/EEXIST/)
  expect(readFileSync(target, 'utf8')).toBe('there')
})

test('removeIfThere() tells whether there was something', () => {
  const { target } = place()
  writeFileSync(target, '')
  expect(removeIfThere(target)).toBe(true)
  expect(removeIfThere(target)).toBe(false)
})

test.runIf(process.platform === 'linux')('syncFolder() is content where folders cannot be flushed', () => {
  // The system's own view of its processes says EINVAL, as some shared folders do.
  expect(() => syncFolder('/proc/self')).not.toThrow()
  expect(() => syncFolder(join(temporaryFolder(), 'gone'))).toThrow(/ENOENT/)
})
