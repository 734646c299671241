import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installGitHook, uninstallGitHook } from '../../src/commands/hook-git.ts'
import * as hookStatus from '../../src/commands/hook-status.ts'
import { recordPaths } from '../../src/workspace/paths/paths.ts'
import { workspaceId } from '../../src/workspace/paths/workspace-id.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

function repository() {
  const world = createWorld()
  spawnSync('git', ['init', '-q', world.project])
  const hooks = join(world.project, '.git', 'hooks')
  mkdirSync(hooks, { recursive: true })
  return { world, hook: join(hooks, 'post-commit') }
}

test.each(['#!/bin/sh\n', '#!/bin/sh\necho mine\n'])(
  'a post-commit hook %j is the same after both commands',
  async (own) => {
    const { world, hook } = repository()
    writeFileSync(hook, own, { mode: 0o755 })
    await runCommand(world, installGitHook)
    expect(readFileSync(hook, 'utf8')).toContain('# sage: begin')
    await runCommand(world, uninstallGitHook)
    expect(readFileSync(hook, 'utf8')).toBe(own)
  },
)

test('what changed together is counted at once, not only after the next commit', async () => {
  const { world } = repository()
  for (const text of ['one', 'two']) {
    for (const file of ['page.ts', 'page.css']) writeFileSync(join(world.project, file), text)
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', '-C', world.project, ...args])
    git('add', 'page.ts', 'page.css')
    git('commit', '-qm', text)
  }
  await runCommand(world, installGitHook)
  const { cochange } = recordPaths(world.sageHome, workspaceId(world.project))
  expect(readFileSync(cochange, 'utf8')).toContain('"page.ts":[["page.css",1]]')
})

test.each([
  ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0xff, 0x0a]), 0o755, 'is not UTF-8 text'],
  ['text of another encoding', Buffer.from('#!/bin/sh\n# gr\u00fcn\n', 'latin1'), 0o755, 'is not UTF-8 text'],
  ...(process.platform === 'win32'
    ? []
    : [['switched off', Buffer.from('#!/bin/sh\nfalse\n'), 0o644, 'is not executable'] as const]),
] as const)('a post-commit hook that is %s stays as it is', async (_name, own, mode, says) => {
  const { world, hook } = repository()
  writeFileSync(hook, own, { mode })
  const before = statSync(hook).mode
  await expect(runCommand(world, installGitHook)).rejects.toThrow(says)
  expect(readFileSync(hook).equals(own)).toBe(true)
  expect(statSync(hook).mode).toBe(before)
})

test('where Sage is not set up, it is said that the hook does nothing', async () => {
  const { world, hook } = repository()
  rmSync(world.paths.dir, { recursive: true })
  const told = 'It does nothing until Sage is set up here: "sage init"\n'
  expect((await runCommand(world, installGitHook)).out).toBe(`Added to "${hook}".\n${told}`)
})

test('one folder of hooks for all repositories is told of', async () => {
  const { world, hook } = repository()
  expect((await runCommand(world, installGitHook)).out).toBe(`Added to "${hook}".\n`)
  const [shared, settings] = [join(world.root, 'hooks'), join(world.root, 'gitconfig')]
  writeFileSync(settings, `[core]\n\thooksPath = "${shared.replaceAll('\\', '\\\\')}"\n`)
  vi.stubEnv('GIT_CONFIG_GLOBAL', settings)
  onTestFinished(() => void vi.unstubAllEnvs())
  const { out } = await runCommand(world, installGitHook)
  expect(out).toContain(`Added to "${join(shared, 'post-commit')}".\nGit runs it in all your repositories`)
})

test.skipIf(process.platform === 'win32')('a post-commit hook keeps who may run it', async () => {
  const { world, hook } = repository()
  writeFileSync(hook, '#!/bin/sh\n', { mode: 0o700 })
  await runCommand(world, installGitHook)
  expect(statSync(hook).mode & 0o777).toBe(0o700)
})

test('a post-commit hook that is a link stays one, and only a file that Sage made goes', async () => {
  const { world, hook } = repository()
  await runCommand(world, installGitHook)
  const made = readFileSync(hook, 'utf8')
  await runCommand(world, uninstallGitHook)
  expect(existsSync(hook)).toBe(false)
  const target = join(world.root, 'shared-hook')
  writeFileSync(target, made, { mode: 0o755 })
  symlinkSync(target, hook)
  await runCommand(world, uninstallGitHook)
  expect(lstatSync(hook).isSymbolicLink()).toBe(true)
  expect(readFileSync(target, 'utf8')).toBe('')
})

test('a post-commit hook that is a link to what another branch has is not replaced', async () => {
  const { world, hook } = repository()
  symlinkSync(join(world.project, 'tools', 'post-commit'), hook)
  await expect(runCommand(world, installGitHook)).rejects.toThrow(
    `Cannot use "${hook}": it is a dangling symbolic link`,
  )
  expect(lstatSync(hook).isSymbolicLink()).toBe(true)
  expect((await runCommand(world, uninstallGitHook)).out).toBe(`"${hook}" has nothing from Sage in it.\n`)
})

test('where there is no git, sage hook install-git-hook says that, and not that this is no repository', async () => {
  const { world } = repository()
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('PATH', world.root)
  await expect(runCommand(world, installGitHook)).rejects.toThrow('git is not installed')
})

test('the hook is that of the repository here, whatever another one a git hook or a shell names', async () => {
  const [{ world, hook }, other] = [repository(), repository()]
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('GIT_DIR', join(other.world.project, '.git'))
  expect((await runCommand(world, installGitHook)).out).toBe(`Added to "${hook}".\n`)
  expect(existsSync(other.hook)).toBe(false)
})

test.skipIf(process.platform === 'win32').each([
  [
    'refuses the repository',
    'echo "fatal: detected dubious ownership in repository at \'/x\'" >&2; exit 128',
    /: fatal: detected dubious ownership in repository at '\/x'$/u,
  ],
  ['was killed', 'kill -9 $$', /: git gave no answer$/u],
  ['never stops talking', 'exec yes', /^Cannot look for git hooks: .*ENOBUFS/u],
])('where git %s, that is said, and not that there is none, or no repository', async (_, does, says) => {
  const { world } = repository()
  onTestFinished(() => void vi.unstubAllEnvs())
  writeFileSync(join(world.root, 'git'), `#!/bin/sh\n${does}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', [world.root, process.env.PATH].join(delimiter))
  await expect(runCommand(world, installGitHook)).rejects.toThrow(says)
})

test.skipIf(process.platform === 'win32')(
  'hooks that somebody switched off stay off, and nothing is to be moved away',
  async () => {
    const { world, hook } = repository()
    const hooks = dirname(hook)
    rmSync(hooks, { recursive: true })
    writeFileSync(hooks, '')
    const off = (place: string) => `Git runs no hooks here: it looks for them in "${place}", which is not a folder`
    await expect(runCommand(world, installGitHook)).rejects.toThrow(off(hooks))
    spawnSync('git', ['config', 'core.hooksPath', '/dev/null'], { cwd: world.project })
    await expect(runCommand(world, installGitHook)).rejects.toThrow(off('/dev/null'))
  },
)

test('sage hook status names the post-commit hook, as seed 001 has it, and only if it holds our lines', async () => {
  const { world, hook } = repository()
  const told = async () => (await runCommand(world, hookStatus)).out
  writeFileSync(hook, '#!/bin/sh\necho mine\n', { mode: 0o755 })
  expect(await told()).not.toContain(hook)
  await runCommand(world, installGitHook)
  expect(await told()).toContain(`git      ${hook}\n`)
  expect(JSON.parse((await runCommand(world, hookStatus, [], { json: true })).out)).toMatchObject({ gitHook: hook })
  await runCommand(world, uninstallGitHook)
  expect(await told()).not.toContain(hook)
})

test.skipIf(process.platform === 'win32')(
  'a git that hangs is stopped, whatever it started, and told of; sage hook status tells the rest',
  async () => {
    const { world } = repository()
    const git = join(world.root, 'git')
    // What it started keeps its output open.
    writeFileSync(git, '#!/bin/sh\n/bin/sleep 600 &\necho $! >> "$0.pids"\nwait\n', { mode: 0o755 })
    onTestFinished(() => {
      vi.unstubAllEnvs()
      for (const pid of readFileSync(`${git}.pids`, 'utf8').trim().split('\n')) process.kill(Number(pid), 'SIGKILL')
    })
    vi.stubEnv('PATH', world.root)
    await expect(runCommand(world, installGitHook)).rejects.toThrow('git did not answer within 3 s')
    const { out, err } = await runCommand(world, hookStatus)
    expect(err).toMatch(/^sage: Cannot look for git hooks: git did not answer within 3 s\n/u)
    expect(out).toContain('settings ')
  },
)

test("Husky's own files are written anew at each install: the lines go where Husky leads, executable or not", async () => {
  const { world } = repository()
  const [made, theirs] = [join(world.project, '.husky', '_'), join(world.project, '.husky', 'post-commit')]
  mkdirSync(made, { recursive: true })
  writeFileSync(join(made, 'h'), '#!/usr/bin/env sh\n')
  writeFileSync(join(made, 'post-commit'), '#!/usr/bin/env sh\n. "$(dirname "$0")/h"', { mode: 0o755 })
  spawnSync('git', ['config', 'core.hooksPath', '.husky/_'], { cwd: world.project })
  writeFileSync(theirs, 'npm run after\n', { mode: 0o644 })
  const { out } = await runCommand(world, installGitHook)
  expect(out).toContain(`Added to "${theirs}".\nHusky runs this file.`)
  expect(readFileSync(theirs, 'utf8')).toMatch(/# sage: begin[^]*npm run after\n$/u)
  expect(readFileSync(join(made, 'post-commit'), 'utf8')).not.toContain('sage')
  await runCommand(world, uninstallGitHook)
  expect(readFileSync(theirs, 'utf8')).toBe('npm run after\n')
})
