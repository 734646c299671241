import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as doctor from '../../src/commands/doctor.ts'
import * as init from '../../src/commands/init.ts'
import * as status from '../../src/commands/status.ts'
import * as sync from '../../src/commands/sync.ts'
import { makeProgramToInstall } from '../helpers/program-to-install.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

test('sage status says beside the word Hooks what they are, without that word again', async () => {
  const world = createWorld()
  makeProgramToInstall(world.root)
  const settings = join(world.claude, 'settings.json')
  const hookLine = async () => /^Hooks {6}(.*)$/mu.exec((await runCommand(world, status)).out)?.[1]
  const change = (from: string, to: string) =>
    writeFileSync(settings, readFileSync(settings, 'utf8').replaceAll(from, to))
  expect(await hookLine()).toBe('not installed (sage init)')
  await runCommand(world, init, [], { yes: true })
  expect(await hookLine()).toBe('installed')
  change('"Stop"', '"Stopped"')
  expect(await hookLine()).toBe('not up to date (sage doctor --fix)')
  change('"Stopped"', '"Stop"')
  mkdirSync(join(world.project, '.claude'))
  writeFileSync(
    join(world.project, '.claude', 'settings.json'),
    readFileSync(settings, 'utf8').replaceAll(JSON.stringify(process.execPath), '"node"'),
  )
  expect(await hookLine()).toBe('installed more than once (sage doctor)')
})

test('sage status says that Claude Code keeps its transcripts where Sage may not read', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('From now on always use pnpm, never npm, in this repo.')
  session.stop()
  const env = { CLAUDE_CONFIG_DIR: join(world.root, 'other') }
  await runCommand(world, sync, [], {}, { env })
  expect((await runCommand(world, status)).out).toMatch(/^Not read {3}1 session not read: .* CLAUDE_CONFIG_DIR/mu)
  await runCommand(world, sync)
  expect((await runCommand(world, status)).out).not.toContain('Not read')
})

test('sage status and sage doctor say that SAGE=0 keeps sessions out', async () => {
  const world = createWorld()
  makeProgramToInstall(world.root)
  await runCommand(world, init, [], { yes: true })
  const env = { SAGE: '0' }
  expect((await runCommand(world, status, [], {}, { env })).out).toMatch(/^Hooks +installed; SAGE=0 keeps out/mu)
  expect((await runCommand(world, status, [], { json: true }, { env })).out).toContain('"keptOut":true')
  expect((await runCommand(world, doctor, [], {}, { env })).out).toMatch(/^note +SAGE=0 is set in this shell/mu)
  expect((await runCommand(world, doctor)).out).not.toContain('SAGE=0')
})
