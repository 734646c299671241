import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY } from '../../../src/base/durations.ts'
import { unreadWork } from '../../../src/commands/sessions/unread-work.ts'
import type { JournalEvent } from '../../../src/journal/event/event.ts'
import { findWork } from '../../../src/review/read/find-work.ts'
import { reviewSession } from '../../../src/review/read/review-session.ts'
import { createReviewer } from '../../../src/review/read/reviewer.ts'
import { pauseSession } from '../../../src/review/read/steer-session.ts'
import { listActivity } from '../../../src/review/record/activity.ts'
import type { ReviewRecord } from '../../../src/review/record/review-record.ts'
import { claim, listLeases, newOwner, readLease, release } from '../../../src/runtime/processes/leases.ts'
import { listEnded, listEndedAside, setEndedAside } from '../../../src/runtime/sessions/ended.ts'
import { removeSignal, writeSignal } from '../../../src/runtime/sessions/review-signals.ts'
import { removeSessionMetadata } from '../../../src/runtime/sessions/session-metadata.ts'
import { userPaths } from '../../../src/workspace/paths/paths.ts'
import { until } from '../../helpers/until.ts'
import { createWorld, type Session, type World } from '../../helpers/world.ts'
import { writeSessionMetadata } from '../../helpers/write-session-metadata.ts'
import { proposed } from '../../journal/events.ts'

const WORDS = 'From now on always use pnpm, never npm, for installs in this repo.'

async function sync(world: World) {
  const inbox = world.open()
  const outcomes: string[] = []
  const review = inbox.reviewContext()
  await createReviewer(review, { onOutcome: (_, outcome) => outcomes.push(outcome.state) }).drain(0)
  inbox.store.refresh()
  return { items: [...inbox.store.items().values()], outcomes, review }
}
const journal = (world: World) => (existsSync(world.paths.journal) ? readFileSync(world.paths.journal, 'utf8') : '')

test('reviewSession() proposes what was typed, with the words that justify it', async () => {
  const world = createWorld()
  const session = world.session('s1')
  const uuid = session.turn(WORDS)
  session.stop()
  const { items } = await sync(world)
  expect(items).toHaveLength(1)
  expect(items[0]).toMatchObject({
    status: 'pending',
    evidence: { turnUuid: uuid, sessionId: 's1', speaker: 'person' },
  })
  expect(WORDS).toContain(items[0]?.evidence.text)
  expect(readdirSync(world.paths.needsReview)).toEqual([])
  expect(readdirSync(world.paths.claimed)).toEqual([])
})

test.each(['a hook', 'no hook'])(
  'no secret is kept in the title of a session that %s noted, not even when the transcript is gone',
  async (who) => {
    const world = createWorld()
    const session = world.session('s1')
    const prompt = 'ключ от staging это Kx9vT2mQ, never print it'
    session.turn(prompt)
    session.stop()
    // As an older hook wrote it, or one for which it is no secret.
    session.live(who === 'a hook' ? prompt : '')
    const { review } = await sync(world)
    const record = () => JSON.stringify(review.reviews.get('s1'))
    expect(record()).toContain('ключ от staging')
    expect(record()).not.toContain('Kx9v')
    rmSync(session.transcriptPath)
    session.stop()
    session.live(prompt)
    await createReviewer(review, {}).drain(0)
    expect(record()).toContain('missingSince')
    expect(record()).not.toContain('Kx9v')
  },
)

test('reviewSession() names a session by what a hook noted of it, otherwise by its own last prompt', async () => {
  const world = createWorld()
  const [noted, scanned] = ['noted', 'scanned'].map((id) => world.session(id)) as [Session, Session]
  for (const session of [noted, scanned]) {
    session.turn('Run the tests')
    session.stop()
  }
  noted.live('What is being typed now')
  scanned.live('')
  const { review } = await sync(world)
  expect(review.reviews.get('noted')?.title).toBe('What is being typed now')
  expect(review.reviews.get('scanned')?.title).toBe('Run the tests')
})

test('reviewSession() renews its lease while it reads, so that no other container takes it for left behind', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  const review = world.open().reviewContext()
  const [renewing, ending] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')]
  onTestFinished(() => void vi.restoreAllMocks())
  const reread = vi.spyOn(review.reviews, 'reread').mockImplementationOnce(() => {
    expect([renewing.mock.calls.length, ending.mock.calls.length]).toEqual([1, 0])
    return undefined
  })
  await reviewSession(review, 's1')
  expect(reread).toHaveBeenCalled()
  expect(new Set(ending.mock.calls.flat())).toEqual(new Set(renewing.mock.results.map(({ value }) => value)))
})

test('reviewSession() tells what went wrong first where the lease cannot be given back either', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  const review = world.open().reviewContext()
  vi.spyOn(review.reviews, 'reread').mockImplementationOnce(() => {
    rmSync(world.paths.tmp, { recursive: true })
    writeFileSync(world.paths.tmp, '')
    throw new Error('The disk is on fire')
  })
  await expect(reviewSession(review, 's1')).rejects.toThrow('The disk is on fire')
})

test('reviewSession() changes no byte when nothing is new', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  await sync(world)
  const before = [journal(world), readFileSync(`${world.paths.reviews}/s1.json`, 'utf8')]
  session.stop()
  await sync(world)
  expect([journal(world), readFileSync(`${world.paths.reviews}/s1.json`, 'utf8')]).toEqual(before)
})

test('reviewSession() goes on from where another process was, and leaves alone what was paused there', async () => {
  const world = createWorld()
  const other = world.open().reviewContext()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  const { review } = await sync(world)
  session.turn('Remember that releases are cut from the release branch.')
  session.stop()
  expect(await reviewSession(other, 's1')).toMatchObject({ turns: 1, proposals: 1 })

  review.reviews.refresh()
  const known = review.reviews.get('s1')
  if (known) review.reviews.save({ ...known, paused: true })
  session.turn('Remember that the gateway closes connections after ninety seconds.')
  session.stop()
  expect(await reviewSession(other, 's1')).toEqual({ state: 'paused' })
  expect(readdirSync(world.paths.claimed)).toEqual([])
  expect(world.open().reviewContext().reviews.get('s1')).toMatchObject({ paused: true })
  expect(await findWork({ ...world.open().reviewContext(), now: world.now() }, 'everything')).toEqual([])
})

test('reviewSession() reads again, once, what another version of Sage passed over because it did not know it', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.turn('Remember that releases are cut from the release branch.')
  session.stop()
  const { review } = await sync(world)
  const { turns, versions, ...known } = review.reviews.get('s1') as ReviewRecord
  const strange = Object.fromEntries(
    Object.entries(versions).map(([name, counted]) => [name, { ...counted, strange: 1 }]),
  )
  review.reviews.save({ ...known, turns: turns.slice(1), versions: strange, reader: '0.0.1' })
  expect(await reviewSession(world.open().reviewContext(), 's1')).toMatchObject({ turns: 1 })
  expect(world.open().reviewContext().reviews.get('s1')).toMatchObject({ turns: [turns[1], turns[0]], versions })
  review.reviews.save({ ...known, turns: turns.slice(1), versions: strange, reader: SAGE_VERSION })
  expect(await reviewSession(world.open().reviewContext(), 's1')).toMatchObject({ turns: 0 })
})

test('reviewSession() leaves alone what was paused, also where a newer Sage wrote the record', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  const { review } = await sync(world)
  pauseSession(review, 's1')
  const path = `${world.paths.reviews}/s1.json`
  const newer = JSON.stringify({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), v: 2 })
  writeFileSync(path, newer)
  session.turn('Remember that the gateway closes connections after ninety seconds.')
  session.stop()
  expect(await sync(world)).toMatchObject({ items: [{}], outcomes: [] })
  expect(readFileSync(path, 'utf8')).toBe(newer)
})

test('reviewSession() keeps a pause that came while it read', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  const [reading, other] = [world.open().reviewContext(), world.open().reviewContext()]
  const journal = { ...reading.journal }
  journal.append = (events) => {
    pauseSession(other, 's1')
    return reading.journal.append(events)
  }
  expect(await reviewSession({ ...reading, journal }, 's1')).toMatchObject({ turns: 1, proposals: 1 })
  expect(world.open().reviewContext().reviews.get('s1')).toMatchObject({
    paused: true,
    lastReviewedUuid: expect.any(String),
  })
})

test('reviewSession() finds a turn without any signal, because its transcript is longer than its cursor', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.live()
  session.turn(WORDS)
  expect((await sync(world)).items).toHaveLength(1)
  session.turn('Remember that releases are cut from the release branch.')
  expect((await sync(world)).items).toHaveLength(2)
})

test('reviewSession() reads an ended session to its end, also a prompt that was never answered', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.user(WORDS)
  session.end()
  expect((await sync(world)).items).toHaveLength(1)
  expect(readdirSync(world.paths.ended)).toEqual([])
  expect(readdirSync(world.paths.claimed)).toEqual([])
})

test('reviewSession() loses no session that only a signal told of, where the disk then refuses what was found', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  removeSessionMetadata(world.paths, 's1')
  const context = world.open().reviewContext()
  const refused = () => {
    throw new Error('No space left')
  }
  await expect(reviewSession({ ...context, journal: { ...context.journal, append: refused } }, 's1')).rejects.toThrow(
    'No space left',
  )
  expect((await sync(world)).items).toHaveLength(1)
})

test.each<[string, (world: World) => void]>([
  ['its signal and its file', () => {}],
  ['its signal alone', ({ paths }) => removeSessionMetadata(paths, 's1')],
  ['its file alone', ({ paths }) => removeSignal(paths, 's1')],
])(
  'reviewSession() keeps in mind that a session ended that goes on, as %s say, until all of it is read',
  async (_, lose) => {
    const world = createWorld()
    const session = world.session('s1')
    session.turn(WORDS)
    session.end()
    session.user('Remember that releases are cut from the release branch.')
    session.stop()
    lose(world)
    expect((await sync(world)).items).toHaveLength(1)
    expect(listEndedAside(world.paths)).toEqual(['s1'])
    session.assistant('Noted.')
    expect((await sync(world)).items).toHaveLength(2)
    expect(listEndedAside(world.paths)).toEqual([])
  },
)

test('reviewSession() waits for an answer that is not there yet, and takes the turn once', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.user(WORDS)
  session.stop(createHash('sha256').update('Later.').digest('hex'))
  const { items, review } = await sync(world)
  expect(items).toHaveLength(0)
  expect(review.reviews.get('s1')?.unsettled).toBe(true)
  session.assistant('Later.')
  expect((await sync(world)).items).toHaveLength(1)
  expect((await sync(world)).items).toHaveLength(1)
})

test('reviewSession() takes an unanswered turn as it stands once its session is abandoned', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.live()
  session.user(WORDS)
  expect((await sync(world)).items).toHaveLength(0)
  world.pass(31 * 60 * 1000)
  expect((await sync(world)).items).toHaveLength(1)
})

test('reviewSession() waits for no answer in a transcript that was written before the clock was set back', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.live()
  session.user(WORDS)
  world.pass(-DAY)
  expect((await sync(world)).items).toHaveLength(1)
})

test('reviewSession() names a session whose transcript no hook tells of and nobody finds', async () => {
  const world = createWorld()
  writeSignal(world.paths, {
    v: 1,
    sessionId: 's1',
    transcriptPath: '',
    cwd: world.project,
    event: 'Stop',
    queuedAt: 0,
  })
  expect(await reviewSession(world.open().reviewContext(), 's1')).toEqual({
    state: 'missing',
    message: 'No transcript of session "s1" was found',
  })
})

test('reviewSession() proposes a turn once, whatever sessions it was copied to', async () => {
  const world = createWorld()
  const first = world.session('s1')
  const uuid = first.turn(WORDS)
  first.stop()
  const fork = world.session('s2')
  fork.user(WORDS, uuid)
  fork.assistant('Done.')
  fork.stop()
  const { items } = await sync(world)
  expect(items).toHaveLength(1)
  expect(items[0]?.repeats).toEqual([])
})

test('reviewSession() counts the same words in another session as said again', async () => {
  const world = createWorld()
  for (const id of ['s1', 's2']) {
    const session = world.session(id)
    session.turn(WORDS)
    session.stop()
  }
  const { items } = await sync(world)
  expect(items).toHaveLength(1)
  expect(items[0]?.repeats).toHaveLength(1)
})

test('reviewSession() leaves a tombstone for a transcript that is gone', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  rmSync(session.transcriptPath)
  const { outcomes, review } = await sync(world)
  expect(outcomes).toEqual(['missing'])
  expect(review.reviews.get('s1')?.missingSince).toBeTypeOf('string')
  expect(readdirSync(world.paths.needsReview)).toEqual([])
})

test('reviewSession() has nothing to say of a session that ended before a prompt', async () => {
  const world = createWorld()
  world.session('s1').end()
  const { outcomes, review } = await sync(world)
  expect(outcomes).toEqual(['empty'])
  expect(review.reviews.all()).toEqual([])
  expect((await sync(world)).outcomes).toEqual([])
})

test.each([
  ['after its end', []],
  ['first while it goes on', ['missing']],
])('reviewSession() misses no transcript of a session of which Claude Code kept none, read %s', async (_, atStop) => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  rmSync(session.transcriptPath)
  session.stop()
  for (const outcome of atStop) expect((await sync(world)).outcomes).toEqual([outcome])
  session.end({ unkept: true })
  const { outcomes, review } = await sync(world)
  expect(outcomes).toEqual(['empty'])
  expect(review.reviews.all()).toEqual([])
  expect((await sync(world)).outcomes).toEqual([])
  expect(readdirSync(world.paths.reviews)).toEqual([])
})

test('reviewSession() misses no transcript of a session that ends, with none kept, while it looks for one', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  rmSync(session.transcriptPath)
  session.stop()
  const context = world.open().reviewContext()
  const ending = {
    ...context,
    get roots() {
      session.end({ unkept: true })
      return context.roots
    },
  }
  expect(await reviewSession(ending, 's1')).toEqual({ state: 'empty' })
  expect(context.reviews.get('s1')?.missingSince).toBeUndefined()
})

test('reviewSession() misses a transcript that it has read before, though there is none at the end', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  await sync(world)
  rmSync(session.transcriptPath)
  session.end({ unkept: true })
  const { outcomes, review } = await sync(world)
  expect(outcomes).toEqual(['missing'])
  expect(review.reviews.get('s1')?.missingSince).toBeTypeOf('string')
})

test('reviewSession() finds a transcript by its session where the place that hooks tell does not exist: in a worktree of some clients', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  const elsewhere = join(world.claude, 'projects', '-project-before')
  mkdirSync(elsewhere)
  renameSync(session.transcriptPath, join(elsewhere, 's1.jsonl'))
  const { items, review } = await sync(world)
  expect(items).toHaveLength(1)
  expect(review.reviews.get('s1')).toMatchObject({ transcriptPath: join(elsewhere, 's1.jsonl') })
  session.stop()
  expect((await sync(world)).outcomes).toEqual(['reviewed'])
  expect(review.reviews.get('s1')?.missingSince).toBeUndefined()
})

test('reviewSession() finds the transcript of a session whose hooks tell of none', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  const event = { sessionId: 's1', transcriptPath: '', cwd: world.project }
  writeSignal(world.paths, { v: 1, ...event, event: 'Stop', queuedAt: 1 })
  const { items, outcomes } = await sync(world)
  expect(outcomes).toEqual(['reviewed'])
  expect(items[0]?.evidence.transcriptPath).toBe(session.transcriptPath)
})

test('reviewSession() mourns no transcript of a session that had no prompt', async () => {
  const world = createWorld()
  world.session('s1').end()
  const { review } = await sync(world)
  expect(review.reviews.get('s1')?.missingSince).toBeUndefined()
})

test('reviewSession() leaves a session alone that somebody else is reading', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  expect(claim(world.paths, 's1', newOwner())).toBe(true)
  const { items, outcomes } = await sync(world)
  expect(outcomes).toEqual(['busy'])
  expect(items).toHaveLength(0)
  expect(readdirSync(world.paths.needsReview)).toEqual(['s1.json'])
})

/** Reviews a session whose lease becomes somebody else's as soon as `when` was called. */
async function reviewedWhileTaken(world: World, when: 'refresh' | 'append') {
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  const review = world.open().reviewContext()
  const { journal: held } = review
  const taking = <Given, Made>(work: (given: Given) => Made) => {
    return (given: Given): Made => {
      const made = work(given)
      rmSync(`${world.paths.claimed}/s1.json`, { force: true })
      claim(world.paths, 's1', newOwner())
      return made
    }
  }
  const { state } = await reviewSession({ ...review, journal: { ...held, [when]: taking(held[when]) } }, 's1')
  return { state, cursor: review.reviews.get('s1')?.cursor }
}

test('reviewSession() writes nothing once the lease is somebody else’s', async () => {
  const world = createWorld()
  expect(await reviewedWhileTaken(world, 'refresh')).toEqual({ state: 'busy', cursor: undefined })
  expect(journal(world)).toBe('')
})

test('reviewSession() moves no cursor once the lease is somebody else’s, and proposes nothing twice', async () => {
  const world = createWorld()
  expect(await reviewedWhileTaken(world, 'append')).toEqual({ state: 'busy', cursor: undefined })
  rmSync(world.paths.claimed, { recursive: true })
  expect((await sync(world)).items).toHaveLength(1)
})

test('reviewSession() takes over the lease of a reader that died', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  claim(world.paths, 's1', { ...newOwner(), bootId: 'another boot' })
  session.live()
  expect((await sync(world)).items).toHaveLength(1)
})

test('reviewSession() reads an ended session that was taken aside, also when the lease of its reader went with a power cut', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.end()
  setEndedAside(world.paths, 's1')
  expect([listEnded(world.paths), listLeases(world.paths)]).toEqual([[], []])
  expect((await sync(world)).items).toHaveLength(1)
  expect(listEndedAside(world.paths)).toEqual([])
})

test('reviewSession() reads a replaced transcript anew and proposes nothing twice', async () => {
  const world = createWorld()
  const session = world.session('s1')
  const uuid = session.turn(WORDS)
  session.stop()
  await sync(world)
  rmSync(session.transcriptPath)
  session.user('Remember that the API lives in services/api.')
  session.assistant('Noted.')
  session.user(WORDS, uuid)
  session.assistant('Done.')
  session.stop()
  const { items } = await sync(world)
  expect(items).toHaveLength(2)
})

test('reviewSession() forgets what it counted of a transcript that was replaced, but not which turns were read', async () => {
  const world = createWorld()
  const session = world.session('s1')
  const before = [session.turn(WORDS)]
  session.raw('{"type":"user","damaged\n')
  before.push(session.turn('Thanks.'))
  session.stop()
  expect((await sync(world)).review.reviews.get('s1')).toMatchObject({ damagedLines: [3] })
  rmSync(session.transcriptPath)
  const uuid = session.turn('Remember that the API lives in services/api.')
  session.stop()
  expect((await sync(world)).review.reviews.get('s1')).toMatchObject({
    turns: [...before, uuid],
    damagedLines: [],
    versions: { '2.1.330': { entries: 2, turns: 1 } },
  })
})

test('reviewSession() puts other signs in the place of those that begin a comment: no learning may hold them', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('Remember that generated files begin with <!-- generated --> and are never edited.')
  session.stop()
  expect((await sync(world)).items[0]?.text).toContain('‹!-- generated --›')
})

test('reviewSession() stores no secret', async () => {
  const world = createWorld()
  const session = world.session('s1')
  const secret = `ghp_${'a1B2c3D4e5'.repeat(4).slice(0, 36)}`
  session.turn(`Remember that the deploy token for staging is ${secret}, always use it.`)
  session.stop()
  const { items } = await sync(world)
  expect(items).toHaveLength(1)
  expect(items[0]?.checks).toContain('secret-removed')
  // Nor in the words that a reason quotes.
  expect(journal(world).toLowerCase()).not.toContain(secret.toLowerCase())
})

test('reviewSession() reads nothing outside the folders of transcripts', async () => {
  const world = createWorld()
  const outside = world.session('../../../../project/s3')
  expect(outside.transcriptPath.startsWith(world.project)).toBe(true)
  outside.turn(WORDS)
  const session = { ...outside, id: 's3' }
  const inside = world.session('s3')
  inside.live()
  const { writeSignal } = await import('../../../src/runtime/sessions/review-signals.ts')
  writeSignal(world.paths, {
    v: 1,
    sessionId: 's3',
    transcriptPath: session.transcriptPath,
    cwd: '',
    event: 'Stop',
    queuedAt: 0,
  })
  const { items, outcomes } = await sync(world)
  expect(outcomes).toEqual(['missing'])
  expect(items).toHaveLength(0)
})

test('reviewSession() proposes from an unanswered prompt when it is asked to, and once', async () => {
  const world = createWorld()
  writeFileSync(join(world.sageHome, 'config.toml'), '[extract]\ncapture_at_prompt = true\n')
  const session = world.session('s1')
  session.live()
  session.user(WORDS)
  expect((await sync(world)).items).toHaveLength(1)
  session.assistant('Done.')
  const { items, review } = await sync(world)
  expect(items).toHaveLength(1)
  expect(items[0]?.repeats).toEqual([])
  expect(review.reviews.get('s1')?.turns).toHaveLength(1)
})

const TOKEN = ['glpat', 'aB3dE5fG7hI9jK1lM3n5'].join('-')

test('reviewSession() keeps no secret of the session in its cursor, and still changes no byte the second time', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS, `I used ${TOKEN} to log in; the password is hunter2secret.`)
  session.stop()
  await sync(world)
  const record = readFileSync(`${world.paths.reviews}/s1.json`, 'utf8')
  expect(record).toContain('[REDACTED:gitlab-token] to log in')
  expect(record).not.toContain(TOKEN)
  expect(record).not.toContain('hunter2secret')
  session.stop()
  await sync(world)
  expect(readFileSync(`${world.paths.reviews}/s1.json`, 'utf8')).toBe(record)
})

test('reviewSession() masks in all evidence what one part of it tells to be a password', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('Hello', 'Shall I log in with Tr0ub4dor-x now?')
  session.turn('The password is Tr0ub4dor-x. From now on always use pnpm, never npm, for installs in this repo.')
  session.stop()
  const { items } = await sync(world)
  expect(items[0]?.evidence.before).toBe('Shall I log in with [REDACTED:password] now?')
  expect(journal(world)).not.toContain('Tr0ub4dor-x')
})

test('reviewSession() refuses a file that is no transcript once, until it changes', async () => {
  const world = createWorld()
  const session = world.session('../../../../project/s4')
  session.turn(WORDS)
  const work = { ...session, id: 's4' }
  writeSessionMetadata(world.paths, {
    sessionId: work.id,
    transcriptPath: session.transcriptPath,
    cwd: world.project,
    lastUpdated: 1,
  })
  expect((await sync(world)).outcomes).toEqual(['missing'])
  const { outcomes, review } = await sync(world)
  expect(outcomes).toEqual([])
  expect(review.reviews.get('s4')).toMatchObject({
    missingSince: expect.any(String),
    refused: { size: expect.any(Number) },
  })
  expect(
    listActivity({
      events: [],
      deliveries: new Map(),
      items: new Map(),
      records: review.reviews.all(),
      hookErrors: [],
    })[0]?.text,
  ).toMatch(/outside the folders/u)
  session.turn('More.')
  expect((await sync(world)).outcomes).toEqual(['missing'])
})

test('what is too weak to propose counts as said again where it is known', async () => {
  const world = createWorld()
  world.open().store.append([proposed('aaaaaaaaaa', { text: 'Answer briefly.' })])
  const session = world.session('s1')
  const uuid = session.turn('Answer briefly.')
  session.turn('the build takes 10 minutes')
  session.stop()
  const { items } = await sync(world)
  expect(items.map(({ id, repeats }) => [id, repeats.map(({ turnUuid }) => turnUuid)])).toEqual([
    ['aaaaaaaaaa', [uuid]],
  ])
  const before = journal(world)
  expect((await sync(world)).items).toHaveLength(1)
  expect(journal(world)).toBe(before)
})

test('what was unread when a session ended is not read with on_session_end = "discard", until the session goes on', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.stop()
  expect((await sync(world)).outcomes).toEqual(['reviewed'])
  session.turn('We always format with prettier, never by hand.')
  removeSessionMetadata(world.paths, 's1')
  const { config } = userPaths(world.sageHome)
  writeFileSync(config, 'on_session_end = "discard"\n')
  expect((await sync(world)).outcomes).toEqual([])
  expect(await unreadWork(world.open().target, world.now())).toMatchObject({ unread: 0 })
  session.live()
  expect(await unreadWork(world.open().target, world.now())).toMatchObject({ unread: 1 })
  expect((await sync(world)).items).toHaveLength(2)
})

test('what Claude Code wrote below a folder that Sage did not know of is read once it does', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn(WORDS)
  session.end()
  const knowing = world.open().reviewContext()
  const unknowing = { ...knowing, roots: [join(world.root, 'other', 'projects')] }
  const workOf = (context: typeof knowing) => findWork({ ...context, now: new Date() }, 'everything')
  expect(await reviewSession(unknowing, 's1')).toMatchObject({
    state: 'missing',
    message: expect.stringContaining(`may read ("${join(world.root, 'other', 'projects')}")`),
  })
  expect(await workOf(unknowing)).toEqual([])
  expect(await workOf(knowing)).toMatchObject([{ sessionId: 's1' }])
  expect(await reviewSession(knowing, 's1')).toMatchObject({ state: 'reviewed', proposals: 1 })
  expect(await workOf(knowing)).toEqual([])
})

test.skipIf(process.platform === 'win32')(
  'reviewSession() keeps in mind a session that the disk did not answer for',
  async () => {
    const world = createWorld()
    const session = world.session('s1')
    session.turn(WORDS)
    session.end()
    const answering = world.open().reviewContext()
    const silent = { ...answering, roots: [join(world.root, 'x'.repeat(5000))] }
    expect(await reviewSession(silent, 's1')).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/^Cannot look up/u),
    })
    expect(answering.reviews.get('s1')?.missingSince).toBeUndefined()
    expect(await findWork({ ...silent, now: new Date() }, 'live')).toMatchObject([{ sessionId: 's1' }])
    expect(await reviewSession(answering, 's1')).toMatchObject({ state: 'reviewed', proposals: 1 })
  },
)

test('reviewSession() flags half a character that somebody hid, like other odd ones', async () => {
  const world = createWorld()
  const session = world.session('s1')
  session.turn('From now on always use pnpm\ud83d here, never npm, for installs in this repo.')
  session.stop()
  const { items } = await sync(world)
  expect(items.map(({ text, checks }) => [text.includes('⟨U+D83D⟩'), checks])).toEqual([[true, ['hidden-characters']]])
})

test('what was said in two sessions is proposed once by two processes that read them at once', async () => {
  const world = createWorld()
  const [first, second] = [world.session('s1'), world.session('s2')]
  first.turn(WORDS)
  first.stop()
  const kept: JournalEvent[] = []
  const append = (events: readonly JournalEvent[]) => void kept.push(...events)
  const otherInbox = world.open()
  const other = otherInbox.reviewContext()
  await createReviewer({ ...other, journal: { ...other.journal, append } }, {}).drain(0)

  const folders = { claimed: world.paths.runtime, tmp: world.paths.tmp }
  const owner = newOwner()
  expect(claim(folders, 'proposing', owner)).toBe(true)
  second.turn(WORDS)
  second.stop()
  const holders: unknown[] = []
  const note = () => holders.push(readLease(folders, 'proposing', Date.now())?.owner?.nonce)
  const inbox = world.open()
  const review = inbox.reviewContext()
  const journal = {
    ...review.journal,
    refresh: () => {
      note()
      review.journal.refresh()
    },
    append: (events: readonly JournalEvent[]) => {
      note()
      review.journal.append(events)
    },
  }
  const drained = createReviewer({ ...review, journal }, {}).drain(0)
  await until(() => expect(readdirSync(world.paths.claimed)).toEqual(['s2.json']))
  otherInbox.store.append(kept)
  release(folders, 'proposing', owner.nonce)
  await drained
  const items = [...inbox.store.items().values()]
  expect(items).toHaveLength(1)
  expect(items[0]?.repeats).toHaveLength(1)
  // Looked and written under a lease of its own.
  expect(holders).not.toContain(undefined)
  expect(holders).not.toContain(owner.nonce)
  expect(existsSync(join(world.paths.runtime, 'proposing.json'))).toBe(false)
})
