import { describe, expect, test } from 'vitest'
import {
  createUnitReader,
  createWordReader,
  type Path,
  type Reader,
  type ExpressionStep,
} from '../../../src/extract/matching/expression-steps.ts'

function firstSteps(reader: Reader, source: string): readonly ExpressionStep[] {
  return reader.begin(source).flatMap((path) => reader.stepsOf(path))
}

function symbolsOf(steps: readonly ExpressionStep[]): string[] {
  return [...new Set(steps.map(({ symbol }) => symbol))].toSorted()
}

function stepsAfter(reader: Reader, steps: readonly ExpressionStep[], symbol: string): readonly ExpressionStep[] {
  return steps.filter((step) => step.symbol === symbol && step.rest).flatMap(({ rest }) => reader.stepsOf(rest as Path))
}

describe('createWordReader()', () => {
  test.each([
    ['always', ['always']],
    ['from now on', ['from']],
    ['(?:as|like) i said', ['as', 'like']],
    ['(?:please )?remember', ['please', 'remember']],
    ['memor(?:y|ies) x', ['memories', 'memory']],
    ['colou?r', ['color', 'colour']],
    ['test(?:s|ing)?', ['test', 'testing', 'tests']],
    ['analy[sz]e', ['analyse', 'analyze']],
    ['over-?engineer[^ ]*', ['over-engineer[^ ]*', 'overengineer[^ ]*']],
    ['[^ ]+ing', ['[^ ]+ing']],
    ['hmm+', ['hmm+']],
    ['hm{2,}', ['hm{2,}']],
    ['hm+?', ['hm+']],
    ['lo{2}k', ['lo{2,2}k']],
    ['t\\.k', ['t.k']],
    ['(?:the |my ){1,2}x', ['my', 'the']],
    ['any ?more', ['any', 'anymore']],
  ])('reads of "%s" first', (source, symbols) => {
    expect(symbolsOf(firstSteps(createWordReader(), source))).toEqual(symbols)
  })

  test.each([
    ['the (?:usual|rest)', 'the', ['rest', 'usual']],
    ['(?:^|and )fix (?:it|them)', 'fix', ['it', 'them']],
    ['the (?:[^ ]+ )?test', 'the', ['[^ ]+', 'test']],
    ['no(?: [,.])* we', 'no', [',', '.', 'we']],
    ['a ?b c', 'a', ['b']],
    ['always', 'always', []],
  ])('reads of "%s" after "%s"', (source, first, symbols) => {
    const reader = createWordReader()
    expect(symbolsOf(stepsAfter(reader, firstSteps(reader, source), first))).toEqual(symbols)
  })

  test('counts how often a group may come again', () => {
    const reader = createWordReader()
    let steps = firstSteps(reader, 'a(?: b){1,2} c')
    steps = stepsAfter(reader, steps, 'a')
    expect(symbolsOf(steps)).toEqual(['b'])
    steps = stepsAfter(reader, steps, 'b')
    expect(symbolsOf(steps)).toEqual(['b', 'c'])
    expect(symbolsOf(stepsAfter(reader, steps, 'b'))).toEqual(['c'])
  })

  test('comes back to the same place where a group repeats without end', () => {
    const reader = createWordReader()
    const steps = firstSteps(reader, '(?:please |lets )*go')
    const again = steps.find(({ symbol }) => symbol === 'please')?.rest
    expect(stepsAfter(reader, reader.stepsOf(again as Path), 'please')).toEqual(reader.stepsOf(again as Path))
  })

  test('tells what must hold before a word and after it, and at the start', () => {
    const [step] = firstSteps(createWordReader(), '^(?<! we )dont(?! mind)')
    expect(step).toMatchObject({ symbol: 'dont', atStart: true, before: ['(?<! we )'], after: ['(?! mind)'] })
  })

  test.each([
    ['(?:a', 'Unbalanced group'],
    ['[a', 'Unbalanced class'],
    ['from ', 'A match ends with a word'],
    ['a(?!b)c', 'An assertion must stand between words'],
    ['a.b', 'Words and what parts them must be told apart'],
    ['a[ ,]+b', 'Words and what parts them must be told apart'],
    ['x(?= )y', 'An assertion must stand between words'],
    ['\\d+', 'does not know'],
    ['[\\d]', 'does not know'],
    ['(?<n>a)', 'does not know'],
    ['(?:a|)*b', 'goes on in too many ways'],
  ])('refuses "%s"', (source, message) => {
    expect(() => firstSteps(createWordReader(), source)).toThrow(message)
  })
})

describe('createUnitReader()', () => {
  test.each([
    ['以后都', ['以']],
    ['(?:を|に)?追加', ['に', 'を', '追']],
    ['[^。]{0,2}。', ['[^。]', '。']],
    ['^ ?先', [' ', '先']],
  ])('reads of "%s" first', (source, symbols) => {
    expect(symbolsOf(firstSteps(createUnitReader(), source))).toEqual(symbols)
  })

  test('ends wherever nothing more has to come', () => {
    const steps = firstSteps(createUnitReader(), 'か(?:な)?(?!も)')
    expect(steps.map(({ symbol, after, rest }) => [symbol, after, rest !== undefined])).toEqual([
      ['か', [], true],
      ['か', ['(?!も)'], false],
    ])
  })
})
