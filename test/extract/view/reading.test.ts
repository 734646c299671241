import { describe, expect, test } from 'vitest'
import { readWords } from '../../../src/extract/view/reading.ts'
import { wordOf } from '../../../src/extract/view/word-numbers.ts'

describe('readWords()', () => {
  test.each([
    ['use pnpm here', { tool: true }],
    ['can you look', { agent: true }],
    ['not like that', { rejects: true }],
    ['rien de nouveau dans le module', { latin: { languages: ['fr'] } }],
    ['en el modulo de la cola', { latin: { languages: ['es'] } }],
    ['si vai', { latin: { languages: ['fr', 'it'], votes: 1 } }],
    ['it is in the module', { latin: undefined }],
  ])('reads "%s"', (sentence, told) => {
    expect(readWords(sentence.split(' ').map(wordOf))).toMatchObject(told)
  })

  test('takes a letter for more than a word of another language', () => {
    expect(readWords(['si', 'rano'].map(wordOf), 'cs').latin?.languages).toEqual(['cs'])
  })

  test('tells nothing of words it does not know', () => {
    expect(readWords([wordOf('gizmo')])).toEqual({
      tool: false,
      agent: false,
      rejects: false,
      latin: undefined,
    })
  })
})
