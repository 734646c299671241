import { defaultConfig } from '../../src/config/schema.ts'
import type { Effect } from '../../src/dashboard/state/effect.ts'
import { selectedItem } from '../../src/dashboard/state/selected.ts'
import { settingsFrom } from '../../src/dashboard/state/settings.ts'
import type { Snapshot } from '../../src/dashboard/state/snapshot.ts'
import { initialState, type State } from '../../src/dashboard/state/state.ts'
import { createRelationIndex } from '../../src/dashboard/update/relations.ts'
import { update } from '../../src/dashboard/update/update.ts'
import { SAMPLE_NOW, sampleSnapshot } from './sample-snapshot.ts'

export const testSettings = settingsFrom(defaultConfig, { LANG: 'C.UTF-8' }, { home: '/home/user' })

/** A dashboard that has just been given a snapshot. */
export function startState(
  snapshot: Partial<Snapshot> = {},
  { columns = 120, rows = 40, settings = testSettings } = {},
): State {
  const initial = initialState(settings, { columns, rows })
  const [state] = update(initial, { type: 'snapshot', snapshot: sampleSnapshot(snapshot), at: SAMPLE_NOW })
  const index = createRelationIndex()
  index.take(state.snapshot.items)
  index.work(Infinity)
  return update(state, { type: 'related', relations: index.relations() })[0]
}

/** Presses keys one after the other, each alone, a second apart, the screen caught up before each. */
export function press(start: State, ...keys: string[]): { state: State; effects: Effect[] } {
  let state = start
  const effects: Effect[] = []
  for (const key of keys) {
    const [next, ...more] = update(state, { type: 'keys', keys: [key], at: state.now + 1000, painted: state })
    state = next
    effects.push(...more)
  }
  return { state, effects }
}

/** The decisions that were handed to the journal, as `id decision`. */
export function decisionsOf(effects: readonly Effect[]): string[] {
  return effects.flatMap((effect) =>
    effect.type === 'decide' ? effect.requests.map(({ item, decision }) => `${item} ${decision}`) : [],
  )
}

/** The effect that handed decisions to the journal. */
export function decidingOf(effects: readonly Effect[]): Extract<Effect, { type: 'decide' }> {
  const effect = effects.find(({ type }) => type === 'decide')
  if (effect?.type !== 'decide') throw new Error('No decision was handed out')
  return effect
}

export const selectedId = (state: State) => selectedItem(state)?.id
export const toastOf = (state: State) => state.toast?.text ?? ''

/** Moves to an item by its id. */
export function goTo(state: State, id: string): State {
  let at = press(state, 'g').state
  for (let steps = 0; steps < 100 && selectedId(at) !== id; steps++) at = press(at, 'j').state
  return at
}
