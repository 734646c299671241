import { describe, expect, test } from 'vitest'
import { request } from '../../../src/dashboard/update/commit.ts'
import type { Item } from '../../../src/journal/item/item.ts'
import { decisionsOf, press, toastOf } from '../../helpers/dashboard-state.ts'
import { drive, type Driven } from '../../helpers/driven-dashboard.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'

const elsewhere = ({ source }: Driven, id: string, decision: 'approve' | 'reject' | 'later') =>
  source.elsewhere.decide([request(source.item(id) ?? makeItem(id), decision)])

describe('what others do to the item under the cursor', () => {
  test.each([
    ['approve', 'approved'],
    ['reject', 'rejected'],
    ['later', 'put off'],
  ] as const)('%s is told, and the next deciding key only says so, once', (decision, became) => {
    const one = drive({ items: makeItems(3) })
    one.press('j')
    elsewhere(one, 'item-00001', decision)
    expect(toastOf(one.state())).toMatch(new RegExp(`was ${became} in the meantime · another one is selected$`, 'u'))
    expect(one.selected()).toBe('item-00002')
    const first = press(one.state(), 'a')
    expect(decisionsOf(first.effects)).toEqual([])
    expect(decisionsOf(press(first.state, 'a').effects)).toEqual(['item-00002 approve'])
  })

  test('a change of scope for one that was removed says so: the menu only closed', () => {
    const one = drive({ items: makeItems(2) })
    one.press('c')
    const snapshot = { ...one.source.snapshot(), items: makeItems(2).slice(1) }
    one.dispatch({ type: 'snapshot', snapshot, at: one.state().now })
    expect(one.press('2')).toBe('It no longer exists; nothing was changed')
    expect(one.state().overlay).toBeUndefined()
  })

  test('is not told where the whole project went: that has words of its own', () => {
    const one = drive({ items: makeItems(3) })
    const snapshot = { ...one.source.snapshot(), items: [], readOnly: '.sage was moved or removed' }
    one.dispatch({ type: 'snapshot', snapshot, at: one.state().now })
    expect(toastOf(one.state())).toBe('')
  })

  test('is forgotten once the cursor moves on', () => {
    const one = drive({ items: makeItems(4) })
    elsewhere(one, 'item-00000', 'reject')
    expect(decisionsOf(press(one.state(), 'j', 'k', 'a').effects)).toEqual(['item-00001 approve'])
  })

  test('what others do to another item moves and says nothing', () => {
    const one = drive({ items: makeItems(3) })
    elsewhere(one, 'item-00002', 'reject')
    expect(toastOf(one.state())).toBe('')
    expect(decisionsOf(press(one.state(), 'a').effects)).toEqual(['item-00000 approve'])
  })

  test('what the person decides, edits, undoes and brings back here is not told as somebody else’s', () => {
    const one = drive({ items: makeItems(3) })
    const said = ['x', 'u', 'U', 'u', 'e', '!', 'enter', 'c', '3', 'a', 'u'].map((key) => one.press(key))
    expect(said.filter((text) => text.includes('meantime'))).toEqual([])
    expect(one.state().unasked).toBeUndefined()
  })
})

describe('what others do to the item that a merge would keep', () => {
  /** The question whether what is marked after it goes into `item-00001`, seen by somebody who then looks away. */
  function asked(): Driven {
    const one = drive({ items: makeItems(4) })
    one.press('j', 'space', 'space', 'g', 'm')
    expect(one.state().overlay).toMatchObject({ title: 'Merge 2 into one?' })
    return one
  }

  test('new words close the question: the others would go into words that nobody read', () => {
    const one = asked()
    const is = one.source.item('item-00001') ?? makeItem('item-00001')
    one.source.elsewhere.decide([request(is, 'edit', { text: 'Quite other words' })])
    expect(one.state().overlay).toBeUndefined()
    expect(toastOf(one.state())).toBe('“Quite other words” was changed in the meantime · the question was closed')
    expect(decisionsOf(press(one.state(), 'Y').effects)).toEqual([])
  })

  test('so does a decision about it', () => {
    const one = asked()
    elsewhere(one, 'item-00001', 'reject')
    expect(toastOf(one.state())).toMatch(/ was rejected in the meantime · the question was closed$/u)
  })

  test('what happens to others does not', () => {
    const one = asked()
    elsewhere(one, 'item-00003', 'reject')
    expect(one.state().overlay).toMatchObject({ title: 'Merge 2 into one?' })
  })
})

describe('what comes into use while a question is open', () => {
  const about = (id: string, text: string, more: Partial<Item> = {}) => makeItem(id, { text, ...more })
  const items = [
    about('npm', 'Use npm, not pnpm'),
    about('pnpm', 'Use pnpm, not npm', { checks: ['foreign'] }),
    about('friday', 'Deploy on Fridays only', { checks: ['foreign'] }),
  ]

  test.each([
    ['one', ['a']],
    ['several', ['space', 'space', 'A']],
  ])('closes a question about %s if it contradicts what would be approved: Y did not ask about that', (_, keys) => {
    const one = drive({ items })
    one.press('j', ...keys)
    expect(one.state().overlay).toMatchObject({ type: 'confirm' })
    elsewhere(one, 'npm', 'approve')
    expect(one.state().overlay).toBeUndefined()
    expect(toastOf(one.state())).toBe('“Use npm, not pnpm” was approved in the meantime · the question was closed')
  })

  test('leaves a question about anything else open', () => {
    const one = drive({ items })
    one.press('j', 'j', 'a')
    elsewhere(one, 'npm', 'approve')
    expect(one.state().overlay).toMatchObject({ lines: expect.arrayContaining(['  Deploy on Fridays only']) })
  })
})
