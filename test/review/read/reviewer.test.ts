import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY } from '../../../src/base/durations.ts'
import type { Inbox } from '../../../src/review/inbox/inbox.ts'
import type { ReviewOutcome } from '../../../src/review/propose/review-context.ts'
import { createReviewer, type ReviewProgress } from '../../../src/review/read/reviewer.ts'
import { transcriptsOf } from '../../../src/review/read/scan.ts'
import { pauseSession } from '../../../src/review/read/steer-session.ts'
import { listActivity } from '../../../src/review/record/activity.ts'
import type { ReviewRecord } from '../../../src/review/record/review-record.ts'
import { holdLease } from '../../../src/runtime/processes/hold-lease.ts'
import { createWorld, type World } from '../../helpers/world.ts'

/** A prompt that has no answer when its signal comes: the answer is written once the prompt was read, and `then` something happens. */
function answeredLate(then: (world: World) => void = () => {}) {
  const world = createWorld()
  const session = world.session('s1')
  session.user('Remember that releases are cut from the release branch.')
  session.stop('0'.repeat(64))
  const onOutcome = (_: string, outcome: ReviewOutcome) => {
    if (outcome.state !== 'reviewed' || !outcome.unsettled) return
    session.assistant('Noted.')
    then(world)
  }
  return { world, inbox: world.open(), onOutcome }
}

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
  const { world, inbox, onOutcome } = answeredLate()
  const reviewer = createReviewer(inbox.reviewContext(), { onOutcome }, () => world.now().getTime())
  await reviewer.tick()
  expect(inbox.store.items().size).toBe(0)
  world.pass(200)
  await reviewer.tick()
  expect(inbox.store.items().size).toBe(1)
})

test('drain() does not wait for the time of day, which may be set back by a day', async () => {
  const { inbox, onOutcome } = answeredLate((it) => it.pass(-DAY))
  await createReviewer(inbox.reviewContext(), { onOutcome }).drain(200)
  expect(inbox.store.items().size).toBe(1)
})

test('drain() waits for an answer however long it took to read what is there', async () => {
  const { world, inbox, onOutcome } = answeredLate((it) => it.pass(60_000))
  await createReviewer(inbox.reviewContext(), { onOutcome }, () => world.now().getTime()).drain(200)
  expect(inbox.store.items().size).toBe(1)
})

test('nextDue() waits for an answer ten seconds at most: after that its file must grow', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.user('Remember that releases are cut from the release branch.')
  session.stop()
  let clock = 0
  const reviewer = createReviewer(world.open().reviewContext(), {}, () => clock)
  await reviewer.tick()
  const waits: (number | undefined)[] = []
  for (let due = reviewer.nextDue(); waits.push(due) < 9 && due !== undefined; due = reviewer.nextDue()) {
    clock += due
    await reviewer.tick()
  }
  expect(waits).toEqual([100, 300, 1000, 3000, 10_000, undefined])
})

test.each<[string, (inbox: Inbox, session: ReturnType<World['session']>) => void]>([
  ['was paused', (inbox) => pauseSession(inbox.reviewContext(), 's1')],
  ['lost its transcript', (_, { transcriptPath }) => rmSync(transcriptPath)],
  ['is read by somebody else', ({ paths }) => void holdLease(paths, 's1', new Date())],
])('nextDue() does not ask without end for a session that %s while its answer was written', async (_, meanwhile) => {
  const world = createWorld()
  const session = world.session('s1')
  session.user('Remember that releases are cut from the release branch.')
  session.stop()
  const inbox = world.open()
  let clock = 0
  const reviewer = createReviewer(inbox.reviewContext(), {}, () => clock)
  await reviewer.tick()
  expect(reviewer.nextDue()).toBe(100)
  meanwhile(inbox, session)
  clock += 100
  await reviewer.tick()
  expect(reviewer.nextDue()).toBeUndefined()
})

test('nextDue() has nothing to wait for while the reviewer is paused', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.user('Remember that releases are cut from the release branch.')
  session.stop()
  const reviewer = createReviewer(world.open().reviewContext())
  await reviewer.tick()
  reviewer.pause()
  expect(reviewer.nextDue()).toBeUndefined()
  reviewer.resume()
  expect(reviewer.nextDue()).toBeDefined()
})

test('tick() looks at everything once it is asked to, whatever it is asked for after that', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('Remember that releases are cut from the release branch.')
  session.end()
  const inbox = world.open()
  const reviewer = createReviewer(inbox.reviewContext())
  await reviewer.tick()
  session.turn('Remember that the gateway closes connections after ninety seconds.')
  await Promise.all([reviewer.tick(), reviewer.tick('everything'), reviewer.tick()])
  expect(inbox.store.items().size).toBe(2)
})

test('pause() leaves signals where they are until it is lifted', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('Remember that releases are cut from the release branch.')
  session.stop()
  const inbox = world.open()
  const reviewer = createReviewer(inbox.reviewContext())
  reviewer.pause()
  await reviewer.tick()
  expect(inbox.store.items().size).toBe(0)
  reviewer.resume()
  await reviewer.tick()
  expect(inbox.store.items().size).toBe(1)
})

test.skipIf(process.platform === 'win32')(
  'tick() reads the others when nobody can say what a transcript is',
  async () => {
    const world = createWorld()
    const [bad, good] = [world.session('bad'), world.session('good')]
    symlinkSync('bad.jsonl', bad.transcriptPath)
    for (const session of [bad, good]) session.live()
    bad.stop()
    good.turn('Remember that releases are cut from the release branch.')
    const inbox = world.open()
    const reviewer = createReviewer(inbox.reviewContext())
    for (let round = 0; round < 2; round++) await reviewer.tick('everything')
    expect(inbox.store.items().size).toBe(1)
    const { location } = inbox
    const options = { root: world.project, dataHome: world.sageHome, claudeDir: world.claude, days: 30 }
    expect(transcriptsOf(location.id, options, new Date()).map(({ sessionId }) => sessionId)).toEqual(['good'])
  },
)

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

const proposalsOf = (world: World) =>
  [...world.open().store.items().values()].map(({ evidence }) => evidence.turnUuid).toSorted()

/** Far more than is read at one go. */
function longSession(world: World) {
  const session = world.session('long')
  const turns = Array.from({ length: 150 }, (_, n) =>
    session.turn(`Remember that the service number ${n} always listens on port ${4000 + n}.`),
  )
  session.stop()
  return turns.toSorted()
}

test('stop() ends while a long session is read, as soon as it is asked for', async () => {
  const world = createWorld()
  const turns = longSession(world)
  const states: string[] = []
  const reviewer = createReviewer(world.open().reviewContext(), { onOutcome: (_, { state }) => states.push(state) })
  const reading = reviewer.tick()
  // As a key comes in: it has its turn before the session is read to its end.
  setImmediate(() => void reviewer.stop())
  await reading
  expect(states).toEqual(['stopped'])
  expect(proposalsOf(world).length).toBeLessThan(turns.length)
  await createReviewer(world.open().reviewContext()).drain(0)
  expect(proposalsOf(world)).toEqual(turns)
})

test('stop() between two writes loses nothing and leaves nothing to propose twice', async () => {
  const world = createWorld()
  const turns = longSession(world)
  const review = world.open().reviewContext()
  let stop = () => {}
  const append: typeof review.journal.append = (events) => {
    stop()
    return review.journal.append(events)
  }
  const reviewer = createReviewer({ ...review, journal: { ...review.journal, append } })
  stop = () => void reviewer.stop()
  await reviewer.tick()
  const first = proposalsOf(world)
  expect(first.length).toBeGreaterThan(0)
  expect(first.length).toBeLessThan(turns.length)
  expect(readdirSync(world.paths.claimed)).toEqual([])
  await createReviewer(world.open().reviewContext()).drain(0)
  const journal = readFileSync(world.paths.journal, 'utf8').trim().split('\n')
  expect(proposalsOf(world)).toEqual(turns)
  expect(journal).toHaveLength(turns.length)
  const inbox = world.open()
  const items = inbox.store.items()
  const records = inbox.reviewContext().reviews.all()
  const told = listActivity({ events: [], deliveries: new Map(), items, records, hookErrors: [] }).map(
    ({ text }) => text,
  )
  expect(told).toEqual([expect.stringContaining(`${turns.length} turns → ${turns.length} proposals · “`)])
})

test.skipIf(process.platform === 'win32')(
  'tick() refuses a transcript that became a link once, until it changes',
  async () => {
    const world = createWorld()
    const session = world.session('s1')
    session.turn('Remember that releases are cut from the release branch.')
    session.stop()
    const outcomes: string[] = []
    const reviewer = createReviewer(world.open().reviewContext(), {
      onOutcome: (_, { state }) => outcomes.push(state),
    })
    await reviewer.tick()
    const other = join(world.root, 'other.jsonl')
    writeFileSync(other, 'of another size')
    rmSync(session.transcriptPath)
    symlinkSync(other, session.transcriptPath)
    for (let round = 0; round < 3; round++) await reviewer.tick('everything')
    expect(outcomes).toEqual(['reviewed', 'missing'])
  },
)

test('tick() proposes the next time what the disk refused', async () => {
  const world = createWorld()
  const session = world.session('s1')
  const turn = session.turn('Remember that releases are cut from the release branch.')
  session.stop()
  const review = world.open().reviewContext()
  let full = true
  const append: typeof review.journal.append = (events) => {
    if (full) throw new Error('disk full')
    return review.journal.append(events)
  }
  const reviewer = createReviewer({ ...review, journal: { ...review.journal, append } })
  await reviewer.tick()
  expect(proposalsOf(world)).toEqual([])
  full = false
  await reviewer.tick('everything')
  expect(proposalsOf(world)).toEqual([turn])
})

function failFor<Recorded extends { sessionId: string }>(sessionId: string, save: (record: Recorded) => void) {
  return (record: Recorded) => {
    if (record.sessionId === sessionId) throw new Error('disk full')
    save(record)
  }
}

test('a wish that is read by itself proposes what was typed before it, with both as evidence', async () => {
  const world = createWorld()
  const session = world.session('s1')
  const inbox = world.open()
  const reviewer = createReviewer(inbox.reviewContext(), {})
  for (const typed of ['Die Rechnung hat zwei Seiten.', 'Merk dir das bitte']) {
    session.turn(typed)
    session.stop()
    await reviewer.tick()
  }
  const [item] = inbox.store.items().values()
  expect(item?.text).toBe('Die Rechnung hat zwei Seiten')
  expect(item?.evidence).toMatchObject({
    text: 'Merk dir das bitte',
    typed: 'Die Rechnung hat zwei Seiten\nMerk dir das bitte',
    speaker: 'person',
  })
})
