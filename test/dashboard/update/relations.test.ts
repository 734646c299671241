import { expect, test } from 'vitest'
import { createRelationIndex } from '../../../src/dashboard/update/relations.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { makeItem } from '../../helpers/make-item.ts'

const index = createRelationIndex()
function relationsOf(items: readonly Item[], item: Item): string[] {
  index.take(items)
  index.work(Infinity)
  return index
    .relations()
    .of(item)
    .map((relation) => `${relation.kind} ${relation.item.id}`)
}

test('what contradicts an item comes first, and of that what is in use', () => {
  const mine = makeItem('mine', { text: 'Use pnpm, not npm' })
  const waits = makeItem('waits', { text: 'Use npm, not pnpm' })
  const inUse = makeItem('in-use', { text: 'Use npm', status: 'approved' })
  const alike = makeItem('alike', { text: 'Use pnpm, and not npm, here', status: 'approved' })
  const items = [mine, waits, alike, inUse]
  expect(relationsOf(items, mine)).toEqual(['conflict in-use', 'conflict waits', 'similar alike'])
  expect(relationsOf(items, alike)).toContain('conflict in-use')

  const retired = { ...inUse, status: 'retired' as const }
  const reworded = { ...waits, text: 'Use bun' }
  expect(relationsOf([mine, reworded, alike, retired], mine)).toEqual(['similar alike'])
  expect(relationsOf([mine, reworded, alike, retired], retired)).not.toContain('conflict mine')
})

test.each([
  ['コミットメッセージは日本語で書く', 'コミットメッセージは必ず日本語で書く'],
  ['提交信息用中文写', '提交信息一律用中文写'],
])('what is written without spaces is found as similar, too: %s', (text, alike) => {
  const [mine, other] = [makeItem('mine', { text }), makeItem('alike', { text: alike })]
  expect(relationsOf([mine, other], mine)).toEqual(['similar alike'])
})

test('what an edit changed and an undo brought back contradicts once', () => {
  const tabs = makeItem('tabs', { text: 'Indent with tabs' })
  const none = makeItem('none', { text: 'Do not indent with tabs' })
  const edited = { ...none, text: 'Do not indent' }
  for (const now of [none, edited]) relationsOf([tabs, now], tabs)
  expect(relationsOf([tabs, { ...none }], tabs)).toEqual(['conflict none'])
})

test('an item that is edited again and again counts once for each of its words', () => {
  const mine = makeItem('mine', { text: 'Run quokka before each release' })
  const edited = (count: number) => makeItem('edited', { text: `Run quokka before each release ${count}` })
  for (let count = 0; count < 210; count++) relationsOf([mine, edited(count)], mine)
  expect(relationsOf([mine, edited(0)], mine)).toEqual(['similar edited'])
})

test('an item that was pinned or edited since is not like itself', () => {
  const mine = makeItem('mine', { text: 'Run quokka before each release' })
  expect(relationsOf([mine], { ...mine, pinned: true })).toEqual([])
  expect(relationsOf([mine], { ...mine, text: 'Run quokka before each release again' })).toEqual([])
})

test('what is similar is found however many others like it were rejected before', () => {
  const mine = makeItem('mine', { text: 'Run quokka before each release' })
  const alike = Array.from({ length: 8 }, (_, at) => makeItem(`alike-${at}`, { text: `${mine.text} of part ${at}` }))
  const last = makeItem('last', { text: `${mine.text}, always` })
  relationsOf([mine, ...alike, last], mine)
  const rejected = alike.map((item) => ({ ...item, status: 'rejected' as const }))
  expect(relationsOf([mine, ...rejected, last], mine)).toEqual(['similar last'])
})

test('what is being read for the next relations is missing from those before: their answers are kept', () => {
  const mine = makeItem('mine', { text: 'Use quokka, not wombat' })
  const arrived = makeItem('arrived', { text: 'Use wombat, not quokka', status: 'approved' })
  const own = createRelationIndex()
  own.take([mine])
  own.work(Infinity)
  const before = own.relations()
  expect(before.opposites(mine)).toEqual([])
  own.take([mine, arrived])
  own.work(Infinity)
  expect([...before.opposites(mine), ...before.missing([arrived]).of(mine)]).toEqual([arrived])
  const after = own.relations()
  expect([...after.opposites(mine), ...after.missing([arrived]).of(mine)]).toEqual([arrived])
})
