import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as approve from '../../src/commands/approve.ts'
import { retire } from '../../src/commands/decide.ts'
import * as edit from '../../src/commands/edit.ts'
import * as inject from '../../src/commands/inject.ts'
import type { CommandModule } from '../../src/commands/start/context.ts'
import * as sync from '../../src/commands/sync.ts'
import * as undo from '../../src/commands/undo.ts'
import { createWorld } from '../helpers/world.ts'
import { runCommand } from './run-command.ts'

const OLD = 'Use pnpm 8 for installs'
const NEW = 'Use pnpm 9 for installs'
const THEIRS = `<!-- sage:zz99zz99zz confidence:0.90 scope:project category:convention -->\n- ${OLD}\n<!-- /sage:zz99zz99zz -->\n`

/** A project in which `OLD` is in use. */
async function inUse(whose: 'mine' | 'theirs', memory = '') {
  const world = createWorld()
  writeFileSync(join(world.project, 'CLAUDE.md'), memory)
  const sage = async (command: CommandModule, ...args: string[]) =>
    (await runCommand(world, command, args, {}, { typed: 'Y\n' })).out
  const idOf = (text: string) => [...world.open().store.items().values()].find((item) => item.text === text)?.id ?? ''
  const file = () => readFileSync(world.paths.learnings, 'utf8')
  if (whose === 'mine') await sage(add, OLD)
  else {
    writeFileSync(world.paths.learnings, THEIRS)
    await sage(sync)
    await sage(approve, idOf(OLD))
  }
  return {
    sage,
    world,
    idOf,
    file,
    given: async () => Array.from((await sage(inject)).matchAll(/scope="project">(.*?)</gu), ([, text]) => text),
    lines: () => Array.from(file().matchAll(/^- (.*)$/gmu), ([, text]) => text),
  }
}

test('new words are not said to contradict the ones that they take the place of', async () => {
  const { world, sage, file, idOf } = await inUse('mine')
  const [opposite, reworded] = ['Never use pnpm 8 for installs', 'Do not use pnpm 8 for installs']
  expect(await sage(add, opposite)).toContain(`contradicts a learning in use: “${OLD}”`)
  writeFileSync(world.paths.learnings, file().replace(`- ${OLD}`, `- ${reworded}`))
  await sage(sync)
  const shown = await sage(approve, idOf(reworded))
  expect(shown).toContain(`Instead of: ${OLD}`)
  expect(shown).not.toContain('contradicts')
})

/** The same, and a pull brings `NEW` in its line of `learnings.md`. */
async function reworded(whose: 'mine' | 'theirs') {
  const { world, file, ...rest } = await inUse(whose)
  writeFileSync(world.paths.learnings, file().replace(OLD, NEW))
  await rest.sage(sync)
  return { ...rest, approveNew: () => rest.sage(approve, rest.idOf(NEW)) }
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

test.each([
  ['as it is', ''],
  ['imported', '@.sage/learnings.md\n'],
])('what this person rewords of a line of a teammate’s is said in that line: the file is %s', async (_, memory) => {
  const { sage, world, idOf, file, lines } = await inUse('theirs', memory)
  const id = idOf(OLD)
  const reword = async (text: string) => void (await runCommand(world, edit, [id], { text }, { typed: 'Y\n' }))
  await reword(NEW)
  expect(file()).toBe(THEIRS.replace(OLD, NEW))
  await reword('Use pnpm 10 for installs')
  expect(file()).toBe(THEIRS.replace(OLD, 'Use pnpm 10 for installs'))
  await sage(undo)
  await sage(undo)
  expect(file()).toBe(THEIRS)
  await reword(NEW)
  await sage(retire, id)
  expect(lines()).toEqual([])
})

test('where Claude Code reads the file too: the line keeps its markers while it waits, so that the new words take the place of the old ones', async () => {
  const { sage, world, idOf, file, lines } = await inUse('theirs', '@.sage/learnings.md\n')
  expect(file()).toBe(THEIRS)
  writeFileSync(world.paths.learnings, file().replace(OLD, NEW))
  await sage(sync)
  expect(lines()).toEqual([OLD])
  expect(await sage(approve, idOf(NEW))).toContain(`Instead of: ${OLD}`)
  expect(lines()).toEqual([NEW])
  expect(file()).toContain(THEIRS.replace(OLD, NEW))
})

test('what a teammate rewords in turn takes the place of what this person made of it', async () => {
  const { sage, world, idOf, file, given, lines } = await inUse('theirs')
  await runCommand(world, edit, [idOf(OLD)], { text: NEW }, { typed: 'Y\n' })
  writeFileSync(world.paths.learnings, file().replace(NEW, 'Use pnpm 10 for installs'))
  await sage(sync)
  expect(await given()).toEqual([NEW])
  expect(await sage(approve, idOf('Use pnpm 10 for installs'))).toContain(`Instead of: ${NEW}`)
  expect([await given(), lines()]).toEqual([['Use pnpm 10 for installs'], ['Use pnpm 10 for installs']])
})
