import { mkdirSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as sync from '../../src/commands/sync.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const WORDS = 'From now on always use pnpm, never npm, for installs in this repo.'

test('sage sync fails, and says in a sentence why, when what it found cannot be made ready', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  rmSync(world.paths.status, { force: true })
  mkdirSync(world.paths.status)
  const { code, err } = await runCommand(world, sync)
  expect(code).toBe(1)
  expect(err).toMatch(/^sage: Saved, but not yet ready for Claude: Cannot read: it is a folder \(EISDIR\)\. Run/u)
  rmSync(world.paths.status, { recursive: true })
  expect(await runCommand(world, sync)).toMatchObject({ code: 0, err: '' })
})
