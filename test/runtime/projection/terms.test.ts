import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PROJECTION_VERSION } from '../../../src/runtime/projection/format.ts'
import { distinctTerms, termsOf } from '../../../src/runtime/projection/terms.ts'
import * as fc from '../../helpers/property.ts'

describe('termsOf()', () => {
  it.each([
    ['tests testing tested test', ['test', 'test', 'test', 'test']],
    ['commits committed committing', ['commit', 'commit', 'commit']],
    ['the a is of', []],
    ['useEffect', ['effect', 'useeffect']],
    ['größeDerDatei', ['große', 'datei', 'großederdatei']],
    ['snake_case_name', ['snak', 'cas', 'nam', 'snakecasenam']],
    ['C++ and C#', ['c++', 'c#']],
    ['Größe café', ['große', 'caf']],
    ['数据库', ['数据', '据库']],
    ['漢字テスト', ['漢字', '字テ', 'テス', 'スト']],
  ])('%s', (text, terms) => {
    expect(termsOf(text)).toEqual(terms)
  })

  it('gives the same terms for plain words alone and among others', () => {
    const ascii = fc.string({ unit: fc.constantFrom('a', 'B', 'z', 'Q', '_', '1', ' ', '+', '#', '.', 'ing', 'tion') })
    fc.assert(
      fc.property(ascii, (text) => {
        expect(termsOf(`${text} 中中`).slice(0, -1)).toEqual(termsOf(text))
        expect(new Set(termsOf(text))).toEqual(distinctTerms(text))
      }),
    )
  })

  it('gives other terms only in another version: a hook would search an index of the old ones for the new', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
    const pairs = letters.flatMap((first) => letters.map((second) => first + second))
    const short = [...pairs, ...pairs.flatMap((pair) => letters.map((letter) => pair + letter))]
    const texts = ['learnings', 'prompts'].map((name) => readFileSync(`eval/relevance/${name}.jsonl`, 'utf8'))
    const terms = [...short, ...texts.flatMap((lines) => lines.split('\n'))].flatMap(termsOf).join(' ')
    expect([PROJECTION_VERSION, createHash('sha256').update(terms).digest('hex').slice(0, 16)]).toEqual([
      6,
      '8d190d0068d37aab',
    ])
  })

  it('reads beginning and end of a very long text', () => {
    const terms = termsOf(`first ${'filler '.repeat(1_000_000)} last`)
    expect(terms.length).toBeLessThan(10_000)
    expect(terms).toContain('first')
    expect(terms).toContain('last')
  })

  it.each([
    ['test tests testing tested tester', 1],
    ['box boxes', 1],
    ['class classes', 1],
    ['branch branches', 1],
    ['flash flashes', 1],
    ['query queries', 1],
    ['deploy deploys deployment deployments deployed deploying', 1],
    ['migrate migrates migrated migrating migration migrations', 1],
    ['commit commits committed committing', 1],
    ['apply applied applies', 1],
    ['connect connector connection', 1],
    ['quick quickly', 1],
    ['thing', 0],
    ['bus status this', 2],
    ['миграция миграции миграций', 1],
    ['naïve naive', 1],
  ])('has for %j %d terms', (text, count) => {
    expect(new Set(termsOf(text)).size).toBe(count)
  })

  it.each(['漢字仮名', 'ひらがな', 'カタカナ', '한국말로', 'ภาษาไทย', 'ພາສາລາວ', 'ភាសាខ្មែរ', 'မြန်မာစာ'])(
    'finds a part of %s, in a script without spaces',
    (text) => {
      const part = termsOf(Array.from(text).slice(1, 3).join(''))
      expect(part).toHaveLength(1)
      expect(termsOf(`${text}x`)).toEqual(expect.arrayContaining(part))
    },
  )
})
