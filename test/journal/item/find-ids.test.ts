import { describe, expect, it } from 'vitest'
import { findIds } from '../../../src/journal/item/find-ids.ts'

describe('findIds()', () => {
  it.each([
    ['abc', ['abc1', 'abc2']],
    ['abc1', ['abc1']],
    ['ABC1', ['abc1']],
    ['abcl', ['abc1']],
    ['ob', ['0b']],
    ['', []],
    ['zz', []],
  ])('finds for %j: %j', (typed, found) => {
    expect(findIds(['abc1', 'abc2', '0b'], typed)).toEqual(found)
  })
})
