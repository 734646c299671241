import type { Action } from '../../src/dashboard/action.ts'
import { countBelow } from '../../src/dashboard/draw/detail.ts'
import { drawingOf } from '../../src/dashboard/draw/drawing.ts'
import type { Effect } from '../../src/dashboard/effect.ts'
import { decodeInput, flushInput, type InputEvent, noInput, patience } from '../../src/dashboard/keys/input.ts'
import { createRuntime } from '../../src/dashboard/runtime.ts'
import type { Source } from '../../src/dashboard/source.ts'
import { initialState, type State } from '../../src/dashboard/state.ts'
import type { Terminal } from '../../src/dashboard/terminal/terminal.ts'
import { createRelationIndex } from '../../src/dashboard/update/relations.ts'
import { update } from '../../src/dashboard/update/update.ts'
import { testSettings } from './dashboard-state.ts'
import { isForSource } from './driven-dashboard.ts'

/** A small generator of its own, so that a seed names a run for ever. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Deciding keys, and those that close what keeps them from deciding, come more often. */
const OFTEN = [
  ...Array.from('aaaaaaaaaaaaxxxxxxxxxxxxAAYYYYYY1111111111uuuuuUUUssmm=='),
  ...Array.from({ length: 16 }, () => '\u001b'),
]
const ONCE =
  's S m > = A X Y n + M j k g G v * e c / f o O z p \t \r ? : 2 3 4 5 [ ] D ^ P r . y \u001b[A \u001b[B \u001b[5~ \u007f 日 \u0004 \u0015 \u001bOP'.split(
    ' ',
  )
const KEYS = [...OFTEN, ...ONCE, ' ', ' ']
const SIZES = [
  [120, 40],
  [120, 40],
  [100, 30],
  [80, 24],
  [80, 24],
  [50, 20],
  [39, 9],
  [1, 1],
] as const

/** What comes from outside of the dashboard; `roll` is a whole number that says which item, session or decision. */
export const ARRIVALS = ['proposals', 'decision', 'undo', 'drain', 'sessions', 'end'] as const
export type Arrival = { readonly what: (typeof ARRIVALS)[number]; readonly roll: number }

type Happening =
  | { readonly type: 'chunk'; readonly text: string }
  | { readonly type: 'resize'; readonly columns: number; readonly rows: number }
  | ({ readonly type: 'arrive' } & Arrival)
/** Each with the time before it in milliseconds, and whether the screen catches up after it. */
export type BurstStep = { readonly step: Happening; readonly wait: number; readonly paints: boolean }

/** Things that happen: keys alone, keys joined, pastes whole and cut, resizes, and what arrives between them. */
export function burstOf(seed: number, count = 500): BurstStep[] {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const step = (): Happening => {
    const kind = random()
    if (kind < 0.73) return { type: 'chunk', text: pick(KEYS) }
    if (kind < 0.78) return { type: 'chunk', text: pick(KEYS) + pick(KEYS) }
    if (kind < 0.82) return { type: 'chunk', text: `\u001b[200~${pick(KEYS)}aY\n${pick(KEYS)}\u001b[201~` }
    if (kind < 0.825) return { type: 'chunk', text: pick(['\u001b[200~aY\n', 'x\u001b[20', '0~a', 'u\u001b[201~']) }
    if (kind < 0.88) {
      const [columns, rows] = pick(SIZES)
      return { type: 'resize', columns, rows }
    }
    return { type: 'arrive', what: pick(ARRIVALS), roll: Math.floor(random() * 1_000_000) }
  }
  const steps = Array.from({ length: count }, () => ({
    step: step(),
    wait: pick([10, 40, 200, 1000]),
    paints: random() > 0.1,
  }))
  // A paste that was cut is over in the end: what follows it counts again.
  return [...steps, { step: { type: 'chunk', text: '\u001b[201~' }, wait: 1000, paints: true }]
}

/** So much passes for the dashboard in each step: enough for an Escape, too little for a paste to be given up. */
const STEP_MILLISECONDS = 101

type World = {
  readonly source: Source
  /** Lets something arrive, and resolves once the source shows it. */
  readonly arrive: (arrival: Arrival, round: number) => void | Promise<void>
}

/**
 * The reducer alone, everything answered before the next thing happens: what should have become of it. Ends where it was left, be it by
 * the palette.
 */
export async function runModel(
  { source, arrive }: World,
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

type Run = {
  readonly state: State
  /** How often the terminal was given back. */
  readonly left: number
  readonly code: number
}

type Clock = {
  /** Moves the timers of the dashboard on, in milliseconds. */
  readonly pass: (milliseconds: number) => void
}

/** The runtime itself, on a terminal that is only a pair of functions; it is left with Ctrl-C where nothing else left it. */
export async function runDashboardOn(
  { source, arrive }: World,
  steps: readonly BurstStep[],
  clock: Clock,
): Promise<Run> {
  let now = 0
  let size = { columns: 120, rows: 40 }
  let left = 0
  let underWay = 0
  let type: (chunk: string) => void = () => {}
  let resized: () => void = () => {}
  const terminal: Terminal = {
    size: () => size,
    write: () => {},
    enter: () => {},
    renew: () => {},
    leave: () => void left++,
    onInput: (listener) => void (type = listener),
    onResize: (listener) => void (resized = listener),
    onLost: () => {},
    close: () => {},
  }
  const counted: Source = {
    ...source,
    async perform(effect, dispatch) {
      underWay++
      await source.perform(effect, dispatch).finally(() => underWay--)
    },
  }
  const runtime = createRuntime(
    { source: counted, outside: { perform: async () => {} }, now: () => new Date(now) },
    terminal,
    initialState(testSettings, size),
  )
  const painter = { paint: () => {}, redraw: () => {}, pause: () => {}, resume: () => {}, stop: () => {} }
  const settle = async (): Promise<void> => {
    clock.pass(STEP_MILLISECONDS)
    const answers = async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve))
      if (underWay > 0) await answers()
    }
    await answers()
    clock.pass(2)
  }
  let code: number | undefined
  void runtime.finished.then((exitCode) => (code = exitCode))
  runtime.start(painter)
  await settle()
  runtime.painted()
  for (const [round, { step, wait, paints }] of steps.entries()) {
    now += wait
    if (step.type === 'resize') {
      size = { columns: step.columns, rows: step.rows }
      resized()
    } else if (step.type === 'arrive') await arrive(step, round)
    else type(step.text)
    await settle()
    if (code !== undefined) break
    if (paints) runtime.painted()
  }
  const state = runtime.program.getState()
  if (code === undefined) type('\u0003')
  const ended = await runtime.finished
  runtime.release()
  return { state, left, code: ended }
}
