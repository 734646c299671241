import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reviewSession } from '../../../src/review/read/review-session.ts'
import { newReviewRecord } from '../../../src/review/record/review-record.ts'
import { summariseSessions } from '../../../src/review/record/sessions.ts'
import { createWorld } from '../../helpers/world.ts'

const NOTHING_GIVEN = new Map<string, string>()

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
  const rows = summariseSessions([live], [record, gone], [], NOTHING_GIVEN)
  expect(rows.map(({ id, state, title, turnsSeen }) => [id, state, title, turnsSeen])).toEqual([
    ['a', 'live', 'Go on', 2],
    ['b', 'missing', '(no prompt yet)', 0],
  ])
  expect(summariseSessions([{ ...live, transcriptPath: '' }], [record], [], NOTHING_GIVEN)[0]?.transcriptPath).toBe(
    '/p/a.jsonl',
  )
  expect(summariseSessions([], [record], [], NOTHING_GIVEN)[0]?.state).toBe('ended')
  expect(summariseSessions([{ ...live, sessionId: 'b' }], [gone], [], NOTHING_GIVEN)[0]?.state).toBe('missing')
})

test('summariseSessions() says why a transcript that exists is not read, until the person gives it up', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const givenUp = { ...newReviewRecord('a', '/p/a.jsonl', now), refused: { message: 'It is outside', size: 1 } }
  const refused = { ...givenUp, missingSince: now.toISOString() }
  const live = { sessionId: 'a', transcriptPath: '/p/a.jsonl', cwd: '/p', lastUpdated: now.getTime() }
  for (const session of [[], [live]])
    expect(summariseSessions(session, [refused], [], NOTHING_GIVEN)).toMatchObject([
      { state: 'missing', refused: 'It is outside' },
    ])
  expect(summariseSessions([], [givenUp], [], NOTHING_GIVEN)[0]).not.toHaveProperty('refused')
})

test('summariseSessions() says when something happened in a session, not when it was read, newest first', async () => {
  const world = createWorld()
  for (const id of ['early', 'late']) world.session(id).turn(`Remember that service ${id} is owned by team ${id}.`)
  const context = world.open().reviewContext()
  // Read in the other order than they took place in, and long after.
  for (const id of ['late', 'early']) {
    world.session(id).stop()
    await reviewSession(context, id)
  }
  const records = context.reviews.all()
  const rows = summariseSessions([], records, [], NOTHING_GIVEN)
  expect(rows.map(({ lastEventAt }) => lastEventAt.slice(0, 10))).toEqual(['2026-11-20', '2026-11-20'])
  for (const { id, lastEventAt } of rows) {
    expect(readFileSync(world.session(id).transcriptPath, 'utf8')).toContain(lastEventAt)
    expect(lastEventAt < (context.reviews.get(id)?.reviewedAt ?? '')).toBe(true)
  }
  expect(rows.map(({ lastEventAt }) => lastEventAt)).toEqual(
    rows
      .map(({ lastEventAt }) => lastEventAt)
      .toSorted()
      .toReversed(),
  )
})

test('summariseSessions() keeps the order of sessions of one moment, however they are read', () => {
  const records = ['b', 'a', 'c'].map((id) => newReviewRecord(id, '', new Date(0)))
  const ids = (list: typeof records) => summariseSessions([], list, [], NOTHING_GIVEN).map(({ id }) => id)
  expect(ids(records)).toEqual(['a', 'b', 'c'])
  expect(ids(records.toReversed())).toEqual(['a', 'b', 'c'])
})

test('summariseSessions() says when a session was last given something', () => {
  const records = ['a', 'b'].map((id) => newReviewRecord(id, '', new Date(0)))
  const rows = summariseSessions([], records, [], new Map([['a', '2026-11-20T10:00:00.000Z']]))
  expect(rows.map(({ givenAt }) => givenAt)).toEqual(['2026-11-20T10:00:00.000Z', undefined])
})
