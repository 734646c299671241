import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runSage } from '../helpers/run-built.ts'
import { createWorld } from '../helpers/world.ts'

test('sage doctor --live calls the installed hook, and leaves nothing of it with the person', () => {
  const world = createWorld()
  expect(runSage(world, ['init', '--yes'])).toMatchObject({ status: 0, stderr: '' })
  const before = readdirSync(join(world.sageHome, 'workspaces'))
  const { checks } = JSON.parse(runSage(world, ['doctor', '--live', '--json']).stdout) as { checks: { id: string }[] }
  expect(checks.filter(({ id }) => id === 'live')).toMatchObject([{ state: 'ok', facts: { exit: 0, recorded: true } }])
  expect(readdirSync(join(world.sageHome, 'workspaces'))).toEqual(before)
  expect(existsSync(join(world.paths.sessions, 'sage-doctor.json'))).toBe(false)
})
