import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as doctor from '../../../src/commands/doctor.ts'
import { createWorld } from '../../helpers/world.ts'
import { runCommand } from '../run-command.ts'

test.each([
  [[], 30, 'ok  '],
  [[7], 7, 'ok  '],
  [[20, 6], 6, 'WARN'],
  [[6, 20], 6, 'WARN'],
  [['3', 9], 9, 'ok  '],
])('sage doctor takes the shortest retention that settings name: of %j it is %i', async (days, shortest, state) => {
  const world = createWorld()
  mkdirSync(join(world.project, '.claude'))
  const files = [join(world.claude, 'settings.json'), join(world.project, '.claude', 'settings.local.json')]
  for (const [at, cleanupPeriodDays] of days.entries())
    writeFileSync(files[at] ?? '', JSON.stringify({ cleanupPeriodDays }))
  const { out } = await runCommand(world, doctor)
  expect(out).toContain(`${state}  Claude Code keeps transcripts for ${shortest} days`)
})
