import { countBelow } from '../../src/dashboard/draw/detail.ts'
import { drawingOf } from '../../src/dashboard/draw/drawing.ts'
import { decodeInput, flushInput, type InputEvent, noInput, patience } from '../../src/dashboard/keys/input.ts'
import type { Action } from '../../src/dashboard/state/action.ts'
import type { Effect } from '../../src/dashboard/state/effect.ts'
import { initialState, type State } from '../../src/dashboard/state/state.ts'
import { createRelationIndex } from '../../src/dashboard/update/relations.ts'
import { update } from '../../src/dashboard/update/update.ts'
import { type BurstStep, type BurstWorld, STEP_MILLISECONDS } from './burst.ts'
import { testSettings } from './dashboard-state.ts'
import { isForSource } from './driven-dashboard.ts'

/**
 * Runs the reducer alone, with everything answered before the next thing happens: the result that is expected. Ends where the dashboard was left,
 * even by the palette.
 */
export async function runModel(
  { source, arrive }: BurstWorld,
  steps: readonly BurstStep[],
): Promise<{ readonly state: State; readonly code: number }> {
  const index = createRelationIndex()
  let state = initialState(testSettings, { columns: 120, rows: 40 })
  let input = noInput
  let now = 0
  let code: number | undefined
  const waiting: Effect[] = []
  const dispatch = (action: Action): void => {
    const [next, ...effects] = update(state, action)
    state = next
    waiting.push(...effects)
  }
  const settle = async (): Promise<void> => {
    for (let effect = waiting.shift(); effect; effect = waiting.shift())
      if (effect.type === 'relate') {
        index.take(effect.items)
        index.work(Infinity)
        dispatch({ type: 'related', relations: index.relations() })
      } else if (effect.type === 'quit') code = effect.exitCode
      else if (isForSource(effect)) await source.perform(effect, dispatch)
  }
  const show = () => dispatch({ type: 'snapshot', snapshot: source.snapshot(), at: now })
  source.subscribe(show)
  show()
  await settle()
  let painted = state
  // As the runtime does: how far a detail can be scrolled decides how much of a text was read.
  const take = (events: readonly InputEvent[]) => {
    const below = () => countBelow(drawingOf(painted, source))
    for (const event of events)
      dispatch(event.type === 'keys' ? { ...event, at: now, painted, below } : { ...event, at: now })
  }
  for (const [round, { step, wait, paints }] of steps.entries()) {
    now += wait
    if (step.type === 'resize') dispatch({ type: 'resize', columns: step.columns, rows: step.rows })
    else if (step.type === 'arrive') await arrive(step, round)
    else {
      const [decoded, events] = decodeInput(input, step.text)
      take(events)
      const isOverSoon = (patience(decoded) ?? Infinity) < STEP_MILLISECONDS
      const [flushed, rest] = isOverSoon ? flushInput(decoded) : ([decoded, []] as const)
      input = flushed
      take(rest)
    }
    await settle()
    if (code !== undefined) return { state, code }
    if (paints) painted = state
  }
  return { state, code: 130 }
}
