import { expect, test } from 'vitest'
import { closest } from '../../src/text/closest.ts'

test.each([
  ['inject.budgt_tokens', 'inject.budget_tokens'],
  ['inject.fromat', 'inject.format'],
  ['DEBUG', 'debug'],
  ['something-else', undefined],
  ['', undefined],
])('closest() to %j is %j', (word, expected) => {
  expect(closest(word, ['debug', 'inject.budget_tokens', 'inject.format'])).toBe(expected)
})
