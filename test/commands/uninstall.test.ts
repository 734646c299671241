import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as hookUninstall from '../../src/commands/hook-uninstall.ts'
import * as init from '../../src/commands/init.ts'
import type { Options } from '../../src/commands/start/context.ts'
import * as uninstall from '../../src/commands/uninstall.ts'
import { userPaths } from '../../src/workspace/paths.ts'
import { makeProgramToInstall } from '../helpers/program-to-install.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const YES = { yes: true }
const INSIDE = { env: { CLAUDECODE: '1' } }

/** A person who has the hook in their own settings, or only in those of the project. */
async function installed(options: Options = {}): Promise<World & { settings: string; hookFiles: string }> {
  const world = createWorld()
  makeProgramToInstall(world.root)
  await runCommand(world, init, [], { ...YES, ...options })
  return {
    ...world,
    settings: join(world.claude, 'settings.json'),
    hookFiles: userPaths(world.sageHome).hookFolder,
  }
}

/** Another project of the same person. */
function besides(world: World): World {
  const project = join(world.root, 'besides')
  mkdirSync(project)
  return { ...world, project }
}

test('sage uninstall --dry-run changes nothing, also inside Claude Code', async () => {
  const world = await installed()
  const before = readFileSync(world.settings, 'utf8')
  for (const terminal of [{}, INSIDE]) {
    const { code, out } = await runCommand(world, uninstall, [], { dryRun: true }, terminal)
    expect(code).toBe(0)
    expect(out).toContain(`--- ${world.settings}`)
  }
  expect(readFileSync(world.settings, 'utf8')).toBe(before)
  expect(existsSync(world.hookFiles)).toBe(true)
})

test('a no to the removal of the hook keeps what the hook runs', async () => {
  const world = await installed()
  const before = readFileSync(world.settings, 'utf8')
  expect((await runCommand(world, uninstall, [], {}, { typed: 'n\n' })).code).toBe(1)
  expect(readFileSync(world.settings, 'utf8')).toBe(before)
  expect(existsSync(world.hookFiles)).toBe(true)
  expect((await runCommand(world, uninstall, [], {}, { typed: 'y\n' })).code).toBe(0)
  expect([existsSync(world.settings), existsSync(world.hookFiles)]).toEqual([false, false])
})

test('sage uninstall takes the hook out of the settings of other projects, too', async () => {
  const world = await installed({ project: true })
  const other = besides(world)
  await runCommand(other, init, [], { ...YES, project: true })
  const settings = join(other.project, '.claude', 'settings.local.json')
  expect(existsSync(settings)).toBe(true)
  const { code, out } = await runCommand(world, uninstall, [], YES)
  expect(code).toBe(0)
  expect(out).toContain(`Removed "${settings}", which was not there before.`)
  expect(out, 'the hook of this project serves no other').not.toContain('The hook serves')
  const kept = [world, other].map(({ project }) => join(project, '.sage')).concat(world.sageHome)
  expect(out).toContain(`is kept: "${kept[0]}", "${kept[1]}" and "${kept[2]}".`)
  expect(existsSync(settings)).toBe(false)
})

test('sage hook uninstall cleans the settings that a project shares, and fails where it was not allowed to', async () => {
  const world = await installed({ project: true })
  const [local, shared] = ['settings.local.json', 'settings.json'].map((name) => join(world.project, '.claude', name))
  const hook = readFileSync(local ?? '', 'utf8')
  writeFileSync(shared ?? '', hook)
  await runCommand(world, hookUninstall, [], YES)
  expect(readFileSync(shared ?? '', 'utf8')).not.toContain('sage')
  writeFileSync(shared ?? '', hook)
  expect((await runCommand(world, hookUninstall, [], {}, { typed: 'n\n' })).code).toBe(1)
  expect(readFileSync(shared ?? '', 'utf8')).toBe(hook)
  const { code, out } = await runCommand(world, hookUninstall, [], YES)
  expect(code).toBe(0)
  expect(out).toContain(`Removed the hook from "${shared}".\n`)
  expect(out).not.toContain('Sage has no hook')
  expect(readFileSync(shared ?? '', 'utf8')).not.toContain('sage')
})
