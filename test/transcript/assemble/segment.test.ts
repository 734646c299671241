import { expect, test } from 'vitest'
import { addCall, joinEnd, openSegment, tail, turnOf } from '../../../src/transcript/assemble/segment.ts'

test.each([
  [['one', 'two'], 20, 'one\n\ntwo'],
  [['one', '', 'two'], 20, 'one\n\ntwo'],
  [['one', 'two'], 8, 'one\n\ntwo'],
  [['one', 'two'], 7, 'ne\n\ntwo'],
  [['one', 'two'], 5, '\n\ntwo'],
  [['one', 'two'], 3, 'two'],
  [['one', 'two'], 2, 'wo'],
  [[], 5, ''],
])('joinEnd() keeps the end of %j in %i', (texts, length, end) => {
  expect(joinEnd(texts, length)).toBe(end)
})

test.each([
  ['ab😀', 3, 'b😀'],
  ['ab😀', 2, '😀'],
  ['ab😀', 1, ''],
  ['a😀b', 2, 'b'],
  ['a\u{1F3FF}b', 2, 'b'],
  ['a\u{10000}b', 2, 'b'],
  ['aé\uE000b', 2, '\uE000b'],
])('tail() cuts %j to %i without half a character', (text, length, end) => {
  expect(tail(text, length)).toBe(end)
})

test('turnOf() tells no more than 200 calls of a turn, whose answer may hold thousands', () => {
  const segment = openSegment({
    uuid: 'a',
    source: 'prompt',
    text: 'Go.',
    pasted: [],
    assistantBefore: '',
    sessionId: 's',
    at: '',
    offset: 0,
    line: 1,
    version: '',
    afterInterrupt: false,
  })
  for (let number = 1; number <= 250; number++) addCall(segment, { id: `toolu_${number}`, name: 'Bash', target: '' })
  expect(turnOf(segment, { complete: false }).facts.toolCalls).toEqual(
    Array.from({ length: 200 }, () => ({ name: 'Bash', outcome: 'unknown' })),
  )
})
