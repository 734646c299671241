import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as configChange from '../../src/commands/config-change.ts'
import * as exporting from '../../src/commands/export.ts'
import * as hookInstall from '../../src/commands/hook-install.ts'
import * as hookUninstall from '../../src/commands/hook-uninstall.ts'
import * as init from '../../src/commands/init.ts'
import * as remote from '../../src/commands/remote.ts'
import { installCommand, removeCommand } from '../../src/commands/statusline-install.ts'
import * as uninstall from '../../src/commands/uninstall.ts'
import { makeProgramToInstall } from '../helpers/program-to-install.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const INSIDE = { env: { CLAUDECODE: '1' } }
const YES = { yes: true }

test.each([
  [['refine.command', 'sh', '-c', 'evil']],
  [['ui.clipboard', 'evil']],
  [['keys.pending.approve', 'x']],
  [['keys.profile', 'addp']],
  [['capture', 'all-projects']],
  [['auto_approve', 'true']],
  [['tiers.suggest', '0.05']],
  [['inject.budget_tokens', '8000']],
  [['extract.reweigh', 'false']],
  [['debug', 'true']],
])('an agent may not set %j, for the person or for the project', async (args) => {
  const world = createWorld()
  for (const options of [{}, { project: true }])
    await expect(runCommand(world, configChange.set, args, options, INSIDE)).rejects.toMatchObject({
      code: 'not-at-terminal',
    })
  expect([existsSync(join(world.sageHome, 'config.toml')), existsSync(world.paths.config)]).toEqual([false, false])
})

test.each([
  [['refine.command', 'evil'], { SAGE_REFINE_COMMAND: 'evil' }],
  [['capture', 'all-projects'], { SAGE_CAPTURE: 'all-projects' }],
  [['inject.budget_tokens', '2000'], { SAGE_INJECT_BUDGET_TOKENS: '3000' }],
])('an agent may not set %j because a variable of its own says so already', async (args, variables) => {
  const world = createWorld()
  const inside = { env: { ...INSIDE.env, ...variables } }
  await expect(runCommand(world, configChange.set, args, {}, inside)).rejects.toMatchObject({ code: 'not-at-terminal' })
  expect(existsSync(join(world.sageHome, 'config.toml'))).toBe(false)
})

test('an agent may set for a project what its file may: what is stricter, or only another form', async () => {
  const world = createWorld()
  await runCommand(world, configChange.set, ['inject.format', 'markdown'], { project: true }, INSIDE)
  await runCommand(world, configChange.set, ['inject.budget_tokens', '200'], { project: true }, INSIDE)
  expect(readFileSync(world.paths.config, 'utf8')).toContain('budget_tokens = 200')
})

test.each([
  [['inject.session_start', 'false']],
  [['inject.format', 'markdown']],
  [['inject.budget_tokens', '200']],
  [['capture', 'initialised']],
])('an agent may not set %j for all projects, and is told that it may for this one', async (args) => {
  const world = createWorld()
  await expect(runCommand(world, configChange.set, args, {}, INSIDE)).rejects.toMatchObject({
    code: 'not-at-terminal',
    hint: 'Run it in your own terminal; "sage config set --project" sets it for this project alone',
  })
  expect(existsSync(join(world.sageHome, 'config.toml'))).toBe(false)
})

test('an agent writes no notes: they hold what was said around what was approved', async () => {
  const world = createWorld()
  const vault = join(world.root, 'vault')
  const written = runCommand(world, exporting, [vault], { format: 'obsidian' }, INSIDE)
  await expect(written).rejects.toMatchObject({ code: 'not-at-terminal' })
  expect(existsSync(vault)).toBe(false)
})

test('an agent installs no hook with settings that it may not set', async () => {
  const world = createWorld()
  makeProgramToInstall(world.claude)
  const installed = runCommand(world, hookInstall, [], { ...YES, threshold: '0.7' }, INSIDE)
  await expect(installed).rejects.toMatchObject({ code: 'not-at-terminal' })
  expect(existsSync(join(world.project, '.claude'))).toBe(false)
})

test.each([
  ['hook uninstall', hookUninstall, [], { global: true }],
  ['uninstall', uninstall, [], {}],
  ['statusline install', installCommand, [], {}],
  ['statusline remove', removeCommand, [], {}],
  ['remote set', remote.set, ['git@example.org:me/learnings.git'], {}],
  ['remote remove', remote.remove, [], {}],
  ['init --import', init, [], { import: true }],
  ['init --rule', init, [], { rule: true }],
])('sage %s is not for an agent', async (_, module, args, options) => {
  const world = createWorld()
  await expect(runCommand(world, module, args, { ...options, ...YES }, INSIDE)).rejects.toMatchObject({
    code: 'not-at-terminal',
    message: expect.stringContaining('only you decide'),
  })
  expect(existsSync(join(world.claude, 'settings.json'))).toBe(false)
  expect(existsSync(join(world.project, 'CLAUDE.md'))).toBe(false)
})
