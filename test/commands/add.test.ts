import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as add from '../../src/commands/add.ts'
import * as approve from '../../src/commands/approve.ts'
import { later, purge, reject, restore } from '../../src/commands/decide.ts'
import * as edit from '../../src/commands/edit.ts'
import * as show from '../../src/commands/show.ts'
import * as undo from '../../src/commands/undo.ts'
import { worldWith, listed } from './journal-world.ts'
import { runCommand } from './run-command.ts'

describe('sage add', () => {
  it('approves at once what a person types at a terminal', async () => {
    const world = worldWith()
    const { out } = await runCommand(world, add, ['Use', 'pnpm here'], {}, { typed: '' })
    expect(out).toContain('Added and approved')
    expect(await listed(world)).toMatchObject([
      { status: 'approved', text: 'Use pnpm here', scope: 'project', cues: ['by-hand'], confidence: 1 },
    ])
  })

  it('waits with --pending, also where a person is at the terminal', async () => {
    const world = worldWith()
    expect((await runCommand(world, add, ['Use pnpm'], { pending: true }, { typed: 'Y\n' })).out).toContain('Waiting')
    expect(await listed(world)).toMatchObject([{ status: 'pending' }])
  })

  it('is in the history in one step where it asks nothing, and before it asks, when the window may be closed', async () => {
    const world = worldWith()
    const history = () =>
      execFileSync('git', ['--git-dir', world.paths.history, 'log', '--format=%s'], { encoding: 'utf8' })
    await runCommand(world, add, ['Use pnpm, not npm'], {}, { typed: '' })
    const added = 'Add and approve: Use pnpm, not npm\n'
    expect(history()).toBe(added)
    let asking = ''
    const meanwhile = () => (asking = history())
    await runCommand(world, add, ['Use npm, not pnpm'], {}, { typed: 'Y\n', meanwhile })
    expect(asking).toBe(`Add: Use npm, not pnpm\n${added}`)
    expect(history()).toBe(`Approve: Use npm, not pnpm\n${asking}`)
  })

  it('says once what could not be made of it, whether it was approved or not', async () => {
    const world = worldWith()
    mkdirSync(world.paths.learnings)
    const complaints = [/^sage: .* not yet in every file made from it/u, /^sage: .* not in the history/u]
    for (const [text = '', typed] of [['Use pnpm here', ''], ['Use tabs here']]) {
      const { code, err } = await runCommand(world, add, [text], {}, typed === undefined ? {} : { typed })
      expect(code).toBe(1)
      expect(err.trimEnd().split('\n')).toEqual(
        complaints.map((complaint) => expect.stringMatching(complaint) as string),
      )
    }
  })

  it('takes nearly the same from a person, who sees what there is, and not from an agent', async () => {
    const world = worldWith()
    const [first, second] = ['Deploys go out from the release branch', 'Deploys always go out from the release branch']
    await runCommand(world, add, [first])
    await runCommand(world, add, [second], {}, { env: { CLAUDECODE: '1' } })
    expect((await listed(world)).map(({ text }) => text)).toEqual([first])
    await runCommand(world, add, [second])
    expect((await listed(world)).map(({ text }) => text).toSorted()).toEqual([second, first])
  })

  it('takes no scope that only the shared folder has: it would be in no list', async () => {
    const world = worldWith()
    await expect(runCommand(world, add, ['Use pnpm'], { scope: 'global' })).rejects.toMatchObject({
      exitCode: 2,
      hint: 'One of: project, user',
    })
    expect(await listed(world)).toEqual([])
  })

  it('waits in the inbox when it comes from anywhere else, and once', async () => {
    const world = worldWith()
    for (let i = 0; i < 2; i++)
      expect((await runCommand(world, add, ['Use pnpm'], { kind: 'convention' })).out).toContain('Waiting')
    expect((await runCommand(world, add, ['Use pnpm'], {}, { typed: '', env: { CLAUDECODE: '1' } })).out).toContain(
      'Waiting',
    )
    expect(await listed(world)).toMatchObject([{ status: 'pending', kind: 'convention' }])
    expect(readFileSync(world.paths.journal, 'utf8').trim().split('\n')).toHaveLength(1)
  })

  it('keeps what has the same letters and other signs apart, each once', async () => {
    const world = worldWith()
    for (const text of ['Use == here', 'Use === here', 'use === here!', 'Use `==` here'])
      await runCommand(world, add, [text])
    expect((await listed(world)).map(({ text }) => text).toSorted()).toEqual(['Use == here', 'Use === here'])
  })

  it.each([
    ['Imports go ui -> core', 'Imports go ui <- core'],
    ['Each file is < 5 MB', 'Each file is > 5 MB'],
    ['Names are != ids', 'Names are == ids'],
    ['Compare with == in SQL', 'Compare with === in SQL'],
    ['Name branches feature/x', 'Name branches feature-x'],
  ])('takes %j and %j for two, and approves the one that was typed', async (first, second) => {
    const world = worldWith()
    await runCommand(world, add, [first])
    const { out } = await runCommand(world, add, [second], {}, { typed: 'y\n' })
    expect(out).toContain(`“${second}”`)
    const items = await listed(world)
    expect(new Map(items.map(({ text, status }) => [text, status]))).toEqual(
      new Map([
        [first, 'pending'],
        [second, 'approved'],
      ]),
    )
  })

  it('tells an agent nothing of what the person made of its proposal', async () => {
    const world = worldWith()
    const inside = { typed: '', env: { CLAUDECODE: '1' } }
    await runCommand(world, add, ['Use pnpm'], {}, inside)
    const [item] = await listed(world)
    await runCommand(world, edit, [item?.id ?? ''], { text: 'Use bun' }, { typed: '' })
    const { out } = await runCommand(world, add, ['Use pnpm'], {}, inside)
    expect(out).toContain('“Use pnpm”')
    expect(out).not.toContain('bun')
    const again = async (terminal: object) => (await runCommand(world, add, ['Use pnpm'], {}, terminal)).out
    expect(await again({ typed: 'n\n' }), 'to the person').toContain(`Waiting in the inbox: ${item?.id} “Use bun”`)
    await runCommand(world, approve, [item?.id ?? ''], {}, { typed: 'Y\n' })
    expect(await again(inside), 'once it is approved').toContain(`Already approved: ${item?.id} “Use bun”`)
  })

  it('says of what an agent added that an agent did, and asks for the second key', async () => {
    const world = worldWith()
    const inside = { typed: '', env: { CLAUDECODE: '1' } }
    await runCommand(world, add, ['Mail a@example.com'], {}, inside)
    const [item] = await listed(world)
    expect(item).toMatchObject({
      status: 'pending',
      evidence: { speaker: 'assistant' },
      checks: ['personal-data', 'foreign'],
    })
    expect((await runCommand(world, show, [item?.id ?? ''])).out).toContain('proposed by an agent, not by you')
    expect(await runCommand(world, approve, [item?.id ?? ''], {}, { typed: '\n' })).toMatchObject({ code: 1 })
    expect(await listed(world)).toMatchObject([{ status: 'pending' }])
  })

  it('shows of what it asks about all that sage approve shows, and nothing where it does not ask', async () => {
    const world = worldWith()
    await runCommand(world, add, ['Use pnpm'], {}, { typed: '', env: { CLAUDECODE: '1' } })
    const { out } = await runCommand(world, add, ['Use pnpm'], {}, { typed: 'n\n' })
    const [item] = await listed(world)
    const asked = await runCommand(world, approve, [item?.id ?? ''], {}, { typed: 'n\n' })
    expect(out).toContain('  ! came from elsewhere, not from words you typed\n')
    expect(out.split('Approve it?')[0]).toBe(asked.out.split('Approve it?')[0])
    expect((await runCommand(world, add, ['Use tabs'], {}, { typed: '' })).out).not.toContain('Claude gets')
  })

  it('asks before it goes to all projects', async () => {
    const world = worldWith()
    await runCommand(world, add, ['Use pnpm'], { scope: 'user' }, { typed: 'n\n' })
    expect(await listed(world)).toMatchObject([{ status: 'pending' }])
    await runCommand(world, add, ['Use pnpm'], { scope: 'user' }, { typed: 'Y\n' })
    expect(await listed(world)).toMatchObject([{ status: 'approved', scope: 'user' }])
  })

  it('names what is in use that it contradicts, and asks', async () => {
    const world = worldWith()
    await runCommand(world, add, ['Use pnpm, not npm'], {}, { typed: '' })
    const { out } = await runCommand(world, add, ['Use npm, not pnpm'], {}, { typed: 'n\n' })
    expect(out).toContain('  ! contradicts a learning in use: “Use pnpm, not npm”\n')
    expect(await listed(world)).toMatchObject([{ status: 'pending' }, { status: 'approved' }])
  })

  it.each([
    ['put off', [later], 'sage restore', restore, 'pending'],
    ['rejected', [reject], 'sage restore', restore, 'pending'],
    ['deleted', [reject, purge], 'sage undo', undo, 'rejected'],
  ])(
    'says of the same words that they were %s before, and what takes that back',
    async (state, before, way, back, then) => {
      const world = worldWith()
      await runCommand(world, add, ['Use pnpm'])
      const [item] = await listed(world)
      const id = item?.id ?? ''
      for (const command of before) await runCommand(world, command, [id])
      const { out } = await runCommand(world, add, ['Use pnpm'], {}, { typed: '' })
      expect(out).toContain(`Already ${state}: ${id} “Use pnpm” · ${way} ${id} `)
      await runCommand(world, back, [id])
      expect(await listed(world, { all: true })).toMatchObject([{ status: then }])
    },
  )

  it('refuses what cannot be a learning', async () => {
    await expect(runCommand(worldWith(), add, ['<!-- hidden -->'])).rejects.toMatchObject({ exitCode: 2 })
    await expect(runCommand(worldWith(), add, ['   '])).rejects.toMatchObject({ exitCode: 2 })
  })
})
