import { expect, test } from 'vitest'
import { defaultConfig } from '../../../src/config/schema.ts'
import { settingsFrom } from '../../../src/dashboard/state/settings.ts'
import { emptySnapshot } from '../../../src/dashboard/state/snapshot.ts'
import { entryIds, initialState } from '../../../src/dashboard/state/state.ts'
import { heldBack } from '../../../src/dashboard/update/listed.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'
import { sampleSnapshot } from '../../helpers/sample-snapshot.ts'

const entries = (state: ReturnType<typeof initialState>) =>
  state.lists.pending.rows.filter((row) => row.type === 'entry').length

test('update() shows the surest of each session, and the rest when it is asked to', () => {
  const items = Array.from({ length: 14 }, (_, index) => {
    const item = makeItem(`item${index}`, { text: `Learning number ${index}`, confidence: 0.7 + index / 100 })
    return { ...item, evidence: { ...item.evidence, sessionId: 'long' } }
  })
  const start = initialState(settingsFrom(defaultConfig, {}), { columns: 120, rows: 40 })
  const [state] = update(start, { type: 'snapshot', snapshot: { ...emptySnapshot, items, perSession: 10 }, at: 0 })
  expect([entries(state), heldBack(state)]).toEqual([10, 4])
  expect(state.lists.pending.rows).not.toContainEqual({ type: 'entry', id: 'item0' })
  const [all] = update(state, { type: 'keys', keys: ['+'], at: 1, painted: state })
  expect([entries(all), heldBack(all)]).toEqual([14, 0])
})

test('how many of a session are shown follows its setting while the dashboard is open', () => {
  const items = makeItems(14, () => ({ evidence: { sessionId: 'long' } }))
  const held = startState({ items })
  const snapshot = sampleSnapshot({ items, perSession: 12 })
  const [state] = update(held, { type: 'snapshot', snapshot, at: held.now })
  expect([held, state].map((one) => [entries(one), heldBack(one)])).toEqual([
    [10, 4],
    [12, 2],
  ])
})

test.each([
  [120, 40],
  [120, 14],
  [80, 24],
  [50, 20],
])('at %i × %i it is said that a long session holds some back, and which key shows them', (columns, rows) => {
  const items = makeItems(14, () => ({ evidence: { sessionId: 'long' } }))
  const state = startState({ items }, { columns, rows })
  expect(frameOf(state).text.match(/\+ 4 of long sessions/gu)).toHaveLength(1)
  expect(frameOf(press(state, '+').state).text).not.toContain('of long sessions')
})

test.each([
  [120, 40],
  [100, 24],
  [80, 24],
  [50, 20],
])('at %i × %i it is said together with what is new and where the list ends', (columns, rows) => {
  const known = makeItems(200, (index) => ({ evidence: { sessionId: `long-${index % 15}` } }))
  const fresh = makeItems(100, (index) => ({ id: `new-${index}`, evidence: { sessionId: `other-${index}` } }))
  const first = press(startState({ items: known }, { columns, rows }), 'j').state
  const snapshot = sampleSnapshot({ items: [...known, ...fresh] })
  const [state] = update(first, { type: 'snapshot', snapshot, at: first.now })
  const [line = ''] = frameOf(state).lines.filter((text) => text.includes('new ↓'))
  expect(line).toMatch(/\d more below/u)
  expect(line).toMatch(/100 new ↓/u)
  expect(line).toMatch(/\+ 50( |$)/u)
  expect(line).not.toContain('…')
})

test.each([120, 80])('at %i columns what nobody said stands below all that was said, in every order', (columns) => {
  const unsaid = { speaker: 'assistant', at: '2026-03-02T10:00:00.000Z' } as const
  const items = [
    makeItem('insight', { kind: 'insight', confidence: 0.9, evidence: unsaid }),
    makeItem('sure-insight', { kind: 'insight', confidence: 0.99, tier: 'auto', evidence: unsaid }),
    makeItem('said', { confidence: 0.75 }),
    makeItem('sure', { confidence: 0.96, tier: 'auto' }),
  ]
  let state = startState({ items }, { columns, rows: 40 })
  const below = () => entryIds(state.lists.pending.rows).slice(2)
  for (let order = 0; order < 3; order++) {
    expect(below().toSorted()).toEqual(['insight', 'sure-insight'])
    state = press(state, 'O').state
    expect(below().toSorted()).toEqual(['insight', 'sure-insight'])
    state = press(state, 'o').state
  }
  const headings = state.lists.pending.rows.flatMap((row) => (row.type === 'heading' ? [row.label] : []))
  expect(headings.at(-1)).toBe(columns === 120 ? 'not your words' : undefined)
})

test('what is weak takes the place of nothing else of its session, however sure it is', () => {
  const weak = makeItems(10, (index) => ({ id: `weak-${index}`, confidence: 0.9, tier: 'skip' }))
  const found = makeItem('found', { confidence: 0.7 })
  const state = startState({ items: [...weak, found] })
  expect(entryIds(state.lists.pending.rows)).toHaveLength(11)
  expect(heldBack(state)).toBe(0)
})

test.each([120, 80])(
  'at %i columns what is weak stands below what was found by itself, in every order, and is never held back',
  (columns) => {
    const sure = makeItems(10, (index) => ({ id: `sure-${index}`, confidence: 0.8 }))
    const weak = [0.4, 0.5].map((confidence) => makeItem(`weak-${confidence}`, { confidence, tier: 'skip' }))
    let state = startState({ items: [...weak, ...sure] }, { columns, rows: 40 })
    for (let order = 0; order < 3; order++) {
      expect(entryIds(state.lists.pending.rows).slice(10).toSorted()).toEqual(['weak-0.4', 'weak-0.5'])
      state = press(state, 'O').state
      expect(entryIds(state.lists.pending.rows).slice(10).toSorted()).toEqual(['weak-0.4', 'weak-0.5'])
      state = press(state, 'o').state
    }
    expect(heldBack(state)).toBe(0)
    const headings = state.lists.pending.rows.flatMap((row) => (row.type === 'heading' ? [row.label] : []))
    expect(headings.at(-1)).toBe(columns === 120 ? 'less certain' : undefined)
  },
)

test('of a long session what was said is shown before what nobody said, however sure that is', () => {
  const items = makeItems(12, (index) => ({
    confidence: index < 10 ? 0.72 : 0.9,
    evidence: { sessionId: 'long', speaker: index < 10 ? 'person' : 'assistant' },
  }))
  const state = startState({ items }, { columns: 120, rows: 40 })
  expect([entries(state), heldBack(state)]).toEqual([10, 2])
  expect(state.lists.pending.rows).not.toContainEqual({ type: 'entry', id: 'item-00010' })
})

test.each([120, 80])('at %i columns what was rewound stands below what was said since, in every order', (columns) => {
  const items = [
    makeItem('insight', { evidence: { speaker: 'assistant' } }),
    makeItem('rewound', { confidence: 0.99, tier: 'auto', evidence: { at: '2026-03-02T10:00:00.000Z' } }),
    makeItem('said', { confidence: 0.75 }),
    makeItem('sure', { confidence: 0.96, tier: 'auto' }),
  ]
  let state = startState({ items, rewound: ['rewound'] }, { columns, rows: 40 })
  for (let order = 0; order < 3; order++) {
    expect(entryIds(state.lists.pending.rows).slice(2)).toEqual(['rewound', 'insight'])
    state = press(state, 'O').state
    expect(entryIds(state.lists.pending.rows).slice(2)).toEqual(['rewound', 'insight'])
    state = press(state, 'o').state
  }
  const headings = state.lists.pending.rows.flatMap((row) => (row.type === 'heading' ? [row.label] : []))
  expect(headings.slice(-2)).toEqual(columns === 120 ? ['rewound', 'not your words'] : [])
})

test('of a long session what was said since is shown before what was rewound, however sure that is', () => {
  const items = makeItems(11, (index) => ({ confidence: index < 10 ? 0.72 : 0.9, evidence: { sessionId: 'long' } }))
  const state = startState({ items, rewound: ['item-00010'] }, { columns: 120, rows: 40 })
  expect([entries(state), heldBack(state)]).toEqual([10, 1])
  expect(state.lists.pending.rows).not.toContainEqual({ type: 'entry', id: 'item-00010' })
})
