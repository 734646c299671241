import { expect, test } from 'vitest'
import { sharesWords } from '../../src/text/shared-words.ts'

test.each([
  ['no, use pnpm here', 'This project uses pnpm.', true],
  ['fix the test', 'Tests are fixed first.', true],
  ['必ずテストを書く', 'テストを書く。', true],
  ['From now on always use pnpm', 'Immer das Gegenteil tun und niemals testen', false],
  ['the is', 'anything', true],
])('sharesWords(%j, %j) is %s', (a, b, shared) => {
  expect(sharesWords(a, b)).toBe(shared)
})
