import { expect, test } from 'vitest'
import { signsIn } from '../../../src/dashboard/state/signs.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem } from '../../helpers/make-item.ts'
import { sampleSnapshot } from '../../helpers/sample-snapshot.ts'

/** Similar to nothing else. */
const ALONE = { pending: 'Write ports as numbers', approved: 'Answer in haste', rejected: 'Name branches by ticket' }
const { budget } = sampleSnapshot()
/** What was approved is looked at twice only if it had to be said again. */
const again = {
  sessionId: 's2',
  turnUuid: 't2',
  text: 'Deploy from staging',
  at: '2026-05-01T10:00:00Z',
  afterDelivery: true,
}
const items = (['pending', 'approved', 'rejected'] as const).flatMap((status) => [
  makeItem(`${status}-flagged`, {
    status,
    text: 'Deploy from the staging branch',
    checks: ['secret-removed'],
    repeats: [again],
  }),
  makeItem(`${status}-pinned`, { status, text: ALONE[status], pinned: true }),
  makeItem(`${status}-npm`, { status, text: 'Use npm, not pnpm', deliveredTo: ['s1'] }),
  makeItem(`${status}-marked`, { status, text: 'Keep functions short' }),
  makeItem(`${status}-other`, { status, text: 'Keep all functions short' }),
])
const opposite = makeItem('pnpm', { status: 'pending', text: 'Use pnpm, not npm' })
const start = startState({
  items: [...items, opposite],
  budget: { ...budget, outside: ['approved-other'] },
})

test.each([
  ['1', 'pending'],
  ['2', 'approved'],
  ['3', 'archive'],
] as const)('signsIn() has every sign that stands in tab %s, and no other', (key, tab) => {
  const { text } = frameOf(press(start, key, 'space').state)
  const rows = text.split('\n').filter((line) => items.some((item) => line.startsWith(item.text.slice(0, 9), 4)))
  const standing = new Set(rows.flatMap((line) => Array.from(line.slice(1, 3).trim())))
  const signs = signsIn(tab).map(({ sign }) => sign)
  expect([...standing].toSorted()).toEqual([...new Set(signs)].toSorted())
})

test('? says what the signs of the tab mean, also to who searches, and nothing of signs where there are none', () => {
  const helpOf = (...keys: string[]) => frameOf(press(start, ...keys).state).text
  expect(helpOf('1', '?')).toMatch(/Signs[^]*× +contradicts another one[^]*≈ +similar to another one/u)
  expect(helpOf('2', '?')).toMatch(/– +not given at the start of a session/u)
  expect(helpOf('1', '?', '/', ...'contradicts'.split(''))).toMatch(/Signs[^]*contradicts another one/u)
  expect(helpOf('5', '?')).not.toContain('Signs')
})
