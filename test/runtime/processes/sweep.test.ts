import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY } from '../../../src/base/durations.ts'
import * as doctor from '../../../src/commands/doctor.ts'
import { sweep } from '../../../src/runtime/processes/sweep.ts'
import { temporaryName } from '../../../src/workspace/files/temporary-name.ts'
import { runCommand } from '../../commands/run-command.ts'
import { runSage } from '../../helpers/run-built.ts'
import { createWorld } from '../../helpers/world.ts'

test('sweep() removes what dead processes left and keeps what the living write', () => {
  const { paths, sageHome } = createWorld()
  const names = [`${process.pid}-abc`, '999999999-abc', 'without-a-pid']
  for (const name of names) writeFileSync(join(paths.tmp, name), '')
  // As an editor leaves it that was killed.
  mkdirSync(join(paths.tmp, '999999999-folder'))
  writeFileSync(join(paths.tmp, '999999999-folder', 'learning.md'), '')
  expect(sweep(paths, sageHome, Date.now())).toBe(2)
  expect(readdirSync(paths.tmp).toSorted()).toEqual([`${process.pid}-abc`, 'without-a-pid'].toSorted())
  expect(sweep(paths, sageHome, Date.now() + 25 * 60 * 60 * 1000)).toBe(2)
  rmSync(paths.tmp, { recursive: true })
  expect(sweep(paths, sageHome, 0)).toBe(0)
})

test('sweep() takes nothing from a living writer in another container, whose process id says nothing here', () => {
  const { paths, sageHome } = createWorld()
  const name = temporaryName()
  const theirs = name.replace(/^\d+-\w+-/, '999999999-theirs-')
  expect(theirs).not.toBe(name)
  for (const file of [theirs, name.replace(/^\d+/, '999999999')]) writeFileSync(join(paths.tmp, file), '')
  expect(sweep(paths, sageHome, Date.now())).toBe(1)
  expect(readdirSync(paths.tmp)).toEqual([theirs])
  expect(sweep(paths, sageHome, Date.now() + 2 * 60 * 1000)).toBe(1)
})

test('sweep() forgets what sessions were given that are too old to be resumed', () => {
  const { paths, sageHome, now } = createWorld()
  for (const [name, days] of [
    ['old', 31],
    ['young', 29],
    ['new', 0],
  ] as const) {
    const path = join(paths.injected, `${name}.json`)
    writeFileSync(path, '{}')
    const at = (now().getTime() - days * DAY) / 1000
    utimesSync(path, at, at)
  }
  expect(sweep(paths, sageHome, now().getTime())).toBe(0)
  expect(readdirSync(paths.injected)).toEqual(['new.json', 'young.json'])
})

test('sweep() forgets nothing that a session was given because the clock is ahead', () => {
  const { paths, sageHome, now } = createWorld()
  for (const name of ['resumed', 'young']) writeFileSync(join(paths.injected, `${name}.json`), '{}')
  sweep(paths, sageHome, now().getTime() + 40 * DAY)
  expect(readdirSync(paths.injected)).toEqual(['resumed.json', 'young.json'])
})

test("sage sync removes what died in the person's own folder too, where a link in its place is left alone", () => {
  const world = createWorld()
  const tmp = join(world.sageHome, 'tmp')
  const theirs = join(world.root, 'theirs')
  for (const folder of [tmp, theirs]) mkdirSync(folder, { recursive: true })
  for (const folder of [tmp, theirs]) writeFileSync(join(folder, '999999999-abc'), '')
  expect(runSage(world, ['sync'])).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(tmp)).toEqual([])
  rmSync(tmp, { recursive: true })
  if (process.platform === 'win32') return
  symlinkSync(theirs, tmp)
  expect(sweep(world.paths, world.sageHome, 0)).toBe(0)
  expect(readdirSync(theirs)).toEqual(['999999999-abc'])
})

test.skipIf(process.platform === 'win32').each(['tmp', 'runtime', 'injected'] as const)(
  'nothing is removed behind a link in the place of %s, not by sage doctor --fix either',
  async (name) => {
    const world = createWorld()
    const { paths, root, now, sageHome } = world
    const theirs = join(root, 'theirs')
    renameSync(paths[name], theirs)
    symlinkSync(theirs, paths[name])
    const old = [join(paths.tmp, 'thesis'), join(theirs, 'thesis.json')]
    for (const path of old) {
      mkdirSync(path)
      utimesSync(path, 0, 0)
    }
    expect(sweep(paths, sageHome, now().getTime() + DAY)).toBe(0)
    const { out } = await runCommand(world, doctor, [], { fix: true })
    expect(out).toContain(`"${paths[name]}" is a link`)
    expect(old.filter((path) => existsSync(path))).toEqual(old)
  },
)
