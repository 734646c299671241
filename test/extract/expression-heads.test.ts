import { describe, expect, test } from 'vitest'
import { findHeads, narrow } from '../../src/extract/expression-heads.ts'
import { findLiterals } from '../../src/extract/expression-literals.ts'
import { alternativesOf, parseAlternatives } from '../../src/extract/expression-nodes.ts'

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
    const found = findHeads(parseAlternatives(source))
    expect(found && [...found.words].toSorted()).toEqual(words?.toSorted())
    expect(found && [...found.beginnings]).toEqual(beginnings)
  })

  test('refuses what is not balanced', () => {
    expect(() => parseAlternatives('(?:a')).toThrow('Unbalanced group')
    expect(() => parseAlternatives('[a')).toThrow('Unbalanced class')
  })
})

describe('alternativesOf()', () => {
  test('parts at the top only, and within a group that is all there is', () => {
    expect(alternativesOf('a|(?:b|c) d|[|]e')).toEqual(['a', '(?:b|c) d', '[|]e'])
    expect(alternativesOf('(?:a|b)')).toEqual(['a', 'b'])
    expect(alternativesOf('(?:a|b)?')).toEqual(['(?:a|b)?'])
  })
})

describe('narrow()', () => {
  test.each([
    ['the (?:usual|rest)', 'the', false, ['usual', 'rest']],
    ['(?:^|and )fix (?:it|them)', 'fix', true, ['it', 'them']],
    ['(?:^|and )fix (?:it|them)', 'and', false, ['fix']],
    ['(?:this|the (?:repo|app)) is', 'this', false, ['is']],
    ['(?:this|the (?:repo|app)) is', 'the', false, ['repo', 'app']],
    ['the (?:[^ ]+ )?test', 'the', false, undefined],
    ['always', 'always', false, undefined],
    ['jahr[^ ]* x', 'jahr', false, undefined],
  ])('knows of "%s" where it begins with "%s"', (source, word, atStart, next) => {
    const narrowed = narrow(parseAlternatives(source), word)
    expect(narrowed.atStart).toBe(atStart)
    expect(narrowed.next && [...narrowed.next]).toEqual(next)
  })
})

describe('findLiterals()', () => {
  test.each([
    ['[^ ]+ (?:over|rather than) [^ ]+', [' over ', ' rather than ']],
    ['(?:^|, )? ?prefer', ['prefer']],
    ['[^ ]+(?:ma|me)?', undefined],
    ['[^x](?:[a-z]b|c)', ['b', 'c']],
  ])('finds one of which every match of "%s" holds', (source, literals) => {
    expect(findLiterals(parseAlternatives(source))).toEqual(literals)
  })
})
