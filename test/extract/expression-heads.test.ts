import { describe, expect, test } from 'vitest'
import { alternativesOf, findHeads } from '../../src/extract/expression-heads.ts'

describe('findHeads()', () => {
  test.each([
    ['always', ['always'], []],
    ['from now on|going forward', ['from', 'going'], []],
    ['(?:as|like) i said', ['as', 'like'], []],
    ['(?:please )?remember', ['please', 'remember'], []],
    ['memor(?:y|ies) x', ['memory', 'memories'], []],
    ['colou?r', ['color', 'colour'], []],
    ['test(?:s|ing)?', ['test', 'tests', 'testing'], []],
    ['правил[^ ]*', ['правил'], ['правил']],
    ['jahr[^ ]+', [], ['jahr']],
    ['(?:the |my ){1,2}x', ['the', 'my'], []],
    ['(?<! we )dont(?! mind) y', ['dont'], []],
    ['t\\.k', ['t.k'], []],
    ['[?!]x', undefined, undefined],
    ['(?:a )?[^ ]+ b', undefined, undefined],
  ])('finds what "%s" can begin with', (source, words, beginnings) => {
    const found = findHeads(source)
    expect(found && [...found.words].toSorted()).toEqual(words?.toSorted())
    expect(found && [...found.beginnings]).toEqual(beginnings)
  })

  test('refuses what is not balanced', () => {
    expect(() => findHeads('(?:a')).toThrow('Unbalanced group')
    expect(() => findHeads('[a')).toThrow('Unbalanced class')
  })
})

describe('alternativesOf()', () => {
  test('parts at the top only, and within a group that is all there is', () => {
    expect(alternativesOf('a|(?:b|c) d|[|]e')).toEqual(['a', '(?:b|c) d', '[|]e'])
    expect(alternativesOf('(?:a|b)')).toEqual(['a', 'b'])
    expect(alternativesOf('(?:a|b)?')).toEqual(['(?:a|b)?'])
  })
})
