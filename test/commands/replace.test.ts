import { expect, test } from 'vitest'
import * as approve from '../../src/commands/approve.ts'
import { openDashboardSource } from '../../src/commands/dashboard/open/source.ts'
import { retire } from '../../src/commands/decide.ts'
import * as edit from '../../src/commands/edit.ts'
import * as replace from '../../src/commands/replace.ts'
import type { CommandContext } from '../../src/commands/start/context.ts'
import * as undo from '../../src/commands/undo.ts'
import type { Action } from '../../src/dashboard/state/action.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { runCommand } from './run-command.ts'

const [NEW, OLD] = ['aaaaaaaaaa', 'bbbbbbbbbb']

async function worldOf(changes: Parameters<typeof proposed>[1] = {}): Promise<World> {
  const world = createWorld()
  const waits = proposed(NEW, { text: 'Use pnpm for installs', ...changes })
  world.open().store.append([waits, proposed(OLD, { text: 'Use npm for installs' })])
  await runCommand(world, approve, [OLD], {}, { typed: 'Y\n' })
  return world
}

const statuses = (world: World) => {
  const items = world.open().store.items()
  return [...items.keys()].toSorted().map((id) => items.get(id)?.status)
}

test('sage replace approves the one and retires the other, as one step', async () => {
  const world = await worldOf()
  const { code, out } = await runCommand(world, replace, [NEW, OLD], {}, { typed: '' })
  expect(code).toBe(0)
  expect(out).toContain('you: “always use tool aaaaaaaaaa”')
  expect(out).toContain('Instead of: Use npm for installs')
  expect(out).toContain(`Approved ${NEW} “Use pnpm for installs”`)
  expect(out).not.toContain(`Approved ${OLD}`)
  expect(statuses(world)).toEqual(['approved', 'retired'])
  expect((await runCommand(world, undo, [], {}, { typed: '' })).out).toBe(
    `Undone: approved ${NEW} “Use pnpm for installs” · pending again\nUndone: retired ${OLD} “Use npm for installs” · approved again\n`,
  )
  expect(statuses(world)).toEqual(['pending', 'approved'])
})

test.each(['project', 'user'])(
  'the dashboard says of the undo of it what the key did: the old one had the scope %s',
  async (scope) => {
    const world = await worldOf()
    if (scope === 'user') await runCommand(world, edit, [OLD], { scope }, { typed: 'Y\n' })
    await runCommand(world, replace, [NEW, OLD], {}, { typed: '' })
    const { environment, now, project: cwd } = world
    const terminal = { stdin: { isTTY: true }, stdout: { isTTY: true } }
    const { source } = openDashboardSource({ environment, now, cwd, ...terminal } as CommandContext)
    const said: Action[] = []
    await source.perform({ type: 'undo' }, (action) => said.push(action))
    await source.close()
    expect(said).toMatchObject([{ type: 'stepped', by: 'undo', events: [{}, {}], decision: 'replace', about: [NEW] }])
  },
)

test.each([
  ['without a terminal', {}],
  ['inside Claude Code', { typed: 'Y\n', env: { CLAUDECODE: '1' } }],
])('sage replace approves nothing %s', async (_, terminal) => {
  const world = await worldOf()
  await expect(runCommand(world, replace, [NEW, OLD], {}, terminal)).rejects.toMatchObject({ code: 'not-at-terminal' })
  expect(statuses(world)).toEqual(['pending', 'approved'])
})

test.each([
  ['n\n', ['pending', 'approved'], 1],
  ['Y\n', ['approved', 'retired'], 0],
])('sage replace asks for the second key of what has a check against it: %j', async (typed, after, code) => {
  const world = await worldOf({ checks: ['instruction-like'] })
  expect((await runCommand(world, replace, [NEW, OLD], {}, { typed })).code).toBe(code)
  expect(statuses(world)).toEqual(after)
})

test('sage replace holds against nothing that it contradicts what it takes the place of', async () => {
  const world = createWorld()
  world
    .open()
    .store.append([proposed(NEW, { text: 'Use pnpm, not npm' }), proposed(OLD, { text: 'Use npm, not pnpm' })])
  await runCommand(world, approve, [OLD], {}, { typed: '' })
  const { code, out } = await runCommand(world, replace, [NEW, OLD], {}, { typed: '' })
  expect(out).not.toContain('contradicts')
  expect(code).toBe(0)
  expect(statuses(world)).toEqual(['approved', 'retired'])
})

test('sage replace takes the place only of what is in use, and asks nothing where it cannot', async () => {
  const world = await worldOf({ checks: ['instruction-like'] })
  await expect(runCommand(world, replace, [OLD, NEW], {}, { typed: 'Y\n' })).rejects.toMatchObject({
    message: `Cannot replace ${NEW}: it is pending, and ${OLD} is in use`,
    hint: `The other way round? sage replace ${NEW} ${OLD}`,
    exitCode: 2,
  })
  expect(statuses(world)).toEqual(['pending', 'approved'])
  await runCommand(world, retire, [OLD])
  const { code, out, err } = await runCommand(world, replace, [NEW, OLD], {}, { typed: 'Y\n' })
  expect(out).toBe('')
  expect([code, err]).toEqual([1, `sage: ${NEW}: Cannot replace: the other item is retired\n`])
  expect(statuses(world)).toEqual(['pending', 'retired'])
})
