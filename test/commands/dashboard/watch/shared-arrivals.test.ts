import { writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { watchShared } from '../../../../src/commands/dashboard/watch/shared-arrivals.ts'
import { createWorld } from '../../../helpers/world.ts'

test('watchShared() reads again what could not be read, and then no more', async () => {
  const world = createWorld()
  const inbox = world.open()
  const [begin, end] = ['<!-- sage:aaaaaaaaaa scope:project category:preference -->', '<!-- /sage:aaaaaaaaaa -->']
  writeFileSync(world.paths.learnings, `${begin}\n- Use pnpm for every install\n${end}\n`)
  const arrivals = watchShared(inbox, world.now)
  vi.spyOn(inbox.store, 'items').mockImplementationOnce(() => {
    throw new Error('EIO')
  })
  await expect(arrivals()).rejects.toThrow('EIO')
  expect((await arrivals()).events.map(({ text }) => text)).toEqual(['Use pnpm for every install'])
  expect(await arrivals()).toEqual({ events: [], isReadUnapproved: false })
})
