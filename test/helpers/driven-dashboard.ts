import type { Action } from '../../src/dashboard/state/action.ts'
import type { DataEffect, Effect } from '../../src/dashboard/state/effect.ts'
import type { Snapshot } from '../../src/dashboard/state/snapshot.ts'
import type { Source } from '../../src/dashboard/state/source.ts'
import { entryIds, initialState, type State } from '../../src/dashboard/state/state.ts'
import { createRelationIndex } from '../../src/dashboard/update/relations.ts'
import { update } from '../../src/dashboard/update/update.ts'
import { testSettings, toastOf } from './dashboard-state.ts'
import { fakeSource, type FakeSource } from './fake-source.ts'
import { holdAnswers, type HeldSource } from './held-source.ts'
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

/** `asking`: makes what answers requests from the source. */
export function drive(
  snapshot: Partial<Snapshot> = {},
  { columns = 120, rows = 40 } = {},
  asking: (source: Source) => Pick<Source, 'perform'> = (source) => source,
): Driven {
  const source = fakeSource(sampleSnapshot({ drain: undefined, ...snapshot }))
  const asked = asking(source)
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
      } else if (isForSource(effect)) void asked.perform(effect, dispatch)
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

/** The same, answered only when the test says so, as the journal does it: one request after the other. */
export function driveHurried(snapshot: Partial<Snapshot>) {
  const asked: HeldSource[] = []
  const driven = drive(snapshot, {}, (source) => {
    const held = holdAnswers(source)
    asked.push(held)
    return held
  })
  const answer = async (): Promise<void> => {
    for (const held of asked) while (held.waiting() > 0) await held.answer(0)
  }
  return {
    ...driven,
    /** Answers everything, and what is asked because of an answer. */
    answer,
    /** Lets the oldest request go wrong. */
    refuse: async () => await asked[0]?.refuse(0),
  }
}
