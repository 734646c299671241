import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import * as doctor from '../../../src/commands/doctor.ts'
import { shownToGit } from '../../../src/install/doctor/shown-to-git.ts'
import { runCommand } from '../../commands/run-command.ts'
import { createWorld, type World } from '../../helpers/world.ts'

let world: World
const git = (...args: string[]) => spawnSync('git', args, { cwd: world.project })

beforeEach(() => {
  world = createWorld()
  writeFileSync(world.paths.journal, '')
})

test('shownToGit() names no journal outside a repository, nor one that is hidden', () => {
  expect(shownToGit(world.paths)).toBeUndefined()
  git('init', '-q')
  expect(shownToGit(world.paths)).toBeUndefined()
})

test('shownToGit() names a journal that is committed', () => {
  git('init', '-q')
  git('add', '-f', world.paths.journal)
  expect(shownToGit(world.paths)).toBe(world.paths.journal)
})

test('sage doctor warns of a journal that nothing hides, because a folder is where the .gitignore was', async () => {
  git('init', '-q')
  rmSync(world.paths.gitignore)
  mkdirSync(world.paths.gitignore)
  writeFileSync(join(world.paths.gitignore, 'kept'), '')
  const { out } = await runCommand(world, doctor)
  expect(out).toContain(`WARN  Git does not ignore "${world.paths.journal}"`)
})
