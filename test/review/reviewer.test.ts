import { expect, test } from 'vitest'
import type { ReviewRecord } from '../../src/review/review-record.ts'
import { createReviewer, type ReviewProgress } from '../../src/review/reviewer.ts'
import { createWorld } from '../helpers/world.ts'

test('drain() tells its progress and works off every session', async () => {
  const world = createWorld()
  for (const id of ['a', 'b', 'c']) {
    const session = world.session(id)
    session.turn(`Remember that service ${id} is always deployed by team ${id}.`)
    session.stop()
  }
  const progress: ReviewProgress[] = []
  await createReviewer(world.open().reviewContext(), { onProgress: (now) => progress.push(now) }).drain(0)
  expect(progress.map(({ done, total }) => `${done}/${total}`)).toEqual(['0/3', '1/3', '2/3', '3/3'])
})

test('drain() waits for an answer that is just being written', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.user('Remember that releases are cut from the release branch.')
  session.stop('0'.repeat(64))
  const inbox = world.open()
  const reviewer = createReviewer(inbox.reviewContext(), {
    onOutcome: (_, outcome) => outcome.state === 'reviewed' && outcome.unsettled && session.assistant('Noted.'),
  })
  await reviewer.tick()
  expect(inbox.store.state().items.size).toBe(0)
  world.pass(200)
  await reviewer.tick()
  expect(inbox.store.state().items.size).toBe(1)
})

test('pause() leaves signals where they are until it is lifted', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('Remember that releases are cut from the release branch.')
  session.stop()
  const inbox = world.open()
  const reviewer = createReviewer(inbox.reviewContext())
  reviewer.pause(true)
  await reviewer.tick()
  expect(inbox.store.state().items.size).toBe(0)
  reviewer.pause(false)
  await reviewer.tick()
  expect(inbox.store.state().items.size).toBe(1)
})

test('tick() goes on with the other sessions when one of them fails', async () => {
  const world = createWorld()
  for (const id of ['bad', 'good']) {
    const session = world.session(id)
    session.turn('Remember that releases are cut from the release branch.')
    session.stop()
  }
  const review = world.open().reviewContext()
  const failing = {
    ...review,
    reviews: { ...review.reviews, save: failFor('bad', (record: ReviewRecord) => review.reviews.save(record)) },
  }
  const states: string[] = []
  const reviewer = createReviewer(failing, { onOutcome: (id, { state }) => states.push(`${id} ${state}`) })
  await reviewer.tick()
  expect(states.sort()).toEqual(['bad failed', 'good reviewed'])
})

function failFor<Recorded extends { sessionId: string }>(sessionId: string, save: (record: Recorded) => void) {
  return (record: Recorded) => {
    if (record.sessionId === sessionId) throw new Error('disk full')
    save(record)
  }
}
