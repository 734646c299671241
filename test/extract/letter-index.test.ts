import { describe, expect, test } from 'vitest'
import { createLetterIndex, nextPlace, openingsAt, openingsOf } from '../../src/extract/letter-index.ts'
import type { Rule } from '../../src/extract/rule.ts'

function ruleOf(order: number, source: string, unspaced: boolean): Rule {
  return { cue: 0, order, source, unspaced, anywhere: false, expression: undefined }
}

describe('createLetterIndex()', () => {
  test('finds in their order what begins with one letter or two', () => {
    const rules = [ruleOf(0, '不要', true), ruleOf(1, '不[能会]', true), ruleOf(2, '不要再', true)]
    const index = createLetterIndex(
      [...openingsOf(rules[0]!, ['不要']), ...openingsOf(rules[1]!, ['不']), ...openingsOf(rules[2]!, ['不要再'])],
      true,
    )
    expect(openingsAt(index, ' 不要 ', 1).map(({ rule, whole }) => [rule.order, whole])).toEqual([
      [0, true],
      [1, false],
      [2, true],
    ])
    expect(openingsAt(index, ' 不可 ', 1).map(({ rule }) => rule.order)).toEqual([1])
    expect(openingsAt(index, ' 可以 ', 1)).toEqual([])
  })

  test('knows where words begin that are left open', () => {
    const index = createLetterIndex(openingsOf(ruleOf(0, 'co-author[^ ]*', false), ['co-author']), false)
    expect(nextPlace(index, ' no co-authors ', 0)).toBe(3)
    expect(nextPlace(index, ' no co-authors ', 4)).toBe(-1)
  })
})
