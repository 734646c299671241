import { expect, test } from 'vitest'
import { scrolledTop } from '../../../src/dashboard/update/scrolling.ts'

test.each([
  ['j', 6],
  ['down', 6],
  ['wheeldown', 6],
  ['k', 4],
  ['up', 4],
  ['wheelup', 4],
  ['pgdn', 15],
  ['ctrl-d', 15],
  ['pgup', 0],
  ['ctrl-u', 0],
  ['g', 0],
  ['home', 0],
  ['G', 40],
  ['end', 40],
  ['a', undefined],
])('scrolledTop(): %s', (key, top) => {
  expect(scrolledTop(key, 5, 40)).toBe(top)
})

test('scrolledTop() goes no further than the last page, and turns no page longer than the box', () => {
  expect(scrolledTop('j', 40, 40)).toBe(40)
  expect(scrolledTop('pgdn', 35, 40)).toBe(40)
  expect(scrolledTop('pgdn', 5, 40, 4)).toBe(9)
  expect(scrolledTop('pgup', 5, 40, 4)).toBe(1)
  expect(scrolledTop('pgdn', 5, 40, 30)).toBe(15)
})
