import { expect, test } from 'vitest'
import { runSage } from '../helpers/run-built.ts'
import { openSage } from '../helpers/sage-terminal.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

function worldOfThree() {
  const world = createWorld()
  const { store } = world.open()
  store.append([
    proposed('aaaaaaaaaa', { text: 'Use pnpm here' }),
    proposed('bbbbbbbbbb', { text: 'Log with pino' }),
    proposed('cccccccccc', { text: 'Release notes go in .changeset' }),
  ])
  const statusOf = (id: string) => {
    store.refresh()
    return store.items().get(id)?.status
  }
  return { world, statusOf }
}

test('what another process rejects under the cursor is told, and the next key does not decide about its neighbour', async () => {
  const { world, statusOf } = worldOfThree()
  const sage = await openSage(world)
  sage.send('j')
  await sage.shows(/▸ +Log with pino/u)
  expect(runSage(world, ['reject', 'bbbbbbbbbb']).status).toBe(0)
  await sage.shows('“Log with pino” was rejected in the meantime · another one is selected')
  await sage.shows(/▸ +Release notes/u)
  sage.send('a')
  await sage.shows('The selected item has changed: read it, then press again')
  expect(statusOf('cccccccccc')).toBe('pending')
  sage.send('x')
  await sage.shows('✗ Rejected “Release notes')
  expect(statusOf('cccccccccc')).toBe('rejected')
  sage.send('q')
  expect(await sage.exit).toMatchObject({ exitCode: 0 })
})

test('words that another process puts under the cursor are told, and not approved by the next key', async () => {
  const { world, statusOf } = worldOfThree()
  const sage = await openSage(world)
  await sage.shows(/▸ +Use pnpm here/u)
  expect(runSage(world, ['edit', 'aaaaaaaaaa', '--text', 'Use npm here']).status).toBe(0)
  await sage.shows('“Use npm here” was changed in the meantime')
  sage.send('a')
  await sage.shows('read it, then press again')
  expect(statusOf('aaaaaaaaaa')).toBe('pending')
  // Another key: the same one again might be a held one.
  sage.send('x')
  await sage.shows('✗ Rejected “Use npm here”')
  sage.send('q')
  await sage.exit
})
