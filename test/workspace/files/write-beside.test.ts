import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { expect, test, vi } from 'vitest'
import { makeNewBeside, writeBeside } from '../../../src/workspace/files/write-beside.ts'
import { canTrace, tracing } from '../../helpers/strace.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

vi.mock('node:fs', { spy: true })

const DEAD = spawnSync(process.execPath, ['-e', '0']).pid

test('writeBeside() takes away what a killed process left beside the file, and nothing else', () => {
  const folder = temporaryFolder()
  const stays = [`.sage-${process.pid}-0123456789abcdef`, `${DEAD}-0123456789abcdef`, '.sage-notes', 'other.json']
  for (const name of [...stays, `.sage-${DEAD}-0123456789abcdef`]) writeFileSync(join(folder, name), 'half')
  mkdirSync(join(folder, `.sage-${DEAD}-fedcba9876543210`))
  writeBeside(join(folder, 'settings.json'), 'ours')
  expect(readdirSync(folder).toSorted()).toEqual(
    [...stays, `.sage-${DEAD}-fedcba9876543210`, 'settings.json'].toSorted(),
  )
  expect(readFileSync(join(folder, 'settings.json'), 'utf8')).toBe('ours')
})

test('writeBeside() writes also where what a killed process left is not for it to remove', () => {
  const folder = temporaryFolder()
  const left = `.sage-${DEAD}-0123456789abcdef`
  writeFileSync(join(folder, left), 'half')
  vi.mocked(unlinkSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM', syscall: 'unlink', path: left })
  })
  writeBeside(join(folder, 'settings.json'), 'ours')
  expect(readdirSync(folder).toSorted()).toEqual([left, 'settings.json'])
})

test('writeBeside() takes nothing from a living writer in another container', () => {
  const folder = temporaryFolder()
  const theirs = `.sage-${DEAD}-theirs-0123456789abcdef`
  writeFileSync(join(folder, theirs), 'half')
  writeBeside(join(folder, 'settings.json'), 'ours')
  expect(readdirSync(folder).toSorted()).toEqual([theirs, 'settings.json'])
  const before = Date.now() / 1000 - 120
  utimesSync(join(folder, theirs), before, before)
  writeBeside(join(folder, 'settings.json'), 'ours')
  expect(readdirSync(folder)).toEqual(['settings.json'])
})

test('makeNewBeside() makes a file whole, names its folder in what goes wrong, and replaces none', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'note.md')
  expect([makeNewBeside(path, 'ours', 0o644), makeNewBeside(path, 'another', 0o644)]).toEqual([true, false])
  const gone = join(folder, 'gone')
  expect(() => makeNewBeside(join(gone, 'note.md'), 'ours', 0o644)).toThrow(
    expect.objectContaining({ code: 'ENOENT', path: gone }),
  )
  expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['note.md'], 'ours'])
})

test.runIf(canTrace)('what a kill leaves has a name that the next write knows', () => {
  const folder = temporaryFolder()
  const target = join(folder, 'settings.json')
  writeFileSync(target, 'theirs')
  const bundle = join(temporaryFolder(), 'write.cjs')
  buildSync({
    stdin: {
      contents: `import { writeBeside } from './src/workspace/files/write-beside.ts'
        writeBeside(${JSON.stringify(target)}, 'ours')`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    platform: 'node',
    outfile: bundle,
  })
  const [strace, ...options] = tracing('rename', { inject: 'signal=SIGKILL' })
  spawnSync(strace, [...options, process.execPath, bundle])
  expect(readFileSync(target, 'utf8')).toBe('theirs')
  expect(readdirSync(folder)).toHaveLength(2)
  writeBeside(target, 'ours')
  expect(readdirSync(folder)).toEqual(['settings.json'])
})
