import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Action } from '../../src/dashboard/action.ts'
import type { Effect } from '../../src/dashboard/effect.ts'
import { decodeInput, flushInput, type InputEvent, noInput } from '../../src/dashboard/keys/input.ts'
import { createRuntime } from '../../src/dashboard/runtime.ts'
import { initialState, type State } from '../../src/dashboard/state.ts'
import type { Terminal } from '../../src/dashboard/terminal/terminal.ts'
import { createRelationIndex } from '../../src/dashboard/update/relations.ts'
import { update } from '../../src/dashboard/update/update.ts'
import { testSettings } from '../helpers/dashboard-state.ts'
import { fakeSource } from '../helpers/fake-source.ts'
import { makeItems } from '../helpers/make-item.ts'
import { sampleSnapshot } from '../helpers/sample-snapshot.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

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
const KEYS = [
  'a',
  'x',
  'a',
  'x',
  'A',
  'Y',
  'Y',
  '\u001b',
  '\u001b',
  '\u001b',
  '1',
  '1',
  '1',
  'u',
  'a',
  'x',
  's',
  'S',
  'm',
  '>',
  '=',
  'A',
  'X',
  'Y',
  'n',
  'u',
  'U',
  'j',
  'k',
  'g',
  'G',
  ' ',
  'v',
  '*',
  'e',
  'c',
  '/',
  'f',
  'o',
  'O',
  'z',
  'p',
  '\t',
  '\r',
  '\u001b',
  '?',
  ':',
  '1',
  '2',
  '3',
  '4',
  '5',
  '[',
  ']',
  'D',
  '^',
  'P',
  'r',
  '.',
  'y',
  '\u001b[A',
  '\u001b[B',
  '\u001b[5~',
  '\u007f',
  '日',
  '\u0004',
  '\u0015',
  '\u001bOP',
]
const SIZES = [
  [120, 40],
  [80, 24],
  [50, 20],
  [39, 9],
  [1, 1],
] as const

type Step =
  | { type: 'chunk'; text: string }
  | { type: 'resize'; columns: number; rows: number }
  | { type: 'arrive'; count: number }

/** 500 things that happen: keys alone, keys joined, pastes whole and cut, resizes, proposals that arrive. */
function stepsOf(seed: number): { step: Step; wait: number; paints: boolean }[] {
  const random = randomFrom(seed)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const step = (): Step => {
    const kind = random()
    if (kind < 0.8) return { type: 'chunk', text: pick(KEYS) }
    if (kind < 0.88) return { type: 'chunk', text: pick(KEYS) + pick(KEYS) }
    if (kind < 0.94) return { type: 'chunk', text: `\u001b[200~${pick(KEYS)}aY\n${pick(KEYS)}\u001b[201~` }
    if (kind < 0.98) {
      const [columns, rows] = pick(SIZES)
      return { type: 'resize', columns, rows }
    }
    return { type: 'arrive', count: 1 + Math.floor(random() * 3) }
  }
  return Array.from({ length: 500 }, () => ({ step: step(), wait: pick([10, 40, 200, 1000]), paints: random() > 0.1 }))
}

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
const arrivals = (source: ReturnType<typeof freshSource>, round: number, count: number) =>
  source.change({
    items: [
      ...source.snapshot().items,
      ...makeItems(count, (index) => ({ id: `new-${round}-${index}`, text: `New ${round} ${index}` })),
    ],
  })

/** The reducer alone, with everything done at once: what should have happened. */
function model(seed: number): { journal: string[]; state: State } {
  const source = freshSource()
  const index = createRelationIndex()
  let state = initialState(testSettings, { columns: 120, rows: 40 })
  let painted = state
  let input = noInput
  let now = 0
  const dispatch = (action: Action): void => {
    const [next, ...effects] = update(state, action)
    state = next
    for (const effect of effects) perform(effect)
  }
  const perform = (effect: Effect): void => {
    if (effect.type === 'relate') {
      index.take(effect.items)
      index.work(Infinity)
      dispatch({ type: 'related', relations: index.relations() })
    } else if (
      !['after', 'notify', 'redraw', 'suspend', 'quit', 'copy', 'openEditor', 'openPager'].includes(effect.type)
    )
      void source.perform(effect as never, dispatch)
  }
  const show = () => dispatch({ type: 'snapshot', snapshot: source.snapshot(), at: now })
  source.subscribe(show)
  show()
  painted = state
  const take = (events: readonly InputEvent[]) => {
    for (const event of events) dispatch(event.type === 'keys' ? { ...event, at: now, painted } : { ...event, at: now })
  }
  for (const [round, { step, wait, paints }] of stepsOf(seed).entries()) {
    now += wait
    if (step.type === 'resize') dispatch({ type: 'resize', columns: step.columns, rows: step.rows })
    else if (step.type === 'arrive') arrivals(source, round, step.count)
    else {
      const [decoded, events] = decodeInput(input, step.text)
      take(events)
      const [flushed, rest] = flushInput(decoded)
      input = flushed
      take(rest)
    }
    if (paints) painted = state
  }
  return { journal: source.journal(), state }
}

/** The runtime itself, on a terminal that is only a pair of functions. */
async function runReal(seed: number): Promise<{ journal: string[]; state: State; left: number; code: number }> {
  const source = freshSource()
  let now = 0
  let size = { columns: 120, rows: 40 }
  let left = 0
  let type: (chunk: string) => void = () => {}
  let resized: () => void = () => {}
  const terminal: Terminal = {
    size: () => size,
    write: () => {},
    enter: () => {},
    leave: () => void left++,
    onInput: (listener) => void (type = listener),
    onResize: (listener) => void (resized = listener),
    isLost: () => false,
    onLost: () => {},
    close: () => {},
  }
  const outside = { perform: async () => {} }
  const runtime = createRuntime(
    { source, outside, now: () => new Date(now) },
    terminal,
    initialState(testSettings, size),
  )
  const painter = { paint: () => {}, redraw: () => {}, pause: () => {}, resume: () => {}, stop: () => {} }
  runtime.start(painter)
  vi.advanceTimersByTime(31)
  runtime.painted()
  for (const [round, { step, wait, paints }] of stepsOf(seed).entries()) {
    now += wait
    if (step.type === 'resize') {
      size = { columns: step.columns, rows: step.rows }
      resized()
    } else if (step.type === 'arrive') arrivals(source, round, step.count)
    else type(step.text)
    vi.advanceTimersByTime(31)
    await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(2)
    if (paints) runtime.painted()
  }
  const state = runtime.program.getState()
  type('\u0003')
  return { journal: source.journal(), state, left, code: await runtime.finished }
}

test.each(Array.from({ length: 100 }, (_, seed) => seed))(
  'seed %i: the journal is what the reducer alone makes of it',
  async (seed) => {
    const expected = model(seed)
    const real = await runReal(seed)
    expect(real.journal).toEqual(expected.journal)
    expect(real.state.lists).toEqual(expected.state.lists)
    expect(real.state.tab).toBe(expected.state.tab)
    expect(real.code).toBe(130)
    expect(real.left).toBe(1)
    expect(real.journal.length).toBeGreaterThan(0)
  },
)
