import { expect, test } from 'vitest'
import { createLook } from '../../../../src/commands/dashboard/watch/look.ts'
import { openWorld } from '../../../../src/commands/dashboard/world/open-world.ts'
import type { CommandContext } from '../../../../src/commands/start/context.ts'
import { createWorld } from '../../../helpers/world.ts'

test('a look shows which of several sessions is being read, though it was begun right after another and takes long', async () => {
  const { environment, now, project: cwd } = createWorld()
  const world = openWorld({ environment, now, cwd } as CommandContext, new AbortController().signal)
  const look = createLook(world, { look: () => undefined })
  await look()
  world.drain.take({ done: 1, total: 3, sessionId: 'long', errors: 0 })
  await look()
  expect(world.view.snapshot().drain).toMatchObject({ done: 1, name: 'long' })
})
