import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installGitHook, uninstallGitHook } from '../../src/commands/hook-git.ts'
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
