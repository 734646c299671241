import { expect, test } from 'vitest'
import * as approve from '../../src/commands/approve.ts'
import * as merge from '../../src/commands/merge.ts'
import * as undo from '../../src/commands/undo.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { runCommand } from './run-command.ts'

const [NEW, ALSO, KEPT] = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']

async function worldOf(kept = 'Install with pnpm'): Promise<World> {
  const world = createWorld()
  const texts = { [NEW]: 'Use pnpm for installs', [ALSO]: 'Installs go through pnpm', [KEPT]: kept }
  world.open().store.append(Object.entries(texts).map(([id, text]) => proposed(id, { text })))
  await runCommand(world, approve, [KEPT], {}, { typed: 'Y\n' })
  return world
}

const statuses = (world: World) => {
  const items = world.open().store.items()
  return [...items.keys()].toSorted().map((id) => items.get(id)?.status)
}

test('sage merge joins what says the same into the last one named, as one step', async () => {
  const world = await worldOf()
  const { code, out } = await runCommand(world, merge, [NEW, ALSO, NEW, KEPT])
  expect(code).toBe(0)
  expect(out).toBe(
    `Merged ${NEW} “Use pnpm for installs” · into “Install with pnpm”\n` +
      `Merged ${ALSO} “Installs go through pnpm” · into “Install with pnpm”\n` +
      'sage undo takes it back\n',
  )
  expect(statuses(world)).toEqual(['merged', 'merged', 'approved'])
  await runCommand(world, undo)
  expect(statuses(world)).toEqual(['pending', 'pending', 'approved'])
})

test('sage merge leaves alone what cannot be one, and says why', async () => {
  const world = await worldOf('Never use pnpm for installs')
  await expect(runCommand(world, merge, [NEW, KEPT])).rejects.toMatchObject({ code: 'contradiction' })
  await expect(runCommand(world, merge, [KEPT])).rejects.toMatchObject({ exitCode: 2 })
  const itself = await runCommand(world, merge, [NEW, NEW])
  expect([itself.code, itself.err]).toEqual([1, `sage: ${NEW}: Cannot merge an item with itself\n`])
  expect(statuses(world)).toEqual(['pending', 'pending', 'approved'])
})

test('sage merge takes nothing out of use for the sake of what waits', async () => {
  const world = await worldOf()
  await expect(runCommand(world, merge, [KEPT, NEW])).rejects.toMatchObject({
    code: 'in-use',
    hint: `Merge them the other way round, or: sage replace ${NEW} ${KEPT}`,
  })
  expect(statuses(world)).toEqual(['pending', 'pending', 'approved'])
})

test('sage merge joins two that are in use, of which the last one named stays', async () => {
  const world = await worldOf()
  await runCommand(world, approve, [NEW], {}, { typed: 'Y\n' })
  expect(await runCommand(world, merge, [NEW, KEPT])).toMatchObject({ code: 0, err: '' })
  expect(statuses(world)).toEqual(['merged', 'pending', 'approved'])
})
