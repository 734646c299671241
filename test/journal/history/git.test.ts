import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { runGit } from '../../../src/journal/history/git.ts'
import { prepareRepository } from '../../../src/journal/history/history-repository.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test.skipIf(process.platform === 'win32')('git reaches a remote by no program that a clone brought', async () => {
  const root = temporaryFolder()
  const [bait, gitDir] = [join(root, 'bait'), join(root, 'history.git')]
  const ssh = (name: string, does: string): string => {
    const folder = join(root, name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'ssh'), `#!/bin/sh\n${does}\nexit 1\n`)
    chmodSync(join(folder, 'ssh'), 0o755)
    return folder
  }
  const bin = ssh('bin', `touch '${bait}'`)
  // This machine's own ssh would look for the host.
  const none = ssh('none', '')
  expect(prepareRepository(gitDir)).toBeUndefined()
  const reach = (folder: string) =>
    runGit(['ls-remote', '--', 'ssh://nowhere.invalid/x'], {
      gitDir,
      personal: true,
      env: { HOME: root, PATH: [folder, none, process.env.PATH].join(delimiter) },
    })
  expect((await reach(relative(process.cwd(), bin))).code).not.toBe(0)
  expect(existsSync(bait)).toBe(false)
  await reach(bin)
  expect(existsSync(bait)).toBe(true)
})
