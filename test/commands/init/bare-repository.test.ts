import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as init from '../../../src/commands/init.ts'
import { makeProgramToInstall } from '../../helpers/program-to-install.ts'
import { createWorld, type World } from '../../helpers/world.ts'
import { runCommand } from '../run-command.ts'

function git(folder: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'ignore' })
}

/** The worktree of a repository of its own, bare or not, in a world whose project is not set up. */
function worktreeOf(world: World, isBare: boolean): string {
  const [seed, repository, worktree] = ['seed', 'x.git', 'tree'].map((name) => join(world.root, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(seed)
  git(seed, 'init', '-q')
  git(seed, 'commit', '-q', '--allow-empty', '-m', 'x')
  if (isBare) git(seed, 'clone', '-q', '--bare', seed, repository)
  git(isBare ? repository : seed, 'worktree', 'add', '-q', '-b', 'one', worktree)
  return worktree
}

test.each([
  ['a bare repository', true],
  ['an ordinary one', false],
])('sage init in a worktree of %s says so where its .sage goes with it', async (_, isBare) => {
  const world = createWorld()
  makeProgramToInstall(world.root)
  rmSync(world.paths.dir, { recursive: true })
  const worktree = worktreeOf(world, isBare)
  const { out } = await runCommand({ ...world, project: worktree }, init, [], { yes: true })
  expect(existsSync(join(worktree, '.sage'))).toBe(isBare)
  expect(out.includes('"git worktree remove" deletes it')).toBe(isBare)
})

test('sage init says so, too, where a worktree has a .sage that came with it', async () => {
  const world = createWorld()
  makeProgramToInstall(world.root)
  rmSync(world.paths.dir, { recursive: true })
  const worktree = worktreeOf(world, true)
  writeFileSync(join(world.root, '.git'), 'gitdir: ./x.git\n')
  mkdirSync(join(worktree, '.sage'))
  const { out } = await runCommand({ ...world, project: worktree }, init, [], { yes: true })
  expect(existsSync(join(worktree, '.sage', '.gitignore'))).toBe(true)
  expect(out).toContain('"git worktree remove" deletes it')
})
