import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hookStateOf } from '../../src/commands/dashboard-hooks.ts'
import type { CommandContext } from '../../src/commands/context.ts'
import { createWorld } from '../helpers/world.ts'

test('hookStateOf() tells hooks that are switched off from hooks that are missing', () => {
  const world = createWorld()
  const context = { environment: world.environment } as CommandContext
  const { location } = world.open()
  expect(hookStateOf(context, { location }).state).toBe('missing')
  mkdirSync(world.claude, { recursive: true })
  writeFileSync(join(world.claude, 'settings.json'), '{"disableAllHooks": true}')
  const { state, text } = hookStateOf(context, { location })
  expect(state).toBe('disabled')
  expect(text).toContain('switches all hooks off')
})
