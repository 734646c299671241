import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { retire } from '../../src/commands/decide.ts'
import * as edit from '../../src/commands/edit.ts'
import { approved, worldWith } from '../commands/journal-world.ts'
import { runCommand } from '../commands/run-command.ts'
import { canHeedModes, HEEDING_MODES } from '../helpers/closed-folder.ts'
import { environmentOf, runSage } from '../helpers/run-built.ts'
import { canTrace, tracing } from '../helpers/strace.ts'
import type { World } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'

const exported = (world: World, ...options: string[]) =>
  runSage(world, ['export', '--format', 'obsidian', 'vault', ...options])
const pathOf = (world: World, name = '') => join(world.project, 'vault', name)
const read = (world: World, name: string) => readFileSync(pathOf(world, name), 'utf8')
const said = (counts: string) => ({ status: 0, stdout: `vault: ${counts}\n`, stderr: '' })

async function worldOfTwo(): Promise<World> {
  const world = worldWith(
    proposed('aaaaaaaaaa', { text: 'Use pnpm' }),
    proposed('bbbbbbbbbb', { text: 'use PNPM' }),
    proposed('cccccccccc', { text: 'It waits' }),
  )
  await approved(world, 'aaaaaaaaaa', 'bbbbbbbbbb')
  return world
}

test('sage export --format obsidian writes a note for each learning, and nothing the second time', async () => {
  const world = await worldOfTwo()
  expect(exported(world)).toEqual(said('2 written, 0 changed, 0 left as they are'))
  expect(readdirSync(pathOf(world)).toSorted()).toEqual(['Use pnpm.md', 'use PNPM (bbbbbbbbbb).md'])
  expect(read(world, 'Use pnpm.md').replace(/^sage: "[0-9a-f]{16}"$/mu, 'sage: SEAL')).toBe(`---
id: "aaaaaaaaaa"
kind: preference
scope: project
status: approved
created: 2026-11-21
tags:
  - sage/preference
sage: SEAL
---

Use pnpm

> always use tool aaaaaaaaaa
`)
  const times = () => readdirSync(pathOf(world)).map((name) => statSync(pathOf(world, name)).mtimeMs)
  const before = times()
  expect(exported(world)).toEqual(said('0 written, 0 changed, 2 left as they are'))
  expect(times()).toEqual(before)
  expect(exported(world, '--pending')).toEqual(said('1 written, 0 changed, 2 left as they are'))
  expect(read(world, 'It waits.md')).toContain('\nstatus: pending\n')
})

test('a note keeps its name when the learning gets other words, and stays when it is retired', async () => {
  const world = await worldOfTwo()
  exported(world)
  await runCommand(world, edit, ['aaaaaaaaaa'], { text: 'Use pnpm 10' }, { typed: 'Y\n' })
  expect(exported(world)).toEqual(said('0 written, 1 changed, 1 left as they are'))
  expect(read(world, 'Use pnpm.md')).toContain('\n\nUse pnpm 10\n')
  await runCommand(world, retire, ['aaaaaaaaaa'])
  expect(exported(world)).toEqual({
    ...said('0 written, 0 changed, 1 left as they are'),
    stderr: 'sage: 1 note of learnings no longer in use: "Use pnpm.md"\n',
  })
  expect(read(world, 'Use pnpm.md')).toContain('\n\nUse pnpm 10\n')
})

test('what Sage did not write, or somebody changed since, is never written over', async () => {
  const world = await worldOfTwo()
  mkdirSync(pathOf(world))
  const own = { 'Use pnpm.md': 'mine', 'use pnpm (AAAAAAAAAA).md': '---\nid: "aaaaaaaaaa"\n---\nmine too' }
  for (const [name, text] of Object.entries(own)) writeFileSync(pathOf(world, name), text)
  symlinkSync(pathOf(world, 'elsewhere'), pathOf(world, 'use PNPM (bbbbbbbbbb).md'))
  expect(exported(world)).toEqual(said('2 written, 0 changed, 0 left as they are'))
  const notes = ['Use pnpm (aaaaaaaaaa 2).md', 'use PNPM (bbbbbbbbbb 2).md']
  expect(readdirSync(pathOf(world)).toSorted()).toEqual(
    [...Object.keys(own), ...notes, 'use PNPM (bbbbbbbbbb).md'].toSorted(),
  )
  const [name = ''] = notes
  writeFileSync(pathOf(world, name), `${read(world, name)}\nMy own words\n`)
  // It says what it would say, beside the words of the person.
  expect(exported(world)).toEqual(said('0 written, 0 changed, 2 left as they are'))
  await runCommand(world, edit, ['aaaaaaaaaa'], { text: 'Use pnpm 10' }, { typed: 'Y\n' })
  expect(exported(world)).toEqual({
    ...said('0 written, 0 changed, 2 left as they are'),
    stderr: `sage: "${name}" stays, because you changed it: to replace it, move it out of the folder and export again\n`,
  })
  expect(read(world, name)).toMatch(/\n\nUse pnpm\n[^]*My own words\n$/u)
  for (const [file, text] of Object.entries(own)) expect(read(world, file)).toBe(text)
})

test.runIf(canHeedModes)('a learning gets no second note because the one that it has cannot be read', async () => {
  const world = await worldOfTwo()
  exported(world)
  chmodSync(pathOf(world, 'Use pnpm.md'), 0)
  const options = ['export', '--format', 'obsidian', 'vault', '--pending']
  const { status, stdout, stderr } = runSage(world, options, HEEDING_MODES)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(`Make "${pathOf(world, 'Use pnpm.md')}" readable and writable for you, then try again`)
  expect(readdirSync(pathOf(world))).toHaveLength(2)
})

test.each([
  [['export', '--format', 'obsidian'], 2, 'No folder was given for the notes'],
  [['export', 'vault'], 2, 'Only --format obsidian takes a folder'],
  [['export', '--format', 'obsidian', 'CLAUDE.md'], 1, 'it is not a folder'],
  [['export', '--format', 'obsidian', 'valut/Sage'], 1, 'there is no folder "'],
])('sage %j says what is wrong, and writes nothing', async (args, code, what) => {
  const world = await worldOfTwo()
  writeFileSync(join(world.project, 'CLAUDE.md'), 'mine')
  const before = readdirSync(world.project)
  const { status, stdout, stderr } = runSage(world, args)
  expect([status, stdout]).toEqual([code, ''])
  expect(stderr).toContain(what)
  expect(readdirSync(world.project)).toEqual(before)
})

test('no notes are written inside Claude Code: they hold words that were not approved', async () => {
  const world = await worldOfTwo()
  const env = Object.entries({ ...environmentOf(world), CLAUDECODE: '1' }).map(([name, value]) => `${name}=${value}`)
  const { status, stderr } = runSage(world, ['export', '--format', 'obsidian', 'vault'], ['env', ...env])
  expect(status).toBe(1)
  expect(stderr).toContain('this runs inside Claude Code')
  expect(readdirSync(world.project)).not.toContain('vault')
})

test.runIf(canTrace)('sage export, killed while it writes a note, leaves nothing that stays', async () => {
  const world = await worldOfTwo()
  for (const call of ['write', '/^link']) {
    rmSync(pathOf(world), { recursive: true, force: true })
    const killing = tracing(call, { path: pathOf(world, 'Use pnpm.md'), inject: 'signal=SIGKILL' })
    runSage(world, ['export', '--format', 'obsidian', 'vault'], killing)
    expect(exported(world)).toMatchObject({ status: 0 })
    expect(readdirSync(pathOf(world)).toSorted()).toEqual(['Use pnpm.md', 'use PNPM (bbbbbbbbbb).md'])
  }
})
