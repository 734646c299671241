import { describe, expect, it } from 'vitest'
import { countCochange } from '../../src/inject/cochange.ts'
import { parseCochange, relatedFiles } from '../../src/runtime/projection-format-cochange.ts'

const log = (...commits: string[][]) => commits.map((files, n) => `\u0001hash${n}\n${files.join('\0')}\0`).join('\0')

describe('countCochange()', () => {
  it('keeps what changes together at least twice, most often first', () => {
    const cochange = countCochange(log(['a', 'b', 'c'], ['a', 'b'], ['a', 'b'], ['a'], ['c', 'd']))
    expect(cochange).toEqual({ v: 1, head: 'hash0', files: { a: [['b', 0.75]], b: [['a', 1]] } })
    expect(relatedFiles(cochange, ['a'], 5)).toEqual([['b', 'a', 0.75]])
    expect(relatedFiles(cochange, ['a', 'b'], 5)).toEqual([])
  })

  it('leaves commits of very many files out and knows no history', () => {
    const many = Array.from({ length: 40 }, (_, n) => `f${n}`)
    expect(countCochange(log(many, many, many))?.files).toEqual({})
    expect(countCochange('')).toBeUndefined()
  })

  it('survives files with the names of inherited properties', () => {
    const cochange = parseCochange(
      JSON.stringify(countCochange(log(['__proto__', 'constructor'], ['__proto__', 'constructor']))),
    )
    expect(relatedFiles(cochange, ['constructor', 'toString'], 5).length).toBeLessThan(2)
  })
})
