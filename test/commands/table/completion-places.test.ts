import { expect, test } from 'vitest'
import { completionPlaces } from '../../../src/commands/table/completion-places.ts'
import { commandTable, familySummaries } from '../../../src/commands/table/table.ts'

test('completionPlaces() says of a group what it is for, and of a command what it does', () => {
  const words = new Map(completionPlaces(commandTable, []).find(({ path }) => path === '')?.words)
  expect(words.get('hook')).toBe(familySummaries.hook)
  expect(words.get('list')).toBe(commandTable.find(({ name }) => name === 'list')?.summary)
})
