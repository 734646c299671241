import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as doctor from '../../src/commands/doctor.ts'
import { sweepTmp } from '../../src/runtime/sweep.ts'
import { runSage } from '../helpers/run-built.ts'
import { runCommand } from '../commands/run-command.ts'
import { createWorld } from '../helpers/world.ts'

const DAY = 24 * 60 * 60 * 1000

test('sweepTmp() removes what dead processes left and keeps what the living write', () => {
  const { paths, sageHome } = createWorld()
  const names = [`${process.pid}-abc`, '999999999-abc', 'without-a-pid']
  for (const name of names) writeFileSync(join(paths.tmp, name), '')
  expect(sweepTmp(paths, sageHome, Date.now())).toBe(1)
  expect(readdirSync(paths.tmp).toSorted()).toEqual([`${process.pid}-abc`, 'without-a-pid'].toSorted())
  expect(sweepTmp(paths, sageHome, Date.now() + 25 * 60 * 60 * 1000)).toBe(2)
  rmSync(paths.tmp, { recursive: true })
  expect(sweepTmp(paths, sageHome, 0)).toBe(0)
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
  expect(sweepTmp(world.paths, world.sageHome, 0)).toBe(0)
  expect(readdirSync(theirs)).toEqual(['999999999-abc'])
})

test.skipIf(process.platform === 'win32').each(['tmp', 'runtime'] as const)(
  'nothing is removed behind a link in the place of %s, not by sage doctor --fix either',
  async (name) => {
    const world = createWorld()
    const { paths, root, now, sageHome } = world
    const theirs = join(root, 'theirs')
    renameSync(paths[name], theirs)
    symlinkSync(theirs, paths[name])
    mkdirSync(join(paths.tmp, 'thesis'))
    utimesSync(join(paths.tmp, 'thesis'), 0, 0)
    expect(sweepTmp(paths, sageHome, now().getTime() + DAY)).toBe(0)
    const { out } = await runCommand(world, doctor, [], { fix: true })
    expect(out).toContain(`"${paths[name]}" is a link`)
    expect(readdirSync(paths.tmp)).toEqual(['thesis'])
  },
)
