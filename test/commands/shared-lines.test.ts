import { copyFileSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as approve from '../../src/commands/approve.ts'
import { reject, retire } from '../../src/commands/decide.ts'
import * as edit from '../../src/commands/edit.ts'
import * as inject from '../../src/commands/inject.ts'
import * as merge from '../../src/commands/merge.ts'
import type { CommandModule } from '../../src/commands/start/context.ts'
import * as sync from '../../src/commands/sync.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const TEXT = 'Use pnpm for every install'
const sage = async (world: World, command: CommandModule, ...args: string[]) =>
  (await runCommand(world, command, args, {}, { typed: 'Y\n' })).out
const fileOf = ({ paths }: World) => readFileSync(paths.learnings, 'utf8')
const idIn = (world: World) => [...world.open().store.items().keys()][0] ?? ''
const idOf = (world: World, text: string) =>
  [...world.open().store.items().values()].find((item) => item.text === text)?.id ?? ''
const lines = (world: World) => Array.from(fileOf(world).matchAll(/^- (.*)$/gmu), ([, text = '']) => text)
const reword = async (world: World, from: string, to: string) =>
  void (await runCommand(world, edit, [idOf(world, from)], { text: to }, { typed: 'Y\n' }))

/** What one of them committed reaches the other one. */
async function pull(from: World, to: World): Promise<void> {
  copyFileSync(from.paths.learnings, to.paths.learnings)
  await sage(to, sync)
}

test.each([
  ['rejects', [reject]],
  ['retires', [approve, retire]],
])(
  'a line of somebody else’s that this person %s stays in the file that they share, and Claude gets it there alone',
  async (_, decisions) => {
    const [mine, theirs] = [createWorld(), createWorld()]
    await sage(theirs, add, TEXT)
    const committed = fileOf(theirs)
    await pull(theirs, mine)
    for (const command of decisions) await sage(mine, command, idIn(mine))
    for (const [from, to] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      await pull(from, to)
      expect(fileOf(to)).toBe(committed)
    }
    expect(await sage(theirs, inject)).toContain(TEXT)
    expect(await sage(mine, inject)).not.toContain(TEXT)
  },
)

test('a line that its author retires goes, and stays with whoever has it in use, under a marker of theirs', async () => {
  const [mine, theirs] = [createWorld(), createWorld()]
  await sage(mine, add, TEXT)
  await pull(mine, theirs)
  await sage(theirs, approve, idIn(theirs))
  await sage(mine, retire, idIn(mine))
  expect(fileOf(mine)).not.toContain(TEXT)
  await pull(mine, theirs)
  await sage(theirs, add, 'Answer briefly')
  const committed = fileOf(theirs)
  expect(committed).toContain(TEXT)
  await pull(theirs, mine)
  await sage(mine, add, 'Deploy on Fridays')
  expect(fileOf(mine)).toContain(TEXT)
  expect(await sage(mine, inject)).not.toContain(TEXT)
})

test('a line that its author retired, and whoever still had it in use merges into another, is nobody’s and goes', async () => {
  const [mine, theirs] = [createWorld(), createWorld()]
  await sage(mine, add, TEXT)
  await pull(mine, theirs)
  await sage(theirs, approve, idIn(theirs))
  await sage(mine, retire, idIn(mine))
  await pull(mine, theirs)
  await sage(theirs, add, 'Install with pnpm')
  expect(lines(theirs)).toEqual([TEXT, 'Install with pnpm'])
  await sage(theirs, merge, idOf(theirs, TEXT), idOf(theirs, 'Install with pnpm'))
  expect(lines(theirs)).toEqual(['Install with pnpm'])
})

const ANEW = 'Use pnpm 9 for every install'
const ONCE_MORE = 'Use pnpm 10 for every install'

/** Both have `TEXT` in use, one of them wrote it, and the other one then reworded it. */
async function rewordedByOther() {
  const [mine, theirs] = [createWorld(), createWorld()]
  await sage(mine, add, TEXT)
  await pull(mine, theirs)
  await sage(theirs, approve, idIn(theirs))
  await reword(theirs, TEXT, ANEW)
  expect(lines(theirs)).toEqual([ANEW])
  await pull(theirs, mine)
  return { mine, theirs }
}

/** Nothing changes any more, whoever commits and pulls. */
async function expectPeace(...worlds: readonly [World, World]): Promise<void> {
  const [mine, theirs] = worlds
  const agreed = fileOf(mine)
  for (const [from, to] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    await pull(from, to)
    await sage(to, sync)
    expect(fileOf(to)).toBe(agreed)
  }
}

test.each([
  ['lets wait', async () => undefined],
  ['rejects', async (mine: World) => void (await sage(mine, reject, idOf(mine, ANEW)))],
  ['merges', async (mine: World) => void (await sage(mine, merge, idOf(mine, ANEW), idOf(mine, TEXT)))],
])(
  'what somebody else made of a line, and its author %s, stands beside it, and each is given their own words',
  async (_, decide) => {
    const { mine, theirs } = await rewordedByOther()
    await decide(mine)
    expect(lines(mine)).toEqual([TEXT, ANEW])
    await expectPeace(mine, theirs)
    for (const [world, given, other] of [
      [mine, TEXT, ANEW],
      [theirs, ANEW, TEXT],
    ] as const) {
      expect(await sage(world, inject)).toContain(given)
      expect(await sage(world, inject)).not.toContain(other)
    }
  },
)

test('what stood beside it takes the place of the line when its author goes along later, and so does what becomes of it then', async () => {
  const { mine, theirs } = await rewordedByOther()
  await pull(mine, theirs)
  expect(await sage(mine, approve, idOf(mine, ANEW))).toContain(`Instead of: ${TEXT}`)
  expect(lines(mine)).toEqual([ANEW])
  await expectPeace(mine, theirs)
  await reword(theirs, ANEW, ONCE_MORE)
  expect(lines(theirs)).toEqual([ONCE_MORE])
  await pull(theirs, mine)
  expect(lines(mine)).toEqual([ANEW, ONCE_MORE])
  await expectPeace(mine, theirs)
  expect(await sage(mine, approve, idOf(mine, ONCE_MORE))).toContain(`Instead of: ${ANEW}`)
  expect(lines(mine)).toEqual([ONCE_MORE])
  await expectPeace(mine, theirs)
})

test('who reworded a line rewords it again: the words of its author stay where they are', async () => {
  const { mine, theirs } = await rewordedByOther()
  await pull(mine, theirs)
  await reword(theirs, ANEW, ONCE_MORE)
  expect(lines(theirs)).toEqual([TEXT, ONCE_MORE])
  await pull(theirs, mine)
  await expectPeace(mine, theirs)
})

test('a line that somebody reworded and then retires stays with whoever took it up in these words', async () => {
  const { mine, theirs } = await rewordedByOther()
  await sage(mine, approve, idOf(mine, ANEW))
  await pull(mine, theirs)
  await sage(theirs, retire, idOf(theirs, ANEW))
  await pull(theirs, mine)
  expect(lines(mine)).toEqual([ANEW])
  await expectPeace(mine, theirs)
})

test('an author who rewords their line does not change it back and forth with those who keep the old words', async () => {
  const [mine, theirs] = [createWorld(), createWorld()]
  await sage(mine, add, TEXT)
  await pull(mine, theirs)
  await sage(theirs, approve, idIn(theirs))
  await reword(mine, TEXT, ANEW)
  await pull(mine, theirs)
  await sage(theirs, add, 'Answer briefly')
  expect(new Set(lines(theirs))).toEqual(new Set(['Answer briefly', TEXT, ANEW]))
  await pull(theirs, mine)
  await expectPeace(theirs, mine)
})

test('of two edits of a line of somebody else’s, both stay once git has taken one', async () => {
  const { mine, theirs } = await rewordedByOther()
  const third = createWorld()
  copyFileSync(mine.paths.learnings, third.paths.learnings)
  await sage(third, sync)
  await sage(third, approve, idOf(third, TEXT))
  await reword(third, TEXT, ONCE_MORE)
  await pull(theirs, third)
  await sage(third, add, 'Answer briefly')
  await pull(third, mine)
  await pull(mine, theirs)
  await pull(theirs, third)
  for (const world of [mine, theirs]) await expectPeace(third, world)
  expect(new Set(lines(third))).toEqual(new Set(['Answer briefly', ANEW, ONCE_MORE, TEXT]))
})
