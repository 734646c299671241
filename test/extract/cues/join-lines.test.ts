import { expect, test } from 'vitest'
import { joinLines } from '../../../src/extract/cues/join-lines.ts'

test('joinLines() takes a break and the spaces behind it out, and no other space', () => {
  expect(joinLines('\n    a b |c\n      | d\n  ')).toBe('a b |c| d')
  expect(joinLines('a|b c')).toBe('a|b c')
})
