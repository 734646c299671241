import { describe, expect, it } from 'vitest'
import { fold } from '../../../src/extract/view/fold.ts'
import { createTypedWords } from '../../../src/extract/view/typed-words.ts'
import * as fc from '../../helpers/property.ts'

function typedFor(original: string, words: string): string {
  const folded = fold(original)
  const from = folded.indexOf(` ${words} `)
  return createTypedWords(original, folded)(from, from + words.length + 1)
}

describe('createTypedWords()', () => {
  it.each([
    ['Always use PNPM here.', 'use pnpm', 'use PNPM'],
    ['Cut it from release, not from main', ', not from', 'not from'],
    ["I don't think that I'm right", 'dont think', "don't think"],
    ['Please use aus/british spelling in docs', 'use _path_', 'use aus/british'],
    [
      'Make the AGENTS.md extremely concise, please',
      'make the _memoryfile_ extremely concise',
      'Make the AGENTS.md extremely concise',
    ],
    ['从现在起，一律使用中文', '一律使用中文', '一律使用中文'],
    ['回我用台灣用語，不要「默認」', '回我用台灣用語 , 不要', '回我用台灣用語，不要'],
    ['tout le métier est nommé en français', 'nomme en francais', 'nommé en français'],
    ['Nie die große Straße sperren', 'grosse strasse', 'große Straße'],
    ['اینجا از pnpm استفاده می‌کنیم', 'استفاده میکنیم', 'استفاده می‌کنیم'],
    ['Create one when running `wakil init` (with a flag to skip).', 'skip )', 'skip'],
    ['Put a ﬁle @a/b.ts ; there', 'file', 'ﬁle'],
  ])('finds in %j what folds to %j', (original, words, typed) => {
    expect(typedFor(original, words)).toBe(typed)
  })

  it('never shows a placeholder', () => {
    expect(createTypedWords('nothing alike', ' use _path_ now ')(0, 15)).toBe('use … now')
    const piece = fc.constantFrom(
      'use',
      "don't",
      'src/a.ts',
      'CLAUDE.md',
      '`x y`',
      '--fix',
      'https://a.b/c',
      'Ünder',
      '。',
      ',',
    )
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 12 }), fc.nat(11), fc.nat(11), (pieces, a, b) => {
        const original = pieces.join(' ')
        const folded = fold(original)
        const words = folded.trim().split(' ')
        const [first, last] = [Math.min(a, b) % words.length, Math.max(a, b) % words.length]
        const from = ['', ...words.slice(0, Math.min(first, last))].join(' ').length
        const to = from + words.slice(Math.min(first, last), Math.max(first, last) + 1).join(' ').length + 1
        expect(createTypedWords(original, folded)(from, to)).not.toMatch(/\b_[a-z]+_\b/)
      }),
    )
  })
})
