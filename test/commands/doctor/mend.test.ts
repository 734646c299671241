import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as add from '../../../src/commands/add.ts'
import { reject } from '../../../src/commands/decide.ts'
import * as doctor from '../../../src/commands/doctor.ts'
import * as init from '../../../src/commands/init.ts'
import { createWorld, type World } from '../../helpers/world.ts'
import { proposed } from '../../journal/events.ts'
import { worldWith } from '../journal-world.ts'
import { createPerson } from '../person.ts'
import { runCommand } from '../run-command.ts'

const fix = async (world: World) => (await runCommand(world, doctor, [], { fix: true })).err

/** A journal with a line less than its history. */
async function withDamage(): Promise<World> {
  const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
  await runCommand(world, reject, ['aaaaaaaaaa'])
  const { journal } = world.paths
  writeFileSync(journal, readFileSync(journal, 'utf8').replace(/^.*\n/u, 'damaged\n'))
  return world
}

test('sage doctor --fix removes what processes left that died, and says so once', async () => {
  const world = createWorld()
  for (const name of ['999999999-one', '999999999-two']) writeFileSync(join(world.paths.tmp, name), '')
  expect(await fix(world)).toBe('Removed 2 temporary files left by processes that died.\n')
  expect(readdirSync(world.paths.tmp)).toEqual([])
  expect(await fix(world)).toBe('')
})

test('sage doctor --fix has nothing to say of hooks and journals that are as they should be', async () => {
  const { run, printed } = createPerson()
  await run(init, { yes: true })
  const before = printed().length
  await run(doctor)
  const report = printed().slice(before)
  await run(doctor, { fix: true })
  expect(printed().slice(before + report.length)).toBe(report)
})

test('sage doctor --fix says that nobody knows any more what was read, where that is gone with the journal', async () => {
  const unknown =
    'It is no longer known which sessions were read: "sage scan" reads them again and proposes nothing twice.\n'
  expect(await fix(await withDamage())).toContain(unknown)
  const world = await withDamage()
  mkdirSync(world.paths.reviews, { recursive: true })
  writeFileSync(join(world.paths.reviews, 'session-1.json'), '{}')
  const said = await fix(world)
  expect(said).toContain('Restored 1 event for 1 damaged line of')
  expect(said).not.toContain('sage scan')
})

test.skipIf(process.platform === 'win32')(
  'sage doctor --fix says why what it restored is not in the history',
  async () => {
    const world = await withDamage()
    // The journal is then another one than the history knows.
    await runCommand(world, add, ['Use make for all of it'])
    const failing =
      '#!/bin/sh\ncase "$*" in *fast-import*) echo "fatal: no room" >&2; exit 1 ;; esac\nPATH="$REAL" exec git "$@"\n'
    writeFileSync(join(world.root, 'git'), failing, { mode: 0o755 })
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('REAL', process.env.PATH)
    vi.stubEnv('PATH', [world.root, process.env.PATH].join(delimiter))
    expect(await fix(world)).toContain('This is not in the history: Cannot keep the history: fatal: no room.\n')
  },
)
