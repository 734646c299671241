import { expect, test } from 'vitest'
import { pin, unpin } from '../../src/commands/decide.ts'
import * as list from '../../src/commands/list.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { approved, worldWith } from './journal-world.ts'
import { runCommand } from './run-command.ts'

test('sage pin says of what is in use that it is given first', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  await approved(world, 'aaaaaaaaaa')
  expect((await runCommand(world, pin, ['aaaaaaaaaa'])).out).toMatch(
    / · given before all others\nsage undo takes it back\n$/u,
  )
})

test('sage pin and sage unpin, each once', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa')])
  const isPinned = () => world.open().store.items().get('aaaaaaaaaa')?.pinned
  expect((await runCommand(world, pin, ['aaaaaaaaaa'])).out).toMatch(
    /^Pinned aaaaaaaaaa .* · given before all others once you approve it\nsage undo takes it back\n$/,
  )
  expect(isPinned()).toBe(true)
  const listed = (await runCommand(world, list)).out
  expect(listed).toMatch(/^\* aaaaaaaaaa /mu)
  expect(listed).toMatch(/\n\* pinned: given to Claude before all others\n$/u)
  const again = await runCommand(world, pin, ['aaaaaaaaaa'])
  expect([again.code, again.err]).toEqual([1, 'sage: aaaaaaaaaa: Already pinned\n'])
  expect((await runCommand(world, unpin, ['aaaaaaaaaa'])).code).toBe(0)
  expect(isPinned()).toBe(false)
  await expect(runCommand(world, pin, ['aaaaaaaaaa'], {}, { env: { CLAUDECODE: '1' } })).rejects.toMatchObject({
    code: 'not-at-terminal',
  })
  expect(isPinned()).toBe(false)
})
