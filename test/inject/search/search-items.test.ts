import { expect, test } from 'vitest'
import { searchItems } from '../../../src/inject/search/search-items.ts'
import type { ViewItem } from '../../../src/journal/item/item.ts'
import { makeItem } from '../../helpers/make-item.ts'

/** Nothing but the text is searched for here: evidence in other words. */
const item = (id: string, changes: Partial<ViewItem>): ViewItem => ({
  ...makeItem(id, { ...changes, evidence: { text: 'said', typed: 'said' } }),
  home: 'project',
  shared: false,
})

const items = [
  item('aaaaaaaaaa', { text: 'Use pnpm for installs', status: 'approved' }),
  item('bbbbbbbbbb', { text: 'Write failing tests first', status: 'rejected', formerTexts: ['Begin with mocha'] }),
  item('cccccccccc', { text: 'Never deploy on Fridays', status: 'pending' }),
  item('dddddddddd', { text: 'Use vitest, and deploy installs of pnpm after tests', status: 'retired' }),
  item('eeeeeeeeee', { text: 'Use pnpm everywhere', status: 'purged' }),
]
const found = (query: string) => searchItems(items, query).map(({ item: { id } }) => id)

test('searchItems() finds items of every status but purged ones, the closest first', () => {
  expect(found('pnpm installs')).toEqual(['aaaaaaaaaa', 'dddddddddd'])
  expect(found('failing tests')).toEqual(['bbbbbbbbbb', 'dddddddddd'])
  expect(found('mocha')).toEqual(['bbbbbbbbbb'])
  expect(found('zebra')).toEqual([])
  expect(found('')).toEqual([])
})

test('searchItems() finds what was said, where no more is known of what was typed', () => {
  const known = item('ffffffffff', { text: 'Deploy early' })
  const { typed: _, ...said } = { ...known.evidence, text: 'Nothing goes out before the weekend' }
  expect(searchItems([{ ...known, evidence: said }], 'weekend')).toHaveLength(1)
  expect(searchItems([{ ...known, evidence: { ...said, typed: 'No' } }], 'weekend')).toEqual([])
})

test('searchItems() finds other forms of a word, and letters that are no term', () => {
  expect(found('deploying friday')[0]).toBe('cccccccccc')
  expect(found('never')).toEqual(['cccccccccc'])
  expect(found('vite')).toEqual(['dddddddddd'])
})

test('searchItems() finds what has the words as they were typed before what has other forms of them', () => {
  const texts = ['Never log mail', 'Never log names', 'Always run all of the logging tests before each commit']
  const logs = texts.map((text, at) => item(`${at}`.repeat(10), { text, status: 'approved' }))
  const search = (query: string) => searchItems(logs, query).map(({ item: { text } }) => text)
  expect(search('Logging')).toEqual([texts[2], texts[0], texts[1]])
  expect(search('log')).toEqual(texts)
})

test('searchItems() scores between 0 and 1, falling', () => {
  const scores = searchItems(items, 'pnpm installs').map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(Math.min(...scores)).toBeGreaterThan(0)
  expect(Math.max(...scores)).toBeLessThan(1)
})

test('searchItems() finds the words of what was said, the kind, and letters in capitals', () => {
  const said = { ...item('ffffffffff', { text: 'Use pnpm', kind: 'blocker' }), status: 'pending' } as const
  const evidence = { ...said.evidence, text: 'the lockfile broke', typed: 'the lockfile broke again' }
  const search = (query: string) => searchItems([...items, { ...said, evidence }], query).map(({ item: { id } }) => id)
  expect(search('lockfile')).toEqual(['ffffffffff'])
  expect(search('blocker')).toEqual(['ffffffffff'])
  expect(search('VITE')).toEqual(['dddddddddd'])
})
