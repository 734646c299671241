import { expect, test } from 'vitest'
import { closedError, goneError, type Problem } from '../../../src/journal/file/problem-text.ts'

const damaged: Problem = { path: '/p/journal.jsonl', line: 2, kind: 'damaged', reason: 'Not JSON' }
const newer: Problem = { path: '/p/journal.jsonl', line: 3, kind: 'newer', reason: 'Written by a newer Sage' }
const gone: Problem = { path: '/u/journal.jsonl', line: 0, kind: 'gone', reason: 'is gone' }

test('closedError() says why nothing can be decided, each reason with its own way out', () => {
  expect(closedError([damaged])).toBeUndefined()
  expect(closedError([damaged, newer])).toMatchObject({
    message: 'Cannot decide: "/p/journal.jsonl" line 3: Written by a newer Sage',
    hint: expect.stringContaining('npm install') as string,
    code: 'journal-newer',
  })
  expect(closedError([newer, gone])).toMatchObject({
    message: 'The journal "/u/journal.jsonl" is gone',
    hint: expect.stringContaining('sage doctor --fix') as string,
    code: 'journal-gone',
  })
})

test('goneError() is only for what makes everything else untrue', () => {
  expect(goneError([damaged, newer])).toBeUndefined()
  expect(goneError([newer, gone])).toMatchObject({ code: 'journal-gone' })
})
