import { expect, test, vi } from 'vitest'
import { createKnownTexts } from '../../../src/review/propose/known-texts.ts'
import * as comparison from '../../../src/text/same/same.ts'
import { makeItem } from '../../helpers/make-item.ts'

vi.mock('../../../src/text/same/same.ts', { spy: true })

const known = (texts: Readonly<Record<string, string>>) => {
  const index = createKnownTexts()
  for (const [item, text] of Object.entries(texts)) index.add(item, text)
  return index
}

test.each([
  ['the same words', 'Use pnpm, not npm', 'use pnpm, not NPM!', 'a'],
  [
    'a near-duplicate',
    'Run the integration tests with docker compose up',
    'run integration tests with docker compose up',
    'a',
  ],
  ['one thing rather than another in other words', 'Use pnpm, not npm', "stop using npm, it's pnpm", 'a'],
  ['what is not to be used in other words', 'No default exports', 'Default exports are forbidden', 'a'],
  ['a script without spaces', '错误信息请一律用英文写', '错误信息请一律用英文写。', 'a'],
  ['the same letters with other signs', 'Compare with == in scripts', 'Compare with === in scripts', undefined],
  ['another number', 'The API listens on port 8080', 'The API listens on port 8081', undefined],
  ['the opposite', 'Commit the generated files', 'Never commit the generated files', undefined],
  ['the opposite in Japanese', 'pnpm を使って、npm は使わないで', 'npm を使って、pnpm は使わないで', undefined],
  ['the opposite in Korean', 'npm 말고 pnpm 써', 'pnpm 말고 npm 써', undefined],
  [
    'the opposite by a word that is no negation',
    'Running the integration tests with docker compose up in every package',
    'Stop running the integration tests with docker compose up in every package',
    undefined,
  ],
  ['something else', 'Use pnpm, not npm', 'Write tests first', undefined],
])('find() tells %s', (_, text, said, expected) => {
  expect(known({ a: text }).find(said)).toBe(expected)
})

test('find() passes over words that say nothing, however rare they are here', () => {
  const index = known({ a: 'Use pnpm, not npm', b: 'From now on sort the imports', c: 'Tests of it are now on CI' })
  expect(index.find("Stop using npm, it's pnpm from now on")).toBe('a')
})

test('find() compares texts of one form, each with numbers of its own, with none of the others', () => {
  const index = createKnownTexts()
  for (let i = 0; i < 2000; i++) index.add(`i${i}`, `The service number ${i} always listens on port ${9000 + i}`)
  vi.mocked(comparison.saySame).mockClear()
  expect(index.find('The service number 4711 always listens on port 13711')).toBe(undefined)
  expect(comparison.saySame).not.toHaveBeenCalled()
  expect(index.find('the service number 1711 listens always on the port 10711')).toBe('i1711')
  expect(comparison.saySame).toHaveBeenCalledOnce()
})

test('find() finds what comparing with each finds, on generated sentences', () => {
  const of = <T>(list: readonly T[], roll: number) => list[roll % list.length] as T
  const sentence = (n: number) =>
    [
      of(['Always', 'Please always', 'Never', 'Do not', 'We', ''], n * 7 + (n >> 3)),
      of(['use', 'uses', 'run', 'prefer'], n * 3 + (n >> 5)),
      of(['pnpm', 'npm', 'the test suite', 'docker compose'], n * 5 + (n >> 2)),
      of(['for', 'before', 'without', 'in'], n >> 4),
      of(['the installs', 'each release', 'service 1', 'service 2', 'port 8080'], n * 11 + (n >> 6)),
      of(['', ', not yarn', ' rather than bun', ' 2 times'], n * 13 + (n >> 1)),
    ].join(' ')
  const index = createKnownTexts()
  const texts: comparison.Said[] = []
  let found = 0
  for (let n = 0; n < 600; n++) {
    const said = { text: sentence((n * 2654435761) % 4093) }
    const { text } = said
    const same = texts.filter((other) => comparison.saySame(other, said))
    const known = index.find(text)
    const told = texts.filter((_, place) => String(place) === known)
    expect([text, told.some((one) => same.includes(one))]).toEqual([text, same.length > 0])
    expect(told.filter((one) => !same.includes(one))).toEqual([])
    found += told.length
    index.add(String(texts.length), text)
    texts.push(said)
  }
  expect(found).toBeGreaterThan(100)
  expect(texts.length - found).toBeGreaterThan(100)
})

test('learn() knows an item by every text that it has or had, once it changes too', () => {
  const index = createKnownTexts()
  index.learn([makeItem('a', { text: 'Use tabs', formerTexts: ['Indent with care'] })])
  expect(['use tabs', 'Indent with care!', 'Use spaces'].map((text) => index.find(text))).toEqual(['a', 'a', undefined])
  index.learn([makeItem('a', { text: 'Use spaces', formerTexts: ['Use tabs', 'Indent with care'] })])
  expect(index.find('Use spaces')).toBe('a')
})
