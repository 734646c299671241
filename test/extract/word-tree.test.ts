import { describe, expect, test } from 'vitest'
import { findBranches } from '../../src/extract/expression-branches.ts'
import type { Rule } from '../../src/extract/rule.ts'
import { addToTree, type Reached, reachRules, type WordTree } from '../../src/extract/word-tree.ts'

const SOURCES = ['from now on', 'from (?:here|there)', '^from now', 'the (?:[^ ]+ )?test', 'from now(?! and then)']

function reach(sentence: string, index: number): Array<[source: string, certain: boolean]> {
  const tree: WordTree = new Map()
  for (const [order, source] of SOURCES.entries()) {
    const rule: Rule = { cue: 0, order, source, unspaced: false, anywhere: false, expression: undefined }
    addToTree(tree, rule, findBranches(source)?.words ?? [])
  }
  const reached: Reached[] = []
  reachRules(tree, sentence.split(' '), index, reached)
  return reached.map(({ rule, certain }) => [rule.source, certain])
}

describe('reachRules()', () => {
  test('is certain of what words alone tell', () => {
    expect(reach('ok from now on', 1)).toEqual([
      ['from now(?! and then)', false],
      ['from now on', true],
    ])
    expect(reach('ok from there', 1)).toEqual([['from (?:here|there)', true]])
  })

  test('knows the start of the sentence', () => {
    expect(reach('from now', 0)).toContainEqual(['^from now', true])
    expect(reach('and from now', 1)).not.toContainEqual(['^from now', true])
  })

  test('leaves to its expression what goes on with something open', () => {
    expect(reach('the big test', 0)).toEqual([['the (?:[^ ]+ )?test', false]])
  })

  test('reaches nothing where the next word leads nowhere', () => {
    expect(reach('from then on', 0)).toEqual([])
    expect(reach('from', 0)).toEqual([])
  })
})
