import { describe, expect, test } from 'vitest'
import { foldSentence } from '../../../src/extract/view/fold.ts'
import { guessLanguage } from '../../../src/extract/view/language.ts'
import { readWords } from '../../../src/extract/view/reading.ts'

function guess(text: string) {
  const folded = foldSentence(text)
  return guessLanguage(folded, readWords(folded.words))
}

describe('guessLanguage()', () => {
  test.each([
    ['we use pnpm in this repo', 'english', []],
    ['wir nutzen hier nur pnpm und nicht npm', 'other', ['de']],
    ['en este proyecto usamos siempre pnpm', 'other', ['es']],
    ['мы используем pnpm', 'other', ['ru', 'uk', 'bg']],
    ['نستخدم pnpm هنا', 'other', ['ar']],
    ['اینجا pnpm داریم', 'other', ['fa', 'ar']],
    ['دايما خلي الردود قصيرة على گروب الفريق', 'other', ['fa', 'ar']],
    ['אצלנו רק pnpm', 'other', ['he']],
    ['never more than 500 µs', 'english', []],
    ['siempre usa µs y Δt en los nombres', 'other', ['es']],
    ['siempre escribe "สวัสดี" en los tests', 'unspaced', ['th', 'es']],
    ['έχουμε pnpm', 'other', ['el']],
    ['ใช้ pnpm', 'unspaced', ['th']],
    ['vi bruger kun pnpm', 'other', ['da']],
    ['používáme jen pnpm', 'other', ['cs']],
    ['nie dodawaj komentarzy do kodu', 'other', ['pl']],
    ['serwer restartuje się co noc', 'other', ['pl']],
    ['我们用 pnpm', 'unspaced', ['zh']],
    ['テストは vitest で', 'unspaced', ['ja']],
    ['우리는 pnpm 써', 'unspaced', ['ko']],
    ['👍', 'english', []],
  ] as const)('takes "%s" for %s', (text, writing, languages) => {
    expect(guess(text)).toEqual({ writing, languages: ['en', ...languages] })
  })

  test('tries a language that one short word shows, without another measure', () => {
    expect(guess('bitte pnpm')).toEqual({ writing: 'english', languages: ['en', 'de'] })
  })
})
