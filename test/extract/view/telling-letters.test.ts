import { describe, expect, test } from 'vitest'
import { languageOfLetters } from '../../../src/extract/view/telling-letters.ts'

describe('languageOfLetters()', () => {
  test.each([
    ['wolę krótkie funkcje', 'pl'],
    ['Řekl jsem to', 'cs'],
    ['prefiro funções curtas', 'pt'],
    ['¿por qué?', 'es'],
    ['İyi bir yaklaşım', 'tr'],
    ['dịch comment', 'vi'],
    ['a naïve café', undefined],
    ['use pnpm', undefined],
  ])('of "%s" are %s', (text, language) => {
    expect(languageOfLetters(text)).toBe(language)
  })
})
