import { expect, test, vi } from 'vitest'
import { createView } from '../../../../src/commands/dashboard/world/view.ts'
import type { CommandContext } from '../../../../src/commands/start/context.ts'
import { createWorld } from '../../../helpers/world.ts'

test('tell() says what is in the way of each part, the newest first and the same once, until it is gone', () => {
  const world = createWorld()
  const inbox = world.open()
  const view = createView({
    context: { environment: world.environment, now: world.now, cwd: world.project } as CommandContext,
    inbox,
    review: inbox.reviewContext(),
    drafts: { left: () => undefined, look: () => false, perform: async () => {} },
    readOnly: undefined,
    drain: () => undefined,
  })
  const changed = vi.fn<() => void>()
  view.subscribe(changed)
  const problems = () => view.snapshot().problems
  view.tell('look', 'The disk is full')
  for (let round = 0; round < 3; round++) view.tell('signals', 'It cannot be read')
  expect(problems()).toEqual(['It cannot be read', 'The disk is full'])
  expect(changed).toHaveBeenCalledTimes(2)
  view.tell('signals', 'The disk is full')
  expect(problems()).toEqual(['The disk is full'])
  view.tell('signals', undefined)
  expect(problems()).toEqual(['The disk is full'])
  view.tell('look', undefined)
  expect(problems()).toEqual([])
})
