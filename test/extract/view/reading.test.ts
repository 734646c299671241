import { describe, expect, test } from 'vitest'
import { readWords } from '../../../src/extract/view/reading.ts'
import { wordOf } from '../../../src/extract/view/word-numbers.ts'

describe('readWords()', () => {
  test.each([
    ['use pnpm here', { tool: true }],
    ['can you look', { agent: true }],
    ['not like that', { rejects: true }],
    ['rien de nouveau dans le module', { latin: { language: 'fr', votes: 5 } }],
    ['en el modulo de la cola', { latin: { language: 'es', votes: 4 } }],
    ['it is in the module', { latin: undefined }],
  ])('reads "%s"', (sentence, told) => {
    expect(readWords(sentence.split(' ').map(wordOf))).toMatchObject(told)
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
