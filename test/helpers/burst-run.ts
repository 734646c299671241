import { createRuntime } from '../../src/dashboard/main/runtime.ts'
import type { Source } from '../../src/dashboard/state/source.ts'
import { initialState, type State } from '../../src/dashboard/state/state.ts'
import type { Terminal } from '../../src/dashboard/terminal/terminal.ts'
import { type BurstStep, type BurstWorld, type Happening, randomFrom, STEP_MILLISECONDS } from './burst.ts'
import { testSettings } from './dashboard-state.ts'
import { holdAnswers } from './held-source.ts'

type RunOptions = {
  /** Moves the timers of the dashboard on, in milliseconds. */
  readonly pass: (milliseconds: number) => void
  /** Determines how late requests are answered, and in which order. */
  readonly seed: number
}

type Run = {
  readonly state: State
  /** How often the terminal was given back. */
  readonly left: number
  readonly code: number
}

/** The runtime itself, on a terminal that is only a pair of functions, and with a source that answers when it is told to. */
function startDashboard(source: Source, { pass, seed }: RunOptions) {
  const held = holdAnswers(source)
  const random = randomFrom(seed)
  let now = 0
  let size = { columns: 120, rows: 40 }
  let left = 0
  let code: number | undefined
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
  const runtime = createRuntime(
    { source: held, outside: { perform: async () => {} }, now: () => new Date(now) },
    terminal,
    initialState(testSettings, size),
  )
  void runtime.finished.then((exitCode) => (code = exitCode))
  runtime.start({ paint: () => {}, paintDue: () => {}, redraw: () => {}, pause: () => {}, resume: () => {} })

  /** Answers at most `most` requests, in any order; requests made because of an answer wait like the others. A share of `refusing` goes wrong. */
  async function answer(most: number, refusing = 0): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    if (most <= 0 || held.waiting() === 0) return
    const place = Math.floor(random() * held.waiting())
    await (random() < refusing ? held.refuse(place) : held.answer(place))
    await answer(most - 1, refusing)
  }

  return {
    random,
    state: runtime.program.getState,
    isOver: () => code !== undefined,
    paint: () => runtime.painted(),
    answer,
    type: (text: string) => type(text),
    resize(columns: number, rows: number): void {
      size = { columns, rows }
      resized()
    },
    /** Time until the next thing happens. */
    wait: (milliseconds: number) => void (now += milliseconds),
    /** Lets timers fire, and at most `most` requests be answered. */
    async settle(most: number, refusing?: number): Promise<void> {
      pass(STEP_MILLISECONDS)
      await answer(most, refusing)
      // Which items say the same is found out in the background.
      pass(2)
    },
    async leave(): Promise<Run> {
      const state = runtime.program.getState()
      if (code === undefined) type('\u0003')
      // Typed words are kept before the process ends.
      await answer(Infinity)
      const ended = await runtime.finished
      runtime.release()
      return { state, left, code: ended }
    },
  }
}

/**
 * These keys do the same whether the journal has answered or not: they decide about another item, mark, move and look. Before any other key, a
 * person waits to see what became of their decisions.
 */
const WAITING_FOR_NOTHING: ReadonlySet<string> = new Set([
  ...Array.from('axsSAXu *vjkgGM'),
  '\u001b',
  '\u001b[A',
  '\u001b[B',
])

function waitsForNothing(step: Happening, { writing }: BurstWorld): boolean {
  if (step.type === 'chunk') return WAITING_FOR_NOTHING.has(step.text)
  return step.type === 'resize' || !writing.includes(step.what)
}

/** Whether what comes next does not depend on an answer: only decisions were requested from the journal. */
function isOnlyDeciding({ asked, waiting }: State): boolean {
  return waiting.length === 0 && asked.every(({ type }) => type === 'decide')
}

/**
 * The dashboard as used by a person who waits for the result of a key if the next key depends on it. Everything else is answered late, in an order
 * of its own. At the end it is left with Ctrl-C, unless something else left it.
 */
export async function runDashboardOn(
  world: BurstWorld,
  steps: readonly BurstStep[],
  options: RunOptions,
): Promise<Run> {
  const dashboard = startDashboard(world.source, options)
  await dashboard.settle(Infinity)
  dashboard.paint()
  for (const [round, { step, wait, paints }] of steps.entries()) {
    const isHasty = waitsForNothing(step, world)
    if (!isHasty) await dashboard.settle(Infinity)
    dashboard.wait(wait)
    if (step.type === 'resize') dashboard.resize(step.columns, step.rows)
    else if (step.type === 'arrive') await world.arrive(step, round)
    else dashboard.type(step.text)
    await dashboard.settle(isHasty && isOnlyDeciding(dashboard.state()) ? answersIn(dashboard) : Infinity)
    if (dashboard.isOver()) break
    if (paints) dashboard.paint()
  }
  await dashboard.settle(Infinity)
  return await dashboard.leave()
}

/** How many answers to give: few enough that several requests are open at once. */
function answersIn({ random }: ReturnType<typeof startDashboard>): number {
  return Math.max(0, Math.floor(random() * 5) - 2)
}

/**
 * The dashboard as nobody should use it: keys never wait, and what they ask for is answered late or goes wrong. In the end everything is
 * answered, what is open is closed, and `u` pressed as long as there is a step.
 */
export async function runHastily(
  { source, arrive }: BurstWorld,
  steps: readonly BurstStep[],
  options: RunOptions,
): Promise<State> {
  const dashboard = startDashboard(source, options)
  await dashboard.settle(Infinity)
  dashboard.paint()
  // The palette may quit.
  const staying = steps.filter(({ step }) => step.type !== 'chunk' || !step.text.includes(':'))
  for (const [round, { step, wait, paints }] of staying.entries()) {
    dashboard.wait(wait)
    if (step.type === 'resize') dashboard.resize(step.columns, step.rows)
    else if (step.type === 'arrive') await arrive(step, round)
    else dashboard.type(step.text)
    await dashboard.settle(answersIn(dashboard), 0.1)
    if (paints) dashboard.paint()
  }
  await dashboard.settle(Infinity)
  dashboard.resize(120, 40)
  const press = async (key: string): Promise<void> => {
    dashboard.paint()
    dashboard.wait(1000)
    dashboard.type(key)
    await dashboard.settle(Infinity)
  }
  for (let left = 5; dashboard.state().overlay && left > 0; left--) await press('\u001b')
  for (let left = 1000; dashboard.state().undo.length > 0 && left > 0; left--) await press('u')
  const { state } = await dashboard.leave()
  return state
}
