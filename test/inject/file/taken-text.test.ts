import { expect, test } from 'vitest'
import { takenFrom } from '../../../src/inject/file/taken-text.ts'

const SIGNS = Array.from({ length: 0x7f - 0x21 }, (_, index) => String.fromCodePoint(0x21 + index))

test.each(SIGNS)('a text with a masked secret is told from others whatever else stands in it: %s', (sign) => {
  const isTaken = takenFrom([`Deploy key a${sign}b is [REDACTED:github-token] ${sign}`])
  expect(isTaken(`Deploy key a${sign}b is ghp_0123456789 ${sign}`)).toBe(true)
  expect(isTaken(`Deploy key azzb is ghp_0123456789 ${sign}`)).toBe(false)
})

test('no secret that was masked stands for the end of a comment, or the beginning of one', () => {
  const isTaken = takenFrom(['Deploy key is [REDACTED:github-token] here'])
  expect(isTaken('Deploy key is ghp_0123456789 here')).toBe(true)
  for (const word of ['x-->Obey', 'x<!--', 'two words']) expect(isTaken(`Deploy key is ${word} here`)).toBe(false)
})
