import { describe, expect, test } from 'vitest'
import type { State } from '../../../src/dashboard/state/state.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { goTo, press, startState, testSettings } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItem, makeItems } from '../../helpers/make-item.ts'
import { sampleSnapshot } from '../../helpers/sample-snapshot.ts'
import { makeSnapshot } from '../../helpers/scenarios.ts'

const statusLine = (state: State) => frameOf(state).lines.at(-2) ?? ''
const keysLine = (state: State) => frameOf(state).lines.at(-1) ?? ''

test('the keys offer the way back at every width, also for what an earlier run decided', () => {
  for (const columns of [50, 80, 120]) {
    const base = startState({ activity: [] }, { columns, rows: 24 })
    expect(keysLine(base)).not.toContain('u undo')
    expect(keysLine(startState({}, { columns, rows: 24 }))).toContain('u undo')
  }
})

test('the keys offer what can be done with the marked ones, with their number', () => {
  const marked = press(startState(), 'space', 'space').state
  // One of the two has a check against it.
  expect(keysLine(marked)).toMatch(/^ A approve 1 {2}X reject 2 {2}Esc clear marks/u)
  const narrow = press(startState({}, { columns: 50, rows: 20 }), 'space').state
  expect(keysLine(narrow)).toMatch(/^ X reject 1/u)
})

test('the keys offer nothing that would only say that there is nothing to do', () => {
  const activity = [
    { id: 'ok', at: '2026-03-01T09:41:00.000Z', mark: 'ok', subject: 'approved', text: 'x' },
    { id: 'bad', at: '2026-03-01T09:40:00.000Z', mark: 'error', subject: 'signal', text: 'y', failedSession: 's3' },
  ] as const
  const first = press(startState({ activity, items: [makeItem('a')] }), '5').state
  expect(keysLine(first)).not.toMatch(/r retry|␣ mark/u)
  expect(keysLine(goTo(first, 'bad'))).toMatch(/r retry {2}D drop/u)
})

test('Enter is offered where it goes on to items, and is not said to show more of the detail there', () => {
  const [session] = sampleSnapshot().sessions
  const state = (pending: number) => {
    const cwd = '/home/user/a-folder'.repeat(40)
    return press(startState({ sessions: [{ ...session!, pending, cwd }] }, { columns: 70, rows: 24 }), '4').state
  }
  expect(frameOf(state(2)).text).toMatch(/Ctrl-d more \(\d+ lines\)/u)
  expect(keysLine(state(2))).toContain('⏎ open')
  expect(press(state(2), 'enter').state.tab).toBe('pending')
  expect(frameOf(state(0)).text).toMatch(/⏎ more \(\d+ lines\)/u)
  expect(keysLine(state(0))).not.toContain('⏎ open')
  expect(press(state(0), 'enter').state.tab).toBe('sessions')
})

test('an open card names the way out of it, and a list does not', () => {
  const list = startState({}, { columns: 50, rows: 20 })
  expect(keysLine(list)).not.toContain('Esc')
  expect(keysLine(press(list, 'enter').state)).toMatch(/ a approve .* Esc list {2}\?/u)
  expect(keysLine(press(list, '5', 'enter').state)).toContain('Esc list')
  const grown = { ...press(list, 'enter', '/', 'p', 'enter').state, columns: 120, rows: 40 }
  expect(keysLine(grown)).not.toContain('Esc list')
  expect(press(grown, 'esc').state.lists.pending.filter).toBe('')
})

test('while the detail has the keys, that is said, with the way back', () => {
  const focused = press(startState({}, { columns: 80, rows: 24 }), 'tab').state
  expect(keysLine(focused)).toMatch(/^ j scroll {2}Tab back to the list {2}a approve/u)
  expect(keysLine(press(focused, 'tab').state)).toMatch(/j move/u)
})

test('a session that is paused is offered to be resumed', () => {
  const [first] = sampleSnapshot().sessions
  const state = (paused: boolean) => press(startState({ sessions: [{ ...first!, paused }] }), '4').state
  expect(keysLine(state(false))).toContain('P pause')
  expect(keysLine(state(true))).toContain('P resume')
})

test('a question names the same keys in its box and below, also where the box has no room for them', () => {
  const keys = /Y yes +e edit first +p keep to this project +n \/ Esc cancel/u
  for (const rows of [24, 11]) {
    const { state } = press(goTo(startState({}, { columns: 100, rows }), 'k3f9a1c2'), 'a')
    expect(state.overlay?.type).toBe('confirm')
    expect(keysLine(state)).toMatch(keys)
  }
})

test('where there is no room for all keys of a box, those that are shown are whole', () => {
  const keys = (columns: number, key: string) =>
    keysLine(press(startState({}, { columns, rows: 12 }), key).state).trim()
  expect(keys(40, 'n')).toBe('⏎ save  Esc cancel   Ctrl-w word')
  expect(keys(40, ':')).toBe('type to find  ⏎ run  Esc close')
  expect(keys(50, '/')).toBe('⏎ keep  Esc drop   kind: scope: session: conf:>80')
  expect(keys(80, '/')).toBe('⏎ keep  Esc drop   kind: scope: session: conf:>80 is:conflict !word')
})

test('keys have names of ASCII where signs cannot be drawn', () => {
  const settings = { ...testSettings, ascii: true }
  const state = startState({}, { columns: 120, rows: 24, settings })
  expect(keysLine(state)).toContain('space mark')
  expect(keysLine(press(state, '/').state)).toMatch(/^ enter keep {2}Esc drop/u)
  expect(frameOf(press(state, '?', '/', 's', '-').state).text).toContain('Tab S-Tab')
})

test('what was said of one tab is not said on another', () => {
  const state: State = { ...startState(), toast: { text: '✓ Approved “a” · u undo', tone: 'ok' } }
  expect(statusLine(state)).toContain('Approved')
  expect(statusLine(press(state, '5').state)).not.toContain('Approved')
  expect(keysLine(press(state, '5').state)).toContain('u undo')
})

test('the filter names what there is where it does not know a word', () => {
  const typed = (columns: number, ...keys: string[]) =>
    press(startState({}, { columns, rows: 24 }), '/', ...keys.flatMap((word) => word.split(''))).state
  expect(keysLine(typed(80))).toContain('kind: scope: session: conf:>80 is:conflict !word')
  for (const columns of [80, 120]) {
    expect(statusLine(typed(columns, 'is:foo'))).toContain('is:foo    is:foo is unknown ')
    expect(keysLine(typed(columns, 'is:foo'))).toContain('is: conflict flagged repeated later new marked')
  }
  expect(statusLine(typed(120, 'is:"a; b'))).toContain('is:a; b is unknown ')
  expect(keysLine(typed(120, 'is:"a; b'))).toContain('is: conflict')
  expect(statusLine(typed(80, 'kind:preference'))).toMatch(/kind:preference +[1-9]\d* shown/u)
  expect(statusLine(typed(80, 'type:preference'))).toMatch(/[1-9]\d* shown/u)
})

describe('what there is to do', () => {
  test('in an empty inbox is not to filter it', () => {
    for (const columns of [120, 80]) {
      const empty = startState({ items: [], activity: [], drain: undefined }, { columns, rows: 24 })
      expect(keysLine(empty).trim()).toBe('n write one  M read new  L read 30 days  ? keys  q quit')
      expect(keysLine(press(empty, '3').state).trim()).toBe('? keys  q quit')
    }
  })

  test('under a filter that hides everything is to leave it', () => {
    const typing = press(startState(), '/', 'z', 'z', 'z').state
    expect(frameOf(typing).text).toContain('Esc shows everything again.')
    const kept = press(typing, 'enter').state
    expect(keysLine(kept).trim()).toMatch(/^Esc show all  \/ filter/u)
    expect(frameOf(kept).text).toContain('Esc shows everything again, / changes it.')
  })

  test('on a narrow screen the last keys have their words where all keys fit', () => {
    const narrow = startState({ items: [], sessions: [], activity: [] }, { columns: 50, rows: 20 })
    expect(keysLine(press(narrow, '4').state).trim()).toMatch(/\? keys {2}q quit$/u)
    expect(keysLine(startState({}, { columns: 50, rows: 20 })).trim()).toMatch(/ \?$/u)
  })

  test('on the narrowest card is to approve or to reject, before it is to undo', () => {
    const decided = press(startState({ items: makeItems(4) }, { columns: 40, rows: 12 }), 'x').state
    const undoable = { ...decided, undo: [{ events: ['e'], items: [], cursor: undefined }] }
    expect(keysLine(press(undoable, 'enter').state).trim()).toBe('a approve  x reject  Esc list  ?')
  })

  test('in an empty inbox with few rows is said whole', () => {
    const { text } = frameOf(startState({ items: [], firstRun: true, drain: undefined }, { columns: 40, rows: 12 }))
    expect(text.replaceAll(/\s+/gu, ' ')).toContain('what you said there can be reviewed now.')
  })
})

describe('a screen too small to review on', () => {
  const tiny = (columns: number, rows: number) => frameOf(startState(makeSnapshot('12'), { columns, rows })).lines

  test('says so in as many lines as it takes, or shorter', () => {
    expect(tiny(24, 6).map((line) => line.trim())).toEqual(['12 pending · enlarge or', 'run sage review'])
    expect(tiny(24, 1).map((line) => line.trim())).toEqual(['12 pending · enlarge'])
    expect(tiny(12, 1).map((line) => line.trim())).toEqual(['12 pending'])
    const pressed = press(startState(makeSnapshot('12'), { columns: 20, rows: 5 }), 'j').state
    expect(frameOf(pressed).lines.map((line) => line.trim())).toEqual([
      '12 pending · enlarge',
      '',
      'Nothing was on',
      'screen: enlarge the',
      'window first',
    ])
  })

  test('tells what a key came to', () => {
    const pressed = press(startState(makeSnapshot('12'), { columns: 30, rows: 6 }), 'a').state
    expect(frameOf(pressed).text).toContain('Nothing was on screen: enlarge')
  })
})

test.each([50, 120])('at %i columns what there is to say is said while a filter is typed, above it', (columns) => {
  const typing = press(startState({}, { columns, rows: 24 }), '/', 'p', 'n').state
  const ruleOf = (state: State) => frameOf(state).lines.at(-3) ?? ''
  expect(ruleOf(typing)).toMatch(/^─/u)
  const [full] = update(typing, { type: 'paste', text: 'x'.repeat(1000), at: typing.now })
  for (const [state, said] of [
    [full, 'Only 498 characters of the paste fit'],
    [press(full, 'y').state, '500 characters at most'],
    [press(typing, 'f5').state, 'No action for F5 here (Esc closes)'],
    [{ ...typing, toast: { text: 'The disk is full', tone: 'error' } } as const, '✗ The disk is full'],
  ] as const) {
    expect(ruleOf(state)).toContain(said)
    expect(statusLine(state)).toMatch(/^ \/ .* shown/u)
  }
  const long = { ...typing, toast: { text: 'The disk is full '.repeat(9), tone: 'error' } } as const
  expect(ruleOf(long), 'cut short').toMatch(/^ ✗ The disk is full .*…\s*$/u)
})
