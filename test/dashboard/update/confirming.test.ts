import { describe, expect, test } from 'vitest'
import type { State } from '../../../src/dashboard/state/state.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { decisionsOf, press, startState, toastOf } from '../../helpers/dashboard-state.ts'
import { makeItem } from '../../helpers/make-item.ts'

const topOf = ({ overlay }: State) => (overlay?.type === 'confirm' ? (overlay.top ?? 0) : undefined)

describe('a question longer than its box', () => {
  const items = Array.from({ length: 30 }, (_, index) =>
    makeItem(`i${index}`, { text: `Learning number ${index} ${'with more words '.repeat(10)}` }),
  )
  const asked = press(startState({ items }, { columns: 60, rows: 16 }), '*', 'A').state

  test.each([
    ['j', 1],
    ['down', 1],
    ['wheeldown', 1],
    ['j j j k', 2],
    ['k', 0],
  ])('%s moves it to line %i', (keys, top) => {
    expect(topOf(press(asked, ...keys.split(' ')).state)).toBe(top)
  })

  test('G shows its end, and j stays there; g shows its beginning', () => {
    const end = press(asked, 'G').state
    expect(topOf(end)).toBeGreaterThan(10)
    expect(topOf(press(end, 'j').state)).toBe(topOf(end))
    expect(topOf(press(end, 'g').state)).toBe(0)
  })

  test('a page never jumps over a line', () => {
    const seen = new Set<number>()
    let state = asked
    for (let last = -1; topOf(state) !== last;) {
      last = topOf(state) ?? -1
      seen.add(last)
      state = press(state, 'pgdn').state
    }
    const tops = [...seen]
    expect(tops.length).toBeGreaterThan(2)
    for (const [index, top] of tops.entries()) expect(top - (tops[index - 1] ?? 0)).toBeLessThan(16)
  })
})

test('a question that fits does not scroll, and a key that it does not offer says which keys answer', () => {
  const asked = press(startState({ items: [makeItem('a'), makeItem('b')] }), '*', 'X').state
  const { state, effects } = press(asked, 'j')
  expect(topOf(state)).toBe(0)
  expect(decisionsOf(effects)).toEqual([])
  expect(toastOf(state)).toBe('Y confirms; n or Esc cancels')
})

test.each(['n', 'esc', 'enter', 'q'])('%s decides nothing and closes the question', (key) => {
  const asked = press(startState({ items: [makeItem('a'), makeItem('b')] }), '*', 'X').state
  const { state, effects } = press(asked, key)
  expect(decisionsOf(effects)).toEqual([])
  expect(state.overlay).toBeUndefined()
  expect(toastOf(state)).toBe('Cancelled')
})

test('a yes counts only for a question that was on the screen', () => {
  const before = startState({ items: [makeItem('a'), makeItem('b')] })
  const asked = press(before, '*', 'X').state
  const [state, ...effects] = update(asked, { type: 'keys', keys: ['Y'], at: asked.now + 1000, painted: before })
  expect(decisionsOf(effects)).toEqual([])
  expect(toastOf(state)).toBe('The question was not on screen yet: press again')
})
