import { describe, expect, test } from 'vitest'
import { hashOn, MOST_WORDS, NO_ID, NO_LETTERS, wordAt, wordOf } from '../../src/extract/word.ts'

describe('wordOf()', () => {
  test('gives one word for each text, wherever it stands', () => {
    const word = wordOf('pnpm')
    expect(word).toMatchObject({ text: 'pnpm', entry: { tool: true } })
    expect(wordOf('pnpm')).toBe(word)
    let hash = NO_LETTERS
    for (const letter of 'pnpm') hash = hashOn(hash, letter.charCodeAt(0))
    expect(wordAt('use pnpm here', 4, 8, hash)).toBe(word)
  })

  test('tells words with the same hash apart', () => {
    expect(wordOf('Aa').text).toBe('Aa')
    expect(wordOf('BB').text).toBe('BB')
    expect(wordOf('Aa').id).not.toBe(wordOf('BB').id)
  })

  test('does not remember what is too long to come again', () => {
    expect(wordOf('x'.repeat(60_000))).toMatchObject({ id: NO_ID, text: 'x'.repeat(60_000) })
  })

  test('reads also those that are too many to remember', () => {
    for (let count = 0; count <= MOST_WORDS; count++) wordOf(`word${count}`)
    const late = wordOf('onemore')
    expect(late).toEqual({ text: 'onemore', entry: undefined, id: NO_ID })
    expect(wordOf('onemore')).toEqual(late)
  })
})
