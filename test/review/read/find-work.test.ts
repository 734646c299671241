import { openSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { findWork } from '../../../src/review/read/find-work.ts'
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
