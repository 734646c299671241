import { expect, test } from 'vitest'
import { isSessionId, sessionOfFile } from '../../../src/workspace/paths/session-id.ts'

test.each(['a', 'Z9_-', '5f1d8a52-6f0e-4f2b-9f59-2f0b6a1f3a11', 'a'.repeat(128), 'console', 'com10'])(
  'isSessionId() takes %s',
  (id) => expect(isSessionId(id)).toBe(true),
)

test.each([
  '',
  '.',
  '..',
  '../a',
  'a/b',
  'a\\b',
  'a.json',
  'a b',
  'a\n',
  'a\0',
  'é',
  'a'.repeat(129),
  'CON',
  'con',
  'nul',
  'COM1',
  'lpt9',
  undefined,
  null,
  7,
  ['a'],
  { toString: () => 'a' },
])('isSessionId() refuses %j', (id) => expect(isSessionId(id)).toBe(false))

test('sessionOfFile() knows only our names', () => {
  expect(sessionOfFile('abc.json')).toBe('abc')
  expect(['abc', 'abc.json.1', '.json', '..json', 'a b.json', '123-tmp'].map(sessionOfFile)).toEqual(
    Array.from({ length: 6 }),
  )
})
