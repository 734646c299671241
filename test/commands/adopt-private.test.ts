import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as doctor from '../../src/commands/doctor.ts'
import * as importFiles from '../../src/commands/import.ts'
import * as init from '../../src/commands/init.ts'
import * as list from '../../src/commands/list.ts'
import { locateWorkspace } from '../../src/workspace/locate/locate.ts'
import { recordPaths } from '../../src/workspace/paths/paths.ts'
import { makeProgramToInstall } from '../helpers/program-to-install.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const learnings = async (world: World) => (await runCommand(world, list)).out.replaceAll(/ {2}\S{10} .* (?=Use)/gu, '')

/** A project that was never set up, of a person who has Sage note all projects; one learning was approved there. */
async function privateProject() {
  const world = createWorld()
  const { id } = locateWorkspace({ start: world.project, dataHome: world.sageHome })
  const { workspace, trust } = recordPaths(world.sageHome, id)
  makeProgramToInstall(world.root)
  await runCommand(world, add, ['Use pnpm'], {}, { typed: '' })
  rmSync(trust)
  renameSync(world.paths.dir, workspace)
  writeFileSync(join(world.sageHome, 'config.toml'), 'capture = "all-projects"\n')
  return { world, workspace }
}

test('sage init keeps what was approved while the project had a private workspace', async () => {
  const { world, workspace } = await privateProject()
  const signal = join('runtime', 'needs-review', 'aaaa.json')
  writeFileSync(join(workspace, signal), '{}')
  const before = await learnings(world)
  expect(before).toContain('Approved 1\nUse pnpm')
  const { out } = await runCommand(world, init, [], { yes: true })
  expect(out).toContain('What Sage had kept for this project in your own data folder has been moved there.')
  expect(await learnings(world)).toBe(before)
  expect(existsSync(join(world.paths.dir, signal))).toBe(true)
  expect(existsSync(join(world.paths.history, 'HEAD'))).toBe(true)
  expect(existsSync(workspace)).toBe(false)
})

test('sage init keeps sessions that wait or are paused, although nothing was proposed yet', async () => {
  const { world, workspace } = await privateProject()
  rmSync(join(workspace, 'journal.jsonl'))
  const kept = [join('runtime', 'needs-review', 'aaaa.json'), join('reviews', 'bbbb.json')]
  for (const path of kept) writeFileSync(join(workspace, path), '{}')
  await runCommand(world, init, [], { yes: true })
  expect(kept.filter((path) => existsSync(join(world.paths.dir, path)))).toEqual(kept)
  expect(existsSync(workspace)).toBe(false)
})

test('sage init puts it beside what came with the project, and writes through no link', async () => {
  const { world, workspace } = await privateProject()
  const outside = join(world.root, 'outside')
  mkdirSync(outside)
  mkdirSync(world.paths.dir)
  symlinkSync(outside, world.paths.history)
  const foreign = readFileSync(join(workspace, 'journal.jsonl'), 'utf8').replaceAll('pnpm', 'yarn').split('\n')[0] ?? ''
  const other = foreign.replace(/"item":"[^"]+"/u, '"item":"aaaaaaaaaa"').replace(/"id":"[^"]{8}/u, '"id":"01900000')
  writeFileSync(world.paths.journal, `${other}\n`)
  await runCommand(world, init, [], { yes: true })
  expect(await learnings(world)).toMatch(/^Pending 1\n~ aaaaaaaaaaUse yarn\nApproved 1\nUse pnpm\n/u)
  expect(existsSync(join(outside, 'HEAD'))).toBe(false)
})

test('sage init takes over what an earlier one had left in the private workspace', async () => {
  const { world, workspace } = await privateProject()
  const aside = join(world.root, 'aside')
  renameSync(workspace, aside)
  await runCommand(world, init, [], { yes: true })
  await runCommand(world, add, ['Use tabs'], {}, { typed: '' })
  await runCommand(world, add, ['Use pnpm'])
  expect(await learnings(world)).toContain('Pending 1\n')
  renameSync(aside, workspace)
  await runCommand(world, init, [], { yes: true })
  expect(await learnings(world)).toContain('Approved 2')
})

test('sage init leaves alone what a newer Sage kept of the project', async () => {
  const { world, workspace } = await privateProject()
  const journal = join(workspace, 'journal.jsonl')
  writeFileSync(journal, `${readFileSync(journal, 'utf8')}{"v":9,"type":"proposed"}\n`)
  const before = readFileSync(journal, 'utf8')
  await runCommand(world, init, [], { yes: true })
  expect(readFileSync(journal, 'utf8')).toBe(before)
})

test('sage add and sage import begin a private workspace, before any hook did', async () => {
  for (const [command, args] of [
    [add, ['Use pnpm']],
    [importFiles, ['list.md']],
  ] as const) {
    const { world, workspace } = await privateProject()
    rmSync(workspace, { recursive: true })
    writeFileSync(join(world.project, 'list.md'), '- Use pnpm\n')
    expect((await runCommand(world, command, args)).code).toBe(0)
    expect(await learnings(world)).toContain('Pending 1')
  }
})

/** A repository in a folder that is not set up, of a person who has Sage note all projects. */
function repositoryBelow() {
  const world = createWorld()
  const env = { CLAUDE_PROJECT_DIR: join(world.project, 'nested') }
  mkdirSync(join(env.CLAUDE_PROJECT_DIR, '.git'), { recursive: true })
  rmSync(world.paths.dir, { recursive: true })
  writeFileSync(join(world.sageHome, 'config.toml'), 'capture = "all-projects"\n')
  makeProgramToInstall(world.root)
  const stranded = async () =>
    (await runCommand(world, doctor, [], {}, { env })).out.match(/is no longer used.+\n.+/u)?.[0]
  return { world, env, stranded }
}

test('sage doctor says where the learnings of a repository are whose parent folder was set up since, and they can be had', async () => {
  const { world, env, stranded } = repositoryBelow()
  await runCommand(world, add, ['Use pnpm'], {}, { typed: '', env })
  expect(await stranded()).toBeUndefined()
  await runCommand(world, init, [], { yes: true })
  expect((await runCommand(world, list, [], {}, { env })).out).not.toContain('Use pnpm')
  const said = await stranded()
  const [, file = ''] = /sage import "([^"]+)"/u.exec(said ?? '') ?? []
  await runCommand(world, importFiles, [file], {}, { env })
  expect((await runCommand(world, list, [], {}, { env })).out).toContain('Use pnpm')
  rmSync(dirname(file), { recursive: true })
  expect(await stranded()).toBeUndefined()
})

test('and names no file of learnings where nothing had been approved', async () => {
  const { world, env, stranded } = repositoryBelow()
  await runCommand(world, add, ['Use pnpm'], {}, { env })
  await runCommand(world, init, [], { yes: true })
  expect(await stranded()).toMatch(/→ "sage scan" proposes again what is pending there; then delete that folder$/u)
})
