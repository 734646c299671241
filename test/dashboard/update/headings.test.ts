import { expect, test } from 'vitest'
import { currentList, type State } from '../../../src/dashboard/state/state.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { makeItem } from '../../helpers/make-item.ts'
import { SAMPLE_NOW, sampleSnapshot } from '../../helpers/sample-snapshot.ts'

/** The list as it stands: headings with their counts, and ids. */
const rowsOf = (state: State) =>
  currentList(state).rows.map((row) => (row.type === 'heading' ? `${row.label} ${row.count}` : row.id))

const arrives = (state: State, snapshot: Parameters<typeof sampleSnapshot>[0]) =>
  update(state, { type: 'snapshot', snapshot: sampleSnapshot(snapshot), at: SAMPLE_NOW })[0]

test('what got another scope keeps its place, under a heading that is true, and goes back under the old one when that is undone', () => {
  const items = ['a', 'b', 'c'].map((id, index) =>
    makeItem(id, { status: 'approved', kind: 'fact', proposedAt: `2026-03-01T0${9 - index}:00:00.000Z` }),
  )
  const opened = press(startState({ items }), '2', 'j').state
  const before = ['project · fact 3', 'a', 'b', 'c']
  expect(rowsOf(opened)).toEqual(before)
  const changed = arrives(opened, {
    items: items.map((item) => (item.id === 'b' ? { ...item, scope: 'user' as const, on: 'e1' } : item)),
  })
  expect(rowsOf(changed)).toEqual(['project · fact 1', 'a', 'user · fact 1', 'b', 'project · fact 1', 'c'])
  expect(currentList(changed).selected).toBe('b')
  expect(rowsOf(arrives(changed, { items }))).toEqual(before)
})

test('a session is called in the list what it is called in the card, also once its next prompt named it anew', () => {
  const items = [makeItem('a', { evidence: { sessionId: 'one' } })]
  const session = {
    id: 'one',
    cwd: '',
    transcriptPath: '',
    state: 'live' as const,
    turnsSeen: 1,
    lastEventAt: '',
    pending: 1,
    paused: false,
  }
  const opened = press(startState({ items, sessions: [{ ...session, title: 'Fix the cart' }] }), 'j').state
  expect(rowsOf(opened)).toEqual(['session “Fix the cart” 1', 'a'])
  const renamed = arrives(opened, { items, sessions: [{ ...session, title: 'Now the tests' }] })
  expect(rowsOf(renamed)).toEqual(['session “Now the tests” 1', 'a'])
})

test('headings come and go with the width, and rows stay in their order, new ones last', () => {
  const make = (id: string, sessionId: string) =>
    makeItem(id, { evidence: { sessionId }, proposedAt: `2026-03-01T0${'fedcba'.indexOf(id)}:00:00.000Z` })
  const items = [make('a', 'one'), make('b', 'two'), make('c', 'one'), make('d', 'two')]
  const resized = (state: State, columns: number) => update(state, { type: 'resize', columns, rows: 40 })[0]
  const started = press(startState({ items, sessions: [] }), 'j').state
  const arrived = arrives(started, { items: [...items, make('e', 'two')], sessions: [] })
  const wide = rowsOf(arrived)
  expect(wide).toEqual(['session one 2', 'a', 'c', 'session two 2', 'b', 'd', 'new 1', 'e'])
  const narrow = resized(arrived, 99)
  expect(rowsOf(narrow)).toEqual(['a', 'c', 'b', 'd', 'new 1', 'e'])
  expect(rowsOf(resized(narrow, 100))).toEqual(wide)
})

test('rows of one group stand together once there is room for headings', () => {
  const items = ['a', 'b', 'c'].map((id, index) =>
    makeItem(id, { evidence: { sessionId: `${index % 2}` }, proposedAt: `2026-03-01T0${9 - index}:00:00.000Z` }),
  )
  const narrow = press(startState({ items, sessions: [] }, { columns: 99, rows: 40 }), 'G').state
  expect(rowsOf(narrow)).toEqual(['a', 'b', 'c'])
  const wide = update(narrow, { type: 'resize', columns: 100, rows: 40 })[0]
  expect(rowsOf(wide)).toEqual(['session 0 2', 'a', 'c', 'session 1 1', 'b'])
  expect(currentList(wide).selected).toBe('c')
})
