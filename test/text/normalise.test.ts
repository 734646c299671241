import { expect, test } from 'vitest'
import { normaliseText } from '../../src/text/normalise.ts'

test.each([
  ['Don’t use “npm”!', 'dont use npm'],
  ['ＰＮＰＭ  and   C++/C#', 'pnpm and c++ c#'],
  ['src/gen is generated.', 'src gen is generated'],
  ['ui->core ⇒ done', 'ui > core > done'],
  ['size ≤ 5, a <- b', 'size < 5 a < b'],
  ['a !== b ⟶ c', 'a ≠ b > c'],
  ['', ''],
])('normaliseText() folds %s', (text, expected) => {
  expect(normaliseText(text)).toBe(expected)
})
