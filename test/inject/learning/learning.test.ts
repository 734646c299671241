import { expect, it } from 'vitest'
import { learningOf } from '../../../src/inject/learning/learning.ts'
import { makeItem } from '../../helpers/make-item.ts'

it('learningOf() makes one learning of an item, so what is read of its text is kept from one decision to the next', () => {
  const item = makeItem('aaaaaaaaaa')
  expect(learningOf(item)).toBe(learningOf(item))
  expect(learningOf({ ...item, text: 'Use yarn' })).toMatchObject({ id: 'aaaaaaaaaa', text: 'Use yarn' })
})
