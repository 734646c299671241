import { describe, expect, test } from 'vitest'
import type { Item } from '../../../src/journal/item/item.ts'
import { decisionsOf, goTo, press, startState, toastOf } from '../../helpers/dashboard-state.ts'
import { drive } from '../../helpers/driven-dashboard.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem } from '../../helpers/make-item.ts'

const alike = (status: 'approved' | 'pending') => [
  makeItem('mine', { text: 'Run the unit tests before every commit', proposedAt: '2026-03-01T09:00:00.000Z' }),
  makeItem('other', { text: 'Run the unit tests before each commit', status, proposedAt: '2026-03-01T08:00:00.000Z' }),
  makeItem('apart', { text: 'Deploy on Fridays only', proposedAt: '2026-03-01T07:00:00.000Z' }),
]

describe('keys about the similar one', () => {
  test.each([
    ['m', 'mark the other one with ␣, then m'],
    ['>', 'a approves it; in Approved (2), x retires the other'],
    ['=', 'a approves it'],
  ])('%s on something without anything similar decides nothing and says so, with the way out', (key, wayOut) => {
    const { state, effects } = press(goTo(startState({ items: alike('approved') }), 'apart'), key)
    expect(decisionsOf(effects)).toEqual([])
    expect(state.overlay).toBeUndefined()
    expect(toastOf(state)).toBe(`Nothing similar is known: ${wayOut}`)
  })

  test.each([
    ['m', 'merge', 'other'],
    ['>', 'replace', 'other'],
    ['=', 'approve', undefined],
  ])('%s is %s', (key, decision, other) => {
    const { effects } = press(goTo(startState({ items: alike('approved') }), 'mine'), key)
    const request = { item: 'mine', on: 'mine-on', decision, ...(other === undefined ? {} : { other }) }
    expect(effects).toContainEqual({ type: 'decide', requests: [expect.objectContaining(request)] })
  })

  test('what waits cannot be replaced, and the key that merges is named', () => {
    const { state, effects } = press(goTo(startState({ items: alike('pending') }), 'mine'), '>')
    expect(decisionsOf(effects)).toEqual([])
    expect(toastOf(state)).toBe('The similar one is pending too: m merges the two')
  })

  test('m goes into another one where the nearest was just rejected, and is told before the journal has answered', () => {
    const [mine, other, apart] = alike('pending')
    const third = makeItem('third', { text: 'Run the unit tests before a commit' })
    for (const [items, expected] of [
      [[mine, other, third], ['third']],
      [[mine, other, apart], []],
    ] as const) {
      const there = items.flatMap((item) => item ?? [])
      const { state } = press(goTo(startState({ items: there }), 'other'), 'x')
      const { effects } = press(goTo(state, 'mine'), 'm')
      const into = effects.flatMap((effect) =>
        effect.type === 'decide' ? effect.requests.map((asked) => asked.other) : [],
      )
      expect(into).toEqual(expected)
    }
  })

  test('> replaces one that was just approved, before the journal has answered', () => {
    const { state } = press(goTo(startState({ items: alike('pending') }), 'other'), 'a')
    expect(decisionsOf(press(goTo(state, 'mine'), '>').effects)).toEqual(['mine replace'])
  })

  test('the toast says whose words stay', () => {
    const { press: keys } = drive({ items: alike('pending') })
    expect(keys('m')).toBe(
      'Merged “Run the unit tests before every commit” — into “Run the unit tests before each commit” · u undo',
    )
  })
})

describe('merging what is marked', () => {
  test('shows which words stay, the first marked ones, and asks', () => {
    const asked = press(startState({ items: alike('pending') }), 'j', 'space', 'space', 'g', 'm')
    expect(decisionsOf(asked.effects)).toEqual([])
    expect(asked.state.overlay).toMatchObject({
      title: 'Merge 2 into one?',
      lines: expect.arrayContaining(['  Run the unit tests before each commit', '  Deploy on Fridays only']),
    })
    expect(press(asked.state, 'Y').effects).toContainEqual({
      type: 'decide',
      requests: [expect.objectContaining({ item: 'apart', on: 'apart-on', decision: 'merge', other: 'other' })],
    })
  })

  test('one marked and another one selected are two: the selected goes into the marked', () => {
    const asked = press(startState({ items: alike('pending') }), 'space', 'G', 'm', 'Y')
    expect(asked.effects).toContainEqual({
      type: 'decide',
      requests: [expect.objectContaining({ item: 'apart', on: 'apart-on', decision: 'merge', other: 'mine' })],
    })
  })

  test('does not make one of what contradicts each other: the opposite would count as said again', () => {
    const items = [
      makeItem('apart', { text: 'Deploy on Fridays only' }),
      makeItem('pnpm', { text: 'Use pnpm, not npm' }),
      makeItem('npm', { text: 'Use npm, not pnpm' }),
    ]
    const { state, effects } = press(startState({ items }), '*', 'm')
    expect([state.overlay, decisionsOf(effects)]).toEqual([undefined, []])
    expect(toastOf(state)).toBe('“Use pnpm, not npm” contradicts “Use npm, not pnpm”: they cannot be merged')
  })

  test('u takes all of it back', () => {
    const { press: keys, entries, state } = drive({ items: alike('pending') })
    keys('*', 'm', 'Y')
    expect(entries()).toHaveLength(1)
    expect(state().lists.pending.marks.size).toBe(0)
    keys('u')
    expect(entries()).toHaveLength(3)
  })
})

describe('new words for a line of learnings.md', () => {
  const line = { turnUuid: 'zz99', sessionId: '', speaker: 'file' } as const
  const origin = '/project/.sage/learnings.md'
  const words = makeItem('words', { text: 'Ship when it is green', origin, checks: ['foreign'], evidence: line })

  test.each([
    ['taken from there', makeItem('before', { text: 'Deploy on Fridays', status: 'approved', origin, evidence: line })],
    ['one’s own', makeItem('zz99', { text: 'Deploy on Fridays', status: 'approved' })],
  ])('a approves them in the place of those in use that were %s, = beside them', (_, before) => {
    const start = goTo(startState({ items: [words, before, ...alike('approved')] }), 'words')
    const asked = press(start, 'a')
    expect(asked.state.overlay).toMatchObject({ lines: expect.arrayContaining(['  instead of: Deploy on Fridays']) })
    const replace = { item: 'words', on: 'words-on', decision: 'replace', other: before.id, confirmed: true }
    expect(press(asked.state, 'Y').effects).toContainEqual({
      type: 'decide',
      requests: [expect.objectContaining(replace)],
    })
    expect(decisionsOf(press(press(start, '=').state, 'Y').effects)).toEqual(['words approve'])
  })

  test('m asks, and shows whose words stay: what a teammate says would go unread', () => {
    const before = makeItem('zz99', { text: 'Deploy on Fridays', status: 'approved' })
    const asked = press(goTo(startState({ items: [words, before] }), 'words'), 'm')
    expect(decisionsOf(asked.effects)).toEqual([])
    expect(asked.state.overlay).toMatchObject({
      lines: ['These words stay:', '  Deploy on Fridays', '', expect.any(String), '  Ship when it is green'],
    })
    expect(decisionsOf(press(asked.state, 'Y').effects)).toEqual(['words merge'])
  })

  test('of another line, or retired, nothing is replaced', () => {
    for (const before of [makeItem('other', { status: 'approved' }), makeItem('zz99', { status: 'retired' })]) {
      const { state } = press(goTo(startState({ items: [words, before] }), 'words'), 'a')
      expect(decisionsOf(press(state, 'Y').effects)).toEqual(['words approve'])
    }
  })
})

describe('the question about a contradiction', () => {
  const ITEM = { text: 'Always use npm for installs, never pnpm' }
  const old = makeItem('old', { text: 'Use pnpm, never npm, for every install', status: 'approved' })

  test.each([{}, { scope: 'user' }, { checks: ['hidden-characters'] }] satisfies Partial<Item>[])(
    '%j: its key replaces, in one answer',
    (more) => {
      const asked = press(goTo(startState({ items: [makeItem('new', { ...ITEM, ...more }), old] }), 'new'), 'a')
      expect(decisionsOf(asked.effects)).toEqual([])
      expect(frameOf(asked.state).lines.at(-1)).toContain('> replace')
      const { state, effects } = press(asked.state, '>')
      const request = { item: 'new', decision: 'replace', other: 'old', confirmed: true }
      expect(effects).toContainEqual({ type: 'decide', requests: [expect.objectContaining(request)] })
      expect(state.overlay).toBeUndefined()
    },
  )

  test.each([
    [120, 40],
    [80, 24],
    [50, 20],
  ])('names every way out at %i × %i', (columns, rows) => {
    const items = [makeItem('new', { ...ITEM, scope: 'user' }), old]
    const { text } = frameOf(press(goTo(startState({ items }, { columns, rows }), 'new'), 'a').state)
    for (const hint of [/Y yes/u, /p (?:keep to this )?project/u, /> replace/u, /Esc cancel/u])
      expect(text).toMatch(hint)
  })

  test.each([
    ['several are in use', [old, { ...old, id: 'older' }]],
    ['nothing is contradicted', []],
  ])('does not offer it where %s', (_, others) => {
    const items = [makeItem('new', { ...ITEM, checks: ['hidden-characters'] }), ...others]
    const asked = press(goTo(startState({ items }), 'new'), 'a').state
    expect(frameOf(asked).lines.at(-1)).not.toContain('> replace')
    const { state, effects } = press(asked, '>')
    expect([decisionsOf(effects), state.overlay]).toEqual([[], asked.overlay])
    expect(toastOf(state)).toBe('Y confirms; n or Esc cancels')
  })
})
