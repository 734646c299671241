import { appendFileSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { openDashboardSource } from '../../../../src/commands/dashboard/open/source.ts'
import type { Action } from '../../../../src/dashboard/state/action.ts'
import type { DataEffect } from '../../../../src/dashboard/state/effect.ts'
import type { Source } from '../../../../src/dashboard/state/source.ts'
import { pauseSession } from '../../../../src/review/read/steer-session.ts'
import { claim, newOwner, release } from '../../../../src/runtime/processes/leases.ts'
import { userPaths } from '../../../../src/workspace/paths/paths.ts'
import { createWorld, type World } from '../../../helpers/world.ts'

test('the dashboard says how many transcripts it read', async () => {
  const world = createWorld()
  world.session('old').turn('Hello')
  expect(await toldOfScan(world)).toEqual({
    type: 'told',
    text: '1 transcript read: 1 new turn, 0 proposals',
    filled: true,
  })
})

test('the dashboard says that transcripts could not be read, and what says why: it counted them as read', async () => {
  const world = createWorld()
  world.session('old').turn('Hello')
  const elsewhere = join(world.root, 'elsewhere')
  renameSync(join(world.claude, 'projects', '-project'), elsewhere)
  symlinkSync(elsewhere, join(world.claude, 'projects', '-project'))
  expect(await toldOfScan(world)).toEqual({
    type: 'told',
    tone: 'warn',
    text: '0 transcripts read: 0 new turns, 0 proposals · 1 failed, "sage scan" says why',
    filled: true,
  })
})

test('the dashboard says that another Sage is reading a transcript: it counted it as read', async () => {
  const world = createWorld()
  world.session('mine').turn('Hello')
  world.session('theirs').turn('Hello')
  claim(world.paths, 'theirs', { ...newOwner(), pid: process.ppid, startTime: '' })
  expect(await toldOfScan(world)).toEqual({
    type: 'told',
    tone: 'warn',
    text: '1 transcript read: 1 new turn, 0 proposals · 1 already being read',
    filled: true,
  })
})

test('the dashboard says that a transcript is of a paused session: it said that there was none', async () => {
  const world = createWorld()
  world.session('old').turn('Hello')
  pauseSession(world.open().reviewContext(), 'old')
  expect(await toldOfScan(world)).toEqual({
    type: 'told',
    text: '0 transcripts read, 1 paused: 0 new turns, 0 proposals',
    filled: true,
  })
})

test('the dashboard says that it is in sync only if everything could be read', async () => {
  const world = createWorld()
  const source = openSource(world)
  const session = world.session('one')
  session.turn('Hello')
  session.stop()
  const path = join(world.paths.reviews, 'one.json')
  mkdirSync(path, { recursive: true })
  const sync = { type: 'sync' } as const
  expect(await lastTold(source, sync)).toEqual({ type: 'told', text: '1 session could not be read', tone: 'warn' })
  rmSync(path, { recursive: true })
  expect(await lastTold(source, sync)).toEqual({ type: 'told', text: 'In sync with all known sessions' })
})

test('the dashboard tells the way out if a model is asked for and none is set', async () => {
  const source = openSource(createWorld())
  expect(await lastTold(source, { type: 'planRefine' })).toEqual({
    type: 'failed',
    text: expect.stringMatching(
      /^No command is set for the model: sage config set refine\.command claude\. It may be /u,
    ),
  })
})

test('the dashboard says whether a retry has read what could not be read', async () => {
  const world = createWorld()
  const session = world.session('lost')
  session.turn('Hello')
  session.stop()
  const path = session.transcriptPath
  renameSync(path, `${path}.away`)
  const source = openSource(world)
  await lastTold(source, { type: 'sync' })
  expect(source.snapshot().sessions).toMatchObject([{ id: 'lost', state: 'missing' }])
  const retry = { type: 'retry', session: 'lost' } as const
  expect(await lastTold(source, retry)).toEqual({
    type: 'told',
    tone: 'warn',
    text: 'Retried: it still cannot be read',
  })
  const other = { ...newOwner(), pid: process.ppid, startTime: '' }
  claim(world.paths, 'lost', other)
  expect(await lastTold(source, retry)).toMatchObject({ text: 'Another Sage is reading it: retry in a moment' })
  release(world.paths, 'lost', other.nonce)
  await source.perform({ type: 'pauseSession', session: 'lost' }, () => undefined)
  expect(await lastTold(source, retry)).toMatchObject({ text: 'It is paused: it is retried when you resume it' })
  await source.perform({ type: 'resumeSession', session: 'lost' }, () => undefined)
  renameSync(`${path}.away`, path)
  await source.perform({ type: 'pauseDrain' }, () => undefined)
  expect(await lastTold(source, retry)).toMatchObject({ text: 'Reading is paused: it is retried once you resume it' })
  await source.perform({ type: 'resumeDrain' }, () => undefined)
  expect(source.snapshot().sessions).not.toMatchObject([{ state: 'missing' }])
  expect(await lastTold(source, retry)).toEqual({ type: 'told', text: 'Retried: it has been read' })
})

test('the dashboard proposes what was too weak when it is asked to look again, and says how much that is', async () => {
  const world = createWorld()
  const session = world.session('one')
  session.turn('the build takes 10 minutes')
  session.stop()
  const source = openSource(world)
  await lastTold(source, { type: 'sync' })
  expect(source.snapshot().items).toEqual([])
  expect(await lastTold(source, { type: 'lookAgain' })).toEqual({
    type: 'told',
    text: '1 less certain proposal, below the others',
  })
  expect(source.snapshot().items).toMatchObject([
    { text: 'The build takes 10 minutes', tier: 'skip', status: 'pending' },
  ])
  expect(await lastTold(source, { type: 'lookAgain' })).toEqual({
    type: 'told',
    text: 'Nothing else that was said seems worth keeping',
  })
})

test('the dashboard counts what it read and nearly proposed, until it has looked again', async () => {
  const world = createWorld()
  appendFileSync(userPaths(world.sageHome).config, '[tiers]\nauto = 1\nsuggest = 1\n')
  const session = world.session('one')
  for (const topic of ['billing', 'auth']) session.turn(`use ${topic} instead of what came before ${topic}`)
  session.stop()
  const source = openSource(world)
  await lastTold(source, { type: 'sync' })
  expect(source.snapshot()).toMatchObject({ items: [], passedOver: 2 })
  await lastTold(source, { type: 'lookAgain' })
  expect(source.snapshot().items).toHaveLength(2)
  expect(source.snapshot()).toMatchObject({ passedOver: 0 })
})

test('the dashboard looks again once where it is asked several times before there is an answer', async () => {
  const world = createWorld()
  appendFileSync(userPaths(world.sageHome).config, '[tiers]\nauto = 1\nsuggest = 1\n')
  const session = world.session('one')
  for (const topic of TOPICS.split(' ')) session.turn(`use ${topic} instead of what came before ${topic}`)
  session.stop()
  const source = openSource(world)
  await lastTold(source, { type: 'sync' })
  const waited = source.snapshot().items.length
  const told = await Promise.all([1, 2, 3].map(() => lastTold(source, { type: 'lookAgain' })))
  expect(told).toMatchObject([
    { text: '20 less certain proposals, below the others' },
    { text: 'That is already under way' },
    { text: 'That is already under way' },
  ])
  expect(source.snapshot().items).toHaveLength(waited + 20)
  expect(await lastTold(source, { type: 'lookAgain' })).toMatchObject({ text: /less certain/u })
})

test('the dashboard reads the last 30 days once where it is asked twice: the two met, and took each other for another Sage', async () => {
  const world = createWorld()
  for (const name of ['one', 'two', 'three']) world.session(name).turn('Hello')
  const source = openSource(world)
  expect(await Promise.all([1, 2].map(() => lastTold(source, { type: 'scan' })))).toEqual([
    { type: 'told', text: '3 transcripts read: 3 new turns, 0 proposals', filled: true },
    { type: 'told', text: 'That is already under way' },
  ])
})

const TOPICS =
  'billing auth search mail maps chat invoices uploads reports fixtures migrations vendor assets styles icons fonts locales schemas proxies queues caches cron docker terraform helm'

/** The last thing that is told of reading the last 30 days. */
const toldOfScan = (world: World) => lastTold(openSource(world), { type: 'scan' })

function openSource(world: World): Source {
  const { source } = openDashboardSource({
    environment: { ...world.environment, env: { ...world.environment.env, SAGE_WATCH: '0' } },
    cwd: world.project,
    stdin: new PassThrough() as unknown as NodeJS.ReadStream,
    stdout: new PassThrough() as unknown as NodeJS.WriteStream,
    stderr: new PassThrough() as unknown as NodeJS.WriteStream,
    now: () => new Date(),
  })
  onTestFinished(() => source.close())
  return source
}

async function lastTold(source: Source, effect: DataEffect): Promise<Action | undefined> {
  const told: Action[] = []
  await source.perform(effect, (action) => void told.push(action))
  return told.at(-1)
}
