import { openSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { findWork, widest } from '../../../src/review/read/find-work.ts'
import { sessionFile } from '../../../src/workspace/paths/session-id.ts'
import { createWorld } from '../../helpers/world.ts'
import { writeSessionMetadata } from '../../helpers/write-session-metadata.ts'

vi.mock('node:fs', { spy: true })

test('findWork() lets keys be heard while it looks at many sessions', async () => {
  const world = createWorld()
  const { paths, project: cwd } = world
  for (let one = 0; one < 1000; one++)
    writeSessionMetadata(paths, { sessionId: `s${one}`, transcriptPath: `${cwd}/none.jsonl`, cwd, lastUpdated: one })
  const looking = findWork({ ...world.open().reviewContext(), now: world.now() }, 'live')
  expect(await Promise.race([looking, setImmediate('a key')])).toBe('a key')
  expect(await looking).toEqual([])
})

test('findWork() finds what one of many sessions says now without reading what the others say', async () => {
  const world = createWorld()
  const sessions = ['s1', 's2', 's3'].map((id) => world.session(id))
  for (const session of sessions) session.live()
  const context = world.open().reviewContext()
  const find = () => findWork({ ...context, now: world.now() }, 'live')
  expect(await find()).toEqual([])
  sessions[1]?.turn('thanks')
  sessions[1]?.live('thanks')
  vi.mocked(openSync).mockClear()
  expect(await find()).toEqual([{ sessionId: 's2', reason: 'grown' }])
  expect(vi.mocked(openSync).mock.calls.map(([path]) => path)).toEqual([sessionFile(world.paths.sessions, 's2')])
})

test('findWork() looks at no more live sessions than it is to, beside what hooks asked for', async () => {
  const world = createWorld()
  const sessions = ['s1', 's2', 's3', 's4'].map((id) => world.session(id))
  for (const session of sessions) {
    session.turn('thanks')
    session.live()
  }
  sessions[2]?.stop()
  sessions[3]?.end()
  const context = world.open().reviewContext()
  expect(await findWork({ ...context, now: world.now() }, ['s2', 's2', 'gone'])).toEqual([
    { sessionId: 's3', reason: 'signal' },
    { sessionId: 's4', reason: 'ended' },
    { sessionId: 's2', reason: 'grown' },
  ])
})

test.each([
  [
    [['s1'], ['s2', 's1'], []],
    ['s1', 's2', 's1'],
  ],
  [[['s1'], 'live', ['s2']], 'live'],
  [['live', 'everything', ['s1']], 'everything'],
] as const)('widest() of %j is %j', (reaches, expected) => {
  expect(widest(reaches)).toEqual(expected)
})
