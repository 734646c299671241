import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findWork } from '../../../src/review/read/find-work.ts'
import { createWorld } from '../../helpers/world.ts'
import { writeSessionMetadata } from '../../helpers/write-session-metadata.ts'

test('findWork() lets keys be heard while it looks at many sessions', async () => {
  const world = createWorld()
  const { paths, project: cwd } = world
  for (let one = 0; one < 1000; one++)
    writeSessionMetadata(paths, { sessionId: `s${one}`, transcriptPath: `${cwd}/none.jsonl`, cwd, lastUpdated: one })
  const looking = findWork({ ...world.open().reviewContext(), now: world.now() }, 'live')
  expect(await Promise.race([looking, setImmediate('a key')])).toBe('a key')
  expect(await looking).toEqual([])
})
