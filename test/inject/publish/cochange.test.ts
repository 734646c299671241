import { describe, expect, it } from 'vitest'
import { countCochange } from '../../../src/inject/publish/cochange.ts'
import { type Cochange, parseCochange, relatedFiles } from '../../../src/runtime/projection/cochange.ts'

const log = (...commits: string[][]) => commits.map((files, n) => `\u0001hash${n}\0\n${files.join('\0')}\0`).join('')

describe('relatedFiles()', () => {
  const files = {
    a: [
      ['x', 0.5],
      ['z', 0.9],
      ['b', 1],
    ],
    b: [
      ['y', 0.7],
      ['x', 0.7],
      ['z', 0.4],
    ],
    c: 7,
  } as unknown as Cochange['files']

  it('tells what changes with several files once, with the one that it goes with most, the closest first', () => {
    expect(relatedFiles({ v: 1, head: 'h', files }, ['a', 'b', 'c', 'toString'], 2)).toEqual([
      ['z', 'a', 0.9],
      ['x', 'b', 0.7],
    ])
    expect(relatedFiles({ v: 1, head: 'h', files }, ['b'], 5)).toEqual([
      ['x', 'b', 0.7],
      ['y', 'b', 0.7],
      ['z', 'b', 0.4],
    ])
    expect(relatedFiles(undefined, ['a'], 5)).toEqual([])
  })
})

describe('countCochange()', () => {
  it('leaves out what Sage writes itself', () => {
    const ours = '.sage/learnings.md'
    expect(countCochange(log(['a', ours], ['a', ours], ['a', ours]))?.files).toEqual({})
  })

  it('takes a name with a line break for one file', () => {
    expect(countCochange(log(['a', 'x\ny'], ['a', 'x\ny']))?.files).toEqual({ a: [['x\ny', 1]], 'x\ny': [['a', 1]] })
  })

  it('keeps what changes together at least twice, most often first', () => {
    const cochange = countCochange(log(['a', 'b', 'c'], ['a', 'b'], ['a', 'b'], ['a'], ['c', 'd']))
    expect(cochange).toEqual({ v: 1, head: 'hash0', files: { a: [['b', 0.75]], b: [['a', 1]] } })
    expect(relatedFiles(cochange, ['a'], 5)).toEqual([['b', 'a', 0.75]])
    expect(relatedFiles(cochange, ['a', 'b'], 5)).toEqual([])
  })

  it('tells of each file the five that it goes with most, if that is often enough', () => {
    const others = ['f', 'e', 'd', 'c', 'b', 'x']
    const twice = others.flatMap((other) => [
      ['a', other, 'y'],
      ['a', other],
    ])
    const often = [
      ['a', 'x'],
      ['a', 'x'],
      ['a', 'x'],
    ]
    const alone = Array.from({ length: 5 }, (_, n) => ['y', `z${n}`])
    const { files = {} } = countCochange(log(...twice, ...often, ...alone)) ?? {}
    // It changed 15 times: five times with x, twice with each of the others, and six times with y.
    expect(files['a']).toEqual([
      ['y', 0.4],
      ['x', 0.33],
    ])
    expect(files['y']).toEqual([['a', 0.55]])
    const same = ['c', 'b', 'g', 'f', 'e', 'd']
    expect(countCochange(log(['a', ...same], ['a', ...same]))?.files['a']).toEqual(
      ['b', 'c', 'd', 'e', 'f'].map((file) => [file, 1]),
    )
  })

  it('leaves commits of very many files out and knows no history', () => {
    const many = Array.from({ length: 40 }, (_, n) => `f${n}`)
    expect(countCochange(log(many, many, many))?.files).toEqual({})
    expect(countCochange('')).toBeUndefined()
  })

  it.each([
    ['', undefined],
    ['null', undefined],
    ['{"v":2,"head":"h","files":{}}', undefined],
    ['{"v":1,"files":{}}', undefined],
    ['{"v":1,"head":"h","files":null}', undefined],
    ['{"v":1,"head":"h"}', undefined],
    ['{"v":1,"head":"h","files":{}}', { v: 1, head: 'h', files: {} }],
  ])('is read back from %j as %j', (json, cochange) => {
    expect(parseCochange(json)).toEqual(cochange)
  })

  it('survives files with the names of inherited properties', () => {
    const cochange = parseCochange(
      JSON.stringify(countCochange(log(['__proto__', 'constructor'], ['__proto__', 'constructor']))),
    )
    expect(relatedFiles(cochange, ['constructor', 'toString'], 5).length).toBeLessThan(2)
  })
})
