import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { runGit } from '../../../src/journal/history/git.ts'
import { prepareRepository } from '../../../src/journal/history/history-repository.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test.skipIf(process.platform === 'win32')('git reaches a remote by no program that a clone brought', async () => {
  const root = temporaryFolder()
  const [bin, bait, gitDir] = ['bin', 'bait', 'history.git'].map((name) => join(root, name)) as [string, string, string]
  mkdirSync(bin)
  writeFileSync(join(bin, 'ssh'), `#!/bin/sh\ntouch '${bait}'\nexit 1\n`)
  chmodSync(join(bin, 'ssh'), 0o755)
  expect(prepareRepository(gitDir)).toBeUndefined()
  const reach = (folder: string) =>
    runGit(['ls-remote', '--', 'ssh://nowhere.invalid/x'], {
      gitDir,
      personal: true,
      env: { ...process.env, PATH: [folder, process.env.PATH].join(delimiter) },
    })
  expect((await reach(relative(process.cwd(), bin))).code).not.toBe(0)
  expect(existsSync(bait)).toBe(false)
  await reach(bin)
  expect(existsSync(bait)).toBe(true)
})
