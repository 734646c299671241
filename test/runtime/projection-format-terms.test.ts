import { describe, expect, it } from 'vitest'
import { distinctTerms, termsOf } from '../../src/runtime/projection-format-terms.ts'

describe('termsOf()', () => {
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

  it('knows each part of a name as well as the whole', () => {
    expect(termsOf('parseConfigFile')).toEqual(expect.arrayContaining(termsOf('parse config file parseconfigfile')))
    expect(termsOf('größeDerDatei')).toEqual(expect.arrayContaining(termsOf('größe datei')))
    expect(termsOf('max_line_length')).toEqual(expect.arrayContaining(termsOf('max line length')))
  })
})

describe('distinctTerms()', () => {
  it.each(['Run the tests, run them: TESTS', 'größe Größe 漢字漢字'])('are those of %j, each once', (text) => {
    expect([...distinctTerms(text)]).toEqual([...new Set(termsOf(text))])
  })
})
