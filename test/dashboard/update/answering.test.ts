import { describe, expect, test } from 'vitest'
import { request } from '../../../src/dashboard/update/commit.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { decidingOf, press, selectedId, startState, toastOf } from '../../helpers/dashboard-state.ts'
import { drive, type Driven, driveHurried } from '../../helpers/driven-dashboard.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'

const letters = (text: string) => Array.from(text, (letter) => (letter === ' ' ? 'space' : letter))
const elsewhere = ({ source }: Driven, id: string, decision: 'reject' | 'pin') =>
  source.elsewhere.decide([request(source.item(id) ?? makeItem(id), decision)])

describe('words that could not be saved', () => {
  test('stand in the editor again when their item was changed elsewhere, and are saved on what it is now', () => {
    const one = drive({ items: makeItems(2) })
    one.press('e', 'ctrl-u', ...letters('My words'))
    elsewhere(one, 'item-00000', 'pin')
    expect(one.press('enter')).toMatch(
      /^It was decided elsewhere in the meantime · your words: ⏎ saves them, Esc drops them$/,
    )
    expect(one.state().overlay).toMatchObject({ type: 'prompt', purpose: 'edit', input: { text: 'My words' } })
    one.press('enter')
    expect(one.source.item('item-00000')).toMatchObject({ text: 'My words', pinned: true })
  })

  test('become a learning of their own when their item was rejected elsewhere', () => {
    const one = drive({ items: makeItems(2) })
    one.press('e', 'ctrl-u', ...letters('My words'))
    elsewhere(one, 'item-00000', 'reject')
    expect(one.press('enter')).toContain('⏎ adds them as a new learning')
    one.press('enter')
    expect(one.source.snapshot().items.map(({ text, status }) => [text, status])).toContainEqual([
      'My words',
      'pending',
    ])
  })

  test('that were typed outside are about the item as it was there, and stay when it is gone', () => {
    const start = startState({ items: makeItems(1, () => ({ on: 'newer' })) })
    const edited = { type: 'edited', item: 'item-00000', on: 'older', text: ' My words\n' } as const
    const [, ...effects] = update(start, edited)
    expect(decidingOf(effects).requests).toMatchObject([{ on: 'older', text: 'My words' }])
    const [gone] = update(start, { ...edited, item: 'unknown' })
    expect(gone.overlay).toMatchObject({ type: 'prompt', input: { text: 'My words' } })
    for (const text of ['', '  \n', start.byId.get('item-00000')?.text ?? '']) {
      const [same, ...none] = update(start, { ...edited, text })
      expect([toastOf(same), none.filter(({ type }) => type === 'decide')]).toEqual(['Nothing changed', []])
    }
  })

  test('stand in the editor again when they are refused, or the disk is full; a changed scope is none', () => {
    const start = startState({ items: makeItems(1) })
    const typed = press(start, 'e', 'ctrl-u', ...letters('My words'), 'enter')
    const effect = decidingOf(typed.effects)
    const refused = { items: ['item-00000'], reason: 'A learning is one line' }
    const [again] = update(typed.state, { type: 'saved', requests: effect.requests, events: [], stale: [], refused })
    expect(again.overlay).toMatchObject({ purpose: 'edit', input: { text: 'My words' } })
    const [failed] = update(typed.state, { type: 'failed', text: 'The disk is full', effect })
    expect(failed.overlay).toMatchObject({ purpose: 'edit', input: { text: 'My words' } })
    const changed = press(start, 'c', '2')
    const scope = decidingOf(changed.effects)
    expect(
      update(changed.state, { type: 'failed', text: 'The disk is full', effect: scope })[0].overlay,
    ).toBeUndefined()
    const fresh = { type: 'saveNew', text: 'My words', kind: 'preference', scope: 'project', draft: 'new-1' } as const
    const [added] = update(start, { type: 'failed', text: 'The disk is full', effect: fresh })
    expect(added.overlay).toMatchObject({ purpose: 'new', input: { text: 'My words' } })
  })
})

describe('a decision that was not taken', () => {
  test('leaves its row where it stood, under the cursor', () => {
    const start = startState({ items: makeItems(3) })
    const decided = press(start, 'j', 'x')
    const { requests } = decidingOf(decided.effects)
    const refused = { items: requests.map(({ item }) => item), reason: 'Cannot reject' }
    const [state] = update(decided.state, { type: 'saved', requests, events: [], stale: [], refused })
    expect(state.lists.pending.rows).toEqual(start.lists.pending.rows)
    expect(selectedId(state)).toBe(requests[0]?.item)
    const [moved] = update(press(decided.state, 'k').state, { type: 'saved', requests, events: [], stale: [], refused })
    expect(selectedId(moved)).toBe(selectedId(press(start, 'g').state))
    expect(toastOf(state)).toBe('Cannot reject')
    expect(state.undo).toEqual([])
  })

  test('of several says how many and why; the others can be undone', () => {
    const marked = press(startState({ items: makeItems(3) }), '*', 'X', 'Y')
    const { requests } = decidingOf(marked.effects)
    const refused = { items: ['item-00001'], reason: 'Cannot reject' }
    const events = [{ item: 'item-00000', event: 'e1' }]
    const [state] = update(marked.state, { type: 'saved', requests, events, stale: ['item-00002'], refused })
    expect(toastOf(state)).toContain('1 decided elsewhere · 1 not: Cannot reject')
    expect(state.undo).toMatchObject([{ events: ['e1'] }])
  })
})

test('a key about what is still being saved does nothing and says so: it would count as decided elsewhere', async () => {
  const { press: keys, answer, source, state } = driveHurried({ items: [makeItem('one', { status: 'approved' })] })
  const isPinned = () => source.snapshot().items.map(({ pinned }) => pinned)
  keys('2', '^')
  expect(keys('^')).toBe('Its last change is still being saved: press again')
  await answer()
  expect(toastOf(state())).not.toContain('elsewhere')
  expect(isPinned()).toEqual([true])
  keys('^')
  await answer()
  expect(isPinned()).toEqual([false])
})

test.each([
  ['u', 'a'],
  ['u', 'x'],
  ['U', 'x'],
])('so does a key about what %s is just taking back or bringing back: %s', async (step, key) => {
  const one = driveHurried({ items: [makeItem('one', { text: 'Use pnpm' })] })
  one.press('e', ...letters('!'), 'enter')
  await one.answer()
  if (step === 'U') {
    one.press('u')
    await one.answer()
  }
  one.press(step)
  expect(one.press(key)).toBe('Its last change is still being saved: press again')
  await one.answer()
  expect(toastOf(one.state())).toMatch(step === 'u' ? /^↶ Undone: edited/u : /^↷ Redone: edited/u)
  one.press(key)
  await one.answer()
  expect(one.source.journal().at(-1)).toMatch(key === 'a' ? /approve$/u : /reject$/u)
})

test('so does one while it is not known what u takes back, and where a second u waits', async () => {
  const item = makeItem('one', { text: 'Use pnpm' })
  const one = driveHurried({ items: [item, makeItem('two')] })
  one.source.elsewhere.decide([request(item, 'edit', { text: 'Use npm' })])
  one.press('u')
  expect(one.press('x')).toBe('Its last change is still being saved: press again')
  await one.answer()
  expect(one.source.item('one')?.text).toBe('Use pnpm')
  for (const step of ['first', 'second']) {
    one.press('e', ...letters(step), 'enter')
    await one.answer()
  }
  one.press('u', 'u')
  expect(one.press('x')).toBe('Its last change is still being saved: press again')
})

test.each(['A', 'X', 'm'])('so does %s where that is one of several', async (key) => {
  const first = makeItem('one', { text: 'Use pnpm' })
  const { press: keys, answer, selected, source, state } = driveHurried({ items: [first, makeItem('two')] })
  const goTo = (id: string) => selected() === id || (keys('g'), selected() === id) || keys('G')
  goTo('one')
  keys('e', ...letters('!'), 'enter', '*')
  goTo('two')
  expect(keys(key)).toBe('The last change of “Use pnpm” is still being saved: press again')
  expect(state().overlay).toBeUndefined()
  await answer()
  keys(key)
  expect(state().overlay).toMatchObject({ type: 'confirm' })
  keys('Y')
  await answer()
  expect(toastOf(state())).not.toContain('elsewhere')
  expect(source.journal().length).toBeGreaterThan(1)
})

describe('a learning written by hand', () => {
  test('is selected each time, so that a approves it and nothing else', () => {
    const { press: keys, selected, source } = drive({ items: makeItems(3) })
    for (const text of ['First rule', 'Second rule', 'Third rule']) {
      expect(keys('n', ...letters(text), 'enter')).toBe('Added to Pending; a approves it')
      expect(source.item(selected() ?? '')?.text).toBe(text)
    }
    keys('a')
    expect(source.journal()).toEqual([expect.stringMatching(/approve$/)])
    expect(source.snapshot().items.find(({ status }) => status === 'approved')?.text).toBe('Third rule')
  })

  test('from another tab, or under a filter that hides it, moves no cursor and says where it is', () => {
    const {
      press: keys,
      selected,
      state,
    } = drive({ items: [makeItem('used', { status: 'approved' }), ...makeItems(2)] })
    keys('2')
    expect(keys('n', ...letters('New rule'), 'enter')).toBe('Added to Pending')
    expect([state().tab, selected()]).toEqual(['approved', 'used'])
    keys('1')
    const before = selected()
    keys('/', ...letters('item-00000'), 'enter')
    expect(keys('n', ...letters('Other rule'), 'enter')).toBe('Added to Pending; the filter hides it')
    keys('esc')
    expect(selected()).toBe(before)
  })
})

test('that a rejection muted a cue is said as a warning', () => {
  const { state, effects } = press(startState({ items: makeItems(1) }), 'x')
  const { requests } = decidingOf(effects)
  const saved = { type: 'saved', requests, events: [{ item: 'item-00000', event: 'e1' }], stale: [] } as const
  expect(update(state, saved)[0].toast?.tone).toBe('ok')
  expect(update(state, { ...saved, muted: ['states a preference'] })[0].toast).toMatchObject({
    tone: 'warn',
    text: expect.stringContaining('mutes the cue “states a preference”'),
  })
})
