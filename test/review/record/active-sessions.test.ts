import { rmSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { listActiveSessions } from '../../../src/review/record/active-sessions.ts'
import { createWorld } from '../../helpers/world.ts'

test('listActiveSessions() lists live sessions by their last prompt, without warm-ups and missing transcripts', async () => {
  const world = createWorld()
  for (const id of ['first', 'second', 'gone', 'warm', 'over']) {
    const session = world.session(id)
    session.turn(id === 'warm' ? 'Warmup' : `Prompt of ${id}`)
    session.live(`Prompt of ${id}`)
  }
  rmSync(world.session('gone').transcriptPath)
  world.session('over').end()
  const titles = (await listActiveSessions(world.paths)).map(({ title }) => title)
  expect(titles.sort()).toEqual(['Prompt of first', 'Prompt of second'])
})

test('listActiveSessions() lists those of the current folder by itself', async () => {
  const world = createWorld()
  const session = world.session('here')
  session.turn('Prompt of here')
  session.live('Prompt of here')
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(world.project)
  expect((await listActiveSessions()).map(({ sessionId }) => sessionId)).toEqual(['here'])
  cwd.mockRestore()
})
