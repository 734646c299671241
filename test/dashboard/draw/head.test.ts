import { expect, test } from 'vitest'
import type { Snapshot } from '../../../src/dashboard/state/snapshot.ts'
import type { State } from '../../../src/dashboard/state/state.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeItems } from '../../helpers/make-item.ts'

const items = makeItems(120, (index) => ({ status: index % 2 === 0 ? 'pending' : 'approved' }))
const tabsLine = (columns: number, ...keys: string[]) =>
  frameOf(press(startState({ items }, { columns, rows: 30 }), ...keys).state).lines[1] ?? ''

test('the tabs are whole at every width, whatever stands beside them', () => {
  for (let columns = 80; columns <= 130; columns++)
    for (const keys of [['1'], ['2'], ['3'], ['4'], ['2', 'o'], ['/', 'L', 'e', 'a', 'r', 'n', 'enter']])
      expect(tabsLine(columns, ...keys)).toMatch(
        /1 Pending 60.*2 Approved 60.*3 Archive 0.*4 Sessions 3.*5 Activity 1!/u,
      )
})

test('beside the tabs stand the place, the order, and in Approved how full the budget is', () => {
  expect(tabsLine(120)).toMatch(/ \d+\/\d+ {3}sort newest, by session $/u)
  expect(tabsLine(130, '2')).toMatch(/budget ▓▓▓▓▓░░░ {4}1\/60 {3}sort newest, by scope and kind $/u)
  expect(tabsLine(100, '2')).toMatch(/1\/60/u)
})

test('a heading that is too long still says how many rows follow', () => {
  const title = 'OK. That seems a good direction. Stepping back, is the wiring of the cleanup still needed at all?'
  const about = { cwd: '', state: 'ended', turnsSeen: 1, pending: 1, lastEventAt: '', paused: false } as const
  const state = startState({ items: makeItems(3), sessions: [{ ...about, id: 'session-1', title }] })
  expect(frameOf(state).text).toMatch(/ session “OK\. That seems .*…” ─ 3 +─* *│/u)
})

test('the header says in how many windows it is open where there is room, and runs nothing together', () => {
  const others = ['101-here', '102-here']
  const budget = { used: 984, limit: 1000, given: 15, of: 24, outside: [] }
  const headerAt = (columns: number, name: string) =>
    frameOf(startState({ others, budget, project: { name, branch: 'main' } }, { columns, rows: 30 })).lines[0] ?? ''
  expect(headerAt(140, 'acme-api')).toContain('open in 3 windows')
  expect(headerAt(120, 'acme-api')).toContain('   3 windows')
  expect(headerAt(110, 'acme-api')).not.toContain('windows')
  for (let columns = 60; columns <= 140; columns++)
    expect(headerAt(columns, 'a-project-with-a-name-that-is-long')).toMatch(/ hooks ✓/u)
})

test('a filter is said at every width, as much of it as there is room for', () => {
  const keys = ['/', ...'Learning'.split(''), 'enter']
  for (let columns = 50; columns <= 130; columns++) expect(tabsLine(columns, ...keys)).toMatch(/ \/ (Lea|$)/u)
  for (let columns = 41; columns < 50; columns++) expect(tabsLine(columns, ...keys)).toMatch(/ \/(?: |$)/u)
  expect(tabsLine(50)).toContain('‹1-5›')
})

test('hooks that cannot run, or work for another data folder, are called neither ✓ nor old', () => {
  const { lines, text } = frameOf(startState({ hooks: { state: 'broken' } }, { columns: 120, rows: 30 }))
  expect(lines[0]).toMatch(/ hooks ! broken/u)
  expect(text).toContain('do not work here: "sage doctor" says why')
  const partly = frameOf(startState({ hooks: { state: 'broken', partly: true } }, { columns: 120, rows: 30 }))
  expect(partly.lines[0]).toMatch(/ hooks ! partly/u)
})

test('a long branch gives way to whether Sage is live, and whether anything can be decided here', () => {
  const project = { name: 'acme-api', branch: `feature/${'make-the-integration-tests-fast-'.repeat(4)}` }
  for (let columns = 60; columns <= 200; columns++) {
    const header = (readOnly?: string) =>
      frameOf(startState({ project, ...(readOnly !== undefined && { readOnly }) }, { columns, rows: 30 })).lines[0] ??
      ''
    expect(header()).toMatch(/ acme-api .*… {2,4}● live.* hooks ✓/u)
    expect(header('Nothing can be written here')).toMatch(/ acme-api .*… {2,4}read-only .*hooks ✓/u)
  }
})

/** The lines of the banner, without its keys and indents. */
const bannerIn = (state: State) => {
  const { lines } = frameOf(state)
  const from = lines.findIndex((line) => line.startsWith(' ⚠ '))
  const after = lines.slice(from + 1)
  const further = after.slice(
    0,
    after.findIndex((line) => !/^ {3}\S/u.test(line)),
  )
  return [lines[from]?.replace(/ +(?:I install {3})?\. hide *$/u, '') ?? '', ...further].map((line) => line.trim())
}

test('a banner that is too long for a line has a few, with the way out at its end: its paths give way first', () => {
  const path = '/home/user/work/acme-api/.claude/settings.json'
  const off = { state: 'disabled', text: `"${path}" turns all hooks off → Remove "disableAllHooks" there` } as const
  const banner = (columns: number, rows = 20, hooks: Snapshot['hooks'] = off) =>
    bannerIn(startState({ hooks }, { columns, rows }))
  expect(banner(140)).toEqual([`⚠ "${path}" turns all hooks off → Remove "disableAllHooks" there`])
  expect(banner(100)).toEqual([
    '⚠ "…/acme-api/.claude/settings.json" turns all hooks off → Remove "disableAllHooks" there',
  ])
  expect(banner(50)).toEqual([
    '⚠ "…e-api/.claude/settings.json" turns',
    'all hooks off → Remove "disableAllHooks" there',
  ])
  const broken = {
    state: 'broken',
    text: `"${path}" calls "/gone/bin/node", which does not exist → sage doctor --fix`,
  } as const
  for (let columns = 40; columns <= 140; columns++) {
    expect(banner(columns).join(' ')).toMatch(/json" turns all hooks off → Remove "disableAllHooks" there$/u)
    expect(banner(columns, 20, broken).join(' ')).toMatch(/json" calls .*, which does not exist → sage doctor --fix$/u)
    expect(frameOf(startState({ hooks: broken }, { columns, rows: 20 })).lines).toHaveLength(20)
  }
})

test('a long banner leaves room for what it stands above', () => {
  const text = 'Nothing can be written here, and this is why. '.repeat(30)
  const state = (columns: number, rows: number) =>
    startState({ items, readOnly: text, hooks: { state: 'installed' } }, { columns, rows })
  for (const [columns, rows, most] of [
    [50, 20, 11],
    [50, 10, 1],
    [80, 24, 9],
    [120, 18, 2],
  ] as const) {
    const lines = bannerIn(state(columns, rows))
    expect(lines).toHaveLength(most)
    expect(lines.at(-1)).toMatch(/…$/u)
  }
})

test('the banner offers an installation only where that helps', () => {
  const bannerOf = (state: 'missing' | 'broken' | 'disabled' | 'doubled' | 'old') =>
    frameOf(startState({ hooks: { state } })).lines[2] ?? ''
  for (const state of ['missing', 'broken'] as const) expect(bannerOf(state)).toMatch(/ I install {3}\. hide/u)
  for (const state of ['disabled', 'doubled', 'old'] as const) {
    expect(bannerOf(state)).not.toContain('I install')
    const pressed = press(startState({ hooks: { state } }), 'I')
    expect(pressed.effects).not.toContainEqual({ type: 'planHooks' })
    expect(pressed.state.toast?.text).toMatch(/hooks/iu)
  }
})

test('what the banner says of hooks is whole at 80 columns: its end is the way out', () => {
  for (const state of ['missing', 'broken', 'disabled', 'doubled', 'old'] as const)
    expect(frameOf(startState({ hooks: { state } }, { columns: 80, rows: 24 })).lines[2]).toMatch(
      /^ ⚠ [^…]+\. .*\. hide/u,
    )
  // These are the same for everybody, so that they can be put in few enough words for every window.
  for (const [state, wayOut] of [
    ['missing', ' I install'],
    ['doubled', '"sage doctor"'],
    ['old', '"sage doctor --fix"'],
  ] as const)
    expect(frameOf(startState({ hooks: { state } }, { columns: 50, rows: 20 })).lines[2]).toContain(wayOut)
})

test('hiding a banner hides that one alone: the next one is shown, and what goes wrong later', () => {
  const problem = 'Another Sage is reviewing 3 sessions'
  const line = (state: State) => /⚠ (.*?) {2,}/u.exec(frameOf(state).lines[2] ?? '')?.[1]
  const first = startState({ hooks: { state: 'old' }, problems: [problem] })
  expect(line(first)).toMatch(/^Outdated hooks/u)
  const second = press(first, '.').state
  expect(line(second)).toBe(problem)
  const hidden = press(second, '.').state
  expect(line(hidden)).toBeUndefined()
  expect(press(hidden, '.').state.toast?.text).toBe('No banner is shown')
  const after = (change: Partial<Snapshot>) => line({ ...hidden, snapshot: { ...hidden.snapshot, ...change } })
  expect(after({ problems: ['Another Sage is reviewing 4 sessions'] })).toBeUndefined()
  expect(after({ problems: ['The disk is full'] })).toBe('The disk is full')
  expect(after({ hooks: { state: 'missing' } })).toMatch(/^Hooks not installed here/u)
  expect(after({ readOnly: '.sage was moved' })).toBe('.sage was moved')
})

test('the tab of Activity counts errors until they were looked at, and those that wait for a key until it is pressed', () => {
  const error = (id: string, more = {}) =>
    ({ id, at: '2026-03-01T09:00:00.000Z', mark: 'error', subject: 'a', text: 'b', ...more }) as const
  const label = (state: State) => /5 Activity( \d+!)?/u.exec(frameOf(state).lines[1] ?? '')?.[1]?.trim()
  const start = startState({ activity: [error('one'), error('two', { failedSession: 's' })] })
  expect(label(start)).toBe('2!')
  const opened = press(start, '5').state
  expect(label(opened)).toBe('2!')
  const left = press(opened, '1').state
  expect(label(left)).toBe('1!')
  const later = (...activity: readonly ReturnType<typeof error>[]) =>
    label({ ...left, snapshot: { ...left.snapshot, activity } })
  expect(later(error('one'))).toBeUndefined()
  expect(later(error('one', { text: 'more of it' }))).toBe('1!')
  expect(later(error('one'), error('three'))).toBe('1!')
})
