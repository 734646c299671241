import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { MINUTE } from '../../src/base/durations.ts'
import { later, reject } from '../../src/commands/decide.ts'
import * as doctor from '../../src/commands/doctor.ts'
import * as list from '../../src/commands/list.ts'
import * as scan from '../../src/commands/scan.ts'
import * as stats from '../../src/commands/stats.ts'
import * as status from '../../src/commands/status.ts'
import * as sync from '../../src/commands/sync.ts'
import { commandTable } from '../../src/commands/table/table.ts'
import * as undo from '../../src/commands/undo.ts'
import { inOrderOf } from '../../src/dashboard/update/orders.ts'
import { appendEvents } from '../../src/journal/file/append.ts'
import { LISTED } from '../../src/journal/item/list-cache.ts'
import { openInbox } from '../../src/review/inbox/inbox.ts'
import { noteOpened } from '../../src/runtime/processes/last-opened.ts'
import { recordPaths, userPaths } from '../../src/workspace/paths/paths.ts'
import { createWorld } from '../helpers/world.ts'
import { proposed, uuid } from '../journal/events.ts'
import { approved, worldWith, listed, statuses } from './journal-world.ts'
import { runCommand } from './run-command.ts'

describe('sage list', () => {
  it('gives one JSON object with the evidence of each item', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    const { out, code } = await runCommand(world, list, [], { json: true })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      schemaVersion: 1,
      items: [
        {
          id: 'aaaaaaaaaa',
          status: 'pending',
          kind: 'preference',
          scope: 'project',
          text: 'Use tool aaaaaaaaaa',
          confidence: 0.8,
          cues: ['always'],
          evidence: {
            text: 'always use tool aaaaaaaaaa',
            turnUuid: 'turn-aaaaaaaaaa',
            sessionId: 'session-1',
            transcriptPath: '/home/user/.claude/projects/p/session-1.jsonl',
            at: '2026-11-21T09:59:00.000Z',
          },
        },
      ],
    })
  })

  it('has a flag for each status', () => {
    const { options = [] } = commandTable.find(({ name }) => name === 'list') ?? {}
    expect(options.map(([flags]) => flags)).toEqual(expect.arrayContaining(LISTED.map((status) => `--${status}`)))
  })

  it('is an empty list before anything was proposed', async () => {
    expect((await runCommand(worldWith(), list, [], { json: true })).out).toBe('{"schemaVersion":1,"items":[]}\n')
  })

  it('marks what the person rewound, also where that was read after the list was made', async () => {
    const world = createWorld()
    const session = world.session('s1')
    session.user('look around')
    const before = session.assistant('I did.')
    session.turn('Never use jest in this project, use mocha for all tests')
    session.stop()
    await runCommand(world, sync)
    expect((await runCommand(world, list)).out).not.toContain('took back')
    session.rewind(before, 'thanks, that is all')
    session.stop()
    await runCommand(world, sync)
    const { out } = await runCommand(world, list)
    expect(out).toMatch(/^Pending 1\n< .*mocha.*\n< you took back the prompt that says this\n$/u)
    expect(await listed(world)).toMatchObject([{ rewound: true }])
    expect((await runCommand(world, list)).out).toBe(out)
  })

  it('has what was typed in one prompt in the order in which it was typed, the newest prompt first, as the dashboard does', async () => {
    const world = createWorld()
    const typed = ['Never edit files in src/gen.', 'From now on write commit messages in English.']
    const [older, newer] = [world.session('s1', { hour: 8 }), world.session('s2', { hour: 9 })]
    newer.turn(typed.join(' '))
    newer.stop()
    await runCommand(world, sync)
    older.turn('Remember that the staging database runs on port 5433.')
    older.stop()
    await runCommand(world, sync)
    const wanted = [expect.stringMatching(/src\/gen/), expect.stringMatching(/commit/)]
    expect((await listed(world)).map(({ text }) => text)).toEqual([...wanted, expect.stringMatching(/5433/)])
    expect((await runCommand(world, list)).out).toMatch(/2026-11-20.*src/)
    const items = world.open().store.items()
    const inOrder = (reverse: boolean) =>
      inOrderOf({ sort: 0, reverse }, 'pending', [...items.values()], () => false).map(({ text }) => text)
    expect(inOrder(false)).toEqual([...wanted, expect.stringMatching(/5433/)])
    expect(inOrder(true)).toEqual([expect.stringMatching(/5433/), ...wanted])
  })

  it('has what was too weak to propose below the rest, as "sage scan --weak" says', async () => {
    const world = createWorld()
    world.session('s1', { hour: 8 }).turn('Never edit files in src/gen.')
    world.session('s2', { hour: 9 }).turn('the build takes 10 minutes')
    await runCommand(world, scan, [], { weak: true })
    expect((await listed(world)).map(({ text }) => text)).toEqual([
      'Never edit files in src/gen.',
      'The build takes 10 minutes',
    ])
  })

  it('says in how many sessions what was approved was seen to arrive, as seed 000 has it', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'), proposed('cccccccccc'))
    await approved(world, 'aaaaaaaaaa', 'bbbbbbbbbb')
    expect((await runCommand(world, list)).out).toMatch(/bbbbbbbbbb .* 2026-11-21 {2}Use tool bbbbbbbbbb\n/)
    const at = '2026-11-21T12:00:00.000Z'
    const delivered = { v: 1, at, type: 'delivered', item: 'aaaaaaaaaa', channel: 'SessionStart', seenAt: at } as const
    appendEvents(
      world.paths.journal,
      ['s8', 's9'].map((sessionId) => ({ ...delivered, id: uuid(sessionId), sessionId })),
    )
    const { out } = await runCommand(world, list)
    expect(out).toMatch(/aaaaaaaaaa .* 2026-11-21 {2}seen 2× {2}Use tool aaaaaaaaaa\n/)
    expect(out).toMatch(/bbbbbbbbbb .* 2026-11-21 {11}Use tool bbbbbbbbbb\n/)
    expect(out).toMatch(/cccccccccc .* 2026-11-21 {2}Use tool cccccccccc\n/)
  })

  it('says the same from its cache, and forgets the cache when anything changed', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'), proposed('cccccccccc'))
    const first = await runCommand(world, list, [], { json: true })
    expect((await runCommand(world, list, [], { json: true })).out).toBe(first.out)
    await runCommand(world, reject, ['bbbbbbbbbb'])
    expect((await listed(world)).map(({ id }) => id)).toEqual(['aaaaaaaaaa', 'cccccccccc'])
    expect((await listed(world, { all: true })).map(({ id }) => id)).toEqual(['aaaaaaaaaa', 'cccccccccc', 'bbbbbbbbbb'])
    expect((await listed(world, { rejected: true })).map(({ id }) => id)).toEqual(['bbbbbbbbbb'])
    writeFileSync(join(world.sageHome, 'key'), Buffer.alloc(32, 1))
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'pending', cccccccccc: 'pending', bbbbbbbbbb: 'rejected' })
  })

  it('says each time what is wrong with the settings, also with one that an environment variable makes', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await listed(world)
    const env = { SAGE_TIERS_SUGGEST: 'much' }
    for (const command of [list, list, status])
      expect((await runCommand(world, command, [], {}, { env })).err).toContain('SAGE_TIERS_SUGGEST')
    expect((await runCommand(world, list)).err).toBe('')
  })

  it('writes down nothing of a variable, which may be a secret of a program of the same name', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await runCommand(world, list, [], {}, { env: { SAGE_CLIENT_SECRET: 'not-for-a-file' } })
    const cache = readFileSync(recordPaths(world.sageHome, world.open().target.id).list, 'utf8')
    expect(cache).toContain('aaaaaaaaaa')
    expect(cache).not.toContain('not-for-a-file')
  })

  it('leaves a list from which sage status and sage stats tell the same as from the journals', async () => {
    const ids = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd', 'eeeeeeeeee']
    const world = worldWith(...ids.map((id) => proposed(id)))
    await approved(world, 'aaaaaaaaaa', 'bbbbbbbbbb')
    await runCommand(world, reject, ['cccccccccc'])
    const cache = recordPaths(world.sageHome, world.open().target.id).list
    for (const command of [status, stats]) {
      rmSync(cache, { force: true })
      const { out } = await runCommand(world, command, [], { json: true })
      expect(readFileSync(cache).length).toBeGreaterThan(0)
      expect((await runCommand(world, command, [], { json: true })).out).toBe(out)
      const { pending, approved: inUse, items, byStatus } = JSON.parse(out) as Record<string, unknown>
      expect({ pending, inUse, items, byStatus }).toEqual(
        command === status
          ? { pending: 2, inUse: 2 }
          : { items: 5, byStatus: { pending: 2, approved: 2, rejected: 1 } },
      )
    }
  })

  it('makes its cache anew once Sage was updated, which may see contradictions and marks otherwise', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await listed(world)
    const cache = recordPaths(world.sageHome, world.open().target.id).list
    const before = readFileSync(cache)
    await listed(world)
    expect(readFileSync(cache)).toEqual(before)
    vi.stubGlobal('SAGE_VERSION', '99.0.0')
    onTestFinished(() => void vi.unstubAllGlobals())
    await listed(world)
    expect(readFileSync(cache)).not.toEqual(before)
  })

  it('is not misled by a damaged cache', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await listed(world)
    const folder = join(world.sageHome, 'workspaces')
    const cache = join(folder, world.open().target.id, 'list.cache')
    const bytes = readFileSync(cache)
    const flipped = Buffer.from(bytes.toString('latin1').replaceAll('Use tool', 'Use fool'), 'latin1')
    for (const damaged of [bytes.subarray(0, -10), Buffer.from('nonsense\n'), Buffer.alloc(0), flipped]) {
      writeFileSync(cache, damaged)
      expect((await listed(world)).map(({ id, text }) => [id, text])).toEqual([['aaaaaaaaaa', 'Use tool aaaaaaaaaa']])
      writeFileSync(cache, damaged)
      expect((await runCommand(world, list, [], {})).out).toContain('Use tool aaaaaaaaaa')
    }
  })

  it('is cut at a terminal, but where that would leave no words', async () => {
    const text = 'Never commit what was generated, and never by hand'
    const world = worldWith(proposed('aaaaaaaaaa', { text }))
    const at = async (columns: number) => (await runCommand(world, list, [], {}, { typed: '', columns })).out
    expect(await at(100)).toMatch(/ {2}Never commit what .*…$/mu)
    for (const columns of [80, 50]) expect(await at(columns)).toContain(text)
  })

  it.each([
    ['the locale', { LC_ALL: 'C' }],
    ['the person', { SAGE_ASCII: '1' }],
  ])('draws in ASCII where %s wants that, but for the words of learnings', async (_who, env) => {
    const text = 'Never commit “generated” files, not even for a short time'
    const world = worldWith(
      proposed('aaaaaaaaaa', { text }),
      proposed('bbbbbbbbbb', { text: 'Commit “generated” files' }),
    )
    await approved(world, 'bbbbbbbbbb')
    const at = '2026-11-21T12:00:00.000Z'
    const delivered = { v: 1, at, type: 'delivered', item: 'bbbbbbbbbb', channel: 'SessionStart', seenAt: at } as const
    appendEvents(world.paths.journal, [{ ...delivered, id: uuid('s8'), sessionId: 's8' }])
    const signs = async (more: Readonly<Record<string, string>>) => {
      const { out } = await runCommand(world, list, [], {}, { typed: '', columns: 100, env: more })
      return out.replaceAll(/[“”]/gu, '').match(/[^ -~\n]/gu)
    }
    expect(await signs({})).toEqual(['…', '×'])
    expect(await signs(env)).toBeNull()
    expect((await runCommand(world, list, [], {}, { env })).out).toContain(text)
    expect(await signs({})).toEqual(['…', '×'])
  })

  it('says nothing of a line that a full disk tore, which was never called saved; sage doctor does', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    appendFileSync(world.paths.journal, '{"v":1,"id":"torn')
    expect((await runCommand(world, list)).err).toBe('')
    await runCommand(world, reject, ['aaaaaaaaaa'])
    expect(await runCommand(world, list, [], { rejected: true })).toMatchObject({
      err: '',
      out: expect.stringContaining('aaaaaaaaaa'),
    })
    expect((await runCommand(world, doctor)).out).toMatch(/journal\.jsonl.*line 2/u)
  })

  it('says of a key that is missing what follows from it, where something was approved', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    await approved(world, 'aaaaaaaaaa')
    const { key } = userPaths(world.sageHome)
    const bytes = readFileSync(key)
    rmSync(key)
    const { out, err } = await runCommand(world, list)
    expect(out).toMatch(/^Pending 1\n/u)
    expect(err).toMatch(/^sage: Your key is missing: .*\n +Put it back/u)
    writeFileSync(key, bytes)
    expect(await runCommand(world, list)).toMatchObject({ out: expect.stringMatching(/^Approved 1\n/u), err: '' })
    const other = worldWith(proposed('aaaaaaaaaa'))
    rmSync(userPaths(other.sageHome).key)
    expect((await runCommand(other, list)).err).toBe('')
  })

  it('says why what was approved waits again where its approval was cut out of the journal', async () => {
    const world = createWorld()
    const { store } = world.open()
    store.append(['aaaaaaaaaa', 'bbbbbbbbbb'].map((item) => proposed(item, { id: store.newId() })))
    await approved(world, 'aaaaaaaaaa')
    const whole = readFileSync(world.paths.journal, 'utf8')
    const before = whole.replace(/.*"decided".*\n/u, '')
    writeFileSync(world.paths.journal, before)
    expect((await runCommand(world, list)).err, 'it may be about to be written').toBe('')
    writeFileSync(world.paths.journal, whole)
    world.pass(2 * MINUTE)
    expect((await runCommand(world, list)).err).toBe('')
    writeFileSync(world.paths.journal, before)
    const { out, err } = await runCommand(world, list)
    expect(out).toMatch(/^Pending 2\n/u)
    expect(err).toMatch(
      /^sage: The journal ".*" lacks your approval of 1 learning, cut out or never saved: it waits \(sage doctor\)\n +sage doctor --fix/u,
    )
    await approved(world, 'aaaaaaaaaa')
    expect((await runCommand(world, list)).err).toBe('')
    await runCommand(world, undo)
    world.pass(2 * MINUTE)
    expect(await runCommand(world, list)).toMatchObject({ out: expect.stringMatching(/^Pending 2\n/u), err: '' })
  })

  it('filters by status, scope and kind, and exits 10 when something waits', async () => {
    const world = worldWith(proposed('aaaaaaaaaa', { kind: 'fact' }), proposed('bbbbbbbbbb', { scope: 'user' }))
    expect((await listed(world, { scope: 'user' })).map(({ id }) => id)).toEqual(['bbbbbbbbbb'])
    expect((await listed(world, { kind: 'fact' })).map(({ id }) => id)).toEqual(['aaaaaaaaaa'])
    expect((await runCommand(world, list, [], { kind: 'fact' })).out).toMatch(
      /^Pending 1\n {2}aaaaaaaaaa {2}fact .*\n$/u,
    )
    expect((await runCommand(world, list, [], { exitCode: true })).code).toBe(10)
    await runCommand(world, reject, ['aaaaaaaaaa', 'bbbbbbbbbb'])
    expect((await runCommand(world, list, [], { exitCode: true })).code).toBe(0)
    expect((await runCommand(world, list)).out).toBe('Nothing here\n2 in the archive: sage list --archive\n')
    expect((await runCommand(world, list, [], { approved: true })).out, 'who asked for one status').toBe(
      'Nothing here\n',
    )
    expect((await runCommand(world, list, [], { scope: 'user' })).out).toBe(
      'Nothing here\n1 in the archive: sage list --archive --scope user\n',
    )
    expect((await runCommand(world, list, [], { scope: 'project', kind: 'fact' })).out).toBe(
      'Nothing here\n1 in the archive: sage list --archive --scope project --kind fact\n',
    )
    expect((await runCommand(world, list, [], { scope: 'global' })).out).toBe('Nothing here\n')
    await expect(runCommand(world, list, [], { kind: 'facts' })).rejects.toMatchObject({ exitCode: 2 })
    await expect(runCommand(world, list, [], { scope: 'planet' })).rejects.toMatchObject({ exitCode: 2 })
  })

  it('has nothing that waits without saying what was not read yet', async () => {
    const world = createWorld()
    const session = world.session('s1')
    session.turn('Never edit files in src/gen.')
    session.stop()
    const unread = '1 session with something to read: sage sync\n'
    expect((await runCommand(world, list)).out).toBe(`Nothing here\n${unread}`)
    expect((await runCommand(world, list, [], { pending: true })).out).toBe(`Nothing here\n${unread}`)
    expect((await runCommand(world, list, [], { rejected: true })).out).toBe('Nothing here\n')
    appendEvents(world.paths.journal, [proposed('aaaaaaaaaa', { text: 'Use pnpm' })])
    await approved(world, 'aaaaaaaaaa')
    expect((await runCommand(world, list)).out).toMatch(new RegExp(`^Approved 1\\n.*Use pnpm\\n${unread}$`, 'u'))
    await runCommand(world, sync)
    expect((await runCommand(world, list)).out).toMatch(/^Pending 1\n.*src\/gen\.?\n/u)
  })

  it('counts what was put off to the archive, as the dashboard does', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    await runCommand(world, reject, ['aaaaaaaaaa'])
    await runCommand(world, later, ['bbbbbbbbbb'])
    expect((await listed(world, { archive: true })).map(({ id }) => id)).toEqual(['bbbbbbbbbb', 'aaaaaaaaaa'])
    expect((await runCommand(world, list)).out).toContain(
      '2 in the archive, including what was put off: sage list --archive',
    )
  })

  it('has what was put off wait again once a dashboard was opened, as the dashboard does', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'), proposed('bbbbbbbbbb'))
    await runCommand(world, later, ['aaaaaaaaaa'])
    await runCommand(world, later, ['bbbbbbbbbb'], { untilRestored: true })
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'later', bbbbbbbbbb: 'later' })
    world.pass(1000)
    const { target, store } = openInbox({
      environment: world.environment,
      start: world.project,
      now: world.now,
      opens: true,
    })
    noteOpened(target, store.opened ?? '')
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'pending', bbbbbbbbbb: 'later' })
    world.pass(1000)
    await runCommand(world, later, ['aaaaaaaaaa'])
    expect(await statuses(world)).toEqual({ aaaaaaaaaa: 'later', bbbbbbbbbb: 'later' })
  })

  it('names damaged lines every time', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    writeFileSync(world.paths.journal, `garbage\n${readFileSync(world.paths.journal, 'utf8')}`)
    for (let i = 0; i < 2; i++) {
      const { out, err } = await runCommand(world, list)
      expect(err).toContain('line 1: Not JSON')
      expect(out).toContain('Use tool aaaaaaaaaa')
    }
  })

  it('tells of a journal full of rubbish in a few lines, with the way out', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    const rubbish = Array.from({ length: 1000 }, (_, line) => `rubbish in line ${line}`)
    appendFileSync(world.paths.journal, `${rubbish.join('\n')}\n`)
    const { err } = await runCommand(world, list)
    expect(err.trimEnd().split('\n').slice(3)).toEqual([
      'sage: and 997 more lines',
      '      sage doctor --fix restores what its history has',
    ])
  })

  it('asks for a newer Sage where one wrote', async () => {
    const world = worldWith(proposed('aaaaaaaaaa'))
    appendFileSync(world.paths.journal, '{"v":99,"type":"proposed"}\n')
    expect((await runCommand(world, list)).err).toContain('npm install -g sage-inbox@latest')
    const { out } = await runCommand(world, doctor, [], { fix: true })
    expect(out).toContain('Written by a newer Sage (journal version 99)\n      → Update Sage')
    expect(out).not.toContain('sage doctor --fix')
  })

  it('shows hidden characters instead of passing them on', async () => {
    const world = worldWith(proposed('aaaaaaaaaa', { text: 'red \u001b[31mtext\u202e' }))
    const { out } = await runCommand(world, list)
    expect(out).toContain('red ⟨ESC⟩[31mtext⟨U+202E⟩')
    expect(out).not.toContain('\u001b')
  })

  it('exits 3 where Sage is not set up', async () => {
    const world = createWorld()
    rmSync(join(world.sageHome, 'workspaces'), { recursive: true })
    await expect(runCommand(world, list)).rejects.toMatchObject({ exitCode: 3 })
  })
})

it('list does without its cache where none can be written', async () => {
  const world = worldWith(proposed('aaaaaaaaaa'))
  const { list: cache } = recordPaths(world.sageHome, world.open().target.id)
  mkdirSync(cache, { recursive: true })
  expect(await listed(world)).toMatchObject([{ id: 'aaaaaaaaaa' }])
})
