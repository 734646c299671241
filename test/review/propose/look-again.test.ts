import { appendFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { lookAgain } from '../../../src/review/propose/look-again.ts'
import { reviewSession } from '../../../src/review/read/review-session.ts'
import { userPaths } from '../../../src/workspace/paths.ts'
import { decideNow } from '../../helpers/decide-now.ts'
import { createWorld } from '../../helpers/world.ts'

const WEAK = 'max line length is 100'
const SURE = 'From now on always use pnpm, never npm, for installs in this repo.'
const TASK = 'fix the header of the login page'

/** A world whose prompts were all reviewed, with a function that looks again. */
async function reviewed(...prompts: string[]) {
  const world = createWorld()
  const session = world.session('s1')
  for (const prompt of prompts) session.turn(prompt)
  session.stop()
  const inbox = world.open()
  await reviewSession(inbox.reviewContext(), session.id)
  const look = (stop = new AbortController().signal) => lookAgain(inbox.reviewContext(), 30, stop)
  const waiting = () => inbox.store.ofStatus('pending').map(({ text, tier }) => ({ text, tier }))
  return { world, session, inbox, look, waiting }
}

describe('lookAgain()', () => {
  test('proposes what was too weak, with the words that were typed, and leaves tasks', async () => {
    const { look, waiting, inbox } = await reviewed(SURE, WEAK, TASK)
    expect(waiting()).toMatchObject([{ tier: 'auto' }])
    expect(await look()).toBe(1)
    expect(waiting()[1]).toEqual({ text: 'Max line length is 100', tier: 'skip' })
    expect(inbox.store.ofStatus('pending')[1]).toMatchObject({ evidence: { typed: WEAK, speaker: 'person' } })
  })

  test('proposes nothing twice: what waits, what was rejected, and what was approved in other words', async () => {
    const { look, waiting, inbox } = await reviewed(WEAK, 'class names are PascalCase', 'the CI runs on github actions')
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
    const { look, waiting } = await reviewed(...WEAK_ONES)
    expect([await look(), await look(), await look()]).toEqual([20, 3, 0])
    expect(waiting()).toHaveLength(23)
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
    const { world, waiting } = await reviewed()
    appendFileSync(userPaths(world.sageHome).config, '[tiers]\nauto = 0.999\nsuggest = 0.998\n')
    const session = world.session('s2', { hour: 10 })
    session.turn('we deploy from main only, never from a feature branch')
    session.stop()
    const inbox = world.open()
    await reviewSession(inbox.reviewContext(), session.id)
    expect(waiting()).toEqual([])
    expect(await lookAgain(inbox.reviewContext(), 30, new AbortController().signal)).toBe(1)
  })

  test('ends without a word once it is told to', async () => {
    const { look, waiting } = await reviewed(WEAK)
    expect(await look(AbortSignal.abort())).toBeUndefined()
    expect(waiting()).toEqual([])
  })
})

const WEAK_ONES = [
  'always validate input with zod',
  'no default exports',
  'use named exports only',
  "don't add comments to the code",
  'run the linter before committing',
  'use early returns instead of nested ifs',
  'keep functions under 30 lines',
  'always return errors as JSON',
  'the API base url is https://api.acme.dev/v2',
  'the CI runs on github actions',
  'stop explaining what you changed',
  "don't summarize at the end",
  'the customer is a bank, so no external services',
  'use rem instead of px',
  'all text must go through i18n',
  'class names are PascalCase',
  'max line length is 100',
  'use logging, not print',
  'redux is deprecated here, use zustand',
  'the vendor folder is generated',
  'run make gen after changing the proto files',
  'small commits please',
  'one change at a time',
]
