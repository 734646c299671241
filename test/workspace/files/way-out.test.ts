import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { systemErrorText } from '../../../src/base/system-error.ts'
import { UserError } from '../../../src/base/user-error.ts'
import { textWithWayOut, wayOut, wayOutOfAny } from '../../../src/workspace/files/way-out.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

function refusal(run: () => unknown): unknown {
  try {
    run()
    return undefined
  } catch (error) {
    return error
  }
}

const system = (code: string, path?: string) => Object.assign(new Error(code), { code, syscall: 'open', path })

test('wayOut() names the file that is closed, or the nearest folder above it that can be seen', () => {
  const dir = temporaryFolder()
  const file = join(dir, 'file')
  writeFileSync(file, '')
  expect(wayOut(system('EACCES', file))).toBe(`Make "${file}" readable and writable for you`)
  expect(wayOut(system('EACCES', join(dir, 'a', 'b')))).toBe(`Make "${dir}" readable and writable for you`)
  expect(wayOut(system('EROFS', join(dir, 'a')))).toBe(`Make the disk of "${dir}" writable`)
})

test('wayOut() names the folder where that is what refuses', () => {
  const dir = temporaryFolder()
  const file = join(dir, 'file')
  writeFileSync(file, '')
  const error = Object.assign(system('EACCES', file), { syscall: 'unlink' })
  expect(wayOut(error)).toBe(`Make "${dir}" readable and writable for you`)
})

test('wayOut() never names the root', () => {
  expect(wayOut(system('EACCES', '/there-is-no-such-folder/file'))).toContain('"/there-is-no-such-folder/file"')
})

test.runIf(process.platform !== 'win32')('wayOut() names what stands in the way', () => {
  const dir = temporaryFolder()
  const [file, link] = [join(dir, 'file'), join(dir, 'link')]
  writeFileSync(file, '')
  symlinkSync(link, link)
  const inTheWay = (path: string) => `See what "${path}" is, and move it away if it is in the way`
  expect(wayOut(refusal(() => mkdirSync(join(file, 'a', 'b'))))).toBe(inTheWay(file))
  expect(wayOut(refusal(() => readFileSync(link)))).toBe(inTheWay(link))
  expect(wayOut(refusal(() => readFileSync(join(link, 'a'))))).toBe(inTheWay(link))
})

test.each([
  ['EFBIG', 'Allow larger files there (ulimit -f)'],
  ['ENAMETOOLONG', 'Use a shorter name'],
  ['EIO', 'Check the disk of "/"'],
  ['EBUSY', 'Close the program that uses "/"'],
  ['ENOMEM', 'Close some programs'],
])('wayOut() knows one for %s, and its text says what is the matter', (code, way) => {
  expect(wayOut(system(code, '/'))).toBe(way)
  expect(systemErrorText(system(code, '/'))).toMatch(new RegExp(`^Cannot open "/": [a-z ]+ \\(${code}\\)$`, 'u'))
})

test.runIf(process.platform === 'linux')('wayOut() knows one for a file that grew larger than files may be', () => {
  const file = join(temporaryFolder(), 'file')
  const write = `try { require('node:fs').writeFileSync(${JSON.stringify(file)}, 'x'.repeat(9000)) } catch (error) { console.log(error.code) }`
  const { stdout } = spawnSync('prlimit', ['--fsize=4096', process.execPath, '-e', write], { encoding: 'utf8' })
  expect(wayOut(system(stdout.trim()))).toContain('ulimit -f')
})

test('wayOut() needs no path, and knows not every error', () => {
  expect(wayOut(system('ENOSPC'))).toBe('Free some space')
  expect(wayOut(system('EACCES'))).toBe('Make it readable and writable for you')
  expect(wayOut(system('ENOENT', '/p'))).toBeUndefined()
  expect(wayOut(new TypeError('x'))).toBeUndefined()
  expect(wayOut('text')).toBeUndefined()
})

test('textWithWayOut() says what any error says, and the way out', () => {
  expect(textWithWayOut(new UserError('Cannot change it', { hint: 'Fix it, then try again' }))).toBe(
    'Cannot change it. Fix it, then try again',
  )
  expect(textWithWayOut(system('ENOMEM', '/'))).toMatch(/\. Close some programs$/u)
})

test('wayOutOfAny() is what an error says itself, or what is known of the system', () => {
  expect(wayOutOfAny(new UserError('Cannot use the key', { hint: 'Put it back' }))).toBe('Put it back')
  expect(wayOutOfAny(new UserError('Cannot use the key'))).toBeUndefined()
  expect(wayOutOfAny(system('ENOMEM', '/'))).toBe('Close some programs')
})
