import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import * as add from '../../src/commands/add.ts'
import { openDashboardSource } from '../../src/commands/dashboard/open/source.ts'
import { reject } from '../../src/commands/decide.ts'
import * as doctor from '../../src/commands/doctor.ts'
import * as hookInstall from '../../src/commands/hook-install.ts'
import { discardNote } from '../../src/commands/memory.ts'
import * as sync from '../../src/commands/sync.ts'
import { memoryFolder } from '../../src/inject/memory/memory-folder.ts'
import { runCommand } from '../commands/run-command.ts'
import { makeProgramToInstall } from '../helpers/program-to-install.ts'
import { until } from '../helpers/until.ts'
import { createWorld, type World } from '../helpers/world.ts'

const WORD = 'zzyzx'

/** README's recipe for erasing words. */
const RECIPE = /To erase them from the disk:\n([^]*?)\n## /.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''

/** A dashboard that is opened and quit again. */
async function look(world: World): Promise<void> {
  const stream = () => new PassThrough() as unknown as NodeJS.WriteStream
  const { source } = openDashboardSource({
    environment: { ...world.environment, env: { ...world.environment.env, SAGE_WATCH: '0' } },
    cwd: world.project,
    stdin: new PassThrough() as unknown as NodeJS.ReadStream,
    stdout: stream(),
    stderr: stream(),
    now: world.now,
  })
  await until(() => source.snapshot().items.length > 0)
  await source.close()
}

function filesWithWord(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && readFileSync(path).includes(WORD))
}

test('README names every file that still holds an erased sentence', async () => {
  const world = createWorld()
  makeProgramToInstall(world.root)
  await runCommand(world, hookInstall, [], { global: true, yes: true })
  const session = world.session('s1')
  session.turn(`Never mention my manager ${WORD} in a commit message.`)
  world.session('s2').turn('Always use tabs in this repo.')
  session.stop()
  await runCommand(world, sync)
  await look(world)
  const { id = '' } = [...world.open().store.items().values()].find(({ text }) => text.includes(WORD)) ?? {}
  await runCommand(world, reject, [id])
  rmSync(world.paths.runtime, { recursive: true })
  rmSync(world.paths.reviews, { recursive: true })
  const left = filesWithWord(world.paths.dir)
    .concat(filesWithWord(world.sageHome))
    .map((path) => basename(path))
  expect(left).toContain('first-look.json')
  // What hooks print is renewed where they next run: for scope user, in each project.
  const named = (name: string) => RECIPE.includes(`\`${name.replace(/^context\..*/, 'context.*')}\``)
  expect(left.filter((name) => !named(name))).toEqual([])
})

test('README names the copy of what sage memory changed, which still holds the words', async () => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), '[memory]\nreview_auto_memory = true\n')
  const folder = memoryFolder({ projectDir: world.project, claudeDir: world.claude })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'MEMORY.md'), `- My manager is ${WORD}\n`)
  await runCommand(world, sync)
  const { id = '' } = [...world.open().store.items().values()].find(({ text }) => text.includes(WORD)) ?? {}
  await runCommand(world, discardNote, [id], {}, { typed: 'y\n' })
  const copies = filesWithWord(world.sageHome).filter((path) => path.includes('MEMORY.md'))
  expect(copies.map((path) => RECIPE.includes(`\`${basename(dirname(path))}/\``))).toEqual([true])
})

test('README names the file in which the words of a teammate stay, whatever this person decided', async () => {
  const world = createWorld()
  writeFileSync(world.paths.learnings, `<!-- sage:zz99 -->\n- Ask ${WORD} first\n<!-- /sage:zz99 -->\n`)
  await runCommand(world, sync)
  for (const id of world.open().store.items().keys()) await runCommand(world, reject, [id])
  for (const path of [world.paths.journal, world.paths.history]) rmSync(path, { recursive: true })
  const left = filesWithWord(world.paths.dir).map((path) => basename(path))
  expect(left.map((name) => [name, RECIPE.includes(`\`${name}\``)])).toEqual([['learnings.md', true]])
})

test('README names what a repair keeps of a damaged journal', async () => {
  const world = createWorld()
  await runCommand(world, add, ['Ask', WORD, 'first'])
  writeFileSync(world.paths.journal, '{"damaged\n', { flag: 'a' })
  await runCommand(world, doctor, [], { fix: true })
  for (const path of [world.paths.journal, world.paths.history]) rmSync(path, { recursive: true })
  const left = filesWithWord(world.paths.dir).map((path) => basename(path).replace(/(?<=\.damaged-)\d+$/, '…'))
  expect(left.map((name) => [name, RECIPE.includes(`\`${name}\``)])).toEqual([['journal.jsonl.damaged-…', true]])
})
