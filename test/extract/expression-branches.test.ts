import { describe, expect, test } from 'vitest'
import { findBranches, type Rest } from '../../src/extract/expression-branches.ts'
import { findLiterals } from '../../src/extract/expression-literals.ts'
import { alternativesOf, parseAlternatives } from '../../src/extract/expression-nodes.ts'

describe('findBranches()', () => {
  test.each([
    ['always', ['always'], []],
    ['from now on', ['from'], []],
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
    const found = findBranches(source)
    expect(found && [...new Set(found.words.map(({ word }) => word))].toSorted()).toEqual(words?.toSorted())
    expect(found && [...found.beginnings]).toEqual(beginnings)
  })

  test.each([
    ['the (?:usual|rest)', 'the', false, ['usual', 'rest']],
    ['(?:^|and )fix (?:it|them)', 'fix', true, ['it', 'them']],
    ['(?:^|and )fix (?:it|them)', 'and', false, ['fix']],
    ['(?:this|the (?:repo|app)) is', 'this', false, ['is']],
    ['(?:this|the (?:repo|app)) is', 'the', false, ['repo', 'app']],
    ['the (?:[^ ]+ )?test', 'the', false, undefined],
    ['from now on', 'from', false, ['now']],
    ['a ?b c', 'a', false, ['b']],
    ['always', 'always', false, undefined],
  ])('goes on with "%s" after "%s"', (source, first, atStart, next) => {
    const branch = findBranches(source)?.words.find(({ word }) => word === first)
    expect(branch?.atStart).toBe(atStart)
    expect(wordsAfter(branch?.rest)).toEqual(next)
  })

  test('refuses what is not balanced', () => {
    expect(() => findBranches('(?:a')).toThrow('Unbalanced group')
    expect(() => findBranches('[a')).toThrow('Unbalanced class')
  })
})

function wordsAfter(rest: Rest | undefined): string[] | undefined {
  return rest === undefined ? undefined : findBranches(rest)?.words.map(({ word }) => word)
}

describe('alternativesOf()', () => {
  test('parts at the top only, and within a group that is all there is', () => {
    expect(alternativesOf('a|(?:b|c) d|[|]e')).toEqual(['a', '(?:b|c) d', '[|]e'])
    expect(alternativesOf('(?:a|b)')).toEqual(['a', 'b'])
    expect(alternativesOf('(?:a|b)?')).toEqual(['(?:a|b)?'])
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
