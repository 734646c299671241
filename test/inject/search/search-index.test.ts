import { describe, expect, it } from 'vitest'
import { buildSearchIndex } from '../../../src/inject/search/search-index.ts'
import { searchIndex } from '../../../src/runtime/projection/index-format.ts'
import { documentSeal } from '../../../src/runtime/projection/seal.ts'
import { distinctTerms } from '../../../src/runtime/projection/terms.ts'
import * as fc from '../../helpers/property.ts'

const GENERATION = '0123456789abcdef'
const KEY = new Uint8Array(32).fill(7)
const seal = documentSeal({ key: KEY, id: 'project' }, GENERATION)

function indexOf(texts: readonly string[]) {
  const bytes = buildSearchIndex(
    GENERATION,
    texts.map((text, n) => ({ key: `k${n}`, text, full: `<${text}>`, preview: text.slice(0, 5) })),
    seal,
  )
  return (
    prompt: string,
    more: { threshold?: number; max?: number; skip?: (key: string) => boolean; generation?: string } = {},
  ) =>
    searchIndex((offset, length) => bytes.subarray(offset, offset + length), prompt, {
      generation: GENERATION,
      threshold: 0,
      max: 10,
      skip: () => false,
      seal,
      ...more,
    })
}

describe('searchIndex()', () => {
  const texts = [
    'Run database migrations with make migrate',
    'Use pnpm, not npm, for every install',
    'Die Rechnung braucht eine Nummer',
    '数据库迁移必须先在测试环境运行',
    'コミットメッセージは日本語で書いてください',
    'Отчёты строятся ночью',
    'CI has no network',
    'Errors in Go are wrapped with %w',
    'Unit tests run in Jest with fake timers',
  ]
  const search = indexOf(texts)
  const first = (prompt: string) => search(prompt)?.[0]?.full

  it.each([
    ['how do I migrate the database?', 0],
    ['the DATABASE migration failed', 0],
    ['installing lodash', 1],
    ['die Rechnungen sind falsch', 2],
    ['帮我写数据库迁移', 3],
    ['コミットを書いて', 4],
    ['построить отчёт', 5],
    ['why is CI red?', 6],
    ['write the parser in Go', 7],
    ['fix the Jest setup', 8],
  ])('finds for "%s" number %i', (prompt, expected) => {
    expect(first(prompt)).toBe(`<${texts[expected] ?? ''}>`)
  })

  it('scores between 0 and 1, best first, and keeps to threshold, number and what is to be skipped', () => {
    const all = search('migrate the database, install with pnpm') ?? []
    expect(all.length).toBeGreaterThan(1)
    for (const [index, { score }] of all.entries()) {
      expect(score).toBeGreaterThan(0)
      expect(score).toBeLessThan(1)
      expect(score).toBeLessThanOrEqual(all[index - 1]?.score ?? 1)
    }
    expect(search('migrate the database, install with pnpm', { max: 1 })).toHaveLength(1)
    expect(search('migrate the database, install with pnpm', { skip: (key) => key === all[0]?.key })?.[0]?.key).toBe(
      all[1]?.key,
    )
    expect(search('migrate the database', { threshold: 1 })).toEqual([])
  })

  it('gives the closest first, wherever it stands, and the earlier of two that are as close', () => {
    const find = indexOf(['Use pnpm', 'Build with make', 'Use pnpm to build', 'Use pnpm'])
    const keys = find('build with pnpm')?.map(({ key }) => key)
    expect(keys?.[0]).toBe('k2')
    expect(keys?.toSorted()).toEqual(['k0', 'k1', 'k2', 'k3'])
    expect(keys?.filter((key) => key === 'k0' || key === 'k3')).toEqual(['k0', 'k3'])
    expect(find('build with pnpm', { threshold: 1 })).toEqual([])
  })

  it('finds what stands behind the part of the index that is read first', () => {
    const find = indexOf(Array.from({ length: 3_000 }, (_, n) => `Service number${n} speaks protocol${n}`))
    for (const n of [0, 1_500, 2_999]) expect(find(`protocol${n}`)?.map(({ key }) => key)).toEqual([`k${n}`])
  })

  it('finds nothing in an index that is empty, cut off or of another generation', () => {
    expect(indexOf([])('anything at all')).toEqual([])
    expect(search('database', { generation: 'fedcba9876543210' })).toBeUndefined()
    const bytes = buildSearchIndex(GENERATION, [{ key: 'k', text: 'database', full: 'f', preview: 'p' }], seal)
    for (let length = 0; length < bytes.length; length += 3) {
      const cut = bytes.subarray(0, length)
      const found = searchIndex((at, count) => cut.subarray(at, at + count), 'database', {
        generation: GENERATION,
        threshold: 0,
        max: 5,
        skip: () => false,
        seal,
      })
      for (const match of found ?? []) expect([match.key, match.full]).toEqual(['k', 'f'])
    }
  })

  it('keeps a preview once that is the whole line', () => {
    const bytes = (preview: string) =>
      buildSearchIndex(GENERATION, [{ key: 'k', text: 'database', full: 'the line', preview }], seal)
    const find = (index: Buffer) =>
      searchIndex((at, count) => index.subarray(at, at + count), 'database', {
        generation: GENERATION,
        threshold: 0,
        max: 5,
        skip: () => false,
        seal,
      })?.[0]
    expect(find(bytes('the line'))).toMatchObject({ full: 'the line', preview: 'the line' })
    expect(find(bytes('the'))).toMatchObject({ full: 'the line', preview: 'the' })
    expect(bytes('the line').toString('latin1').split('the line')).toHaveLength(2)
  })

  it('takes an index for damaged that holds a text under another seal, or one of another generation', () => {
    const bytes = buildSearchIndex(GENERATION, [{ key: 'k', text: 'database', full: 'full', preview: 'p' }], seal)
    const searchIn = (changed: Buffer, generation = GENERATION) =>
      searchIndex((at, count) => changed.subarray(at, at + count), 'database', {
        generation,
        threshold: 0,
        max: 5,
        skip: () => false,
        seal: documentSeal({ key: KEY, id: 'project' }, generation),
      })
    expect(searchIn(bytes)).toHaveLength(1)
    expect(searchIn(Buffer.from(bytes.toString('latin1').replace('full', 'fool'), 'latin1'))).toBeUndefined()
    const later = 'fedcba9876543210'
    const replayed = Buffer.from(bytes.toString('latin1').replace(GENERATION, later), 'latin1')
    expect(searchIn(replayed, later)).toBeUndefined()
  })

  it.each([24, 32, 36, 40, 44, 48])('takes an index for damaged of which the number at %i is another', (offset) => {
    const bytes = buildSearchIndex(GENERATION, [{ key: 'k', text: 'database', full: 'full', preview: 'p' }], seal)
    const right = bytes.readUInt32LE(offset)
    for (const wrong of [0, 1, right + 1, right + 4, right * 2 + 8, 0xffff_ffff].filter((value) => value !== right)) {
      bytes.writeUInt32LE(wrong, offset)
      const read = (at: number, count: number) => bytes.subarray(at, at + count)
      const options = { generation: GENERATION, threshold: 0, max: 5, skip: () => false, seal }
      expect(searchIndex(read, 'database', options)).toBeUndefined()
    }
  })

  it('finds every learning by its own words', () => {
    const word = fc.stringMatching(/^[a-z]{5,9}$/)
    const sentences = fc.uniqueArray(
      fc.array(word, { minLength: 3, maxLength: 6 }).map((list) => list.join(' ')),
      { minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(sentences, (some) => {
        const search = indexOf(some)
        for (const [n, sentence] of some.entries()) {
          const found = search(sentence, { max: 50 })?.map(({ key }) => key)
          expect(distinctTerms(sentence).size === 0 || found?.includes(`k${n}`)).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('is the same bytes for the same learnings', () => {
    const documents = texts.map((text) => ({ key: text, text, full: text, preview: text }))
    expect(buildSearchIndex(GENERATION, documents, seal).equals(buildSearchIndex(GENERATION, documents, seal))).toBe(
      true,
    )
  })

  it('takes a long text with one chance word for irrelevant', () => {
    const noise = Array.from({ length: 60 }, (_, n) => `word${n} thing`).concat('Deploy from the release branch')
    const search = indexOf(noise)
    const long = `${Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ')} branch`
    const deploy = (prompt: string) =>
      search(prompt, { max: 100 })?.find(({ full }) => full.includes('Deploy'))?.score ?? 0
    expect(deploy(long)).toBeLessThan(deploy('which branch?'))
  })
})
