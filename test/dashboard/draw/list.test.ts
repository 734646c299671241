import { expect, test } from 'vitest'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem } from '../../helpers/make-item.ts'

test('a list that is longer than its pane says how much is below, and where it ends', () => {
  const items = Array.from({ length: 40 }, (_, n) => makeItem(`a${n}`, { evidence: { sessionId: `s${n % 8}` } }))
  const start = startState({ items, drain: undefined }, { columns: 120, rows: 30 })
  const below = /(\d+) more below {2}\(G end\)/u
  const { text } = frameOf(start)
  const rows = text.match(/Learning a\d+/gu)?.length ?? 0
  expect(text).toMatch(below)
  expect(text).not.toContain('end of the list')
  expect(rows).toBeGreaterThan(9)
  const end = frameOf(press(start, 'G').state).text
  expect(end).toContain('end of the list')
  expect(end).not.toMatch(below)
})

test('beside the end of the list stands how much was less certain, until a filter hides more than that', () => {
  const start = startState({ items: [makeItem('a1')], drain: undefined, passedOver: 3 }, { columns: 120, rows: 30 })
  expect(frameOf(start).text).toContain('W 3 less certain')
  expect(frameOf(press(start, '2').state).text).not.toContain('less certain')
  expect(frameOf(press(start, '/', 'a', 'Enter').state).text).not.toContain('less certain')
})

test('where the list is above the detail, the rule between says how much was less certain', () => {
  const start = startState({ items: [makeItem('a1')], drain: undefined, passedOver: 1 }, { columns: 80, rows: 24 })
  expect(frameOf(start).text).toContain('1/1 · W 1 less certain')
})
