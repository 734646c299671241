import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { JournalEvent } from '../../../src/journal/event/event.ts'
import { appendEvents } from '../../../src/journal/file/append.ts'
import { createNewEvents } from '../../../src/journal/file/new-events.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'
import { proposed } from '../events.ts'

const [first, second, third] = ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'].map((id) => proposed(id)) as [
  JournalEvent,
  JournalEvent,
  JournalEvent,
]
const linesOf = (...events: readonly JournalEvent[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('')

test('createNewEvents() gives every event once, however the journal is changed in between', () => {
  const journal = join(temporaryFolder(), 'journal.jsonl')
  const next = createNewEvents(journal)
  const items = () => next().events.map(({ item }) => item)
  expect(items()).toEqual([])
  appendEvents(journal, [first])
  expect(items()).toEqual(['aaaaaaaaaa'])
  expect(items()).toEqual([])
  // Of the same length, and another one.
  writeFileSync(journal, linesOf(second))
  expect(items()).toEqual(['bbbbbbbbbb'])
  writeFileSync(journal, linesOf(second, first))
  expect(items()).toEqual([])
  rmSync(journal)
  expect(items()).toEqual([])
  // Longer than it ever was, and with nothing at its old place.
  writeFileSync(journal, linesOf(third, first, second))
  expect(items()).toEqual(['cccccccccc'])
})

test('createNewEvents() waits for the end of a line that is being written', () => {
  const journal = join(temporaryFolder(), 'journal.jsonl')
  const next = createNewEvents(journal)
  const whole = linesOf(first, second)
  writeFileSync(journal, whole.slice(0, -40))
  expect(next().events).toEqual([first])
  writeFileSync(journal, whole)
  expect(next().events).toEqual([second])
})
