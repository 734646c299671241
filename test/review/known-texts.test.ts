import { expect, test } from 'vitest'
import { createKnownTexts } from '../../src/review/known-texts.ts'

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
  ['a script without spaces', '错误信息请一律用英文写', '错误信息请一律用英文写。', 'a'],
  ['another number', 'The API listens on port 8080', 'The API listens on port 8081', undefined],
  ['the opposite', 'Commit the generated files', 'Never commit the generated files', undefined],
  ['something else', 'Use pnpm, not npm', 'Write tests first', undefined],
])('find() tells %s', (_, text, said, expected) => {
  expect(known({ a: text }).find(said)).toBe(expected)
})

test('find() searches ten thousand texts without comparing with each', () => {
  const index = createKnownTexts()
  for (let i = 0; i < 10_000; i++) index.add(`i${i}`, `The service number ${i} talks to the queue of team ${i % 97}`)
  expect(index.find('the service number 4711 talks to the queue of team 55')).toBe('i4711')
})
