import { describe, expect, test } from 'vitest'
import { BREAKPOINTS } from '../../../src/dashboard/layout/breakpoints.ts'
import type { State } from '../../../src/dashboard/state/state.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { KINDS } from '../../../src/extract/candidate.ts'
import { decisionsOf, press, startState } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'

const LONG =
  'When the integration tests are run on the build machine they need the staging database, a fresh checkout of the schema, and the key of the team'
const SIZES = [
  [120, 40],
  [80, 24],
  [50, 20],
] as const

/** The text of a box without its frame, lines joined as they were before they were broken. */
const inBox = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => /│ (.*) │/u.exec(line)?.[1]?.trim() ?? [])
    .join(' ')

describe('a question about many', () => {
  const items = makeItems(24, (index) => ({
    text: `${index} ${LONG}`,
    confidence: 0.8,
    proposedAt: new Date(Date.parse('2026-03-01T09:00:00.000Z') - index * 60_000).toISOString(),
  }))

  test.each(SIZES)('shows every text whole when it is scrolled through at %i × %i', (columns, rows) => {
    let { state } = press(startState({ items }, { columns, rows }), '+', '*', 'A')
    expect(frameOf(state).text).toContain('Approve 24 proposals?')
    const seen = new Set<string>()
    let before = ''
    for (let steps = 0; steps < 300 && before !== frameOf(state).text; steps++) {
      const { text } = frameOf(state)
      before = text
      expect(text).toContain('Y yes')
      expect(text).toContain('Budget 1.2k → ')
      for (const line of text.split('\n')) seen.add(line.trim())
      state = press(state, 'j').state
    }
    const all = [...seen].join('\n')
    for (let index = 1; index <= 24; index++) expect(all).toMatch(new RegExp(`│ +${index} {2}${index - 1} When`, 'u'))
    expect(inBox(all)).toContain('of the team')
    // The budget's sentence is whole, too: a shorter one where there is no room.
    expect(inBox(before)).toMatch(/\d of these 24 would not fit(; the card of each says when it is given)?\. /u)
    expect(frameOf(state).text).toContain('end')
    expect(decisionsOf(press(state, 'Y').effects)).toHaveLength(24)
  })

  test.each(['none', 'some'])('says on a low screen what the budget comes to, where %s would not be in it', (which) => {
    const { state } = press(
      startState({ items: items.slice(0, which === 'none' ? 1 : 24) }, { columns: 40, rows: 10 }),
      '+',
      '*',
      'A',
    )
    const box = frameOf(state).lines.slice(2, 7)
    expect(box.at(-2)).toMatch(/│ (?:All of them fit|It fits|\d+ would not fit) into the budget\. +│/u)
    for (const line of box) expect(line).not.toMatch(/│ +│/u)
  })

  test('lists the marked ones as the list does, whatever the order in which they were marked', () => {
    const { state } = press(startState({ items }), '+', 'G', 'space', 'g', 'space', 'A')
    const { overlay } = state
    expect(overlay?.type === 'confirm' ? overlay.lines : []).toEqual([`1  0 ${LONG}`, `2  23 ${LONG}`])
  })

  test('says nothing of the budget when it is about rejecting, and does not scroll when all of it is there', () => {
    const few = press(startState({ items: items.slice(0, 2) }), '*', 'X').state
    const { text } = frameOf(few)
    expect(text).not.toContain('Budget')
    expect(text).not.toContain('below')
    expect(press(few, 'j').state.toast?.text).toBe('Y confirms; n or Esc cancels')
  })
})

describe('?', () => {
  test.each(SIZES)('says how much there is more, and comes to its end and back at %i × %i', (columns, rows) => {
    let { state } = press(startState({}, { columns, rows }), '?')
    expect(frameOf(state).text).toMatch(/lines below \(j\)/u)
    const all: string[] = []
    for (let steps = 0; steps < 200; steps++) {
      all.push(frameOf(state).text)
      const next = press(state, 'j').state
      if (JSON.stringify(next.overlay) === JSON.stringify(state.overlay)) break
      state = next
    }
    const text = inBox(all.join('\n'))
    expect(text).toContain('is:conflict !word')
    expect(text).toContain('quit (exit code 130)')
    for (const title of ['Pending', 'Lists', 'Everywhere']) expect(text).toContain(title)
    // One key back moves: nothing was counted beyond the end.
    expect(frameOf(press(state, 'k').state).text).not.toBe(all.at(-1))
    expect(frameOf(press(state, 'g').state).text).toBe(all[0])
  })
})

test('the menu says in a few words what each kind is for', () => {
  const { state } = press(startState(), 'c')
  const { overlay } = state
  const labels = overlay?.type === 'menu' ? overlay.choices.map(({ label }) => label) : []
  for (const kind of KINDS)
    expect(labels.find((label) => label.startsWith(`kind ${kind.replaceAll('_', ' ')} `))).toMatch(/ {2,}\S+ \S+/u)
  expect(frameOf(state).text).toContain('what Claude did wrong')
})

test('the editor counts in characters', () => {
  expect(frameOf(press(startState({ items: [makeItem('a')] }), 'e').state).text).toContain('10 of 500 characters')
})

test('a wider scope for a learning in use asks what a wider scope asks', () => {
  const { state } = press(startState({ items: [makeItem('a', { status: 'approved' })] }), '2', 'c', '2')
  const { text } = frameOf(state)
  expect(text).toContain('Use it in every project?')
  expect(text).not.toContain('new text')
  expect(text).toContain('it loads in ALL your projects')
})

test('what has no key can be run from the palette, and still only asks', () => {
  const { state, effects } = press(startState(), ':', ...'reject the rest'.replaceAll(' ', '').split(''), 'enter')
  expect(state.overlay?.type).toBe('confirm')
  expect(decisionsOf(effects)).toEqual([])
})

test.each([
  ['rest of', 'reject the rest of this session'],
  ['Rest  OF ', 'reject the rest of this session'],
  ['mark every', 'mark everything shown'],
])('the palette finds words before letters that are far apart: %s', (typed, found) => {
  const { text } = frameOf(press(startState(), ':', ...typed.split('')).state)
  expect(/│ ▸.*/u.exec(text)?.[0]).toContain(found)
})

test.each([
  [120, 40],
  [50, 20],
  [50, 12],
  [40, 10],
])('the cursor of a long text is on the screen at %i × %i, at its end and at its beginning', (columns, rows) => {
  const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
  const { state } = press(startState({ items: [makeItem('a', { text: long })] }, { columns, rows }), 'e')
  expect(cursorsIn(state)).toBe(1)
  expect(frameOf(state).text).toContain('word39')
  const atStart = press(state, 'home').state
  expect(cursorsIn(atStart)).toBe(1)
  expect(frameOf(atStart).text).toContain('word0 ')
})

/** Cells that are turned round in the box. */
const cursorsIn = (state: State) =>
  frameOf(state)
    .rows.slice(3)
    .flat()
    .filter(({ look }) => look === '7').length

test('the palette moves as other finders do, and stays where nothing is found', () => {
  const palette = press(startState(), ':', ...'edit'.split('')).state
  const selected = (state: State) => (state.overlay?.type === 'palette' ? state.overlay.selected : undefined)
  expect(selected(press(palette, 'ctrl-n').state)).toBe(1)
  expect(selected(press(palette, 'ctrl-n', 'ctrl-p').state)).toBe(0)
  expect(selected(press(palette, ...'zzzz'.split(''), 'down').state)).toBe(0)
})

test('a long question goes to its end and back to its beginning', () => {
  const state = press(startState({ items: makeItems(60) }, { columns: 80, rows: 24 }), '+', '*', 'X', 'G').state
  expect(frameOf(state).text).toMatch(/│ 60 {2}Learning.*│/u)
  expect(frameOf(press(state, 'g').state).text).toMatch(/│ {2}1 {2}Learning.*│/u)
})

test('a text with hidden signs is typed as it is drawn, over as many lines as that takes', () => {
  const text = `Use ${'\u202e'.repeat(20)}evil`
  const { state } = press(startState({ items: [makeItem('hidden', { text })] }, { columns: 80, rows: 24 }), 'e')
  const drawn = inBox(frameOf(state).text).replaceAll(' ', '')
  expect(drawn.split('⟨U+202E⟩').length - 1).toBeGreaterThanOrEqual(20)
  expect(drawn).toContain('evil28of500characters')
})

describe('a box over the body', () => {
  test.each([
    [80, 24, 'e'],
    [80, 24, '?'],
    [50, 20, 'c'],
  ])('leaves no single letters of what lies below it at %i × %i', (columns, rows, key) => {
    const { lines } = frameOf(press(startState({ items: makeItems(12) }, { columns, rows }), key).state)
    const top = lines.findIndex((line) => line.includes('┌─ '))
    const bottom = lines.findIndex((line) => line.includes('└─'))
    expect(bottom).toBeGreaterThan(top)
    for (const line of lines.slice(top, bottom + 1)) expect(line).toMatch(/^ *[┌│└].*[┐│┘] *$/u)
  })

  test('what was said before it opened is gone: its keys mean something else now', () => {
    const approved: State = {
      ...startState({ items: makeItems(3) }),
      toast: { text: '✓ Approved · u undo', tone: 'ok' },
    }
    expect(press(approved, 'j').state.toast).toBe(approved.toast)
    for (const key of ['?', ':', 'c', 'e', 'n', '/']) expect(press(approved, key).state.toast).toBeUndefined()
    const effect = { type: 'installHooks', path: '/settings.json' } as const
    const [planned] = update(approved, { type: 'planned', title: 'Install the hooks?', lines: [], effect })
    expect([planned.overlay?.type, planned.toast]).toEqual(['confirm', undefined])
  })

  test('the palette tells in full what the selected action does', () => {
    for (const [columns, rows] of SIZES) {
      const opened = press(startState({}, { columns, rows }), ':', ...'mergeinto'.split('')).state
      expect(inBox(frameOf(opened).text)).toContain('merge into the similar learning, or merge the marked ones (asks)')
    }
  })

  test('the palette says how many actions it found, and when there is none', () => {
    const opened = press(startState(), ':').state
    expect(frameOf(opened).text).toMatch(/Actions ─ 1\/\d\d/u)
    expect(frameOf(press(opened, ...'copy id'.split('')).state).text).toContain('Actions ─ 1/1 ')
    expect(frameOf(press(opened, ...'zzz'.split('')).state).text).toContain('No action matches.')
  })

  test('how many there are of each is said however long the name of a session is', () => {
    const sessions = startState().snapshot.sessions.map((one) => ({ ...one, title: `${one.title} ${LONG}` }))
    const { text } = frameOf(press(startState({ sessions }, { columns: 80, rows: 24 }), 'f').state)
    expect(text).toMatch(/session “fix-ci When .*…”  \(7\)/u)
  })

  test('a menu that is longer than the screen says where in it one is', () => {
    const opened = press(startState({}, { columns: 60, rows: 14 }), 'c', 'k').state
    expect(frameOf(opened).text).toContain('Change scope or kind ─ 11/11')
    expect(frameOf(press(startState(), 'c').state).text).not.toContain('─ 1/11')
  })
})

test('a question of few words has room for all that it can be answered with', () => {
  const item = makeItem('wide', { scope: 'user', text: 'Use pnpm', checks: ['wide-scope'] })
  const { state } = press(startState({ items: [item] }, { columns: 120, rows: 40 }), 'a')
  expect(inBox(frameOf(state).text)).toContain('Y yes    e edit first    p keep to this project    n / Esc cancel')
})

test.each(SIZES)(
  'the search in the keys finds them by sign and by name, and says when there are none, at %i × %i',
  (columns, rows) => {
    const searched = (words: string) =>
      inBox(frameOf(press(startState({}, { columns, rows }), '?', '/', ...words.split('')).state).text)
    for (const words of ['space', '␣']) expect(searched(words)).toContain('mark and move on')
    expect(searched('enter')).toContain('open; in an open card')
    expect(searched('nosuchkey')).toContain('No key here matches.')
  },
)

describe('a question about one', () => {
  const asked = (changes: Partial<ReturnType<typeof makeItem>>, columns: number, rows: number) => {
    const { text } = frameOf(press(startState({ items: [makeItem('one', changes)] }, { columns, rows }), 'a').state)
    return {
      keys: text.split('\n').at(-1)?.trim() ?? '',
      box: [...text.matchAll(/│ (.*) │/gu)].map(([, line = '']) => line.trim()),
    }
  }

  test.each([...SIZES, [40, 10]] as const)('names every answer whole, the way out too, at %i × %i', (columns, rows) => {
    for (const changes of [
      { scope: 'user' },
      { checks: ['foreign'] },
      { scope: 'user', checks: ['foreign'] },
    ] as const) {
      const { keys, box } = asked(changes, columns, rows)
      for (const line of rows < BREAKPOINTS.narrow.rows ? [keys] : [keys, box.at(-1) ?? '']) {
        expect(line).toMatch(/^Y yes .*Esc cancel$/u)
        expect(line).not.toContain('…')
        expect(/ p (?:keep to this project|project only) /u.test(line)).toBe('scope' in changes)
      }
    }
  })

  test('wastes no line of a low screen', () => {
    const { box, keys } = asked({ scope: 'user', checks: ['foreign'] }, 40, 10)
    expect(box).toHaveLength(3)
    expect(box).not.toContain('')
    expect(box.at(-1)).toMatch(/^\d+ lines below \(j\)$/u)
    expect(keys).toMatch(/^Y yes .*Esc cancel$/u)
  })

  test('has one blank line between what it says, and none before or behind', () => {
    for (const changes of [
      { scope: 'user' },
      { checks: ['foreign'] },
      { scope: 'user', checks: ['foreign'] },
    ] as const) {
      const said = asked(changes, 80, 24).box.join('\n')
      expect(said).toMatch(/\S\n\n\S/u)
      expect(said).not.toMatch(/^\n|\n\n\n|\n$/u)
    }
  })
})
