import { expect, test } from 'vitest'
import { estimateTokens } from '../../src/text/tokens.ts'

test('estimateTokens() counts per script and never less than nothing', () => {
  expect(estimateTokens('')).toBe(0)
  expect(estimateTokens('Use pnpm, not npm, for every install and script')).toBe(16)
  expect(estimateTokens('所有回复都使用中文')).toBe(11)
  expect(estimateTokens('Всегда отвечай по-русски')).toBeGreaterThan(estimateTokens('Vsegda otvechay po-russki'))
})
