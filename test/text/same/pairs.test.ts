import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { saySame } from '../../../src/text/same/same.ts'

type Pair = {
  readonly kind: string
  readonly language: string
  readonly same: boolean
  readonly a: string
  readonly b: string
}

const pairsOf = (half: string): Pair[] =>
  readFileSync(`fixtures/duplicates/${half}.jsonl`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Pair)
const isWrong = ({ a, b, same }: Pair): boolean =>
  [saySame({ text: a }, { text: b }), saySame({ text: b }, { text: a })].some((found) => found !== same)

describe.each(['develop', 'held-out'])('saySame() on the pairs of %s', (half) => {
  const pairs = pairsOf(half)

  test('merges none that say different things', () => {
    const different = pairs.filter(({ same }) => !same)
    expect(different.length).toBeGreaterThan(75)
    expect(different.filter(isWrong)).toEqual([])
  })

  test('merges nine of ten that say the same', () => {
    const same = pairs.filter((pair) => pair.same)
    expect(same.length).toBeGreaterThan(45)
    expect(same.filter(isWrong).length).toBeLessThanOrEqual(Math.ceil(same.length / 10))
  })
})
