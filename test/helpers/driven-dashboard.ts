import type { Action } from '../../src/dashboard/action.ts'
import type { DataEffect, Effect } from '../../src/dashboard/effect.ts'
import type { Snapshot } from '../../src/dashboard/snapshot.ts'
import { entryIds, initialState, type State } from '../../src/dashboard/state.ts'
import { createRelationIndex } from '../../src/dashboard/update/relations.ts'
import { update } from '../../src/dashboard/update/update.ts'
import { testSettings, toastOf } from './dashboard-state.ts'
import { fakeSource, type FakeSource } from './fake-source.ts'
import { SAMPLE_NOW, sampleSnapshot } from './sample-snapshot.ts'

const ELSEWHERE: ReadonlySet<Effect['type']> = new Set([
  'after',
  'notify',
  'redraw',
  'suspend',
  'quit',
  'copy',
  'openEditor',
  'openPager',
])

export function isForSource(effect: Effect): effect is DataEffect {
  return !ELSEWHERE.has(effect.type) && effect.type !== 'relate'
}

/** The reducer with a source in memory that answers at once, as a person sees it: keys go in, rows and toasts come out. */
export type Driven = {
  readonly source: FakeSource
  readonly state: () => State
  readonly dispatch: (action: Action) => void
  /** Each key alone, a second apart, the screen caught up before each. Returns what the last one was answered with. */
  readonly press: (...keys: string[]) => string
  readonly entries: () => string[]
  readonly selected: () => string | undefined
}

export function drive(snapshot: Partial<Snapshot> = {}, { columns = 120, rows = 40 } = {}): Driven {
  const source = fakeSource(sampleSnapshot({ drain: undefined, ...snapshot }))
  const index = createRelationIndex()
  let state = initialState(testSettings, { columns, rows })
  const dispatch = (action: Action): void => {
    const [next, ...effects] = update(state, action)
    state = next
    for (const effect of effects)
      if (effect.type === 'relate') {
        index.take(effect.items)
        index.work(Infinity)
        dispatch({ type: 'related', relations: index.relations() })
      } else if (isForSource(effect)) void source.perform(effect, dispatch)
  }
  const show = () => dispatch({ type: 'snapshot', snapshot: source.snapshot(), at: state.now || SAMPLE_NOW })
  source.subscribe(show)
  show()
  const list = () => state.lists[state.tab]
  return {
    source,
    state: () => state,
    dispatch,
    press(...keys) {
      for (const key of keys) dispatch({ type: 'keys', keys: [key], at: state.now + 1000, painted: state })
      return toastOf(state)
    },
    entries: () => entryIds(list().rows),
    selected: () => list().selected,
  }
}
