import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as approve from '../../src/commands/approve.ts'
import * as inject from '../../src/commands/inject.ts'
import type { CommandModule } from '../../src/commands/start/context.ts'
import * as sync from '../../src/commands/sync.ts'
import * as undo from '../../src/commands/undo.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const OLD = 'Use pnpm 8 for installs'
const NEW = 'Use pnpm 9 for installs'
const THEIRS = `<!-- sage:zz99zz99zz confidence:0.90 scope:project category:convention -->\n- ${OLD}\n<!-- /sage:zz99zz99zz -->\n`

/** A project in which `OLD` is in use, and a pull brings `NEW` in its line of `learnings.md`. */
async function reworded(whose: 'mine' | 'theirs') {
  const world = createWorld()
  const sage = async (command: CommandModule, ...args: string[]) =>
    (await runCommand(world, command, args, {}, { typed: 'Y\n' })).out
  const idOf = (text: string) =>
    [...world.open().store.state().items.values()].find((item) => item.text === text)?.id ?? ''
  const file = () => readFileSync(world.paths.learnings, 'utf8')
  if (whose === 'mine') await sage(add, OLD)
  else {
    writeFileSync(world.paths.learnings, THEIRS)
    await sage(sync)
    await sage(approve, idOf(OLD))
  }
  writeFileSync(world.paths.learnings, file().replace(OLD, NEW))
  await sage(sync)
  return {
    sage,
    approveNew: () => sage(approve, idOf(NEW)),
    given: async () => Array.from((await sage(inject)).matchAll(/scope="project">(.*?)</gu), ([, text]) => text),
    lines: () => Array.from(file().matchAll(/^- (.*)$/gmu), ([, text]) => text),
  }
}

test.each(['mine', 'theirs'] as const)(
  'what a teammate reworded waits, then takes the place of the old words for Claude and in the file, and one undo brings these back: the line was %s',
  async (whose) => {
    const { sage, approveNew, given, lines } = await reworded(whose)
    expect(await given()).toEqual([OLD])
    expect(await approveNew()).toContain(`Instead of: ${OLD}`)
    expect([await given(), lines()]).toEqual([[NEW], [NEW]])
    await sage(undo)
    expect(await given()).toEqual([OLD])
  },
)
