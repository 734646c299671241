import { describe, expect, test } from 'vitest'
import { computeLayout } from '../../../src/dashboard/layout/layout.ts'
import { listRows } from '../../../src/dashboard/layout/list.ts'
import { noRelations } from '../../../src/dashboard/state/relation.ts'
import { emptySnapshot } from '../../../src/dashboard/state/snapshot.ts'
import { currentList, entryIds, type State } from '../../../src/dashboard/state/state.ts'
import { request } from '../../../src/dashboard/update/commit.ts'
import { countItems } from '../../../src/dashboard/update/counts.ts'
import { countApprovable } from '../../../src/dashboard/update/deciding-several.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { decidingOf, decisionsOf, goTo, press, selectedId, startState, toastOf } from '../../helpers/dashboard-state.ts'
import { drive } from '../../helpers/driven-dashboard.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'
import { firstRows, SAMPLE_NOW } from '../../helpers/sample-snapshot.ts'

const entries = (state: State) => entryIds(currentList(state).rows)

describe('deciding', () => {
  test('the row leaves at once and the next undecided one is selected; at the end the one before', () => {
    const start = startState({ items: makeItems(3), drain: undefined })
    const order = entries(start)
    const one = press(start, 'x')
    expect(decisionsOf(one.effects)).toEqual([`${order[0]} reject`])
    expect(selectedId(one.state)).toBe(order[1])
    expect(countItems(one.state).pending).toBe(2)
    const last = press(one.state, 'G', 'x')
    expect(selectedId(last.state)).toBe(order[1])
    expect(entries(last.state)).toEqual([order[1]])
  })

  test('a decision says what the item said on the screen', () => {
    const shown = { text: 'Use pnpm', kind: 'tool', scope: 'project' } as const
    const { effects } = press(startState({ items: [makeItem('one', shown)] }), 'a')
    expect(effects).toContainEqual({ type: 'decide', requests: [expect.objectContaining({ shown })] })
  })

  test.each([
    ['a', 'approve', {}],
    ['x', 'reject', {}],
    ['s', 'later', { until: 'session' }],
    ['S', 'later', { until: 'unburied' }],
  ])('%s is %s', (key, decision, more) => {
    const { effects } = press(goTo(startState(), 'b71c33d0'), key)
    expect(effects).toContainEqual({
      type: 'decide',
      requests: [expect.objectContaining({ item: 'b71c33d0', on: 'b71c33d0-on', decision, ...more })],
    })
  })

  test.each([
    ['m', 'merge'],
    ['>', 'replace'],
  ])('%s is %s, with the similar learning', (key, decision) => {
    const { effects } = press(goTo(startState(), 'a9b8c7d6'), key)
    expect(effects).toContainEqual({
      type: 'decide',
      requests: [expect.objectContaining({ item: 'a9b8c7d6', decision, other: '1b2c3d4e' })],
    })
  })

  test('a failure gives the row back and stays until the next key', () => {
    const start = startState({ items: makeItems(2) })
    const { state, effects } = press(start, 'x')
    const [failed] = update(state, { type: 'failed', text: 'The disk is full', effect: decidingOf(effects) })
    expect(entries(failed)).toEqual(entries(start))
    expect(failed.toast).toMatchObject({ text: 'The disk is full', tone: 'error' })
    expect(press(failed, 'j').state.toast).toBeUndefined()
  })

  test('in Approved x retires, in Archive a restores and D asks before it deletes', () => {
    expect(decisionsOf(press(startState(), '2', 'x').effects)).toEqual(['0a1b2c3d retire'])
    expect(decisionsOf(press(startState(), '3', 'a').effects)).toEqual(['2c3d4e5f restore'])
    const purge = press(startState(), '3', 'D')
    expect(decisionsOf(purge.effects)).toEqual([])
    const says = purge.state.overlay?.type === 'confirm' ? purge.state.overlay.lines.at(-1) : ''
    // True of both journals: one of scope `user` is not in the project's.
    expect(says).toBe('Its words stay in the journal and its history: sage log shows them.')
    expect(decisionsOf(press(purge.state, 'Y').effects)).toEqual(['2c3d4e5f purge'])
  })

  test('^ pins and unpins', () => {
    expect(decisionsOf(press(startState(), '2', '^').effects)).toEqual(['0a1b2c3d pin'])
  })
})

describe('undo', () => {
  test('what comes back is selected, in its old place', () => {
    const start = startState({
      items: makeItems(5, (index) => ({ proposedAt: `2026-03-01T0${9 - index}:00:00.000Z` })),
    })
    const order = entries(start)
    const decided = press(start, 'j', 'x').state
    const [undone] = update(decided, {
      type: 'stepped',
      by: 'undo',
      events: [{ item: 'item-00001', event: 'u1' }],
      text: '',
    })
    const items = start.snapshot.items.map((item) => (item.id === 'item-00001' ? { ...item, on: 'u1' } : item))
    const [back] = update(undone, { type: 'snapshot', snapshot: { ...emptySnapshot, items }, at: SAMPLE_NOW })
    expect(selectedId(back)).toBe('item-00001')
    expect(entries(back)).toEqual(order)
  })
})

describe('marks', () => {
  test('what is marked stays marked when another one is decided', () => {
    const start = startState({ items: makeItems(4) })
    const [first, second] = entries(start)
    const { state, effects } = press(start, 'space', 'space', 'x')
    expect(decisionsOf(effects)).toHaveLength(1)
    expect([...state.lists.pending.marks]).toEqual([first, second])
  })

  test('how many of them one key approves is the same before it is known that two contradict each other, and counted anew when one is decided', () => {
    const items = [
      makeItem('pnpm', { text: 'Use pnpm, not npm' }),
      makeItem('npm', { text: 'Use npm, not pnpm' }),
      makeItem('apart', { text: 'Deploy on Fridays only' }),
    ]
    const known = press(startState({ items }), '*').state
    const before = { ...known, relations: noRelations }
    expect([countApprovable(before), countApprovable(known)]).toEqual([1, 1])
    const rejected = new Map(known.byId).set('apart', makeItem('apart', { status: 'rejected' }))
    expect(countApprovable({ ...known, byId: rejected })).toBe(0)
  })

  test('space marks and moves on, v marks a range, * all, Escape clears', () => {
    const start = startState({ items: makeItems(6) })
    const order = entries(start)
    expect([...press(start, 'space', 'space').state.lists.pending.marks]).toEqual(order.slice(0, 2))
    const range = press(start, 'j', 'v', 'j', 'j', 'v').state
    expect([...range.lists.pending.marks]).toEqual(order.slice(1, 4))
    expect(press(range, 'j').state.lists.pending.marks.size).toBe(3)
    const escaped = press(start, 'j', 'v', 'j', 'esc').state
    expect([escaped.toast?.text, escaped.lists.pending.marks.size]).toEqual(['The range ends here', 2])
    expect([...press(start, 'G', 'v', 'k').state.lists.pending.marks].toSorted()).toEqual(order.slice(4).toSorted())
    const all = press(range, '*').state
    expect(all.lists.pending.marks.size).toBe(6)
    expect(press(all, '*').state.lists.pending.marks.size).toBe(0)
    expect(press(all, 'esc').state.lists.pending.marks.size).toBe(0)
  })

  test('marks go with what leaves its list, as by undo, and come back with nothing', () => {
    const one = drive({ items: makeItems(3, () => ({ status: 'approved' })) })
    const marked = () => one.state().lists.archive.marks.size
    one.press('2', 'x', 'x', '3', '*')
    expect([one.entries().length, marked()]).toEqual([2, 2])
    one.press('u')
    expect([one.entries().length, marked()]).toEqual([1, 1])
    one.press('1', 'u', '3')
    expect([one.entries().length, marked()]).toEqual([0, 0])
    one.press('U')
    expect([one.entries().length, marked()]).toEqual([1, 0])
  })

  test('a range whose first row has left, or is filtered out, marks nothing more', () => {
    const one = drive({ items: makeItems(5) })
    const [, , third = ''] = one.entries()
    one.press('j', 'j', 'v')
    one.source.elsewhere.decide([request(one.source.item(third) ?? makeItem(''), 'reject')])
    one.press('j')
    expect([...one.state().lists.pending.marks]).toEqual([])
    one.press('g', 'j', 'j', 'v')
    const anchor = one.selected() ?? ''
    one.press('/', '!', ...Array.from(anchor), 'enter', 'k', 'j')
    expect(one.entries()).not.toContain(anchor)
    expect([...one.state().lists.pending.marks]).toEqual([anchor])
  })

  test('X asks and rejects all that are marked, as one request', () => {
    const { effects } = press(startState({ items: makeItems(4) }), 'space', 'space', 'X', 'Y')
    expect(decisionsOf(effects)).toHaveLength(2)
    expect(effects.filter(({ type }) => type === 'decide')).toHaveLength(1)
  })

  test.each([
    ['approved', '2', 'X', 'retire'],
    ['rejected', '3', 'A', 'restore'],
  ] as const)('what is %s and marked is decided together, after asking', (status, tab, key, decision) => {
    const start = press(startState({ items: makeItems(4, () => ({ status })) }), tab, 'space', 'space', key).state
    expect(start.overlay).toMatchObject({ type: 'confirm', title: expect.stringMatching(/^(Retire|Restore) 2 /u) })
    expect(decisionsOf(press(start, 'esc').effects)).toEqual([])
    const decisions = decisionsOf(press(start, 'Y').effects)
    expect(decisions).toHaveLength(2)
    expect(decisions.every((one) => one.endsWith(decision))).toBe(true)
  })
})

describe('filter', () => {
  test('Escape puts the cursor back to where it was before the first letter', () => {
    const items = makeItems(60, (index) => ({ evidence: { sessionId: `session-${index}` } }))
    const start = goTo(startState({ items }, { columns: 80, rows: 24 }), 'item-00020')
    const typing = press(start, '/', ...'Learning'.split(''), 'space', ...'3'.split('')).state
    expect(selectedId(typing)).not.toBe('item-00020')
    const { state } = press(typing, 'esc')
    expect(selectedId(state)).toBe('item-00020')
    expect(state.lists.pending.top).toBe(start.lists.pending.top)
  })

  test('narrows down as it is typed; Enter or an arrow keeps it, Escape brings back what was', () => {
    const typing = press(startState(), '/', ...'pnpm'.split('')).state
    expect(entries(typing)).toEqual(['k3f9a1c2'])
    expect(entries(press(typing, 'esc').state)).toHaveLength(12)
    const kept = press(typing, 'enter').state
    expect(kept.overlay).toBeUndefined()
    expect(entries(kept)).toEqual(['k3f9a1c2'])
    expect(entries(press(kept, 'esc').state)).toHaveLength(12)
    for (const arrow of ['up', 'down'])
      expect(press(typing, arrow).state).toMatchObject({ overlay: undefined, tab: 'pending' })
  })

  test('a mistake in it is named, and narrows nothing down', () => {
    const { state } = press(startState(), '/', ...'is:odd'.split(''), 'enter')
    expect(toastOf(state)).toContain('is:odd is unknown')
    expect(entries(state)).toHaveLength(12)
  })

  test('is:later finds in Pending what was put off, where any decision can be taken on it', () => {
    const { press: keys, entries, source } = drive({ items: makeItems(3) })
    keys('s', 'S')
    expect(entries()).toHaveLength(1)
    keys('/', ...'is:later'.split(''), 'enter')
    expect(entries()).toHaveLength(2)
    keys('x')
    expect(entries()).toHaveLength(1)
    expect(
      source
        .snapshot()
        .items.map(({ status }) => status)
        .toSorted(),
    ).toEqual(['later', 'pending', 'rejected'])
    keys('esc', '3')
    expect(entries()).toHaveLength(2)
  })

  test('* marks what is shown, not what is hidden', () => {
    const { state } = press(startState(), '/', ...'type:convention'.split(''), 'enter', '*')
    expect([...state.lists.pending.marks].toSorted()).toEqual(['c3d4e5f6', 'c4a9e0f1', 'e5f6a7b8'])
  })

  test('f offers what there is, with counts', () => {
    const opened = press(startState(), 'f').state
    if (opened.overlay?.type !== 'menu') throw new Error('No menu')
    const at = opened.overlay.choices.findIndex(({ label }) => label === 'session “fix-ci”')
    expect(opened.overlay.choices[at]?.note).toBe('(7)')
    const chosen = press(opened, ...Array.from({ length: at }, () => 'j'), 'enter').state
    expect(entries(chosen)).toHaveLength(7)
  })
})

describe('tabs, panes and layers', () => {
  test('1 to 5, [ and ] change the tab; each remembers its selection', () => {
    const moved = press(startState(), 'j', 'j').state
    const back = press(moved, '2', '5', '[', ']', ']').state
    expect(back.tab).toBe('pending')
    expect(selectedId(back)).toBe(selectedId(moved))
  })

  test('Escape closes one layer at a time and never quits', () => {
    const layered = press(startState(), '/', 'e', 'enter', 'space', 'tab', '?').state
    const seen: unknown[] = []
    let state = layered
    for (let times = 0; times < 6; times++) {
      const { state: next, effects } = press(state, 'esc')
      expect(effects.filter(({ type }) => type === 'quit')).toEqual([])
      seen.push([next.overlay?.type, next.focus, next.lists.pending.marks.size, next.lists.pending.filter])
      state = next
    }
    expect(seen).toEqual([
      [undefined, 'detail', 1, 'e'],
      [undefined, 'list', 1, 'e'],
      [undefined, 'list', 0, 'e'],
      [undefined, 'list', 0, ''],
      [undefined, 'list', 0, ''],
      [undefined, 'list', 0, ''],
    ])
  })

  test('q quits with 0, Ctrl-c with 130 from any layer', () => {
    expect(press(startState(), 'q').effects).toContainEqual({ type: 'quit', exitCode: 0 })
    for (const layer of ['?', ':', '/', 'e', 'f', 'n'])
      expect(press(startState(), layer, 'ctrl-c').effects).toContainEqual({ type: 'quit', exitCode: 130 })
  })

  test('Enter in Sessions shows what came from that session', () => {
    const { state } = press(startState(), '4', 'enter')
    expect(state.tab).toBe('pending')
    expect(entries(state)).toHaveLength(3)
  })

  test('Enter stays in Sessions where nothing of the session is pending', () => {
    const { state } = press(startState({ items: [] }), '4', 'enter')
    expect(state.tab).toBe('sessions')
    expect(toastOf(state)).toBe('Nothing of this session is pending')
  })

  test.each([
    [120, 40, 'wide', true],
    [99, 40, 'medium', false],
    [80, 24, 'medium', false],
    [59, 40, 'narrow', false],
    [120, 17, 'narrow', false],
    [39, 40, 'tiny', false],
    [120, 9, 'tiny', false],
  ])('%i × %i is %s', (columns, rows, kind, beside) => {
    expect(computeLayout(startState({}, { columns, rows }))).toMatchObject({ kind, beside })
  })

  test('a resize keeps the selection, and the selected row is in the window', () => {
    let state = startState({ items: makeItems(300), drain: undefined })
    for (let steps = 0; steps < 120; steps++) state = press(state, 'j').state
    const id = selectedId(state)
    for (const [columns, rows] of [
      [80, 24],
      [50, 20],
      [39, 9],
      [1, 1],
      [0, 0],
      [200, 60],
      [120, 40],
    ] as const) {
      state = update(state, { type: 'resize', columns, rows })[0]
      expect(selectedId(state)).toBe(id)
      const { rows: list, top } = state.lists.pending
      const at = list.findIndex((row) => row.type === 'entry' && row.id === id)
      const height = computeLayout(state).list?.height ?? Infinity
      expect(at - top).toBeLessThan(height)
      expect(at).toBeGreaterThanOrEqual(top)
    }
  })
})

describe('the window of a list', () => {
  /** Whether the selected row is in it, and no row below it is left empty while others are above it. */
  function isWellPlaced(state: State): boolean {
    const { rows, top, selected } = state.lists.pending
    const at = rows.findIndex((row) => row.type === 'entry' && row.id === selected)
    const height = listRows(state)
    return at >= top && at < top + height && top <= Math.max(0, rows.length - height)
  }

  test.each([
    ['a card closes that others were read in', 50, 20, ['enter', 'G', 'esc']],
    ['a detail comes below a list that had the whole height', 80, 24, ['p', 'pgdn', 'enter']],
    ['the text is shown before it can be approved', 80, 24, ['p', 'pgdn', 'a']],
    ['a hidden banner gives its row to the list', 80, 24, ['p', 'G', '.']],
  ])('is well placed once %s', (_, columns, rows, keys) => {
    const items = makeItems(30).map((item) => ({ ...item, text: `${item.text} ${'and so on '.repeat(12)}` }))
    const hooks = { state: 'missing' } as const
    expect(isWellPlaced(press(startState({ items, hooks }, { columns, rows }), ...keys).state)).toBe(true)
  })

  test('stays where it was while there is no room for the list', () => {
    const start = press(startState({ items: makeItems(30) }, { columns: 50, rows: 20 }), 'j', 'j', 'j').state
    const [tiny] = update(start, { type: 'resize', columns: 30, rows: 8 })
    const [again] = update(tiny, { type: 'resize', columns: 50, rows: 20 })
    expect(again.lists.pending.top).toBe(start.lists.pending.top)
    expect(press(start, 'enter', 'j', 'esc').state.lists.pending.top).toBe(start.lists.pending.top)
  })

  test('shows the selected row once a banner takes a row of it', () => {
    const start = press(startState({ items: makeItems(30) }, { columns: 80, rows: 24 }), 'p', 'G').state
    const snapshot = { ...start.snapshot, hooks: { state: 'missing' } as const }
    expect(isWellPlaced(update(start, { type: 'snapshot', snapshot, at: start.now })[0])).toBe(true)
  })
})

describe('the rest of the keys', () => {
  test('e edits in place: Enter writes the new text, which still waits for approval', () => {
    const { effects } = press(
      goTo(startState(), 'b71c33d0'),
      'e',
      'ctrl-u',
      ...'New words'.split('').map((c) => (c === ' ' ? 'space' : c)),
      'enter',
    )
    expect(effects).toContainEqual({
      type: 'decide',
      requests: [expect.objectContaining({ item: 'b71c33d0', on: 'b71c33d0-on', decision: 'edit', text: 'New words' })],
    })
  })

  test('a text from the editor outside goes the same way', () => {
    const [, ...effects] = update(startState(), {
      type: 'edited',
      item: 'b71c33d0',
      on: 'b71c33d0-on',
      text: 'From outside',
    })
    expect(decisionsOf(effects)).toEqual(['b71c33d0 edit'])
    const [asked, ...none] = update(startState(), {
      type: 'edited',
      item: '0a1b2c3d',
      on: '0a1b2c3d-on',
      text: 'From outside',
    })
    expect(decisionsOf(none)).toEqual([])
    expect(asked.overlay?.type).toBe('confirm')
  })

  test('c changes scope or kind', () => {
    const { effects } = press(goTo(startState(), 'b71c33d0'), 'c', '2')
    expect(effects).toContainEqual({
      type: 'decide',
      requests: [expect.objectContaining({ decision: 'edit', scope: 'user' })],
    })
  })

  test('n writes one by hand; it lands in Pending and is selected', () => {
    const { effects } = press(startState(), 'n', 'H', 'i', 'enter')
    expect(effects).toContainEqual(
      expect.objectContaining({ type: 'saveNew', text: 'Hi', kind: 'preference', scope: 'project' }),
    )
  })

  test('y copies the text, Y the id, t opens the transcript', () => {
    const state = goTo(startState(), 'b71c33d0')
    expect(press(state, 'y').effects).toContainEqual(expect.objectContaining({ type: 'copy', what: 'text' }))
    expect(press(state, 'Y').effects).toContainEqual({ type: 'copy', text: 'b71c33d0', what: 'id' })
    expect(press(state, 't').effects).toContainEqual(
      expect.objectContaining({ type: 'openPager', turnUuid: 'b71c33d0-turn' }),
    )
  })

  test('M syncs; while a backlog is read it pauses', () => {
    expect(press(startState({ drain: undefined }), 'M').effects).toContainEqual({ type: 'sync' })
    expect(press(startState(), 'M').effects).toContainEqual({ type: 'pauseDrain' })
  })

  test('I shows the change first, Y makes it', () => {
    const missing = startState({ hooks: { state: 'missing' } })
    expect(press(missing, 'I').effects).toEqual([{ type: 'planHooks' }])
    const [asked] = update(missing, {
      type: 'planned',
      title: 'Install the hooks?',
      lines: ['+ a hook'],
      effect: { type: 'installHooks', path: '/settings.json' },
    })
    expect(press(asked, 'Y').effects).toContainEqual({ type: 'installHooks', path: '/settings.json' })
  })

  test('r and D act only on what could not be read; P pauses a session', () => {
    expect(press(startState(), '5', 'r').effects).toContainEqual({ type: 'retry', session: 's3' })
    expect(press(startState(), '5', 'D', 'Y').effects).toContainEqual({ type: 'dropSignal', session: 's3' })
    expect(toastOf(press(startState(), '5', 'j', 'r').state)).toContain('Only what could not be read')
    expect(press(startState(), '4', 'P').effects).toContainEqual({ type: 'pauseSession', session: 's1' })
  })

  test('o and O change the order and say which', () => {
    const { state } = press(startState(), 'o')
    expect(toastOf(state)).toBe('Order: confidence')
    expect(entries(state)[0]).toBe('k3f9a1c2')
    expect(entries(press(state, 'O').state).at(-1)).toBe('k3f9a1c2')
  })

  test('auto proposals lead the inbox', () => {
    const items = [makeItem('old', { tier: 'auto', proposedAt: '2026-01-01T00:00:00.000Z' }), ...makeItems(3)]
    expect(entries(startState({ items }))[0]).toBe('old')
  })

  test('a snapshot with nothing new keeps the list as it is', () => {
    const state = startState()
    const [after] = update(state, {
      type: 'snapshot',
      snapshot: { ...state.snapshot, items: [...state.snapshot.items] },
      at: SAMPLE_NOW,
    })
    expect(after.snapshot.items).toBe(state.snapshot.items)
  })

  test('the bell rings when the first proposal comes while nobody looks', () => {
    const empty = startState({ items: [] })
    const settings = { ...empty.settings, notify: 'bell' as const }
    const here = { ...empty, settings }
    const away = press(here, 'focus-out').state
    const arrive = (state: typeof away, items = [makeItem('one')]) =>
      update(state, { type: 'snapshot', snapshot: { ...emptySnapshot, items }, at: SAMPLE_NOW })
    const bells = ([, ...effects]: ReturnType<typeof arrive>) => effects.filter(({ type }) => type === 'notify')
    const rejected = makeItem('gone', { status: 'rejected' })
    expect(bells(arrive(away, [rejected, makeItem('one')]))).toEqual([{ type: 'notify', text: '1 to review' }])
    expect(bells(arrive(away, [rejected]))).toEqual([])
    expect(bells(arrive(arrive(away)[0], [makeItem('one'), makeItem('two')]))).toEqual([])
    expect(bells(arrive(here))).toEqual([])
    expect(bells(arrive(press(away, 'focus-in').state))).toEqual([])
    expect(bells(arrive({ ...away, settings: { ...settings, notify: 'off' } }))).toEqual([])
  })
})

describe('takeSnapshot()', () => {
  const [old, latest] = [
    makeItem('old', { proposedAt: '2026-03-01T09:00:00.000Z' }),
    makeItem('latest', { proposedAt: '2026-03-01T10:00:00.000Z' }),
  ]
  const arrives = (state: ReturnType<typeof startState>) =>
    update(state, { type: 'snapshot', snapshot: { ...emptySnapshot, items: [old, latest] }, at: SAMPLE_NOW })[0]

  const left = { items: [old], provisional: firstRows(['old', 'unread']) }

  test('takeSnapshot() shows all rows that the last run left, also those whose items are not read yet', () => {
    const state = startState(left)
    expect(entries(state)).toEqual(['old', 'unread'])
    expect(countItems(state).pending).toBe(2)
  })

  test('takeSnapshot() makes the order anew after what the last run left', () => {
    expect(entries(arrives(startState(left)))).toEqual(['latest', 'old'])
    expect(countItems(arrives(startState(left))).pending).toBe(2)
  })

  test('all rows that the last run left stay when the width crosses the limit for headings, also once a key was pressed', () => {
    const [narrow] = update(press(startState(left), 'j').state, { type: 'resize', columns: 99, rows: 40 })
    expect(entries(narrow)).toEqual(['old', 'unread'])
  })

  test('a key decides nothing while what the last run left is what was painted', () => {
    expect(decisionsOf(press(startState(left), 'x').effects)).toEqual([])
  })

  test.each(['A', 'X'])('nor does %s ask about several then: what is in use is not here yet', (key) => {
    const { state } = press(startState(left), '*', key)
    expect([state.overlay, toastOf(state)]).toEqual([undefined, 'The inbox is still being read: press again'])
  })

  test('takeSnapshot() moves nothing once a key has acted on the list', () => {
    expect(entries(arrives(press(startState({ items: [old] }), 'j').state))).toEqual(['old', 'latest'])
  })

  test('takeSnapshot() puts in order what fills a list that nobody has begun to go through, and keeps the cursor', () => {
    const state = arrives(press(startState({ items: [old], drain: undefined }), 'M').state)
    expect(entries(state)).toEqual(['latest', 'old'])
    expect(selectedId(state)).toBe('old')
    expect(state.lists.pending.rows.filter((row) => row.type === 'heading').map(({ label }) => label)).not.toContain(
      'new',
    )
  })

  const drain = { done: 1, total: 2, name: 's1', errors: 0, paused: false }
  const told = { type: 'told', text: '2 transcripts read', filled: true } as const

  test.each([
    ['sessions that waited', drain, arrives],
    ['transcripts', undefined, (state: ReturnType<typeof startState>) => update(arrives(state), told)[0]],
  ])('a list that was filled from %s is at its top, unless somebody has begun to go through it', (_, drain, fill) => {
    const filling = startState({ items: [old], drain })
    const filled = fill(filling)
    expect([entries(filled), selectedId(filled)]).toEqual([['latest', 'old'], 'latest'])
    const { state, effects } = press(filled, 'x')
    const said = 'The selected item has changed: read it, then press again'
    expect([decisionsOf(effects), toastOf(state)]).toEqual([[], said])
    expect(decisionsOf(press(state, 'x').effects)).toHaveLength(1)
    for (const key of ['k', ':']) expect(selectedId(fill(press(filling, key).state))).toBe('old')
  })

  test('takeSnapshot() puts what arrives later in the order of the list, below, unless the cursor is there', () => {
    const at = (minute: number) => makeItem(`at-${minute}`, { proposedAt: `2026-03-01T11:0${minute}:00.000Z` })
    const take = (state: ReturnType<typeof startState>, ...items: ReturnType<typeof at>[]) =>
      update(state, { type: 'snapshot', snapshot: { ...emptySnapshot, items }, at: SAMPLE_NOW })[0]
    const first = press(startState({ items: [old] }), 'j').state
    const second = take(first, old, at(1), at(3))
    expect(entries(second)).toEqual(['old', 'at-3', 'at-1'])
    expect(entries(take(second, old, at(1), at(3), at(2)))).toEqual(['old', 'at-3', 'at-2', 'at-1'])
    const among = press(second, 'j').state
    expect(entries(take(among, old, at(1), at(3), at(4)))).toEqual(['old', 'at-3', 'at-1', 'at-4'])
  })

  test('a list that was emptied is filled in order again', () => {
    const emptied = update(press(startState({ items: [old] }), 'j').state, {
      type: 'snapshot',
      snapshot: emptySnapshot,
      at: SAMPLE_NOW,
    })[0]
    const filled = update(emptied, {
      type: 'snapshot',
      snapshot: { ...emptySnapshot, items: [makeItem('a', { proposedAt: '2026-03-01T09:00:00.000Z' })] },
      at: SAMPLE_NOW,
    })[0]
    const more = [makeItem('b', { proposedAt: '2026-03-01T10:00:00.000Z' }), ...filled.snapshot.items]
    expect(
      entries(update(filled, { type: 'snapshot', snapshot: { ...emptySnapshot, items: more }, at: SAMPLE_NOW })[0]),
    ).toEqual(['b', 'a'])
  })
})
