import { copyFileSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as approve from '../../src/commands/approve.ts'
import { reject, retire } from '../../src/commands/decide.ts'
import * as inject from '../../src/commands/inject.ts'
import type { CommandModule } from '../../src/commands/start/context.ts'
import * as sync from '../../src/commands/sync.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const TEXT = 'Use pnpm for every install'
const sage = async (world: World, command: CommandModule, ...args: string[]) =>
  (await runCommand(world, command, args, {}, { typed: 'Y\n' })).out
const fileOf = ({ paths }: World) => readFileSync(paths.learnings, 'utf8')
const idIn = (world: World) => [...world.open().store.items().keys()][0] ?? ''

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
