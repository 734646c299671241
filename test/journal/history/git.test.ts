import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runGit } from '../../../src/journal/history/git.ts'
import { prepareRepository } from '../../../src/journal/history/history-repository.ts'
import { isRunning } from '../../../src/workspace/processes/is-running.ts'
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

test.skipIf(process.platform === 'win32')('what git started is not waited for once git has been stopped', async () => {
  const root = temporaryFolder()
  const started = join(root, 'started')
  // Holds the pipes open, as an ssh does that looks for its host.
  writeFileSync(join(root, 'git'), `#!/bin/sh\nsleep 600 &\necho $! >'${started}'\nwait\n`, { mode: 0o755 })
  vi.stubEnv('PATH', [root, process.env.PATH].join(delimiter))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const fetching = runGit(['fetch'], { gitDir: root, timeout: 500 })
  while (!existsSync(started) || readFileSync(started, 'utf8') === '') await setImmediate()
  vi.advanceTimersByTime(500)
  const { code, stderr } = await fetching
  expect([code, stderr]).toEqual([124, 'git gave no answer for 0.5 seconds'])
  const pid = Number(readFileSync(started, 'utf8'))
  expect(isRunning(pid)).toBe(true)
  process.kill(pid)
})

test.skipIf(process.platform === 'win32')('git has no terminal to ask at, but on the way to a remote', async () => {
  const root = temporaryFolder()
  // Whether it leads a process group, which whoever begins a session of their own does.
  writeFileSync(join(root, 'git'), '#!/bin/sh\ntest $(ps -o pgid= -p $$) = $$\n', { mode: 0o755 })
  vi.stubEnv('PATH', [root, process.env.PATH].join(delimiter))
  onTestFinished(() => void vi.unstubAllEnvs())
  expect((await runGit(['fast-import'], { gitDir: root })).code).toBe(0)
  expect((await runGit(['fetch'], { gitDir: root, personal: true })).code).toBe(1)
})

test.skipIf(process.platform === 'win32')(
  'what git says to people is kept only as far as somebody would read it',
  async () => {
    const root = temporaryFolder()
    writeFileSync(join(root, 'git'), '#!/bin/sh\nhead -c 1000000 /dev/zero | tr "\\0" x >&2\nexit 128\n', {
      mode: 0o755,
    })
    vi.stubEnv('PATH', [root, process.env.PATH].join(delimiter))
    onTestFinished(() => void vi.unstubAllEnvs())
    const { code, stderr } = await runGit(['fetch'], { gitDir: root })
    expect([code, stderr]).toEqual([128, 'x'.repeat(4096)])
  },
)
