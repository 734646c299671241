import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import gitOfRun from './git-of-run.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('git has no settings of the person who runs the tests, and no repository of theirs', () => {
  const { status, stdout } = spawnSync('git', ['config', '--list'], { cwd: temporaryFolder(), encoding: 'utf8' })
  expect([status, stdout]).toEqual([0, ''])
  process.env.GIT_DIR = '/theirs/.git'
  gitOfRun()
  expect(process.env.GIT_DIR).toBeUndefined()
})
