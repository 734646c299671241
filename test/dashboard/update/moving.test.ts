import { describe, expect, test } from 'vitest'
import { countBelow, drawDetail } from '../../../src/dashboard/draw/detail.ts'
import { drawingOf } from '../../../src/dashboard/draw/drawing.ts'
import { lineText } from '../../../src/dashboard/draw/line.ts'
import { computeLayout } from '../../../src/dashboard/layout/layout.ts'
import type { State } from '../../../src/dashboard/state/state.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { goTo, press, selectedId, startState, toastOf } from '../../helpers/dashboard-state.ts'
import { fakeSource } from '../../helpers/fake-source.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'
import { sampleSnapshot } from '../../helpers/sample-snapshot.ts'

const drawn = (state: State) => drawingOf(state, fakeSource())

/** Presses keys as the terminal does: with what only drawing knows of the frame. */
function pressDrawn(start: State, ...keys: string[]): State {
  return keys.reduce((state, key) => {
    const below = () => countBelow(drawn(state))
    return update(state, { type: 'keys', keys: [key], at: state.now + 1000, painted: state, below })[0]
  }, start)
}

function cardOf(state: State): string {
  const { detail } = computeLayout(state)
  return detail ? drawDetail(drawn(state), detail).map(lineText).join('\n') : ''
}

describe('the detail', () => {
  test('enter says that all of it is shown where nothing opens', () => {
    const state = startState({ items: [makeItem('a')] })
    expect(toastOf(pressDrawn(state, 'enter'))).toBe('Everything is already shown')
  })

  test('enter turns pages to the end, says so there, and one key back moves', () => {
    let state = startState(
      { items: [makeItem('a', { text: 'A long sentence about builds. '.repeat(16) })] },
      { columns: 80, rows: 24 },
    )
    const pages = new Set([cardOf(state)])
    for (let steps = 0; steps < 20 && toastOf(state) === ''; steps++) {
      state = pressDrawn(state, 'enter')
      pages.add(cardOf(state))
    }
    expect(pages.size).toBeGreaterThan(1)
    expect(toastOf(state)).toBe('End of the card')
    expect(cardOf(state)).toContain('said by you')
    const end = cardOf(pressDrawn(state, 'ctrl-d', 'ctrl-d', 'ctrl-d'))
    expect(end).toBe(cardOf(state))
    expect(cardOf(pressDrawn(state, 'ctrl-d', 'ctrl-d', 'ctrl-u'))).not.toBe(end)
  })

  test('says where it cannot be scrolled further', () => {
    const said = (start: State, keys: readonly string[]) => [
      ...new Set(keys.map((key) => toastOf(pressDrawn(start, key)))),
    ]
    const all = startState({ items: [makeItem('a')] })
    expect(said(all, ['ctrl-d', 'ctrl-u'])).toEqual(['Everything is already shown'])
    const focused = pressDrawn(all, 'tab')
    expect(said(focused, ['j', 'k', 'g', 'G', 'pgup', 'pgdn'])).toEqual(['Everything is already shown'])
    const items = [makeItem('a', { text: 'A long sentence about builds. '.repeat(16) })]
    const top = pressDrawn(startState({ items }, { columns: 80, rows: 24 }), 'tab')
    expect(said(top, ['ctrl-u', 'k', 'pgup', 'g'])).toEqual(['Top of the card'])
    expect(said(top, ['ctrl-d', 'j', 'pgdn', 'G'])).toEqual([''])
    expect(said(pressDrawn(top, 'G'), ['ctrl-d', 'j', 'pgdn', 'G'])).toEqual(['End of the card'])
  })

  test('says so where it is not on screen', () => {
    const state = pressDrawn(startState({ items: [makeItem('a')] }, { columns: 50, rows: 20 }), 'ctrl-d')
    expect(toastOf(state)).toBe('No card is shown here to scroll')
    expect(state.detailTop).toBe(0)
  })

  test.each([[['tab']], [['tab', 'z']]])(
    'G goes to its end and g to its top where it has the focus, after %o',
    (keys) => {
      const items = [makeItem('a', { text: 'A long sentence about builds. '.repeat(16) }), ...makeItems(30)]
      const state = pressDrawn(startState({ items }, { columns: 60, rows: 18 }), 'g', ...keys)
      const end = pressDrawn(state, 'G')
      expect([selectedId(end), countBelow(drawn(end))]).toEqual([selectedId(state), 0])
      expect(end.detailTop).toBeGreaterThan(0)
      expect(pressDrawn(end, 'g')).toMatchObject({ detailTop: 0 })
    },
  )

  test.each([[['tab']], [['tab', 'z']]])('the page keys turn a page of it where it has the focus, after %o', (keys) => {
    const items = [makeItem('a', { text: 'A long sentence about builds. '.repeat(16) }), ...makeItems(30)]
    const state = pressDrawn(startState({ items }, { columns: 60, rows: 18 }), 'g', ...keys)
    const down = pressDrawn(state, 'pgdn')
    const height = computeLayout(state).detail?.height ?? 0
    expect(down.detailTop).toBe(height - 1)
    expect(pressDrawn(down, 'pgup').detailTop).toBe(0)
  })
})

describe('the list', () => {
  test('says where in it the cursor is, at every width', () => {
    const items = makeItems(24)
    for (const [columns, rows] of [
      [120, 40],
      [80, 24],
      [50, 20],
    ] as const) {
      const state = press(startState({ items }, { columns, rows }), '+', 'g', 'j', 'j').state
      expect(frameOf(state).text).toMatch(/3\/24/u)
    }
  })

  test('says at its ends that they are its ends', () => {
    const state = startState({ items: makeItems(3) })
    expect(toastOf(press(state, 'k').state)).toBe('This is the first one')
    expect(toastOf(press(state, 'G', 'j').state)).toBe('This is the last one')
    expect(toastOf(press(startState({ items: [] }), 'j').state)).toBe('')
  })
})

describe('p and z', () => {
  test.each([
    [120, 40, ['Preview below', 'Preview off', 'Preview on the right', 'Preview below']],
    [90, 30, ['Preview off', 'Preview on the right', 'Preview below', 'Preview off']],
    [70, 30, ['Preview off', 'Preview below', 'Preview off', 'Preview below']],
  ])('p changes what is seen with every press at %i × %i', (columns, rows, said) => {
    let state = startState({ items: makeItems(3) }, { columns, rows })
    for (const says of said) {
      const before = frameOf(state).lines.slice(0, -3).join('\n')
      state = press(state, 'p').state
      expect(toastOf(state)).toBe(says)
      expect(frameOf(state).lines.slice(0, -3).join('\n')).not.toBe(before)
    }
  })

  test('p says so where there is room for one pane only', () =>
    expect(toastOf(press(startState({}, { columns: 50, rows: 20 }), 'p').state)).toContain('only one pane'))

  test('z says so where the list has the whole width already', () => {
    const off = press(startState({ items: makeItems(3) }), 'p', 'p').state
    expect(toastOf(press(off, 'z').state)).toBe('It already has the full width')
    expect(press(startState(), 'z').state.zoom).toBe(true)
  })
})

describe('enter in Activity', () => {
  const entry = {
    id: 'event',
    at: '2026-03-01T09:41:00.000Z',
    mark: 'ok',
    subject: 'approved',
    text: 'x',
    item: 'a',
  } as const
  const statuses = { approved: '2', pending: '1', later: '3', rejected: '3', retired: '3', merged: '3' } as const

  test.each(Object.entries(statuses))('goes to an item that is %s, in its list', (status, tab) => {
    const items = [...makeItems(5), makeItem('a', { status: status as keyof typeof statuses })]
    const { state } = press(startState({ items, activity: [entry] }), '5', 'enter')
    expect([state.tab, selectedId(state)]).toEqual([press(state, tab).state.tab, 'a'])
    expect(toastOf(state)).toBe('5 goes back to Activity')
  })

  test('takes off the filter that hides it there, and shows it alone where there is no room for two', () => {
    const items = [...makeItems(5), makeItem('a', { status: 'approved' })]
    const start = startState({ items, activity: [entry] }, { columns: 50, rows: 20 })
    const { state } = press(start, '2', '/', ...'zzz'.split(''), 'enter', '5', 'enter')
    expect([selectedId(state), state.lists.approved.filter, state.card]).toEqual(['a', '', true])
  })

  test('leaves a filter that shows it, and shows what a long session holds back', () => {
    const items = [makeItem('a', { confidence: 0.7 }), ...makeItems(30)]
    const start = startState({ items, activity: [entry] })
    expect(frameOf(start).text).toMatch(/of long sessions/u)
    const { state } = press(start, '5', 'enter')
    expect([selectedId(state), state.everything]).toEqual(['a', true])
    const filtered = press(state, '/', ...'kind'.split(''), 'enter', '5', 'enter').state
    expect(selectedId(filtered)).toBe('a')
  })

  test('goes to the proposals of the session that was read, if any waits', () => {
    const [session] = sampleSnapshot().sessions
    const { item: _, ...about } = entry
    const read = { ...about, session: session!.id }
    const state = (pending: number) =>
      startState({
        items: [...makeItems(3), makeItem('a', { evidence: { sessionId: session!.id } })],
        sessions: [{ ...session!, pending }],
        activity: [read],
      })
    const shown = press(state(1), '5', 'enter').state
    expect([shown.tab, selectedId(shown), shown.lists.pending.rows.length]).toEqual(['pending', 'a', 2])
    expect(press(state(0), '5', 'enter').state.tab).toBe('activity')
  })

  test('says that what was deleted is in no list', () => {
    const { state } = press(
      startState({ items: [makeItem('a', { status: 'purged' })], activity: [entry] }),
      '5',
      'enter',
    )
    expect([state.tab, toastOf(state)]).toEqual(['activity', 'It was deleted: no list shows it'])
  })
})

describe('% between two that contradict each other', () => {
  const items = [
    makeItem('old', { text: 'Use pnpm, never npm, for every install', status: 'approved' }),
    makeItem('new', { text: 'Always use npm for installs, never pnpm', status: 'approved' }),
    makeItem('apart', { text: 'Deploy on Fridays only', status: 'approved' }),
  ]

  test.each([
    [120, 40],
    [80, 24],
    [50, 20],
  ])('goes there and back at %i × %i, and the card names it', (columns, rows) => {
    const start = goTo(press(startState({ items }, { columns, rows }), '2').state, 'old')
    const opened = columns < 60 ? press(start, 'enter').state : start
    expect(frameOf(opened).text).toMatch(/% go to it/u)
    const there = press(opened, '%').state
    expect([there.tab, selectedId(there), toastOf(there)]).toEqual(['approved', 'new', ''])
    expect(selectedId(press(there, '%').state)).toBe('old')
  })

  test('goes to the other list, and says which key comes back', () => {
    const waits = items.map((item) => (item.id === 'new' ? { ...item, status: 'pending' as const } : item))
    const { state } = press(goTo(startState({ items: waits }), 'new'), '%')
    expect([state.tab, selectedId(state), toastOf(state)]).toEqual(['approved', 'old', '1 goes back to Pending'])
  })

  test('pressed again, it goes to each of several in turn', () => {
    const three = [...items, makeItem('third', { text: 'Use npm for every install, not pnpm', status: 'approved' })]
    let state = goTo(press(startState({ items: three }), '2').state, 'old')
    const way = Array.from({ length: 4 }, () => {
      expect(frameOf(state).text.match(/% go to it/gu)).toHaveLength(1)
      state = press(state, '%').state
      return selectedId(state)
    })
    expect(way).toEqual(['new', 'third', 'old', 'new'])
  })

  test('says that there is none', () => {
    const { state } = press(goTo(press(startState({ items }), '2').state, 'apart'), '%')
    expect([selectedId(state), toastOf(state)]).toEqual(['apart', 'Nothing similar or contradicting is known'])
  })
})
