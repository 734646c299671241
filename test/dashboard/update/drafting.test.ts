import { describe, expect, test } from 'vitest'
import type { Prompt } from '../../../src/dashboard/state/overlay.ts'
import { request } from '../../../src/dashboard/update/commit.ts'
import { press, startState, toastOf } from '../../helpers/dashboard-state.ts'
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
    expect(drafts(one).slice(1)).toEqual(['dropDraft a', expect.stringMatching(/^keepDraft new-\d+ x$/u)])
  })

  test('are kept at once when the dashboard ends, and for as long as the question whether a learning gets them is not answered with yes', () => {
    const one = drive({ items: [makeItem('a', { text: 'Use pnpm', status: 'approved' })] })
    one.press('2', 'e', '!', 'enter')
    expect(one.state().overlay).toMatchObject({ type: 'confirm' })
    expect(drafts(one)).toEqual(['keepDraft a Use pnpm!'])
    // Enter cancels, and may have been pressed once too often.
    expect(one.press('enter')).toBe('Cancelled · e shows your words again')
    one.press('e')
    expect(typed(one)).toBe('Use pnpm!')
    one.press('enter', 'Y')
    expect(drafts(one).slice(1)).toEqual(['dropDraft a'])
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
    [{ 'new-1': 'Half a sen' }, 'Not saved last time: “Half a sen” · n shows it'],
    [{ 'item-00000': 'Half', 'new-1': 'b' }, /^Not saved last time: “Half” and 1 more · e on “.+” shows it$/u],
    [{ gone: 'Half a sen' }, 'Not saved last time: “Half a sen” · n shows it'],
  ])('are told of', (words, told) => {
    expect(toastOf(left(words).state())).toMatch(told)
  })

  test('are told of once, when they come to be known', () => {
    const one = drive({ items: makeItems(2) })
    one.source.change({ drafts: { 'new-1': 'Half a sen' } })
    expect(toastOf(one.state())).toContain('Half a sen')
    one.press('n', 'esc')
    one.source.change({ items: makeItems(3) })
    expect(toastOf(one.state())).not.toContain('Half a sen')
  })

  test.each([
    ['e', 'item-00000'],
    ['n', 'new-1'],
  ])('%s offers them, and Esc drops them', (key, draft) => {
    const one = left({ [draft]: 'Half a sen' })
    expect(one.press(key)).toBe(OFFER)
    expect(typed(one)).toBe('Half a sen')
    one.press('esc')
    expect(drafts(one)).toEqual([`dropDraft ${draft}`])
    one.press(key)
    expect(toastOf(one.state())).not.toBe(OFFER)
  })

  test('are what E opens the editor with, and without any the learning', () => {
    const [item] = makeItems(1)
    expect(press(startState({ items: makeItems(1) }), 'E').effects).toMatchObject([
      { type: 'openEditor', text: item?.text },
    ])
    const { effects } = press(startState({ items: makeItems(1), drafts: { 'item-00000': 'Half a sen' } }), 'E')
    expect(effects).toEqual([{ type: 'openEditor', item: 'item-00000', on: 'item-00000-on', text: 'Half a sen' }])
  })

  test.each(['e', 'n'])('are dropped where %s leaves none of them, and nothing is decided', (key) => {
    const one = left({ 'item-00000': 'Half', 'new-1': 'Half' })
    expect(one.press(key, 'ctrl-u', 'enter')).toBe('Empty; nothing changed')
    expect(one.source.journal()).toEqual([])
    expect(drafts(one)).toEqual([expect.stringMatching(/^dropDraft /u)])
  })

  test('are gone once they are saved', () => {
    const one = left({ 'item-00000': 'Other words', 'new-1': 'New words' })
    one.press('e', 'enter', 'n', 'enter')
    expect(drafts(one)).toEqual(['dropDraft item-00000', 'dropDraft new-1'])
  })

  test('stay if the journal did not take them', () => {
    const one = left({ 'item-00000': 'Other words' })
    one.press('e')
    one.source.elsewhere.decide([request(one.source.item('item-00000') ?? makeItem(''), 'edit', { text: 'Theirs' })])
    one.press('enter')
    expect(typed(one)).toBe('Other words')
    expect(drafts(one)).toEqual([])
  })

  test('stay when something else about their item is changed or decided', () => {
    const one = left({ 'item-00000': 'Half a sen' })
    one.press('c', '2')
    expect(one.source.journal()).toEqual(['item-00000 edit'])
    one.press('a')
    one.press('2', 'c', '3', 'enter')
    expect([drafts(one), toastOf(one.state()), one.press('e')]).toEqual([[], 'Cancelled', OFFER])
  })

  test('are offered by n, one after the other, if their item is gone or was decided, here or elsewhere', () => {
    const one = left({ 'item-00000': 'a', 'item-00001': 'b', gone: 'c' })
    one.press('x')
    one.source.elsewhere.decide([request(one.source.item('item-00001') ?? makeItem(''), 'reject')])
    for (const words of ['a', 'b', 'c']) {
      expect(one.press('n')).toBe(OFFER)
      expect(typed(one)).toBe(words)
      one.press(words === 'b' ? 'esc' : 'enter')
    }
    expect(drafts(one)).toEqual(['dropDraft item-00000', 'dropDraft item-00001', 'dropDraft gone'])
    expect(one.press('n')).not.toBe(OFFER)
  })

  test('are not overwritten by others that could not be saved', () => {
    const one = left({ 'new-1': 'First' })
    const effect = { type: 'saveNew', text: 'Second', kind: 'preference', scope: 'project', draft: 'new-2' } as const
    one.dispatch({ type: 'failed', text: 'The disk is full', effect })
    expect([typed(one), drafts(one)]).toEqual(['Second', ['keepDraft new-2 Second']])
    one.press('esc', 'n')
    expect(typed(one)).toBe('First')
    one.dispatch({ type: 'failed', text: 'The disk is full', effect })
    expect(drafts(one).slice(1)).toEqual(['dropDraft new-2', 'keepDraft new-2 Second'])
  })

  test('could not be saved: that is told, and not in its place that they are not kept either', () => {
    const one = drive({ items: makeItems(2) })
    const save = { type: 'saveNew', text: 'Second', kind: 'preference', scope: 'project', draft: 'new-2' } as const
    const unkept = {
      type: 'failed',
      text: 'Not kept',
      effect: { type: 'keepDraft', draft: 'new-2', text: 'Second' },
    } as const
    one.dispatch({ type: 'failed', text: 'The disk is full', effect: save })
    one.dispatch(unkept)
    expect(toastOf(one.state())).toContain('The disk is full')
    one.press('esc', 'n', 'x')
    one.dispatch(unkept)
    expect(toastOf(one.state())).toBe('Not kept')
  })

  test('are not kept any more when they turn out to be known', () => {
    const one = left({ 'new-1': 'Known' })
    one.dispatch({ type: 'told', text: 'These words are already approved', draft: 'new-1' })
    expect(drafts(one)).toEqual(['dropDraft new-1'])
  })

  test('become those of a new learning when their item was decided elsewhere while they were typed', () => {
    const one = drive({ items: makeItems(2) })
    one.press('e', '!')
    rest(one)
    const words = typed(one)
    one.source.elsewhere.decide([request(one.source.item('item-00000') ?? makeItem(''), 'reject')])
    expect(typed(one)).toBe(words)
    one.press('enter')
    expect([typed(one), open(one).purpose, drafts(one)]).toEqual([words, 'new', [`keepDraft item-00000 ${words}`]])
    one.press('enter')
    expect(drafts(one).slice(1)).toEqual(['dropDraft item-00000'])
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
