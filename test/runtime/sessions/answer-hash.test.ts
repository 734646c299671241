import { expect, test } from 'vitest'
import { answerHash } from '../../../src/runtime/sessions/answer-hash.ts'

const long = 'All tests pass now. '.repeat(200)

test('answerHash() is the same whatever white space stands around the message', () => {
  expect(answerHash(`\n ${long}\n`)).toBe(answerHash(long))
  expect(answerHash('')).toBe(answerHash(' \n'))
})

test.each([
  ['another end', `${long}x`, `${long}y`],
  ['another length', `x${long}`, long],
  ['another short text', 'Done.', 'Gone.'],
  ['another script', '完了です。', '完成です。'],
])('answerHash() tells %s', (_, one, other) => expect(answerHash(one)).not.toBe(answerHash(other)))
