import { describe, expect, test } from 'vitest'
import { lexicon } from '../../../src/extract/view/lexicon.ts'
import { utf16UnitsOf } from '../../../src/extract/view/utf16-units.ts'
import {
  entryOf,
  hashOn,
  MAX_WORDS,
  NO_LETTERS,
  NO_NUMBER,
  wordAt,
  wordOf,
} from '../../../src/extract/view/word-numbers.ts'

/** The number of a word in a text. */
function said(text: string): number {
  let hash = NO_LETTERS
  for (const letter of text) hash = hashOn(hash, letter.charCodeAt(0))
  return wordAt(utf16UnitsOf(text), 0, text.length, hash)
}

describe('wordOf()', () => {
  test('gives one number to each word, wherever it stands', () => {
    const number = wordOf('gizmo')
    expect(wordOf('gizmo')).toBe(number)
    let hash = NO_LETTERS
    for (const letter of 'gizmo') hash = hashOn(hash, letter.charCodeAt(0))
    expect(wordAt(utf16UnitsOf('use gizmo here'), 4, 9, hash)).toBe(number)
    expect(wordOf('gizmos')).not.toBe(number)
  })

  test('tells words with the same hash apart', () => {
    expect(wordOf('Aa')).not.toBe(wordOf('BB'))
    expect(wordOf('Aa')).toBe(wordOf('Aa'))
  })

  test('has no number for what is too long to come again', () => {
    expect(wordOf('x'.repeat(60_000))).toBe(NO_NUMBER)
  })

  test('gives no more numbers than there are', () => {
    const known = wordOf('gizmo')
    for (let count = 0; count <= MAX_WORDS; count++) said(`word${count}`)
    expect(said('onemore')).toBe(NO_NUMBER)
    expect(said('gizmo')).toBe(known)
    const own = wordOf('onemore')
    expect(own, 'Sage looks for it').not.toBe(NO_NUMBER)
    expect(said('onemore')).toBe(own)
    for (let count = 0; count <= MAX_WORDS; count++) wordOf(`word${count}`)
    expect(wordOf('last')).toBe(NO_NUMBER)
  })
})

describe('entryOf()', () => {
  test('knows every word of the lexicon by its number', () => {
    for (const [word, entry] of lexicon) expect([word, entryOf(wordOf(word))]).toEqual([word, entry])
  })

  test('says what a word tells by itself', () => {
    expect(entryOf(wordOf('pnpm'))).toMatchObject({ tool: true, rejects: false })
    expect(entryOf(wordOf('gizmo'))).toBeUndefined()
    expect(entryOf(NO_NUMBER)).toBeUndefined()
  })
})
