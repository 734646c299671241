import { existsSync, mkdirSync, rmdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { DAY } from '../../../src/base/durations.ts'
import { makeScratchFolder } from '../../../src/workspace/files/scratch-folder.ts'
import { temporaryName } from '../../../src/workspace/files/temporary-name.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

let system: string

beforeEach(() => {
  system = temporaryFolder()
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, system)
  onTestFinished(() => void vi.unstubAllEnvs())
})

/** A folder with a file, last written so long ago. */
function left(name: string, days: number): string {
  const folder = join(system, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'learning.md'), '')
  const at = (Date.now() - days * DAY) / 1000
  utimesSync(folder, at, at)
  return folder
}

const ofDead = (name: string) => name.replace(/^\d+/u, '999999999')

test.skipIf(process.platform === 'win32')(
  'makeScratchFolder() makes an empty folder that only this person can enter',
  () => {
    const folder = makeScratchFolder('refine')
    expect(folder.startsWith(join(system, 'sage-refine-'))).toBe(true)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    rmdirSync(folder)
  },
)

// A shell such as Nix's removes it on exit, and what that shell started goes on.
test('makeScratchFolder() makes the system’s temporary folder again where it is gone', () => {
  rmdirSync(system)
  expect(existsSync(makeScratchFolder('refine'))).toBe(true)
})

test('makeScratchFolder() removes what a killed process left of its kind more than a day ago, and nothing else', () => {
  const gone = left(`sage-refine-${ofDead(temporaryName())}`, 2)
  const kept = [
    left(`sage-refine-${ofDead(temporaryName())}`, 0.5),
    left(`sage-refine-${temporaryName()}`, 2),
    left(`sage-refine-${temporaryName().replace(/^\d+-\w+-/u, '999999999-theirs-')}`, 2),
    left(`sage-doctor-${ofDead(temporaryName())}`, 2),
    left('sage-refine-abcdef', 2),
  ]
  const made = makeScratchFolder('refine')
  expect(existsSync(gone)).toBe(false)
  for (const folder of [...kept, made]) expect(existsSync(folder)).toBe(true)
})
