import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { later, pin, purge, reject, restore, retire } from '../../src/commands/decide.ts'
import * as edit from '../../src/commands/edit.ts'
import type { CommandModule } from '../../src/commands/start/context.ts'
import * as sync from '../../src/commands/sync.ts'
import * as undo from '../../src/commands/undo.ts'
import { reasonText } from '../../src/extract/features/feature-table.ts'
import { decideNow } from '../helpers/decide-now.ts'
import { numbered, proposed } from '../journal/events.ts'
import { worldWith, approved, listed, statuses } from './journal-world.ts'
import { runCommand } from './run-command.ts'

describe('decisions', () => {
  it('reject, later, restore and retire do what they say', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'), proposed('cccccccccc'))
    await runCommand(world, reject, ['aaaaaaaaaa'])
    await runCommand(world, later, ['bbbbbbbbbb'])
    await approved(world, 'cccccccccc')
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'rejected', bbbbbbbbbb: 'later', cccccccccc: 'approved' })
    await runCommand(world, retire, ['cccccccccc'])
    await runCommand(world, restore, ['aaaaaaaaaa'])
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'pending', bbbbbbbbbb: 'later', cccccccccc: 'retired' })
    expect(readFileSync(world.paths.learnings, 'utf8')).not.toContain('Use tool cccccccccc')
  })

  it('say once what takes them all back', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    const rejected = (id: string) => `Rejected ${id} “Use tool ${id}” · it is not proposed again\n`
    expect((await runCommand(world, reject, ['aaaaaaaaaa', 'bbbbbbbbbb'])).out).toBe(
      `${rejected('aaaaaaaaaa')}${rejected('bbbbbbbbbb')}sage undo takes it back\n`,
    )
    await runCommand(world, undo)
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'pending', bbbbbbbbbb: 'pending' })
    expect((await runCommand(world, retire, ['aaaaaaaaaa'])).out).toBe('')
  })

  it('reject says when it mutes a cue, as the dashboard does', async () => {
    const ids = Array.from({ length: 11 }, (_, index) => numbered(index))
    const world = worldWith(...ids.map((id) => proposed(id, { cues: ['never'] })))
    const before = await runCommand(world, reject, ids.slice(0, 9))
    const muting = await runCommand(world, reject, ids.slice(9, 10))
    const after = await runCommand(world, reject, ids.slice(10))
    const said = `This mutes the cue “${reasonText('never')}”; "sage stats" says how to undo it\n`
    expect([before, muting, after].map(({ out }) => out.includes('mutes'))).toEqual([false, true, false])
    expect(muting.out.endsWith(said)).toBe(true)
  })

  it('delete takes out of every list what stands in the archive, until it is undone, and nothing else', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    await runCommand(world, reject, ['aaaaaaaaaa'])
    expect((await runCommand(world, purge, ['aaaaaaaaaa'])).out).toContain('its words stay in the journal')
    expect(await statuses(world)).toEqual({ bbbbbbbbbb: 'pending' })
    expect(await runCommand(world, purge, ['bbbbbbbbbb'])).toMatchObject({ code: 1 })
    expect((await runCommand(world, undo)).out).toBe(
      'Undone: deleted aaaaaaaaaa “Use tool aaaaaaaaaa” · rejected again\n',
    )
    await runCommand(world, later, ['bbbbbbbbbb'])
    expect((await runCommand(world, purge, ['bbbbbbbbbb'])).out, 'it is in the archive too').toContain('Deleted')
  })

  it('exit 1 with the reason when one does not hold', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    expect(await runCommand(world, retire, ['aaaaaaaaaa'])).toMatchObject({
      code: 1,
      err: 'sage: aaaaaaaaaa: Cannot retire what is pending: reject it\n',
    })
  })

  it('undo and redo without limit, but approving by them needs the person', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await approved(world, 'aaaaaaaaaa')
    expect((await runCommand(world, undo)).out).toBe(
      'Undone: approved aaaaaaaaaa “Use tool aaaaaaaaaa” · pending again\n',
    )
    await expect(runCommand(world, undo.redo)).rejects.toMatchObject({ code: 'not-at-terminal' })
    expect((await runCommand(world, undo.redo, [], {}, { typed: '' })).out).toBe(
      'Redone: approved aaaaaaaaaa “Use tool aaaaaaaaaa” · approved again\n',
    )
    await runCommand(world, retire, ['aaaaaaaaaa'])
    await expect(runCommand(world, undo, ['aaaaaaaaaa'])).rejects.toMatchObject({ code: 'not-at-terminal' })
  })

  it('undo takes what was approved for all projects back out of both journals, and says so', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    const forAll = { item: 'aaaaaaaaaa', decision: 'approve', scope: 'user', confirmed: true } as const
    expect(decideNow(world.open().store, [forAll], 'command').saved).toHaveLength(1)
    expect((await runCommand(world, undo)).out).toContain('· pending again')
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'pending' })
  })

  it('undo and redo say what they took back, and no state that was never another', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await runCommand(world, pin, ['aaaaaaaaaa'])
    await runCommand(world, edit, ['aaaaaaaaaa'], { text: 'Use bun' })
    expect((await runCommand(world, undo)).out).toBe('Undone: edited aaaaaaaaaa “Use tool aaaaaaaaaa”\n')
    expect((await runCommand(world, undo)).out).toBe('Undone: pinned aaaaaaaaaa “Use tool aaaaaaaaaa”\n')
    expect((await runCommand(world, undo.redo)).out).toBe('Redone: pinned aaaaaaaaaa “Use tool aaaaaaaaaa”\n')
  })

  it('undo and redo of another scope say that it was changed, whichever way it went', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await approved(world, 'aaaaaaaaaa')
    await runCommand(world, edit, ['aaaaaaaaaa'], { scope: 'user' }, { typed: 'Y\n' })
    await runCommand(world, edit, ['aaaaaaaaaa'], { scope: 'project' }, { typed: 'Y\n' })
    const said = async (command: CommandModule) => (await runCommand(world, command, [], {}, { typed: '' })).out
    const words = 'aaaaaaaaaa “Use tool aaaaaaaaaa”\n'
    expect(await said(undo)).toBe(`Undone: edited ${words}`)
    expect(await said(undo)).toBe(`Undone: edited ${words}`)
    expect(await said(undo.redo)).toBe(`Redone: edited ${words}`)
    expect(await said(undo)).toBe(`Undone: edited ${words}`)
    expect(await said(undo)).toContain('Undone: approved')
  })

  it('undo of an edit puts the words back into learnings.md, and takes its own for nobody else’s', async () => {
    const world = worldWith(proposed('aaaaaaaaaa', { text: 'Use pnpm' }))
    await approved(world, 'aaaaaaaaaa')
    await runCommand(world, edit, ['aaaaaaaaaa'], { text: 'Use bun' }, { typed: 'Y\n' })
    expect(readFileSync(world.paths.learnings, 'utf8')).toContain('- Use bun\n')
    await runCommand(world, undo, [], {}, { typed: 'Y\n' })
    expect(readFileSync(world.paths.learnings, 'utf8')).toContain('- Use pnpm\n')
    await runCommand(world, sync)
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'approved' })
  })

  it('undo says when there is nothing', async () => {
    expect(await runCommand(worldWith(), undo)).toMatchObject({ code: 0, out: 'There is nothing to undo\n' })
    const world = worldWith(proposed('aaaaaaaaaa', { text: 'Use pnpm' }), proposed('bbbbbbbbbb'))
    await runCommand(world, reject, ['bbbbbbbbbb'])
    const { out } = await runCommand(world, undo, ['aaa'])
    expect(out).toBe('There is nothing to undo for aaaaaaaaaa “Use pnpm”\n')
  })
})

it.each([
  ['reject', reject],
  ['later', later],
  ['retire', retire],
  ['restore', restore],
  ['delete', purge],
  ['undo', undo],
  ['redo', undo.redo],
])('sage %s decides nothing inside Claude Code, and shows nothing of what waits', async (_, command) => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  const before = await listed(world)
  await expect(runCommand(world, command, ['aaaaaaaaaa'], {}, { env: { CLAUDECODE: '1' } })).rejects.toMatchObject({
    code: 'not-at-terminal',
    message: expect.not.stringContaining('Use tool'),
  })
  expect(await listed(world)).toEqual(before)
})
