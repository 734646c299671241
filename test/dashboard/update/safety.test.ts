import { describe, expect, test } from 'vitest'
import { resolveKeymap } from '../../../src/dashboard/keys/bindings.ts'
import { initialState, type State } from '../../../src/dashboard/state/state.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { slowerThanLinear } from '../../helpers/cpu-time.ts'
import {
  decisionsOf,
  goTo,
  press,
  selectedId,
  startState,
  testSettings,
  toastOf,
} from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'
import { SAMPLE_NOW, sampleSnapshot } from '../../helpers/sample-snapshot.ts'

/** Three plain proposals, the newest first: item-00000 is selected. */
const three = () =>
  startState({
    items: makeItems(3, (index) => ({ proposedAt: `2026-03-01T0${9 - index}:00:00.000Z` })),
    drain: undefined,
  })
const chunk = (state: State, keys: string[], painted = state, at = state.now + 1000) =>
  update(state, { type: 'keys', keys, at, painted })
const later = (state: State, items: State['snapshot']['items']) =>
  update(state, { type: 'snapshot', snapshot: sampleSnapshot({ items }), at: state.now + 1 })[0]

describe('a decision is about what was on the screen', () => {
  test('the item of the last painted frame, at the state shown there', () => {
    const painted = three()
    const changed = painted.snapshot.items.map((item) => ({ ...item, on: `${item.id}-newer` }))
    const state = later(painted, changed)
    const [, effect] = chunk(state, ['a'], painted)
    expect(effect).toMatchObject({ type: 'decide', requests: [{ item: 'item-00000', on: 'item-00000-on' }] })
  })

  test('also when the selection has moved on since', () => {
    const painted = three()
    const moved = press(painted, 'j').state
    expect(selectedId(moved)).toBe('item-00001')
    const [, ...effects] = chunk(moved, ['x'], painted)
    expect(decisionsOf(effects)).toEqual(['item-00000 reject'])
  })

  test('not of a tab that was left since', () => {
    const painted = three()
    const [, ...effects] = chunk(press(painted, '2').state, ['x'], painted)
    expect(decisionsOf(effects)).toEqual([])
  })

  test('one item is decided once, also before the screen shows that it is', () => {
    const painted = three()
    const decided = press(painted, 'a').state
    const [state, ...effects] = chunk(decided, ['x'], painted)
    expect([toastOf(state), decisionsOf(effects)]).toEqual(['Already decided', []])
  })

  test('nor once more when the journal has it, so that no key is about what left the list', () => {
    const long = makeItem('long', {
      text: 'every word of it is read '.repeat(20),
      proposedAt: '2026-03-01T10:00:00.000Z',
    })
    const painted = goTo(startState({ items: [long, ...makeItems(2)], drain: undefined }, { rows: 18 }), 'long')
    const rejected = painted.snapshot.items.map((item) =>
      item.id === 'long' ? { ...item, on: 'e1', status: 'rejected' as const } : item,
    )
    const state = later(painted, rejected)
    const [next, ...effects] = chunk(state, ['a'], painted)
    expect([toastOf(next), decisionsOf(effects)]).toEqual(['Already decided', []])
    expect(selectedId(next)).toBe(selectedId(state))
  })

  test('of the marked ones, not what was decided elsewhere since', () => {
    const marked = press(three(), '*').state
    const items = marked.snapshot.items.map((item) =>
      item.id === 'item-00001' ? { ...item, status: 'rejected' as const, on: 'elsewhere' } : item,
    )
    const asked = press(later(marked, items), 'A')
    expect(decisionsOf(press(asked.state, 'Y').effects)).toEqual(['item-00000 approve', 'item-00002 approve'])
  })

  test('a decision that came too late changes nothing and says so', () => {
    const { state, effects } = press(three(), 'a')
    const [decide] = effects
    if (decide?.type !== 'decide') throw new Error('No decision was handed out')
    const [after] = update(state, { type: 'saved', requests: decide.requests, events: [], stale: ['item-00000'] })
    expect(toastOf(after)).toContain('decided elsewhere')
    expect(after.undo).toEqual([])
    expect(after.deciding.size).toBe(0)
  })

  describe('what contradicts something is asked about', () => {
    const pair = () =>
      startState({
        items: [
          makeItem('pnpm', { text: 'Use pnpm, not npm' }),
          makeItem('npm', { text: 'Use npm, not pnpm' }),
          makeItem('apart', { text: 'Deploy on Fridays only' }),
        ],
      })

    test('also where that was approved a moment ago, and the journal has not answered yet', () => {
      const first = press(goTo(pair(), 'pnpm'), 'a')
      expect(decisionsOf(first.effects)).toEqual(['pnpm approve'])
      const second = press(goTo(first.state, 'npm'), 'a')
      expect(decisionsOf(second.effects)).toEqual([])
      expect(second.state.overlay).toMatchObject({ lines: expect.arrayContaining(['  in use: Use pnpm, not npm']) })
    })

    test('and is left alone by a bulk approval then', () => {
      const first = press(goTo(pair(), 'pnpm'), 'a')
      const asked = press(first.state, '*', 'A', 'Y')
      expect(decisionsOf(asked.effects)).toEqual(['apart approve'])
    })

    test('also before it is known what is related to what, and where more came since', () => {
      const items = [
        makeItem('pnpm', { text: 'Use pnpm, not npm', status: 'approved' }),
        makeItem('npm', { text: 'Use npm, not pnpm' }),
      ]
      const opened = initialState(testSettings, { columns: 120, rows: 40 })
      const before = later(opened, items)
      const more = later(startState({ items: items.slice(1) }), items)
      for (const state of [before, more]) {
        const asked = press(goTo(state, 'npm'), 'a')
        expect(decisionsOf(asked.effects)).toEqual([])
        expect(asked.state.overlay).toMatchObject({ lines: expect.arrayContaining(['  in use: Use pnpm, not npm']) })
      }
    })

    test('and of several that wait, those that contradict each other are left alone before that is known, too', () => {
      const { items } = pair().snapshot
      const opened = initialState(testSettings, { columns: 120, rows: 40 })
      const more = later(startState({ items: items.slice(1) }), items)
      for (const state of [later(opened, items), more])
        expect(decisionsOf(press(state, '*', 'A', 'Y').effects)).toEqual(['apart approve'])
    })

    test('not where that was rejected a moment ago', () => {
      const first = press(goTo(pair(), 'pnpm'), 'x')
      expect(decisionsOf(press(goTo(first.state, 'npm'), 'a').effects)).toEqual(['npm approve'])
    })
  })

  test('a question counts only once it has been on the screen', () => {
    const asked = press(goTo(startState(), 'k3f9a1c2'), 'a')
    expect(asked.state.overlay?.type).toBe('confirm')
    const before = { ...asked.state, overlay: undefined }
    const [state, ...effects] = chunk(asked.state, ['Y'], before)
    expect(decisionsOf(effects)).toEqual([])
    expect(state.overlay?.type).toBe('confirm')
  })

  test.each([
    ['Y', ['*', 'X']],
    ['p', ['a']],
  ])('nor does %s answer one that was not on the screen yet', (answer, keys) => {
    const asked = press(goTo(startState(), 'k3f9a1c2'), ...keys).state
    const [state, ...effects] = chunk(asked, [answer], { ...asked, overlay: undefined })
    expect([state.overlay, decisionsOf(effects)]).toEqual([asked.overlay, []])
    expect(decisionsOf(press(asked, answer).effects)).not.toEqual([])
  })
})

describe('one decision for one key press', () => {
  test.each([
    ['a', 'a'],
    ['j', 'a'],
    ['x', 'j'],
    ['A', 'Y'],
    ['u', 'u'],
  ])('%s and %s in one chunk decide nothing', (...keys) => {
    const [state, ...effects] = chunk(three(), keys)
    expect(effects.filter(({ type }) => ['decide', 'undo', 'redo'].includes(type))).toEqual([])
    expect(toastOf(state)).toMatch(/nothing was (?:decided|copied); press it again/u)
  })

  test('movement in a joined chunk still moves', () => {
    expect(selectedId(chunk(three(), ['j', 'j'])[0])).toBe('item-00002')
  })

  test('the same key within 150 ms is a key held down, as long as it is held', () => {
    let state = three()
    const decided: string[] = []
    for (const at of [0, 30, 60, 200, 340]) {
      const [next, ...effects] = chunk(state, ['x'], state, SAMPLE_NOW + at)
      state = next
      decided.push(...decisionsOf(effects))
    }
    expect(decided).toEqual(['item-00000 reject'])
    const [, ...effects] = chunk(state, ['x'], state, SAMPLE_NOW + 490)
    expect(decisionsOf(effects)).toEqual(['item-00001 reject'])
  })

  test.each([
    ['W', 'lookAgain'],
    ['L', 'scan'],
    ['R', 'planRefine'],
    ['y', 'copy'],
    ['Y', 'copy'],
  ])('%s acts once while it is held down, and again when it is pressed later', (key, type) => {
    let state = three()
    const asked: string[] = []
    for (const at of [0, 500, 533, 566, 1600]) {
      const [next, ...effects] = chunk(state, [key], state, SAMPLE_NOW + at)
      state = next
      asked.push(...effects.map((effect) => effect.type).filter((one) => one === type))
    }
    expect(asked).toEqual([type, type])
  })

  test('P held down pauses a session, and does not resume it at once', () => {
    let { state } = press(startState(), '4')
    const asked: string[] = []
    for (const at of [0, 500, 533]) {
      const [next, ...effects] = chunk(state, ['P'], state, SAMPLE_NOW + at)
      state = next
      asked.push(...effects.map(({ type }) => type))
    }
    expect(asked.filter((type) => type !== 'after')).toEqual(['pauseSession'])
  })

  test('Y held down at a question answers it, and copies nothing below it', () => {
    let { state } = press(three(), 'space', 'space', 'X')
    const asked: string[] = []
    for (const at of [0, 500, 533]) {
      const [next, ...effects] = chunk(state, ['Y'], state, SAMPLE_NOW + at)
      state = next
      asked.push(...effects.map(({ type }) => type))
    }
    expect(asked.filter((type) => type !== 'after')).toEqual(['decide'])
  })

  test.each(['y', 'Y'])(
    '%s copies nothing in one chunk with other keys, and copies when it is pressed again',
    (key) => {
      const [joined, ...effects] = chunk(three(), ['j', key])
      expect(effects.map(({ type }) => type)).not.toContain('copy')
      expect(toastOf(joined)).toContain('nothing was copied; press it again')
      const [, ...again] = chunk(joined, [key], joined, joined.now + 400)
      expect(again.map(({ type }) => type)).toContain('copy')
    },
  )

  test('a key is held down also where its repeats arrive together, or the wheel turns between them', () => {
    let state = three()
    const decided: string[] = []
    for (const [at, ...keys] of [
      [0, 'x'],
      [100, 'x', 'x'],
      [200, 'x'],
      [300, 'wheeldown'],
      [340, 'x'],
    ] as const) {
      const [next, ...effects] = chunk(state, keys, state, SAMPLE_NOW + at)
      state = next
      decided.push(...decisionsOf(effects))
    }
    expect(decided).toEqual(['item-00000 reject'])
  })

  test('a key with another one between is not held down, however fast it is', () => {
    const [rejected] = chunk(three(), ['x'], undefined, SAMPLE_NOW)
    const [moved] = chunk(rejected, ['j'], rejected, SAMPLE_NOW + 50)
    const [, ...effects] = chunk(moved, ['x'], moved, SAMPLE_NOW + 100)
    expect(decisionsOf(effects)).toEqual(['item-00002 reject'])
  })

  test('after the clock was set back, the next key is not a held one', () => {
    const [rejected] = chunk(three(), ['x'], undefined, SAMPLE_NOW)
    const [, ...effects] = chunk(rejected, ['x'], rejected, SAMPLE_NOW - 3_600_000)
    expect(decisionsOf(effects)).toEqual(['item-00001 reject'])
  })

  test('another deciding key is not a held one', () => {
    const [rejected] = chunk(three(), ['x'], undefined, SAMPLE_NOW)
    const [, ...effects] = chunk(rejected, ['a'], rejected, SAMPLE_NOW + 40)
    expect(decisionsOf(effects)).toEqual(['item-00001 approve'])
  })
})

describe('a paste is never a command', () => {
  test('outside of a prompt it is dropped, with a word about it', () => {
    const [state, ...effects] = update(three(), { type: 'paste', text: 'aaxY\n', at: SAMPLE_NOW })
    expect(effects.filter(({ type }) => type !== 'after')).toEqual([])
    expect(toastOf(state)).toBe('Pasted text ignored')
  })

  test('over a question too', () => {
    const asked = press(goTo(startState(), 'k3f9a1c2'), 'a').state
    const [state, ...effects] = update(asked, { type: 'paste', text: 'Y', at: SAMPLE_NOW })
    expect(decisionsOf(effects)).toEqual([])
    expect(state.overlay?.type).toBe('confirm')
  })

  test('in a prompt it is text, and a line break in it does not save', () => {
    const editing = press(three(), 'e', 'ctrl-u').state
    const [state] = update(editing, { type: 'paste', text: 'first\nsecond', at: SAMPLE_NOW })
    expect(state.overlay).toMatchObject({ type: 'prompt', input: { text: 'first second' } })
    const [joined, ...effects] = chunk(state, ['x', 'enter', 'y'])
    expect(joined.overlay).toMatchObject({ type: 'prompt', input: { text: 'first secondx y' } })
    expect(decisionsOf(effects)).toEqual([])
  })
})

describe('on a screen that shows nothing', () => {
  const resized = (state: State, columns: number) => update(state, { type: 'resize', columns, rows: 24 })[0]
  const shrunk = (state: State) => resized(state, 39)

  test('no key decides, and no question is answered', () => {
    const asked = press(startState({ items: makeItems(2) }), '*', 'X').state
    for (const [state, key] of [
      [asked, 'Y'],
      [asked, 'q'],
      [startState({ items: makeItems(2) }), 'a'],
      [press(startState({ items: makeItems(2) }), 'c').state, 'enter'],
    ] as const) {
      const { state: after, effects } = press(shrunk(state), key)
      expect(decisionsOf(effects)).toEqual([])
      expect(after.overlay).toEqual(state.overlay)
      expect(toastOf(after)).toBe('Nothing was on screen: enlarge the window first')
      expect(toastOf(resized(after, 38))).toBe(toastOf(after))
      expect(toastOf(resized(after, 80)), 'once it was enlarged').toBe('')
    }
  })

  test('what was said about something else is still said once it was enlarged', () => {
    const [told] = update(startState(), { type: 'told', text: 'Nothing new' })
    expect(toastOf(resized(shrunk(told), 80))).toBe('Nothing new')
  })

  test('Esc still closes, and q still quits', () => {
    const asked = press(startState({ items: makeItems(2) }), '*', 'X').state
    const closed = press(shrunk(asked), 'esc').state
    expect(closed.overlay).toBeUndefined()
    expect(press(closed, 'q').effects).toContainEqual(expect.objectContaining({ type: 'quit' }))
  })
})

describe('a paste into a search', () => {
  test('is what is searched for: in the palette, and among the keys', () => {
    const paste = (state: State, text: string) => update(state, { type: 'paste', text, at: SAMPLE_NOW })
    const [palette, ...effects] = paste(press(three(), ':').state, 'copy\nid')
    expect(effects).toEqual([])
    expect(palette.overlay).toMatchObject({ type: 'palette', input: { text: 'copy id' }, selected: 0 })
    const [help] = paste(press(three(), '?', '/').state, 'undo')
    expect(help.overlay).toMatchObject({ type: 'help', search: { text: 'undo' }, searching: true })
    expect(toastOf(paste(press(three(), '?').state, 'undo')[0])).toBe('Pasted text ignored')
  })
})

describe('a paste that is too long', () => {
  test('is cut, and that is said; what was said of an earlier paste goes', () => {
    const ignored = update(three(), { type: 'paste', text: 'no prompt', at: SAMPLE_NOW })[0]
    const editing = press(ignored, 'e', 'ctrl-u').state
    const [short] = update(editing, { type: 'paste', text: 'one\r\ntwo', at: SAMPLE_NOW })
    expect(toastOf(short)).toBe('')
    const [long] = update(short, { type: 'paste', text: 'x'.repeat(10_000), at: SAMPLE_NOW })
    expect(toastOf(long)).toBe('Only 493 characters of the paste fit')
    expect(toastOf(update(long, { type: 'paste', text: 'more', at: 0 })[0])).toBe(
      'No room left: 500 characters at most',
    )
    expect(long.overlay).toMatchObject({ input: { text: `one two${'x'.repeat(493)}` } })
    expect(toastOf(press(long, 'x').state)).toBe('No room left: 500 characters at most')
    expect(toastOf(press(long, 'left').state)).not.toContain('It is full')
  })
})

describe('a paste that the terminal does not mark', () => {
  test('takes linear time, also where one of its letters opens a line', async () => {
    const state = three()
    const pressAll = (letters: string) => chunk(state, letters.split(''))
    expect(await slowerThanLinear(['n', '/x', '?/ '], 20_000, pressAll)).toEqual([])
  })
})

describe('new items never move anything', () => {
  test('they come below, and the selected row keeps its place on the screen', () => {
    const state = press(three(), 'j').state
    const arrived = [
      makeItem('newest', { proposedAt: '2026-03-01T09:59:59.000Z', tier: 'auto' }),
      ...state.snapshot.items,
    ]
    const after = later(state, arrived)
    expect(selectedId(after)).toBe('item-00001')
    const before = state.lists.pending
    const list = after.lists.pending
    expect(list.top).toBe(before.top)
    expect(list.rows.slice(0, before.rows.length)).toEqual(before.rows)
    expect(list.rows.at(-1)).toEqual({ type: 'entry', id: 'newest' })
    expect([...list.fresh]).toEqual(['newest'])
  })

  test('a row above that was decided elsewhere leaves, and the window moves with it', () => {
    const many = startState({ items: makeItems(200) }, { columns: 80, rows: 24 })
    let state = many
    for (let steps = 0; steps < 50; steps++) state = press(state, 'j').state
    const list = state.lists.pending
    const selected = list.selected
    const place = list.rows.findIndex((row) => row.type === 'entry' && row.id === selected) - list.top
    const [first] = list.rows
    const gone = first?.type === 'entry' ? first.id : ''
    const after = later(
      state,
      state.snapshot.items.map((item) => (item.id === gone ? { ...item, status: 'rejected' as const, on: 'x' } : item)),
    )
    const now = after.lists.pending
    expect(now.selected).toBe(selected)
    expect(now.rows.findIndex((row) => row.type === 'entry' && row.id === selected) - now.top).toBe(place)
  })

  test('the selected row itself goes: its neighbour below takes over', () => {
    const state = press(three(), 'j').state
    const after = later(
      state,
      state.snapshot.items.map((item) =>
        item.id === 'item-00001' ? { ...item, status: 'approved' as const, on: 'x' } : item,
      ),
    )
    expect(selectedId(after)).toBe('item-00002')
  })
})

describe('Enter and Escape decide nothing', () => {
  const views: [string, () => State][] = [
    ['the list', three],
    ['a question', () => press(goTo(startState(), 'k3f9a1c2'), 'a').state],
    ['a bulk question', () => press(three(), '*', 'A').state],
    ['the archive', () => press(startState(), '3').state],
    ['the approved list', () => press(startState(), '2').state],
  ]
  test.each(views)('in %s', (_, make) => {
    for (const key of ['enter', 'esc']) {
      const { effects } = press(make(), key, key)
      expect(effects.filter(({ type }) => type !== 'after')).toEqual([])
    }
  })

  test.each([
    ['approve, in', 'Press a to approve, in the scope shown'],
    ['later until', 'Press S to put off until you bring it back'],
  ])('Enter in the palette names the key of "%s" instead', (typed, said) => {
    const { state, effects } = press(three(), ':', ...typed.split(''), 'enter')
    expect(decisionsOf(effects)).toEqual([])
    expect(toastOf(state)).toBe(said)
  })
})

describe('the second key', () => {
  test.each([
    ['a wider scope', 'k3f9a1c2'],
    ['a removed secret', 'd0e1f2a3'],
    ['a conflict', 'f1a2b3c4'],
  ])('approving with %s asks, and only Y agrees', (_, id) => {
    const asked = press(goTo(startState(), id), 'a')
    expect(decisionsOf(asked.effects)).toEqual([])
    for (const key of ['n', 'esc', 'enter', 'q', 'y', 'a', 'space']) {
      const { effects } = press(asked.state, key)
      expect(decisionsOf(effects)).toEqual([])
    }
    const agreed = press(asked.state, 'Y')
    expect(agreed.effects).toContainEqual({
      type: 'decide',
      requests: [expect.objectContaining({ item: id, decision: 'approve', confirmed: true })],
    })
  })

  test('a wider scope alone asks', () => {
    const asked = press(startState({ items: [makeItem('wide', { scope: 'user', checks: [] })] }), 'a')
    expect(decisionsOf(asked.effects)).toEqual([])
    expect(asked.state.overlay).toMatchObject({ type: 'confirm', title: 'Approve for every project?' })
  })

  test('rejecting needs none', () => {
    expect(decisionsOf(press(goTo(startState(), 'd0e1f2a3'), 'x').effects)).toEqual(['d0e1f2a3 reject'])
  })

  test('bulk asks with the count, and leaves out what is asked about by itself', () => {
    const asked = press(startState(), '*', 'A')
    const { overlay } = asked.state
    if (overlay?.type !== 'confirm') throw new Error('Nothing was asked')
    expect(overlay.title).toBe('Approve 9 proposals?')
    expect(overlay.lines.join('\n')).toContain('3 have a question of their own and stay')
    expect(decisionsOf(asked.effects)).toEqual([])
    expect(decisionsOf(press(asked.state, 'Y').effects)).toHaveLength(9)
  })

  describe('of what came from elsewhere, bulk asks about all together that nothing else is against', () => {
    const line = { speaker: 'file' as const, sessionId: '' }
    const shared = (id: string, more: Parameters<typeof makeItem>[1] = {}) =>
      makeItem(id, { text: `Module ${id} stays apart`, checks: ['foreign'], evidence: line, ...more })
    const items = [
      shared('one'),
      makeItem('own', { text: 'Deploy on Fridays only' }),
      shared('two'),
      shared('team', { scope: 'global' }),
      shared('order', { checks: ['foreign', 'instruction-like'] }),
      shared('mine', { scope: 'user' }),
    ]

    test('and names them apart from the person’s own words', () => {
      const asked = press(startState({ items }), '*', 'A')
      const { overlay } = asked.state
      if (overlay?.type !== 'confirm') throw new Error('Nothing was asked')
      expect(overlay.title).toBe('Approve 4 proposals?')
      expect(overlay.lines).toEqual([
        '2 have a question of their own and stay: approve them one by one.',
        '',
        '1  Deploy on Fridays only',
        '',
        '! From elsewhere, not from words you typed:',
        expect.stringMatching(/^2 {2}Module (?:one|two) stays apart$/u),
        expect.stringMatching(/^3 {2}Module (?:one|two) stays apart$/u),
        '',
        '! From elsewhere, and they load in ALL your projects:',
        '4  Module team stays apart',
      ])
      expect(decisionsOf(asked.effects)).toEqual([])
      expect(decisionsOf(press(asked.state, 'enter').effects)).toEqual([])
      const { effects } = press(asked.state, 'Y')
      expect(decisionsOf(effects).toSorted()).toEqual(['one approve', 'own approve', 'team approve', 'two approve'])
      expect(effects).toContainEqual(
        expect.objectContaining({ requests: expect.arrayContaining([expect.objectContaining({ confirmed: true })]) }),
      )
    })

    test('but not of new words for what is in use, nor of what contradicts that', () => {
      const reworded = [
        makeItem('aaaaaaaaaa', { text: 'Use pnpm', status: 'approved' }),
        shared('bbbbbbbbbb', {
          text: 'Use pnpm everywhere',
          origin: '.sage/learnings.md',
          evidence: { ...line, turnUuid: 'aaaaaaaaaa' },
        }),
        shared('cccccccccc', { text: 'Never use pnpm' }),
      ]
      const asked = press(startState({ items: reworded }), '*', 'A')
      expect(asked.state.overlay).toBeUndefined()
      expect(toastOf(asked.state)).toBe('Each has a question of its own: approve them one by one')
    })
  })

  const pair = [
    makeItem('pnpm', { text: 'Use pnpm, not npm' }),
    makeItem('npm', { text: 'Use npm, not pnpm' }),
    makeItem('apart', { text: 'Deploy on Fridays only' }),
  ]

  test('bulk leaves out what contradicts each other, and shows it', () => {
    const asked = press(startState({ items: pair }), '*', 'A')
    expect(asked.state.overlay).toMatchObject({
      title: 'Approve 1 proposal?',
      lines: [
        'These contradict each other and stay: approve the one that holds.',
        '  Use pnpm, not npm',
        '  Use npm, not pnpm',
        '',
        '1  Deploy on Fridays only',
      ],
    })
    expect(decisionsOf(press(asked.state, 'Y').effects)).toEqual(['apart approve'])
  })

  test('bulk asks nothing where nothing else is marked, and names the two', () => {
    const { state, effects } = press(startState({ items: pair.slice(0, 2) }), '*', 'A')
    expect([state.overlay, decisionsOf(effects)]).toEqual([undefined, []])
    expect(toastOf(state)).toBe('“Use pnpm, not npm” contradicts “Use npm, not pnpm”: approve the one that holds')
  })

  test('once one of them is in use the other one needs it, unless it replaces the first', () => {
    const items = pair.map((item) => (item.id === 'npm' ? { ...item, status: 'approved' as const } : item))
    const start = goTo(startState({ items }), 'pnpm')
    const asked = press(start, 'a')
    expect(decisionsOf(asked.effects)).toEqual([])
    expect(asked.state.overlay).toMatchObject({
      lines: expect.arrayContaining(['! contradicts a learning in use', '  in use: Use npm, not pnpm']),
    })
    expect(decisionsOf(press(start, '>').effects)).toEqual(['pnpm replace'])
    const bulk = press(start, '*', 'A').state.overlay
    expect(bulk).toMatchObject({
      title: 'Approve 1 proposal?',
      lines: ['1 has a question of its own and stays: approve it by itself.', '', '1  Deploy on Fridays only'],
    })
  })

  test('so it does at once, before its relations are worked out anew', () => {
    const start = goTo(startState({ items: pair }), 'pnpm')
    const inUse = start.snapshot.items.map((item) =>
      item.id === 'npm' ? { ...item, status: 'approved' as const, on: 'npm-approved' } : item,
    )
    const { state, effects } = press(later(start, inUse), 'a')
    expect(decisionsOf(effects)).toEqual([])
    expect(state.overlay).toMatchObject({ lines: expect.arrayContaining(['  in use: Use npm, not pnpm']) })
  })

  test('what says the opposite is not merged', () => {
    const { state, effects } = press(goTo(startState({ items: pair }), 'pnpm'), 'm')
    expect(decisionsOf(effects)).toEqual([])
    expect(toastOf(state)).toBe('It says the opposite: the two cannot be merged')
    expect(toastOf(press(goTo(startState({ items: pair }), 'pnpm'), '>').state)).toBe(
      'What it contradicts is pending too: reject one of the two',
    )
  })

  test('changing a learning in use asks', () => {
    const approved = press(startState(), '2').state
    const asked = press(approved, 'e', 'x', 'enter')
    expect(decisionsOf(asked.effects)).toEqual([])
    expect(asked.state.overlay).toMatchObject({ type: 'confirm', title: 'Change a learning that is in use?' })
    expect(decisionsOf(press(asked.state, 'Y').effects)).toEqual(['0a1b2c3d edit'])
  })

  test('p keeps it to this project', () => {
    const { effects } = press(goTo(startState(), 'k3f9a1c2'), 'a', 'p')
    expect(effects).toContainEqual({ type: 'decide', requests: [expect.objectContaining({ scope: 'project' })] })
  })
})

const wide = { ...testSettings, ambiguousWide: true }
/** The longest that may be approved, each of its words another. */
const numbered = (letter: string) => Array.from({ length: 83 }, (_, index) => `${letter}${index + 100}`)
const startLong = (letter: string, screen: Parameters<typeof startState>[1]) =>
  startState({ items: [makeItem('long', { text: numbered(letter).join(' ') })] }, screen)

/** Presses `a` until it approves: what was decided, and the words that no frame until then has shown. */
function approveAll(letter: string, start: State): { decided: string[]; unseen: string[] } {
  let state = start
  const seen = new Set<string>()
  let decided: string[] = []
  for (let presses = 0; presses < 30 && decided.length === 0; presses++) {
    for (const [word] of frameOf(state).text.matchAll(new RegExp(`${letter}\\d{3}`, 'gu'))) seen.add(word)
    const next = press(state, 'a')
    decided = decisionsOf(next.effects)
    state = next.state
  }
  return { decided, unseen: numbered(letter).filter((word) => !seen.has(word)) }
}
const APPROVED = { decided: ['long approve'], unseen: [] }

describe('the whole text before approving', () => {
  const long = 'word '.repeat(90).trim()

  test('a narrow list opens the card first', () => {
    const start = startState({ items: [makeItem('long', { text: long })] }, { columns: 50, rows: 20 })
    const first = press(start, 'a')
    expect(decisionsOf(first.effects)).toEqual([])
    expect(first.state.card).toBe(true)
    expect(decisionsOf(press(first.state, 'a').effects)).toEqual(['long approve'])
  })

  test('a detail pane that is too small is scrolled to the end first', () => {
    const start = startState({ items: [makeItem('long', { text: long })] }, { columns: 60, rows: 18 })
    const first = press(start, 'a')
    expect(decisionsOf(first.effects)).toEqual([])
    expect(toastOf(first.state)).toContain('rest of the text')
    expect(decisionsOf(press(first.state, 'a').effects)).toEqual(['long approve'])
  })

  test.each([
    [40, 10],
    [60, 18],
    [60, 30],
    [100, 12],
    [120, 40],
  ])('each of its words was on the screen at %i × %i, also those between beginning and end', (columns, rows) => {
    expect(approveAll('w', startLong('w', { columns, rows }))).toEqual(APPROVED)
  })

  test.each([
    [40, 10],
    [60, 18],
    [120, 40],
  ])('also at %i × %i where the terminal gives each of its letters two cells', (columns, rows) => {
    expect(approveAll('ж', startLong('ж', { columns, rows, settings: wide }))).toEqual(APPROVED)
  })

  test('a list that cuts it only for the width of its letters opens the card first', () => {
    const items = [makeItem('short', { text: 'ж'.repeat(25) })]
    const { state, effects } = press(startState({ items }, { columns: 50, rows: 20, settings: wide }), 'a')
    expect(decisionsOf(effects)).toEqual([])
    expect(state.card).toBe(true)
  })

  test('one that was read says nothing of another one', () => {
    const items = ['first', 'second'].map((id) => makeItem(id, { text: long }))
    const read = press(startState({ items }, { columns: 60, rows: 18 }), 'ctrl-d', 'ctrl-d').state
    expect(decisionsOf(press(read, 'a').effects)).toHaveLength(1)
    expect(decisionsOf(press(read, 'j', 'a').effects)).toEqual([])
    const [moved] = chunk(read, ['j'], read)
    const [unpainted] = chunk(moved, ['?'], read)
    expect(decisionsOf(press(unpainted, 'esc', 'a').effects)).toEqual([])
  })

  test('lines that were read in a narrower window are not counted in a wider one', () => {
    const text = 'word '.repeat(100).trim()
    const read = press(startState({ items: [makeItem('long', { text })] }, { columns: 40, rows: 10 }), 'a', 'a', 'a')
    const [wider] = update(read.state, { type: 'resize', columns: 59, rows: 10 })
    expect(decisionsOf(press(wider, 'a').effects)).toEqual([])
  })

  test('of words that were changed elsewhere nothing was read yet', () => {
    const start = startState({ items: [makeItem('long', { text: long })] }, { columns: 40, rows: 10 })
    const read = press(start, 'a', 'a', 'a', 'a')
    expect(decisionsOf(press(read.state, 'a').effects)).toEqual(['long approve'])
    const changed = later(read.state, [makeItem('long', { text: long.replaceAll('word', 'term') })])
    const { state, effects } = press(changed, 'a')
    expect(decisionsOf(effects)).toEqual([])
    expect(state.detailTop).toBe(0)
  })

  test('what was scrolled past between two frames was not on the screen', () => {
    const start = startState({ items: [makeItem('long', { text: long })] }, { columns: 40, rows: 10 })
    const card = press(start, 'enter').state
    const [scrolled] = chunk(card, Array<string>(10).fill('ctrl-d'))
    const { state, effects } = press(scrolled, 'a')
    expect(decisionsOf(effects)).toEqual([])
    expect(toastOf(state)).toContain('rest of the text')
  })
})

test('a key that may be of an answer of the terminal decides nothing, and says what ends that', () => {
  const state = three()
  const [after, ...effects] = update(state, { type: 'keys', keys: ['a'], at: 1000, painted: state, doubtful: 'answer' })
  expect(decisionsOf(effects)).toEqual([])
  expect(toastOf(after)).toBe(
    'a may be part of a reply from the terminal: nothing was decided; press Esc, then press it again',
  )
})

test('every key press is answered: an unknown key is named', () => {
  const { state } = press(three(), 'Z')
  expect(toastOf(state)).toBe('No action for Z here (? shows the keys)')
  expect(toastOf(press(state, 'f10').state)).toBe('No action for F10 here (? shows the keys)')
  expect(toastOf(press(state, 'ctrl-\\').state)).toBe('No action for Ctrl-\\ here (? shows the keys)')
  expect(toastOf(press(state, 'alt-x').state)).toBe('No action for Alt-x here (? shows the keys)')
  expect(toastOf(press(state, 'é').state)).toBe('No action for é here (? shows the keys)')
  expect(toastOf(press(state, '7').state)).toBe('No action for 7 here (? shows the keys)')
  const russian = 'No action for ф here: the keys are Latin letters (? shows the keys)'
  expect(toastOf(press(state, 'ф').state), 'where a would be').toBe(russian)
})

test('e in a question about one opens its words, and nothing is decided', () => {
  const { state, effects } = press(
    startState({ items: [makeItem('one', { scope: 'user', text: 'Use pnpm' })] }),
    'a',
    'e',
  )
  expect(state.overlay).toMatchObject({ type: 'prompt', input: { text: 'Use pnpm' } })
  expect(decisionsOf(effects)).toEqual([])
})

test.each(['e', 'p'])('so is %s where a question does not offer it', (key) => {
  const { state } = press(three(), '*', 'A', key)
  expect(state.overlay?.type).toBe('confirm')
  expect(toastOf(state)).toBe('Y confirms; n or Esc cancels')
})

test.each([
  ['c', 'menu'],
  ['?', 'help'],
])('so is one that does nothing in the box that %s opens', (key, type) => {
  const { state } = press(three(), key, 'Z')
  expect(state.overlay?.type).toBe(type)
  expect(toastOf(state)).toBe('No action for Z here (Esc closes)')
})

test.each([['e'], ['n'], ['/'], [':'], ['?', '/']])(
  'so is one that types nothing where %s lets text be typed',
  (...keys) => {
    const { state } = press(three(), ...keys, 'f5')
    expect(state.overlay).toEqual(press(three(), ...keys).state.overlay)
    expect(toastOf(state)).toBe('No action for F5 here (Esc closes)')
  },
)

test('so is one that no longer fits into a text', () => {
  const editing = press(three(), 'e', 'ctrl-u').state
  const [full] = update(editing, { type: 'paste', text: 'x'.repeat(500), at: SAMPLE_NOW })
  expect(toastOf(full)).toBe('')
  for (const key of ['y', 'space', '語']) expect(toastOf(press(full, key).state)).toContain('500 characters at most')
  expect(toastOf(press(full, 'backspace', 'y').state)).toBe('')
})

test('so is what is asked of the selected row of a list that is empty, or of all its rows', () => {
  const state = startState({ items: [], sessions: [], activity: [] })
  for (const tab of ['1', '2', '3', '4', '5']) {
    for (const key of ['enter', 'p', 't', 'y', 'Y'])
      expect(toastOf(press(state, tab, key).state), `${tab} ${key}`).toBe('Nothing is selected')
    for (const key of ['space', 'v', '*'])
      expect(toastOf(press(state, tab, key).state), `${tab} ${key}`).toBe('Nothing to mark here')
  }
  for (const tab of ['1', '2', '3'])
    expect(toastOf(press(state, tab, '%').state), `${tab} %`).toBe('Nothing is selected')
})

test('to reject the rest of a session takes nothing that came from none: it would be all that was imported or written by hand', () => {
  const { bindings } = resolveKeymap({ profile: 'addp' })
  const items = [makeItem('a', { evidence: { sessionId: '' } }), makeItem('b', { evidence: { sessionId: '' } })]
  const { state } = press(startState({ items }, { settings: { ...testSettings, bindings } }), 'd')
  expect([state.overlay, toastOf(state)]).toEqual([undefined, 'It came from no session'])
})
