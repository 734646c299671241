import { expect, test } from 'vitest'
import * as approve from '../../src/commands/approve.ts'
import { retire } from '../../src/commands/decide.ts'
import * as edit from '../../src/commands/edit.ts'
import * as list from '../../src/commands/list.ts'
import * as show from '../../src/commands/show.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { runCommand } from './run-command.ts'

const LEGEND = '× contradicts a learning in use: sage show ID says which\n'

/** `aaaaaaaaaa` is in use, `bbbbbbbbbb` says the opposite, `cccccccccc` says something else. */
async function contradictingWorld(): Promise<World> {
  const world = createWorld()
  world
    .open()
    .store.append([
      proposed('aaaaaaaaaa', { text: 'Use pnpm, not npm' }),
      proposed('bbbbbbbbbb', { text: 'Use npm, not pnpm' }),
      proposed('cccccccccc', { text: 'Deploy on Tuesdays' }),
    ])
  await runCommand(world, approve, ['aaaaaaaaaa'], {}, { typed: 'Y\n' })
  return world
}

const lines = async (world: World) => (await runCommand(world, list)).out.split('\n')
const lineOf = async (world: World, id: string) => (await lines(world)).find((line) => line.includes(id)) ?? ''
const jsonOf = async (world: World, id: string) =>
  JSON.parse((await runCommand(world, show, [id], { json: true })).out) as { item: { contradicts?: object } }

test('sage list marks what contradicts a learning in use, and says what the mark means', async () => {
  const world = await contradictingWorld()
  // From the journals, then from what was kept of them.
  for (let time = 0; time < 2; time++) {
    expect(await lineOf(world, 'bbbbbbbbbb')).toMatch(/^× bbbbbbbbbb .* Use npm, not pnpm$/u)
    expect(await lineOf(world, 'cccccccccc')).toMatch(/^ {2}cccccccccc /u)
    expect(await lineOf(world, 'aaaaaaaaaa')).toMatch(/^ {2}aaaaaaaaaa /u)
    expect((await runCommand(world, list)).out.endsWith(LEGEND)).toBe(true)
  }
  expect((await runCommand(world, list, [], { approved: true })).out).not.toContain('×')
})

test('sage show says which learning it contradicts', async () => {
  const world = await contradictingWorld()
  const { out } = await runCommand(world, show, ['bbbbbbbbbb'])
  expect(out).toContain('\n  contradicts Use pnpm, not npm (aaaaaaaaaa, in use)\n')
  expect(await jsonOf(world, 'bbbbbbbbbb')).toMatchObject({
    item: { contradicts: [{ id: 'aaaaaaaaaa', text: 'Use pnpm, not npm' }] },
  })
  expect((await runCommand(world, show, ['cccccccccc'])).out).not.toContain('contradicts')
  expect((await jsonOf(world, 'cccccccccc')).item).not.toHaveProperty('contradicts')
})

test('two learnings in use that contradict each other are both marked', async () => {
  const world = await contradictingWorld()
  await runCommand(world, approve, ['bbbbbbbbbb'], {}, { typed: 'Y\n' })
  for (const id of ['aaaaaaaaaa', 'bbbbbbbbbb']) expect(await lineOf(world, id)).toMatch(/^× /u)
})

test('the mark goes with the contradiction: when the learning in use has other words, or is retired', async () => {
  const world = await contradictingWorld()
  await runCommand(world, edit, ['bbbbbbbbbb'], { text: 'Use npm in the legacy package' })
  expect(await lineOf(world, 'bbbbbbbbbb')).toMatch(/^ {2}bbbbbbbbbb /u)
  await runCommand(world, edit, ['bbbbbbbbbb'], { text: 'Use npm, not pnpm' })
  expect(await lineOf(world, 'bbbbbbbbbb')).toMatch(/^× /u)
  await runCommand(world, retire, ['aaaaaaaaaa'])
  expect((await lines(world)).filter((line) => line.startsWith('×'))).toEqual([])
})

test('nothing of what waits reaches a model by way of what it contradicts', async () => {
  const world = await contradictingWorld()
  const { out } = await runCommand(world, list, [], { json: true }, { env: { CLAUDECODE: '1' } })
  expect(out).toContain('Use pnpm, not npm')
  expect(out).not.toMatch(/contradicts|Use npm/u)
})
