import { appendFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lookAgain } from '../../../src/review/read/look-again.ts'
import { reviewSession } from '../../../src/review/read/review-session.ts'
import { pauseSession, resumeSession } from '../../../src/review/read/steer-session.ts'
import { userPaths } from '../../../src/workspace/paths/paths.ts'
import { agentOf } from '../../helpers/agent-of.ts'
import { decideNow } from '../../helpers/decide-now.ts'
import { createWorld, type World } from '../../helpers/world.ts'

const WEAK = 'the build takes 10 minutes'
const SURE = 'From now on always use pnpm, never npm, for installs in this repo.'
const TASK = 'fix the header of the login page'
const ONCE = { days: 30, signal: new AbortController().signal }

/** A world whose prompts were all reviewed, with a function that looks again. */
const reviewed = (...prompts: string[]) => reviewedIn(createWorld(), prompts)

/** The same for a person to whom only what is at least as sure as that is proposed. */
function reviewedAbove(suggest: number, ...prompts: string[]) {
  const world = createWorld()
  appendFileSync(userPaths(world.sageHome).config, `[tiers]\nauto = 0.999\nsuggest = ${suggest}\n`)
  return reviewedIn(world, prompts)
}

async function reviewedIn(world: World, prompts: readonly string[]) {
  const session = world.session('s1')
  for (const prompt of prompts) session.turn(prompt)
  session.stop()
  const inbox = world.open()
  await reviewSession(inbox.reviewContext(), session.id)
  const look = (stop = new AbortController().signal) => lookAgain(inbox.reviewContext(), { days: 30, signal: stop })
  const waiting = () => inbox.store.ofStatus('pending').map(({ text, tier }) => ({ text, tier }))
  return { world, session, inbox, look, waiting }
}

describe('lookAgain()', () => {
  test('proposes what was too weak, with the words that were typed, and leaves tasks', async () => {
    const { look, waiting, inbox } = await reviewed(SURE, WEAK, TASK)
    expect(waiting()).toMatchObject([{ tier: 'auto' }])
    expect(await look()).toBe(1)
    expect(waiting()[1]).toEqual({ text: 'The build takes 10 minutes', tier: 'skip' })
    expect(inbox.store.ofStatus('pending')[1]).toMatchObject({ evidence: { typed: WEAK, speaker: 'person' } })
  })

  test('proposes what the person was told of, and only when asked once more what earlier runs passed over', async () => {
    const earlier = 'We deploy from main only, never from a feature branch'
    const { inbox, session, waiting } = await reviewedAbove(0.999, earlier)
    const context = inbox.reviewContext()
    session.turn('from now on never touch billing')
    session.stop()
    await reviewSession(context, session.id)
    expect([context.passedOver.count(), waiting()]).toEqual([1, []])
    expect(await lookAgain(context, { ...ONCE, toldFirst: true })).toBe(1)
    expect(waiting().map(({ text }) => text)).toEqual(['From now on never touch billing'])
    expect(context.passedOver.count()).toBe(0)
    expect(await lookAgain(context, { ...ONCE, toldFirst: true })).toBe(1)
    expect(waiting()[1]).toMatchObject({ text: earlier })
  })

  test('tells no longer of what waits by now, in whatever way it came there', async () => {
    const { inbox, session } = await reviewedAbove(0.999, 'from now on never touch billing')
    const context = inbox.reviewContext()
    session.turn('from now on never touch auth')
    session.stop()
    await reviewSession(context, session.id)
    await lookAgain(inbox.reviewContext(), ONCE)
    expect(context.passedOver.count()).toBe(1)
    expect(await lookAgain(context, { ...ONCE, toldFirst: true })).toBe(0)
    expect(context.passedOver.count()).toBe(0)
  })

  test('tells on of what is beyond twenty', async () => {
    const { inbox, session } = await reviewedAbove(0.999)
    const context = inbox.reviewContext()
    for (const topic of TOPICS.split(' ')) session.turn(`from now on never touch ${topic}`)
    session.stop()
    await reviewSession(context, session.id)
    expect(await lookAgain(context, { ...ONCE, toldFirst: true })).toBe(20)
    expect(context.passedOver.count()).toBe(5)
  })

  test('proposes nothing twice: what waits, what was rejected, and what was approved in other words', async () => {
    const { look, waiting, inbox } = await reviewedAbove(
      0.999,
      WEAK,
      'our customers are banks',
      'max line length is 100',
    )
    expect(await look()).toBe(3)
    expect(await look()).toBe(0)
    const [first = '', second = '', third = ''] = inbox.store.ofStatus('pending').map(({ id }) => id)
    decideNow(inbox.store, [{ item: first, decision: 'reject' }], 'command')
    decideNow(inbox.store, [{ item: second, decision: 'approve' }], 'command')
    decideNow(inbox.store, [{ item: third, decision: 'later' }], 'command')
    expect(await look()).toBe(0)
    expect(waiting()).toEqual([])
  })

  test('proposes the best twenty, and the next ones when it looks once more', async () => {
    const topics = TOPICS.split(' ')
    const { look, waiting } = await reviewedAbove(0.999, ...topics.map((topic) => `from now on never touch ${topic}`))
    expect([await look(), await look(), await look()]).toEqual([20, 5, 0])
    expect(waiting()).toHaveLength(25)
  })

  test('proposes the next ones where the best hold secrets, which are stored without', async () => {
    const topics = TOPICS.split(' ').slice(0, 22)
    const secrets = topics.map(
      (topic, place) => `from now on never touch ${topic} with ghp_${'Ab0'.repeat(12)}${place}`,
    )
    const { look, waiting } = await reviewedAbove(0.999, ...secrets, WEAK)
    expect([await look(), await look(), await look()]).toEqual([20, 3, 0])
    expect(waiting().at(-1)).toMatchObject({ text: 'The build takes 10 minutes' })
  })

  test('proposes the next ones where two look at once', async () => {
    const topics = TOPICS.split(' ')
    const { look } = await reviewedAbove(0.999, ...topics.map((topic) => `from now on never touch ${topic}`))
    const looks = await Promise.all([look(), look()])
    expect(new Set(looks)).toEqual(new Set([5, 20]))
  })

  test('leaves what only one message was too full of to the person, however sure it is', async () => {
    const ways = TOPICS.split(' ').map((tool) => `From now on always use ${tool} for everything.`)
    const { look, waiting } = await reviewed(ways.slice(0, 22).join('\n'))
    expect(waiting()).toHaveLength(20)
    expect(await look()).toBe(2)
    expect(waiting().slice(20)).toMatchObject([{ tier: 'skip' }, { tier: 'skip' }])
  })

  test('proposes what was said again as it was said last, not as it was rewound', async () => {
    const world = createWorld()
    const session = world.session('s1')
    session.user('hello')
    const start = session.assistant('Hello.')
    session.turn(WEAK)
    const standing = session.rewind(start, WEAK)
    session.stop()
    const inbox = world.open()
    await reviewSession(inbox.reviewContext(), session.id)
    expect(await lookAgain(inbox.reviewContext(), ONCE)).toBe(1)
    expect(inbox.store.ofStatus('pending')).toMatchObject([{ evidence: { turnUuid: standing } }])
  })

  test('proposes what was too weak of what was said to a subagent, with where it stands', async () => {
    const { look, inbox, session } = await reviewed(TASK)
    const agent = agentOf(session)
    agent.task('class names are PascalCase')
    const turnUuid = agent.typed(WEAK)
    agent.answers()
    session.end()
    await reviewSession(inbox.reviewContext(), session.id)
    expect(await look()).toBe(1)
    expect(inbox.store.ofStatus('pending')).toMatchObject([{ evidence: { turnUuid, transcriptPath: agent.path } }])
    expect(await look()).toBe(0)
  })

  test('leaves a paused session out until it is resumed', async () => {
    const { look, inbox, session } = await reviewed(WEAK)
    pauseSession(inbox.reviewContext(), session.id)
    expect(await look()).toBe(0)
    resumeSession(inbox.reviewContext(), session.id)
    expect(await look()).toBe(1)
  })

  test('reads only what was reviewed, and was written to in these days', async () => {
    const { world, session, inbox, look } = await reviewed(SURE)
    session.turn(WEAK)
    expect(await look()).toBe(0)
    await reviewSession(inbox.reviewContext(), session.id)
    world.pass(31 * 24 * 60 * 60 * 1000)
    expect(await look()).toBe(0)
  })

  test('finds what is below a threshold that the person raised', async () => {
    const { look, waiting } = await reviewedAbove(0.9995, 'we deploy from main only, never from a feature branch')
    expect(waiting()).toEqual([])
    expect(await look()).toBe(1)
  })

  test('answers keys, and ends once it is told to, between the items that it learns', async () => {
    const { inbox, look } = await reviewed(...TOPICS.split(' ').map((topic) => `use ${topic} instead of no ${topic}`))
    await look()
    const context = inbox.reviewContext()
    const stop = new AbortController()
    let learned = 0
    const learn = (items: Iterable<unknown>) => {
      learned += [...items].length
      stop.abort()
    }
    expect(
      await lookAgain({ ...context, known: { ...context.known, learn } }, { days: 30, signal: stop.signal }),
    ).toBeUndefined()
    expect(learned).toBe(1)
  })

  test('ends without a word once it is told to', async () => {
    const { look, waiting } = await reviewed(WEAK)
    expect(await look(AbortSignal.abort())).toBeUndefined()
    expect(waiting()).toEqual([])
  })
})

const TOPICS =
  'billing auth search mail maps chat invoices uploads reports fixtures migrations vendor assets styles icons fonts locales schemas proxies queues caches cron docker terraform helm'
