import { describe, expect, test } from 'vitest'
import type { Prompt } from '../../../src/dashboard/state.ts'
import { request } from '../../../src/dashboard/update/commit.ts'
import { toastOf } from '../../helpers/dashboard-state.ts'
import { drive, type Driven } from '../../helpers/driven-dashboard.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'

const open = (one: Driven) => one.state().overlay as Prompt
const typed = (one: Driven) => open(one).input.text
const rest = (one: Driven, prompt = open(one)) => one.dispatch({ type: 'rested', prompt })
const drafts = (one: Driven) =>
  one.source.effects.flatMap((effect) =>
    effect.type === 'keepDraft' || effect.type === 'dropDraft'
      ? [`${effect.type} ${effect.draft}${'text' in effect ? ` ${effect.text}` : ''}`]
      : [],
  )
const left = (words: Record<string, string>, items = makeItems(2)) => drive({ items, drafts: words })
const OFFER = 'Not saved last time · your words: ⏎ saves them, Esc drops them'

describe('words that are typed and not saved', () => {
  test('are kept once nothing is typed for a moment, for a learning and for a new one', () => {
    const one = drive({ items: [makeItem('a', { text: 'Use pnpm' })] })
    one.press('e', '!')
    const before = open(one)
    one.press('!')
    rest(one, before)
    expect(drafts(one)).toEqual([])
    rest(one)
    rest(one)
    expect(drafts(one)).toEqual(['keepDraft a Use pnpm!!'])
    one.press('esc', 'n', 'x')
    rest(one)
    expect(drafts(one).slice(1)).toEqual(['dropDraft a', 'keepDraft new x'])
  })

  test('are kept at once when the dashboard ends, and where the question whether a learning gets them is open', () => {
    const one = drive({ items: [makeItem('a', { text: 'Use pnpm', status: 'approved' })] })
    one.press('2', 'e', '!', 'enter')
    expect(one.state().overlay).toMatchObject({ type: 'confirm' })
    one.dispatch({ type: 'leaving' })
    expect(drafts(one)).toEqual(['keepDraft a Use pnpm!'])
  })

  test('are not kept if nothing differs, nor of a filter', () => {
    const one = drive({ items: makeItems(2) })
    one.press('e', '!', 'backspace')
    rest(one)
    one.press('esc', '/', 'x')
    rest(one)
    one.dispatch({ type: 'leaving' })
    expect(drafts(one)).toEqual([])
  })
})

describe('words that an earlier run left', () => {
  test.each([
    ['e', 'item-00000'],
    ['n', 'new'],
  ])('%s offers them, and Esc drops them', (key, draft) => {
    const one = left({ [draft]: 'Half a sen' })
    expect(one.press(key)).toBe(OFFER)
    expect(typed(one)).toBe('Half a sen')
    one.press('esc')
    expect(drafts(one)).toEqual([`dropDraft ${draft}`])
    one.press(key)
    expect(toastOf(one.state())).not.toBe(OFFER)
  })

  test('are gone once they are saved', () => {
    const one = left({ 'item-00000': 'Other words', new: 'New words' })
    one.press('e', 'enter', 'n', 'enter')
    expect(drafts(one)).toEqual(['dropDraft item-00000', 'dropDraft new'])
  })

  test('stay if the journal did not take them', () => {
    const one = left({ 'item-00000': 'Other words' })
    one.press('e')
    one.source.elsewhere.decide([request(one.source.item('item-00000') ?? makeItem(''), 'edit', { text: 'Theirs' })])
    one.press('enter')
    expect(typed(one)).toBe('Other words')
    expect(drafts(one)).toEqual([])
  })

  test('are gone with the decision about their item, here or elsewhere, and with the item', () => {
    const one = left({ 'item-00000': 'a', 'item-00001': 'b', gone: 'c' })
    expect(drafts(one)).toEqual(['dropDraft gone'])
    one.press('x')
    one.source.elsewhere.decide([request(one.source.item('item-00001') ?? makeItem(''), 'reject')])
    expect(drafts(one).slice(1)).toEqual(['dropDraft item-00000', 'dropDraft item-00001'])
  })

  test('do not come back with later snapshots', () => {
    const one = left({ 'item-00000': 'Half a sen' })
    one.press('e', 'esc')
    one.source.change({ items: makeItems(3) })
    one.press('e')
    expect(typed(one)).not.toBe('Half a sen')
  })
})

describe('the person’s own editor', () => {
  test('opens on words that were not saved, which as they are change nothing', () => {
    const one = left({ 'item-00000': 'Half a sen' })
    one.dispatch({ type: 'edited', item: 'item-00000', on: 'item-00000-on', text: 'Half a sen' })
    expect(toastOf(one.state())).toBe('Nothing changed')
    one.press('e')
    expect(typed(one)).toBe('Half a sen')
  })

  test('failed after it saved: e shows what', () => {
    const one = drive({ items: makeItems(2) })
    one.dispatch({ type: 'unfinished', item: 'item-00000', text: 'Saved words', why: 'It exited with 1' })
    expect(toastOf(one.state())).toBe('It exited with 1 · what you saved is kept: e shows it')
    expect(drafts(one)).toEqual(['keepDraft item-00000 Saved words'])
    one.press('e')
    expect(typed(one)).toBe('Saved words')
  })
})
