import { expect, test } from 'vitest'
import { drawingOf } from '../../../src/dashboard/draw/drawing.ts'
import { lineText } from '../../../src/dashboard/draw/line.ts'
import { drawSimilar, similarLabel } from '../../../src/dashboard/draw/similar.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { goTo, press, selectedId, startState } from '../../helpers/dashboard-state.ts'
import { fakeSource } from '../../helpers/fake-source.ts'
import { makeItem } from '../../helpers/make-item.ts'

/** What stands on the card of the item `mine`. */
function drawn(items: readonly Item[], marked?: string) {
  const [mine] = items as [Item]
  const opened = startState({ items })
  const start = mine.status === 'approved' ? press(opened, '2').state : opened
  const state = goTo(marked === undefined ? start : press(goTo(start, marked), 'space').state, 'mine')
  expect(selectedId(state)).toBe('mine')
  const lines = drawSimilar(drawingOf(state, fakeSource()), mine, 60)
  return { text: lines.map(lineText).join('\n'), label: similarLabel(state.relations.of(mine)) }
}

test.each([
  ['approved', true],
  ['pending', false],
] as const)('drawSimilar() offers to replace what is %s: %s', (status, offered) => {
  const mine = makeItem('mine', { text: 'Run the unit tests before every commit' })
  const other = makeItem('other', { text: 'Run the unit tests before each commit', status })
  const { text, label } = drawn([mine, other])
  expect(label).toBe('Similar ─ 1 · [-it says-] {+this one says+}')
  expect(text).toContain('before [-each-]{+every+} commit')
  expect(text).toContain('m merge into it')
  expect(text.includes('> replace it')).toBe(offered)
})

test('drawSimilar() names each key below the one it acts on, where several are near', () => {
  const { text } = drawn([
    makeItem('mine', { text: 'Run the unit tests before every commit' }),
    makeItem('near', { text: 'Run the unit tests before each commit' }),
    makeItem('used', { text: 'Run all the unit tests locally before each commit', status: 'approved' }),
  ])
  const keys = text.split('\n').filter((line) => /pending|approved|[m>=] /u.test(line))
  expect(keys.map((line) => line.trim())).toEqual([
    expect.stringContaining('approved'),
    'm merge into it · > replace it',
    expect.stringContaining('pending too'),
    '= keep all',
  ])
})

test('drawSimilar() does not offer to merge into what is near where the key merges what is marked', () => {
  const items = [
    makeItem('mine', { text: 'Run the unit tests before every commit' }),
    makeItem('other', { text: 'Run the unit tests before each commit' }),
    makeItem('another', { text: 'The API listens on port 8080' }),
  ]
  expect(drawn(items, 'mine').text).toContain('m merge into it')
  expect(drawn(items, 'another').text).not.toContain('m merge into it')
})

test('drawSimilar() gives what says the opposite whole: of two such sentences nearly every word differs', () => {
  const { text, label } = drawn([
    makeItem('mine', { text: 'Always use npm for installs in this repo, never pnpm' }),
    makeItem('other', { text: 'Use pnpm, never npm, for every install', status: 'pending' }),
  ])
  expect(label).toBe('Contradicts ─ 1')
  expect(text).toMatch(/× contradicts · pending too\n +Use pnpm, never npm, for every install\n/u)
})

test.each([
  ['pending', 'pending too'],
  ['approved', 'pending · % go to it'],
] as const)('drawSimilar() says beside one that is %s that the other %s', (status, said) => {
  const { text } = drawn([
    makeItem('mine', { text: 'Always use npm for installs in this repo, never pnpm', status }),
    makeItem('other', { text: 'Use pnpm, never npm, for every install' }),
  ])
  expect(text.split('\n')[0]?.trim()).toBe(`× contradicts · ${said}`)
})
