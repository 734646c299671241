import { expect, test } from 'vitest'
import { editedLine } from '../../../src/commands/plain/typed-line.ts'
import { MAX_LEARNING } from '../../../src/text/max-learning.ts'

test.each([
  ['letters', 'Use pnpm, not npm', 'Use pnpm, not npm'],
  ['arrow keys', 'Helo wrld\u001b[D\u001b[D\u001b[Do', 'Helo world'],
  ['arrow keys as some terminals write them', 'se\u001bOHU', 'Use'],
  ['Home and End', 'pnpm\u001b[HUse \u001b[F, not npm', 'Use pnpm, not npm'],
  ['the marks of a paste', 'Use \u001b[200~pnpm\tand\u001b[201~ uv', 'Use pnpm and uv'],
  ['an answer of the terminal', 'Use \u001b]11;rgb:1e1e/1e1e/1e1e\u0007pnpm', 'Use pnpm'],
  ['keys that mean nothing in a line', 'gen\u001b[A\u001b[15~', 'gen'],
  ['an escape that nothing follows', 'gen\u001b', 'gen'],
])('editedLine() gives what was meant by %s', (_, typed, meant) => {
  expect(editedLine(typed)).toBe(meant)
})

test('editedLine() leaves a line alone that the editor would cut', () => {
  const line = `${'x'.repeat(MAX_LEARNING)}\u001b[D`
  expect(editedLine(line)).toBe(line)
})
