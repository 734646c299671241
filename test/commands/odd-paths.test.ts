import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UserError } from '../../src/base/user-error.ts'
import * as configChange from '../../src/commands/config-change.ts'
import * as config from '../../src/commands/config.ts'
import * as doctor from '../../src/commands/doctor.ts'
import * as hookInstall from '../../src/commands/hook-install.ts'
import * as hookStatus from '../../src/commands/hook-status.ts'
import * as importFiles from '../../src/commands/import.ts'
import * as init from '../../src/commands/init.ts'
import * as inject from '../../src/commands/inject.ts'
import * as keys from '../../src/commands/keys.ts'
import { describeError } from '../../src/commands/say/say-error.ts'
import * as scan from '../../src/commands/scan.ts'
import type { CommandModule, Options } from '../../src/commands/start/context.ts'
import * as status from '../../src/commands/status.ts'
import * as uninstall from '../../src/commands/uninstall.ts'
import { makeTrust } from '../../src/workspace/trust/trust.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

test.each<[name: string, module: CommandModule, args: string[], options: Options]>([
  ['status', status, [], {}],
  ['doctor', doctor, [], {}],
  ['init', init, [], { dryRun: true, project: true }],
  ['hook install', hookInstall, [], { dryRun: true }],
  ['uninstall', uninstall, [], { dryRun: true }],
  ['config path', config.path, [], {}],
  ['config get', config.get, [], { origin: true }],
  ['config set', configChange.set, ['inject.nudge', 'false'], { project: true }],
  ['import', importFiles, ['no\u001b[31mfile\nok  all is well'], {}],
  ['hook status', hookStatus, [], {}],
  ['inject', inject, [], { preview: true }],
])('sage %s draws no path as it is', async (_, module, args, options) => {
  const world = createWorld({ name: 'pro\u001b[31mject\nok  all is well' })
  const drawn = await runCommand(world, module, args, options).then(
    ({ out, err }) => out + err,
    (error: unknown) => describeError(error).text,
  )
  expect(drawn).not.toBe('')
  expect(drawn).not.toContain('\u001b')
  expect(drawn).not.toMatch(/^ok  all is well/mu)
})

test('sage says no more lines of an error than Sage has for it', () => {
  const error = new UserError('Cannot open "a\nok  all is well"', { hint: ['Open "b\r\nok"', 'or "c\u2028ok"'] })
  expect(describeError(error).text).toBe(
    'sage: Cannot open "a⟨LF⟩ok  all is well"\n      Open "b⟨LF⟩ok"\n      or "c⟨LF⟩ok"\n',
  )
  expect(describeError(error, { json: true }).text).toContain('"hint":"Open \\"b')
})

test('sage scan --all-projects draws no path as it is', async () => {
  const world = createWorld({ name: 'pro\u001b[31mject' })
  const lost = join(world.root, 'lost\u001b[31m')
  mkdirSync(lost)
  makeTrust(world.sageHome, lost, world.now())
  const { out, err } = await runCommand(world, scan, [], { allProjects: true })
  expect(out).toContain('pro⟨ESC⟩[31mject: 0 of 0')
  expect(err).toContain('lost⟨ESC⟩[31m')
  expect(out + err).not.toContain('\u001b')
})

test('sage keys draws no name of a key as it is', async () => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), '[keys.pending]\napprove = ["\\u001b[31m"]\n')
  const { out, err } = await runCommand(world, keys)
  expect(err).toContain('⟨ESC⟩[31m')
  expect(out + err).not.toContain('\u001b')
})
