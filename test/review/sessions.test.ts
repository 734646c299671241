import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newReviewRecord } from '../../src/review/review-record.ts'
import { listActiveSessions, summariseSessions } from '../../src/review/sessions.ts'
import { createWorld } from '../helpers/world.ts'

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

test('summariseSessions() joins what hooks and reviews know; ended sessions are not live', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const record = { ...newReviewRecord('a', '/p/a.jsonl', now), turns: ['1', '2'], title: 'Fix CI' }
  const gone = { ...newReviewRecord('b', '/p/b.jsonl', now), missingSince: now.toISOString() }
  const live = {
    sessionId: 'a',
    transcriptPath: '/p/a.jsonl',
    cwd: '/p',
    lastUpdated: now.getTime() + 1,
    lastPrompt: 'Go on',
  }
  const rows = summariseSessions([live], [record, gone], [])
  expect(rows.map(({ id, state, title, turnsSeen }) => [id, state, title, turnsSeen])).toEqual([
    ['a', 'live', 'Go on', 2],
    ['b', 'missing', '(no prompt yet)', 0],
  ])
  expect(summariseSessions([], [record], [])[0]?.state).toBe('ended')
})
