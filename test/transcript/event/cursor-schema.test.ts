import { expect, test } from 'vitest'
import { cursorSchema } from '../../../src/transcript/event/cursor-schema.ts'
import type { Cursor, ReadingState } from '../../../src/transcript/event/cursor.ts'

const asked = [{ question: 'Port?', options: [{ label: '3000' }], multiSelect: true }]

const STATE: Required<ReadingState> = {
  before: 'Said.',
  asked: true,
  afterInterrupt: true,
  calls: [{ id: 'toolu_1', name: 'AskUserQuestion', target: 'ls', asked }],
  recent: [['parent', 'uuid']],
  queue: ['waits'],
  early: ['waits'],
  sdk: true,
  resent: 'uuid',
  answer: 'uuid',
  typed: 'typed',
  scripted: ['h-1'],
}

test('cursorSchema keeps all that is known of what was read', () => {
  const numbers = { bytes: 1, line: 2, skip: 3, seen: 4, size: 5 }
  const cursor: Cursor = { v: 1, ...numbers, head: 'h', tail: 't', version: '2.1.330', state: STATE }
  expect(cursorSchema.parse(JSON.parse(JSON.stringify(cursor)))).toEqual(cursor)
})
