import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drop, listAll, pause, resume, retry } from '../../src/commands/session.ts'
import * as sync from '../../src/commands/sync.ts'
import { createWorld } from '../helpers/world.ts'
import { writeSessionMetadata } from '../helpers/write-session-metadata.ts'
import { runCommand } from './run-command.ts'

const INSIDE = { env: { CLAUDECODE: '1' } }

test('sage session lists sessions, and reads nothing of one from its pause until it is resumed', async () => {
  const world = createWorld()
  expect((await runCommand(world, listAll)).out).toBe('No session has been noted or read yet\n')
  const session = world.session('s1-of-many')
  session.live()
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()

  expect((await runCommand(world, pause, ['s1'])).out).toMatch(/^Paused s1-of-many “/)
  expect(await runCommand(world, pause, ['s1'])).toEqual({
    code: 1,
    out: '',
    err: 'sage: s1-of-many: Already paused\n',
  })
  expect((await runCommand(world, sync)).out).toContain('0 pending')
  expect((await runCommand(world, listAll)).out).toMatch(/^s1-of-many {2}live, paused {2}0 turns, 0 pending {2}/)
  expect((await runCommand(world, resume, ['s1-of-many'])).code).toBe(0)
  expect(await runCommand(world, resume, ['s1'])).toEqual({ code: 1, out: '', err: 'sage: s1-of-many: Not paused\n' })
  expect((await runCommand(world, sync)).out).toContain('1 pending')
  const { out } = await runCommand(world, listAll, [], { json: true })
  expect(JSON.parse(out)).toMatchObject({
    schemaVersion: 1,
    sessions: [{ id: 's1-of-many', state: 'live', turnsSeen: 1, pending: 1, paused: false }],
  })
})

test('sage session list has columns, whatever stands in them', async () => {
  const world = createWorld()
  const write = (sessionId: string, minutes: number) =>
    writeSessionMetadata(world.paths, {
      sessionId,
      transcriptPath: '/none.jsonl',
      cwd: world.project,
      lastPrompt: 'Fix it',
      lastUpdated: world.now().getTime() - minutes * 60_000,
    })
  write('s1', 0)
  write('session-2', 125)
  await runCommand(world, pause, ['s1'])
  const lines = (await runCommand(world, listAll)).out.trimEnd().split('\n')
  expect(new Set(lines.map((line) => line.indexOf('0 turns')))).toEqual(new Set([lines[0]?.indexOf('0 turns')]))
  expect(new Set(lines.map((line) => line.indexOf('Fix it')))).toEqual(new Set([lines[0]?.indexOf('Fix it')]))
})

test('sage session list names a session by its prompt on one line', async () => {
  const world = createWorld()
  const lastPrompt = `Fix it\n9999  live  0 turns\u001b[2J ${'and more '.repeat(100)}`
  writeSessionMetadata(world.paths, {
    sessionId: 's1',
    transcriptPath: '/none.jsonl',
    cwd: world.project,
    lastPrompt,
    lastUpdated: world.now().getTime(),
  })
  const { out } = await runCommand(world, listAll)
  expect(out.trimEnd().split('\n')).toHaveLength(1)
  expect(out).toMatch(/now {2}Fix it 9999 live 0 turns⟨ESC⟩\[2J and more .*…\n$/)
})

test('sage session lists what ended before anything of it was read, and pauses it', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.live()
  session.turn('From now on always use pnpm, never npm, for installs in this repo.')
  session.end({ lastPrompt: 'Use pnpm' })
  expect((await runCommand(world, listAll)).out).toMatch(
    /^s1 {2}ended {2}0 turns, 0 pending {2}just now {2}Use pnpm\n$/,
  )

  expect((await runCommand(world, pause, ['s1'])).out).toBe('Paused s1 “Use pnpm”\n')
  expect((await runCommand(world, sync)).out).toContain('0 pending')
  expect((await runCommand(world, listAll)).out).toMatch(/^s1 {2}ended, paused {2}0 turns, 0 pending {2}/)
  expect((await runCommand(world, resume, ['s1'])).code).toBe(0)
  expect((await runCommand(world, sync)).out).toContain('1 pending')
  expect((await runCommand(world, listAll)).out).toMatch(/^s1 {2}ended {2}1 turn, 1 pending {2}/)
})

test('sage session knows which is meant, and leaves the pause to the person', async () => {
  const world = createWorld()
  for (const id of ['s1', 's12', 's13']) world.session(id).live()
  await expect(runCommand(world, pause, ['s1', 'none'])).rejects.toMatchObject({ exitCode: 2, code: 'unknown-id' })
  await expect(runCommand(world, pause, ['s'])).rejects.toMatchObject({
    exitCode: 2,
    code: 'ambiguous-id',
    hint: expect.stringMatching(/^s1\d?\ns1\d?\ns1\d?$/u),
  })
  for (const command of [pause, resume])
    await expect(runCommand(world, command, ['s1'], {}, INSIDE)).rejects.toMatchObject({ code: 'not-at-terminal' })
  expect((await runCommand(world, listAll)).out).not.toContain('paused')
  expect((await runCommand(world, pause, ['s1'])).code).toBe(0)
  expect((await runCommand(world, listAll)).out.match(/paused/g)).toHaveLength(1)
})

const WORDS = 'From now on always use pnpm, never npm, for installs in this repo.'

test('sage session retry reads what could not be read, and fails while it still cannot', async () => {
  const world = createWorld()
  const [session, well] = [world.session('s1'), world.session('s2')]
  for (const one of [session, well]) one.turn(WORDS)
  for (const one of [session, well]) one.stop()
  const { transcriptPath } = session
  renameSync(transcriptPath, `${transcriptPath}.away`)
  await runCommand(world, sync)
  expect((await runCommand(world, listAll)).out).toMatch(/^s1 {2}missing {2}/m)
  await expect(runCommand(world, retry, ['s2'])).rejects.toMatchObject({ exitCode: 1, code: 'not-failed' })
  const again = await runCommand(world, retry, ['s1'])
  expect([again.code, again.err]).toEqual([1, expect.stringContaining(transcriptPath)])
  renameSync(`${transcriptPath}.away`, transcriptPath)
  const { code, out } = await runCommand(world, retry, ['s1'], { json: true })
  expect([code, JSON.parse(out)]).toMatchObject([0, { schemaVersion: 1, sessions: 1, turns: 1 }])
  expect((await runCommand(world, listAll)).out).toMatch(/^s1 {2}live {2}1 turn,/m)
})

test('sage session drop gives up what could not be read, until there is something new', async () => {
  const world = createWorld()
  const [gone, refused] = [world.session('gone'), world.session('refused')]
  gone.turn(WORDS)
  for (const one of [gone, refused]) one.stop()
  rmSync(gone.transcriptPath)
  mkdirSync(refused.transcriptPath)
  const { err } = await runCommand(world, sync)
  for (const id of ['gone', 'refused']) expect(err).toContain(`; "sage session drop ${id}" gives up on it\n`)
  const { code, out } = await runCommand(world, drop, ['gone', 'refused'], { json: true })
  expect([code, JSON.parse(out)]).toEqual([0, { schemaVersion: 1, dropped: ['gone', 'refused'] }])
  expect(await runCommand(world, sync)).toMatchObject({ code: 0, err: '' })
  expect((await runCommand(world, listAll)).out).not.toContain('missing')
  rmSync(refused.transcriptPath, { recursive: true })
  for (const one of [gone, refused]) one.turn(WORDS)
  for (const one of [gone, refused]) one.stop()
  expect((await runCommand(world, sync)).out).toContain('2 new turns')
  for (const command of [retry, drop])
    await expect(runCommand(world, command, ['gone'], {}, INSIDE)).rejects.toMatchObject({ code: 'not-at-terminal' })
})

test('the transcripts of many sessions that are gone are told in one line, and given up on at once', async () => {
  const world = createWorld()
  const sessions = ['s1', 's2', 's3', 's4'].map((id) => world.session(id))
  for (const session of sessions) session.turn(WORDS)
  for (const session of sessions) session.stop()
  for (const { transcriptPath } of sessions) renameSync(transcriptPath, `${transcriptPath}.away`)
  const { err } = await runCommand(world, sync)
  expect(err.match(/\n/g)).toHaveLength(1)
  expect(err).toMatch(/The transcripts of 4 sessions were not found.*"sage session drop --all" gives up on them/)
  const [back] = sessions
  renameSync(`${back?.transcriptPath}.away`, String(back?.transcriptPath))
  expect(await runCommand(world, retry, [], { all: true })).toMatchObject({
    code: 1,
    out: expect.stringMatching(/^1 new turn in 1 session/),
  })
  expect((await runCommand(world, drop, [], { all: true })).out.match(/^Dropped s[234] /gm)).toHaveLength(3)
  expect((await runCommand(world, listAll)).out).not.toContain('missing')
  const none = await runCommand(world, drop, [], { all: true })
  expect([none.code, none.out, none.err]).toEqual([0, '', 'sage: No session is listed as missing\n'])
  for (const [ids, options] of [
    [[], {}],
    [['s1'], { all: true }],
  ] as const)
    await expect(runCommand(world, drop, ids, options)).rejects.toMatchObject({ exitCode: 2 })
})
