import { expect, test } from 'vitest'
import { drawSimilar } from '../../../src/dashboard/draw/similar.ts'
import { goTo, selectedId, startState } from '../../helpers/dashboard-state.ts'
import { fakeSource } from '../../helpers/fake-source.ts'
import { makeItem } from '../../helpers/make-item.ts'

test.each([
  ['approved', true],
  ['pending', false],
] as const)('drawSimilar() offers to replace what is %s: %s', (status, offered) => {
  const mine = makeItem('mine', { text: 'Run the unit tests before every commit' })
  const other = makeItem('other', { text: 'Run the unit tests before each commit', status })
  const state = goTo(startState({ items: [mine, other] }), 'mine')
  expect(selectedId(state)).toBe('mine')
  const { preview, forecast } = fakeSource()
  const lines = drawSimilar({ state, widths: {}, preview, forecast }, mine, 60)
  const text = lines
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : piece[0]))
    .join('')
  expect(text).toContain('m merge into it')
  expect(text.includes('> replace it')).toBe(offered)
})
