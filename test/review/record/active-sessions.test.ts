import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { reviewSession } from '../../../src/review/read/review-session.ts'
import { listActiveSessions } from '../../../src/review/record/active-sessions.ts'
import { createWorld } from '../../helpers/world.ts'
import { writeSessionMetadata } from '../../helpers/write-session-metadata.ts'

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

test.each(['', 'packages/api'])(
  'listActiveSessions() lists those of the project of the current folder by itself: "%s"',
  async (folder) => {
    const world = createWorld()
    const session = world.session('here')
    session.turn('Prompt of here')
    session.live('Prompt of here')
    const current = join(world.project, folder)
    mkdirSync(current, { recursive: true })
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(current)
    vi.stubEnv('SAGE_HOME', world.sageHome)
    onTestFinished(() => {
      cwd.mockRestore()
      vi.unstubAllEnvs()
    })
    expect((await listActiveSessions()).map(({ sessionId }) => sessionId)).toEqual(['here'])
  },
)

test('listActiveSessions() lists a session whose transcript a review has found, where the hooks tell no place or another one', async () => {
  const world = createWorld()
  const session = world.session('moved')
  session.turn('Remember that we use pnpm.')
  session.stop()
  await reviewSession(world.open().reviewContext(), 'moved')
  for (const told of ['', `${world.project}/no-such.jsonl`]) {
    const live = { sessionId: 'moved', cwd: world.project, lastUpdated: 1, lastPrompt: 'Go on' }
    writeSessionMetadata(world.paths, { ...live, transcriptPath: told })
    expect(await listActiveSessions(world.paths)).toMatchObject([
      { sessionId: 'moved', transcriptPath: session.transcriptPath },
    ])
  }
})
