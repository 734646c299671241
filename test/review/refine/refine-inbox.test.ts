import { describe, expect, test } from 'vitest'
import type { Decision } from '../../../src/journal/event/vocabulary.ts'
import { createReviewer } from '../../../src/review/read/reviewer.ts'
import type { Refinement } from '../../../src/review/refine/answer.ts'
import { prepareRefinePass } from '../../../src/review/refine/pass.ts'
import { refineInbox } from '../../../src/review/refine/refine-inbox.ts'
import { decideNow } from '../../helpers/decide-now.ts'
import { createWorld, type World } from '../../helpers/world.ts'

const PNPM = 'From now on always use pnpm, never npm, for installs in this repo.'
const LINT = 'From now on always run the linter before every commit in this repo.'
const WEAK = 'I like the second one more, to be honest.'

/** What a model is asked about after a session with these words, and how its answer is taken. */
async function asked(world: World, ...words: string[]) {
  const session = world.session('s1')
  for (const one of words) session.turn(one)
  session.stop()
  session.end()
  const inbox = world.open()
  await createReviewer(inbox.reviewContext()).drain(0)
  inbox.settings.config.refine.threshold = 0.01
  const pass = await prepareRefinePass(inbox, world.now())
  if (!pass) throw new Error('There is nothing to ask about')
  const answer = (...refinements: Refinement[]) => refineInbox(inbox, pass, refinements)
  return { inbox, lines: pass.request.lines, answer }
}
const texts = (world: World) => [...world.open().store.items().values()].map(({ text, status }) => [text, status])
const reworded = (line: number, text: string): Refinement => ({ line, keep: true, kind: 'convention', text })
const dropped = (line: number): Refinement => ({ line, keep: false, kind: 'convention' })

test.each<[Decision, Refinement]>([
  ['approve', reworded(1, 'Other words')],
  ['approve', dropped(1)],
  ['edit', dropped(1)],
  ['later', reworded(1, 'Other words')],
  ['reject', reworded(1, 'Other words')],
])(
  'refineInbox() leaves an item alone on which the person decided %s while the model was at it',
  async (decision, refinement) => {
    const world = createWorld()
    const { inbox, answer } = await asked(world, PNPM)
    const { store } = world.open()
    const [item = ''] = store.items().keys()
    decideNow(store, [{ item, decision, ...(decision === 'edit' && { text: 'My words' }) }], 'command')
    // As the dashboard does while it waits for the model.
    inbox.store.refresh()
    const decided = texts(world)
    await answer(refinement)
    expect(texts(world)).toEqual(decided)
  },
)

test('refineInbox() proposes a weak sentence only if the model keeps it', async () => {
  const world = createWorld()
  const { lines, answer } = await asked(world, WEAK)
  expect(lines).toHaveLength(1)
  await answer()
  await answer(dropped(1))
  expect(texts(world)).toEqual([])
  await answer(reworded(1, 'Prefer the second one'))
  const [item] = world.open().store.items().values()
  expect(item).toMatchObject({ text: 'Prefer the second one', status: 'pending', tier: 'suggest', wordedBy: 'model' })
  expect(item?.evidence.text).toBe(WEAK)
})

test('refineInbox() merges nothing into an item that says something else from now on', async () => {
  const world = createWorld()
  const { answer } = await asked(world, PNPM, LINT)
  const [[first = ''] = [], [second = ''] = []] = texts(world)
  await answer(reworded(1, second), reworded(2, first))
  expect(texts(world)).toEqual([
    [second, 'pending'],
    [first, 'pending'],
  ])
})

describe('an item is given the words of another on which the person decided while the model was at it', () => {
  async function whatBecomesAfter(decision: Decision, text?: string) {
    const world = createWorld()
    const { answer } = await asked(world, PNPM, LINT)
    const [[first = ''] = [], [second = ''] = []] = texts(world)
    const { store } = world.open()
    const [item = ''] = store.items().keys()
    decideNow(store, [{ item, decision, ...(text !== undefined && { text }) }], 'command')
    await answer(reworded(2, first))
    return { became: texts(world), first, second }
  }

  test('approved: it is merged into that', async () => {
    const { became, first, second } = await whatBecomesAfter('approve')
    expect(became).toEqual([
      [first, 'approved'],
      [second, 'merged'],
    ])
  })

  test('edited: it says what that no longer says', async () => {
    const { became, first } = await whatBecomesAfter('edit', 'My words')
    expect(became).toEqual([
      ['My words', 'pending'],
      [first, 'pending'],
    ])
  })

  test('rejected: it keeps its own, and is still there', async () => {
    const { became, first, second } = await whatBecomesAfter('reject')
    expect(became).toEqual([
      [first, 'rejected'],
      [second, 'pending'],
    ])
  })
})
