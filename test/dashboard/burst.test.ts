import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from '../../src/dashboard/update/commit.ts'
import type { Decision } from '../../src/journal/event/vocabulary.ts'
import type { Item } from '../../src/journal/item/item.ts'
import { type Arrival, burstOf, runDashboardOn, runModel } from '../helpers/burst.ts'
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

/** What hooks, other dashboards and the command line do between two keys. */
function arriveAt(source: FakeSource) {
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
        const decision = decisionFor(item, roll)
        return void source.elsewhere.decide([request(item, decision)])
      }
      case 'undo':
        return void source.elsewhere.undo()
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
  return { source, arrive: arriveAt(source) }
}

test.each(Array.from({ length: 100 }, (_, seed) => seed))(
  'seed %i: the journal is what the reducer alone makes of it, whatever arrives between the keys',
  async (seed) => {
    const steps = burstOf(seed)
    const [expected, real] = [world(), world()]
    const { state, code } = await runModel(expected, steps)
    const run = await runDashboardOn(real, steps, { pass: (time) => void vi.advanceTimersByTime(time) })
    expect(real.source.journal()).toEqual(expected.source.journal())
    expect(real.source.snapshot().items).toEqual(expected.source.snapshot().items)
    expect(run.state.lists).toEqual(state.lists)
    expect([run.state.tab, run.state.undo, run.state.redo]).toEqual([state.tab, state.undo, state.redo])
    expect([run.code, run.left]).toEqual([code, 1])
    expect(real.source.effects.filter(({ type }) => type === 'decide').length).toBeGreaterThan(0)
  },
)
