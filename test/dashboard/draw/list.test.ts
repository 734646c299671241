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
