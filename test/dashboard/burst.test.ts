import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentList, entryIds } from '../../src/dashboard/state/state.ts'
import { request } from '../../src/dashboard/update/commit.ts'
import { reorder } from '../../src/dashboard/update/rows.ts'
import type { Decision } from '../../src/journal/event/vocabulary.ts'
import type { Item } from '../../src/journal/item/item.ts'
import { runModel } from '../helpers/burst-model.ts'
import { runDashboardOn, runHastily } from '../helpers/burst-run.ts'
import { type Arrival, burstOf } from '../helpers/burst.ts'
import { fakeSource, type FakeSource } from '../helpers/fake-source.ts'
import { makeItems } from '../helpers/make-item.ts'
import { sampleSnapshot } from '../helpers/sample-snapshot.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const freshSource = () =>
  fakeSource(
    sampleSnapshot({
      drain: undefined,
      items: [
        ...sampleSnapshot().items,
        ...makeItems(30, (index) => ({
          text: `Rule number ${index} about topic ${index % 7}`,
          ...(index % 9 === 0 ? { checks: ['secret-removed'] } : {}),
        })),
      ],
    }),
  )

const decisionFor = ({ status }: Item, roll: number): Decision => {
  if (status === 'pending') return (['approve', 'reject', 'later', 'pin'] as const)[roll % 4] ?? 'reject'
  return status === 'approved' ? 'retire' : 'restore'
}

/** What hooks, other dashboards and the command line do between two keys; `others`: the items they decided about. */
function arriveAt(source: FakeSource, others: Set<string>) {
  return ({ what, roll }: Arrival, round: number): void => {
    const { items, sessions } = source.snapshot()
    switch (what) {
      case 'proposals': {
        const added = makeItems(1 + (roll % 3), (index) => ({
          id: `new-${round}-${index}`,
          text: `New ${round} ${index}`,
        }))
        return source.change({ items: [...items, ...added] })
      }
      case 'decision': {
        const item = items[roll % items.length]
        if (!item || item.status === 'purged') return undefined
        others.add(item.id)
        return void source.elsewhere.decide([request(item, decisionFor(item, roll))])
      }
      case 'undo':
        return source.elsewhere.undo().forEach(({ item }) => others.add(item))
      case 'drain':
        return source.change({
          drain:
            roll % 4 === 0 ? undefined : { done: roll % 8, total: 8, name: 'fix-ci', errors: roll % 2, paused: false },
        })
      case 'sessions':
        return source.change({
          sessions: sessions.map((session, index) =>
            index === roll % sessions.length ? { ...session, title: `title ${round}`, turnsSeen: roll % 50 } : session,
          ),
        })
      case 'end':
        return source.change({ sessions: sessions.length > 1 ? sessions.slice(1) : sampleSnapshot().sessions })
    }
  }
}

const world = () => {
  const source = freshSource()
  const others = new Set<string>()
  return { source, others, arrive: arriveAt(source, others), writing: ['decision', 'undo'] as const }
}

const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds)
const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed)

test.each(seeds(100))(
  'seed %i: the journal is what the reducer alone makes of it, whatever arrives between the keys and however late it answers',
  async (seed) => {
    const steps = burstOf(seed)
    const [expected, real] = [world(), world()]
    const { state, code } = await runModel(expected, steps)
    const run = await runDashboardOn(real, steps, { pass, seed })
    expect(real.source.journal()).toEqual(expected.source.journal())
    expect(real.source.snapshot().items).toEqual(expected.source.snapshot().items)
    expect(run.state.lists).toEqual(state.lists)
    expect([run.state.tab, run.state.undo, run.state.redo]).toEqual([state.tab, state.undo, state.redo])
    expect([run.code, run.left]).toEqual([code, 1])
    expect(real.source.effects.filter(({ type }) => type === 'decide').length).toBeGreaterThan(0)
  },
)

test.each(seeds(40))(
  'seed %i: whatever is pressed before an answer, and whatever goes wrong, u takes back all that was decided here',
  async (seed) => {
    const here = world()
    const { source, others } = here
    const first = new Map<string, Item>()
    const remember = () => source.snapshot().items.forEach((item) => first.set(item.id, first.get(item.id) ?? item))
    source.subscribe(remember)
    remember()
    const state = await runHastily(here, burstOf(seed), { pass, seed })
    expect([state.asked, state.waiting, [...state.deciding], state.undo]).toEqual([[], [], [], []])
    const untouched = [...first.values()].filter(({ id }) => !others.has(id))
    expect(untouched.map(({ id }) => ({ ...source.item(id), on: '' }))).toEqual(
      untouched.map((item) => ({ ...item, on: '' })),
    )
    const shown = entryIds(currentList(state).rows)
    expect(shown).toEqual(expect.arrayContaining(entryIds(currentList(reorder(state)).rows)))
  },
)
