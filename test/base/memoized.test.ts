import { expect, it } from 'vitest'
import { memoized } from '../../src/base/memoized.ts'

it('memoized() works an answer out once for each value, also where the answer is undefined', () => {
  const asked: object[] = []
  const find = memoized((list: readonly number[]) => {
    asked.push(list)
    return list.find((number) => number > 1)
  })
  const small = [1]
  const large = [1, 2]
  expect([find(small), find(large), find(small), find(large)]).toEqual([undefined, 2, undefined, 2])
  expect(asked).toEqual([small, large])
  expect(find([1, 2])).toBe(2)
  expect(asked).toHaveLength(3)
})
