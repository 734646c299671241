import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as add from '../../src/commands/add.ts'
import { reject } from '../../src/commands/decide.ts'
import * as log from '../../src/commands/log.ts'
import * as undo from '../../src/commands/undo.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed } from '../journal/events.ts'
import { worldWith } from './journal-world.ts'
import { runCommand } from './run-command.ts'

test('sage log needs no journal and no settings for what the history tells', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  await runCommand(world, reject, ['aaaaaaaaaa'])
  writeFileSync(world.paths.config, '[inject]\nbudget_tokens = "many"\n')
  const { code, out } = await runCommand(world, log, [], { json: true })
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ source: 'history', entries: [{ subject: 'Reject: Use tool aaaaaaaaaa' }] })
})

test('sage log says what was undone', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  await runCommand(world, reject, ['aaaaaaaaaa'])
  await runCommand(world, undo)
  await runCommand(world, undo.redo)
  const { out, err } = await runCommand(world, log)
  const told = ['Redo reject', 'Undo reject', 'Reject']
  expect([out.match(/[A-Z][a-z ]+(?=: Use tool aaaaaaaaaa)/gu), err]).toEqual([told, ''])
})

test('sage log says that a journal is gone of which there is only the history', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  await runCommand(world, reject, ['aaaaaaaaaa'])
  rmSync(world.paths.journal)
  await expect(runCommand(world, log)).rejects.toThrow(/is gone/u)
})

test('sage log --limit shows the newest changes of a journal without a history, newest first', async () => {
  const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc']
  const world = worldWith(...ids.map((id, hour) => proposed(id, { at: `2026-11-21T1${hour}:00:00.000Z` })))
  const { out } = await runCommand(world, log, [], { json: true, limit: '2' })
  expect(JSON.parse(out)).toMatchObject({
    source: 'journal',
    entries: [{ at: '2026-11-21T12:00:00.000Z' }, { at: '2026-11-21T11:00:00.000Z' }],
  })
})

test.each([
  ['cannot read it', 'Git cannot read the history: fatal: ', (head: string) => truncateSync(head)],
  ['finds nothing in it yet', 'There is no git history here', (head: string) => rmSync(head)],
])('sage log says why it shows the journal where git %s', async (_, why, change) => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  await runCommand(world, reject, ['aaaaaaaaaa'])
  const head = join(world.paths.history, 'refs', 'heads', 'main')
  change(head)
  const { code, out, err } = await runCommand(world, log)
  expect(code).toBe(0)
  expect(out).toContain('Reject: Use tool aaaaaaaaaa')
  expect(err).toMatch(new RegExp(`^sage: ${why}.*; this is the journal itself\\.?\n$`, 'u'))
})

test('sage log says that it shows the journal because git is not installed', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  await runCommand(world, reject, ['aaaaaaaaaa'])
  vi.stubEnv('PATH', join(world.root, 'nothing-here'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const { err } = await runCommand(world, log)
  expect(err).toMatch(/^sage: Git is not installed; this is the journal itself\.?\n$/u)
})

test('sage log says that nothing was learned yet, and that --user shows another log', async () => {
  const world = createWorld()
  expect(await runCommand(world, log)).toEqual({
    code: 0,
    out: 'Nothing here. For what all your projects share: --user\n',
    err: '',
  })
  expect((await runCommand(world, log, [], { user: true })).out).toBe('Nothing here\n')
  await runCommand(world, add, ['Use pnpm'], { scope: 'user' }, { typed: 'Y\n' })
  const done = async (user: boolean) =>
    (await runCommand(world, log, [], { user })).out.match(/[A-Z]\w+(?=: Use pnpm)/gu)
  expect([await done(true), await done(false)]).toEqual([['Approve'], ['Approve', 'Add']])
})

test('sage log --verbose names each item of a change, below the line for it', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
  await runCommand(world, reject, ['aaaaaaaaaa', 'bbbbbbbbbb'])
  expect((await runCommand(world, log)).out).toMatch(/^[^\n]+\n$/u)
  const { out } = await runCommand(world, log, [], { verbose: true })
  expect(out.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^ +Reject aaaaaaaaaa: Use tool aaaaaaaaaa$/u),
    expect.stringMatching(/^ +Reject bbbbbbbbbb: Use tool bbbbbbbbbb$/u),
    '',
  ])
})
