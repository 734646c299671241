import { describe, expect, test } from 'vitest'
import { request } from '../../../src/dashboard/update/commit.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { decidingOf, press, startState, toastOf } from '../../helpers/dashboard-state.ts'
import { drive, driveHurried } from '../../helpers/driven-dashboard.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'
import { firstRows } from '../../helpers/sample-snapshot.ts'

/** Two sessions of three proposals each, the newest first. */
const six = () =>
  makeItems(6, (index) => ({
    proposedAt: `2026-03-01T0${9 - index}:00:00.000Z`,
    evidence: { sessionId: index % 2 === 0 ? 's1' : 's2' },
  }))
const picture = ({ lists }: ReturnType<ReturnType<typeof drive>['state']>) => [
  lists.pending.rows,
  lists.pending.selected,
  lists.pending.top,
]

describe('undo and redo', () => {
  test('a redo is a step that u takes back, in any mix and without limit', () => {
    const { press: keys, source } = drive({ items: six() })
    keys('x')
    for (let times = 0; times < 5; times++) {
      expect(keys('u')).toMatch(/^↶ Undone: rejected “Learning item-00000” · U redo$/)
      expect(keys('U')).toMatch(/^↷ Redone: rejected “Learning item-00000” · u undo$/)
    }
    keys('a')
    expect(source.journal().at(-1)).toMatch(/approve$/)
    keys('u', 'u')
    expect(source.snapshot().items.map(({ status }) => status)).toEqual(six().map(({ status }) => status))
    expect(keys('u')).toBe('Nothing to undo')
  })

  test('after another decision there is nothing to redo', () => {
    const { press: keys, source } = drive({ items: six() })
    keys('a', 'u', 'j', 'x')
    expect(keys('U')).toBe('Nothing to redo')
    expect(source.snapshot().items.map(({ status }) => status)).not.toContain('approved')
  })

  test('bulk is one step, both ways, and the toast says of how many', () => {
    const { press: keys, entries } = drive({ items: six() })
    keys('space', 'space', 'space', 'X', 'Y')
    expect(entries()).toHaveLength(3)
    expect(keys('u')).toBe('↶ Undone: rejected 3 items · U redo')
    expect(entries()).toHaveLength(6)
    expect(keys('U')).toBe('↷ Redone: rejected 3 items · u undo')
    expect(entries()).toHaveLength(3)
    keys('u')
    expect(entries()).toHaveLength(6)
  })

  test('nothing moves: u puts the row back where it stood, under the cursor, and U leaves the cursor where the decision did', () => {
    const { press: keys, state } = drive({ items: six() })
    keys('j')
    const before = picture(state())
    keys('x')
    const decided = picture(state())
    for (let times = 0; times < 3; times++) {
      keys('u')
      expect(picture(state())).toEqual(before)
      keys('U')
      expect(picture(state())).toEqual(decided)
    }
  })

  test('and so in a list longer than the screen, with its first heading still in view', () => {
    const { press: keys, state } = drive({
      items: makeItems(60, (index) => ({ evidence: { sessionId: `s${index % 10}` } })),
    })
    for (const decide of ['x', 'a', 's']) {
      keys('g', 'j', 'j')
      const before = picture(state())
      keys(decide, 'u')
      expect(picture(state())).toEqual(before)
      keys(decide, decide, 'u', 'u')
      expect(picture(state())).toEqual(before)
      keys('G')
      const atEnd = picture(state())
      keys(decide, 'u')
      expect(picture(state())).toEqual(atEnd)
    }
  })

  test('also after the cursor was moved, and with rows that arrived since', () => {
    const { press: keys, state, source, selected, entries } = drive({ items: six() })
    keys('j', 'j', 'x')
    const after = selected()
    source.change({ items: [...source.snapshot().items, makeItem('late', { tier: 'auto' })] })
    const order = entries()
    keys('G', 'u')
    expect(selected()).toBe(six()[4]?.id)
    expect(entries().filter((id) => id !== selected())).toEqual(order)
    keys('g', 'U')
    expect(selected()).toBe(after)
    expect(entries()).toEqual(order)
    expect(state().lists.pending.rows.at(-1)).toEqual({ type: 'entry', id: 'late' })
  })

  test('the last row of all comes back in its place, and the one before it too', () => {
    const { press: keys, state } = drive({ items: six().slice(0, 2) })
    const before = picture(state())
    keys('x', 'x', 'u', 'u')
    expect(picture(state())).toEqual(before)
  })

  test('what was taken back elsewhere is no step any more: one u takes the step before it', () => {
    const { press: keys, source } = drive({ items: six() })
    keys('x', 'x', 'x')
    source.elsewhere.undo()
    source.elsewhere.undo()
    expect(keys('u')).toBe('↶ Undone: rejected “Learning item-00000” · U redo')
    expect(keys('u')).toBe('Nothing to undo')
  })

  test('a key that comes before the answer waits for it: what it takes back is known only then', () => {
    const start = startState({ items: makeItems(3) })
    const first = press(start, 'x')
    const waiting = press(first.state, 'u')
    expect(waiting.effects.filter(({ type }) => type === 'undo')).toEqual([])
    const { requests } = decidingOf(first.effects)
    const events = [{ item: 'item-00000', event: 'e1' }]
    const [, ...effects] = update(waiting.state, { type: 'saved', requests, events, stale: [] })
    expect(effects).toContainEqual({ type: 'undo', events: ['e1'] })
  })

  test('and is dropped when that request failed: what was decided before stays, and the error is read', () => {
    const { state, press: keys } = drive({ items: six() })
    keys('x')
    const decided = press(state(), 'x', 'u')
    const failed = update(decided.state, {
      type: 'failed',
      text: 'The disk is full',
      effect: decidingOf(decided.effects),
    })
    expect(failed.slice(1)).toEqual([])
    expect([toastOf(failed[0]), failed[0].toast?.tone]).toEqual(['The disk is full', 'error'])
    expect(press(failed[0], 'u').effects.filter(({ type }) => type === 'undo')).toEqual([
      { type: 'undo', events: state().undo.at(-1)?.events },
    ])
  })

  const each = (keys: string) => Array.from(keys)
  test.each([
    ['xux', 'item-00000 reject, item-00000 undo reject, item-00002 reject'],
    ['xuxu', 'item-00000 reject, item-00000 undo reject, item-00002 reject, item-00002 undo reject'],
    [
      'xxuUx',
      'item-00000 reject, item-00002 reject, item-00002 undo reject, item-00002 redo reject, item-00004 reject',
    ],
    ['xuxUU', 'item-00000 reject, item-00000 undo reject, item-00002 reject'],
    ['xuax', 'item-00000 reject, item-00000 undo reject, item-00002 approve, item-00004 reject'],
  ])('%s before the first answer: each u takes back what was decided last before it', async (keys, expected) => {
    const { press: hurried, source, answer, state } = driveHurried({ items: six() })
    hurried(...each(keys))
    expect(source.journal()).toEqual([])
    await answer()
    expect(source.journal().join(', ')).toBe(expected)
    expect([state().asked, state().waiting, [...state().deciding]]).toEqual([[], [], []])
  })

  test('a decision after u holds, whatever became of the one before', async () => {
    const { press: hurried, source, answer, refuse, state } = driveHurried({ items: six() })
    hurried('x')
    await answer()
    hurried(...each('xuxu'))
    await refuse()
    await answer()
    expect(source.journal()).toEqual(['item-00000 reject', 'item-00004 reject', 'item-00004 undo reject'])
    expect(state().undo).toHaveLength(1)
  })

  test('u is dropped as well where what it waited for was decided elsewhere before', async () => {
    const { press: hurried, source, answer, state } = driveHurried({ items: six() })
    hurried('x')
    await answer()
    hurried(...each('xu'))
    source.elsewhere.decide(
      source
        .snapshot()
        .items.slice(2, 3)
        .map((item) => request(item, 'later')),
    )
    await answer()
    expect(source.journal()).toEqual(['item-00000 reject', 'item-00002 later'])
    expect(toastOf(state())).toBe('It was decided elsewhere in the meantime; nothing was changed')
  })

  test('a step that could not be taken back is still there', () => {
    const { state, press: keys, dispatch, source } = drive({ items: six() })
    keys('x')
    const [pressed, undo] = update(state(), { type: 'keys', keys: ['u'], at: state().now + 1000, painted: state() })
    if (undo?.type !== 'undo') throw new Error('No undo was asked for')
    const [failed] = update(pressed, { type: 'failed', text: 'The disk is full', effect: undo })
    expect(toastOf(failed)).toBe('The disk is full')
    expect(failed.undo).toEqual(state().undo)
    dispatch({ type: 'told', text: '' })
    keys('u')
    expect(source.journal().at(-1)).toBe('item-00000 undo reject')
  })

  test('at the end of this run the journal is asked for its last step, also for redo', () => {
    expect(press(startState(), 'u').effects).toContainEqual({ type: 'undo' })
    expect(press(startState(), 'U').effects).toContainEqual({ type: 'redo' })
  })
})

describe('a toast goes when what it speaks of has changed', () => {
  test('undone elsewhere', () => {
    const { press: keys, source, state } = drive({ items: six() })
    expect(keys('x')).toContain('✗ Rejected')
    source.change({ items: [...source.snapshot().items, makeItem('late')] })
    expect(state().toast?.text).toContain('✗ Rejected')
    source.elsewhere.undo()
    expect(state().toast).toBeUndefined()
  })
})

describe('what auto_approve approved', () => {
  test('is said, and u takes it back', () => {
    const { source, state, press: keys } = drive({ items: six() })
    const item = source.snapshot().items[2]
    if (!item) throw new Error('No item')
    const { events } = source.elsewhere.decide([request(item, 'approve')])
    source.change({ autoApproved: events })
    expect(toastOf(state())).toBe(`✓ Approved automatically (auto_approve): “${item.text}” · u undo`)
    source.change({ drain: undefined })
    keys('u')
    expect(source.item(item.id)?.status).toBe('pending')
  })

  test('is said once more where it waits again, because its prompt was rewound', () => {
    const waits = makeItem('rewound', { on: 'e2' })
    const approved = makeItem('rewound', { status: 'approved', automatic: true })
    const others = six()
    const { source, state } = drive({ items: [approved, ...others] })
    source.change({ items: [waits, ...others], rewound: [waits.id] })
    expect(toastOf(state())).toBe(`↶ Waiting again, because you rewound the prompt: “${waits.text}”`)
  })

  test('is not said to be rewound where it was taken back', () => {
    const others = six()
    const { source, state } = drive({
      items: [makeItem('taken', { status: 'approved', automatic: true }), ...others],
      rewound: ['item-00001'],
    })
    source.change({ items: [makeItem('taken', { on: 'e2' }), ...others] })
    expect(toastOf(state())).toBe('')
  })

  test('is said once, not of the last run', () => {
    const autoApproved = [{ item: 'item-00000', event: 'e1' }]
    expect(startState({ items: six(), autoApproved, provisional: firstRows([]) }).toast).toBeUndefined()
  })
})
