import { describe, expect, test } from 'vitest'
import { defaultConfig } from '../../../src/config/schema.ts'
import { settingsFrom } from '../../../src/dashboard/state/settings.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { displayWidth } from '../../../src/text/width.ts'
import { goTo, press, startState, testSettings } from '../../helpers/dashboard-state.ts'
import { type Frame, frameOf } from '../../helpers/frame-of.ts'
import { makeItem } from '../../helpers/make-item.ts'
import { makeSnapshot } from '../../helpers/scenarios.ts'

const SIZES = [
  [120, 40],
  [80, 24],
  [50, 20],
  [39, 9],
  [100, 18],
  [60, 18],
  [40, 10],
  [250, 70],
] as const

/** No row is wider than the screen, there are never more rows than it has, and no wide sign is cut in half. */
function expectFits(state: ReturnType<typeof startState>): Frame {
  const drawn = frameOf(state)
  expect(drawn.rows.length).toBeLessThanOrEqual(state.rows)
  for (const [y, line] of drawn.lines.entries()) {
    const cells = drawn.rows[y]?.length ?? 0
    const { ambiguousWide } = state.settings
    const width = displayWidth(line, { ambiguousWide })
    expect({ line, fits: cells <= state.columns, cells }).toEqual({ line, fits: true, cells: width })
  }
  return drawn
}

describe.each(SIZES)('%i × %i', (columns, rows) => {
  test.each(['empty', '1', '12', '300', 'sample', 'first-run', 'banner'])(
    '%s fits, with the selected row in sight',
    (name) => {
      const state = startState(makeSnapshot(name), { columns, rows })
      const { text } = expectFits(state)
      const selects = columns >= 40 && rows >= 10 && state.lists.pending.selected !== undefined
      expect(text).toMatch(selects ? /▸/u : /./u)
    },
  )

  test.each([
    ['narrow', testSettings],
    ['wide', { ...testSettings, ambiguousWide: true }],
  ])(
    'every layer fits where signs of ambiguous width are %s: help, palette, menu, question, editor, filter',
    (_, settings) => {
      const base = startState({}, { columns, rows, settings })
      for (const keys of [
        ['?'],
        ['?', '/', 'a'],
        [':'],
        ['c'],
        ['f'],
        ['e'],
        ['n'],
        ['/', 'x'],
        ['*', 'A'],
        ['enter'],
        ['2'],
        ['3'],
        ['4'],
        ['5'],
        ['z'],
        ['p'],
        ['p', 'p'],
        ['p', 'p', 'p'],
      ])
        expect(expectFits(press(base, ...keys).state).rows.length).toBeGreaterThan(0)
      expect(expectFits(press(goTo(base, 'k3f9a1c2'), 'a').state).rows.length).toBeGreaterThan(0)
    },
  )
})

test('the columns of a list end where they end, also where the terminal gives its signs two cells', () => {
  const settings = { ...testSettings, ambiguousWide: true }
  const { text } = frameOf(press(startState(makeSnapshot('sample'), { settings }), 'space').state)
  expect(text).toMatch(/^ \*! Use pnpm.+ 94% {3}2m \|/mu)
  expect(text).toMatch(/^ {2}x Throw errors.+ 66% {3}5h \|/mu)
})

test('the detail says what, why, who, where it goes, what it costs, what is similar, and what is against it', () => {
  const { text } = frameOf(goTo(startState(), 'a9b8c7d6'))
  for (const part of [
    'Prefer Result<T,E> over throwing in packages/core',
    'low 64 %',
    'says "always"',
    'said by you',
    '«I prefer Result<T,E> over',
    'claude',
    '.sage/learnings.md',
    '+ <preference id="a9b8" scope="project">',
    'tokens · budget 1.2k → 1.3k of 2.0k',
    'Similar ─ 1 · [-it says-] {+this one says+}',
    'm merge into it · > replace it · = keep both',
    '✓ no secrets',
  ])
    expect(text).toContain(part)
})

test('a check against an item is a sign in its row and a sentence in its detail', () => {
  const { text } = frameOf(goTo(startState(), 'd0e1f2a3'))
  expect(text).toContain('▸ ! Deploy key for staging')
  expect(text).toContain('! a secret was removed from this text')
})

test('what was approved in spite of a check has no sign for it, and shows that it is pinned', () => {
  const item = makeItem('a1', { checks: ['foreign'], pinned: true })
  const approved = { ...item, status: 'approved' as const }
  expect(frameOf(startState({ items: [item] })).text).toContain('▸ ! Learning a1')
  expect(frameOf(press(startState({ items: [approved] }), '2').state).text).toContain('▸ ^ Learning a1')
})

test('text from outside never reaches the screen as an escape sequence or an invisible sign', () => {
  const nasty = 'ok \u001b[31mred\u0007 \u202etxt\u202c \u200b\u{e0041} \u009b1m'
  const item = makeItem('nasty', {
    text: nasty,
    cues: [nasty],
    parts: [{ id: 'x', weight: 1, because: nasty }],
    evidence: { typed: nasty, text: nasty, before: nasty, after: nasty, transcriptPath: `/${nasty}` },
  })
  const state = startState({
    items: [item],
    project: { name: nasty, branch: nasty },
    sessions: [
      {
        id: 'session-1',
        title: nasty,
        cwd: nasty,
        state: 'live',
        turnsSeen: 1,
        pending: 1,
        lastEventAt: '',
        paused: false,
      },
    ],
    activity: [{ id: 'a', at: '', mark: 'error', subject: nasty, text: nasty, detail: [nasty], failedSession: 's3' }],
    drain: { done: 1, total: 2, name: nasty, errors: 0, paused: false },
    drift: nasty,
    problems: [nasty],
  })
  const [failed] = update(state, { type: 'failed', text: nasty })
  for (const keys of [[], ['4'], ['5'], ['e'], ['?'], ['a'], ['*', 'A'], ['f']]) {
    const { text } = frameOf(press(failed, ...keys).state)
    // oxlint-disable-next-line no-control-regex -- that is what is looked for
    expect(text.match(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u{e0000}-\u{e007f}]/u)).toBeNull()
  }
  expect(frameOf(state).text).toContain('⟨ESC⟩')
})

test('--ascii draws nothing of its own that ASCII does not have', () => {
  const settings = settingsFrom(defaultConfig, {}, { ascii: true })
  const items = [
    makeItem('plain', { text: 'Use tabs' }),
    makeItem('two', { text: 'Use spaces, not tabs' }),
    makeItem('three', { text: 'Plain text' }),
  ]
  for (const keys of [[], ['?'], ['2'], ['4'], ['5'], ['*', 'A'], ['space']]) {
    const { text } = frameOf(press(startState({ items }, { settings }), ...keys).state)
    expect(text.match(/[^\x20-\x7e\n]/gu)).toBeNull()
  }
})

test.each([
  ['colour', {}, /(?:^|;)3[1-6]/u, true],
  ['NO_COLOR', { NO_COLOR: '1' }, /(?:^|;)(3|9)\d/u, false],
  ['FORCE_COLOR beside NO_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, /(?:^|;)3[1-6]/u, true],
  ['CLICOLOR_FORCE beside NO_COLOR', { NO_COLOR: '1', CLICOLOR_FORCE: '1' }, /(?:^|;)3[1-6]/u, true],
  ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, /(?:^|;)(3|9)\d/u, false],
])('%s', (_, env, code, there) => {
  const settings = settingsFrom(defaultConfig, env)
  const looks = frameOf(startState({}, { settings }))
    .rows.flat()
    .map(({ look }) => look)
  expect(looks.some((look) => code.test(look))).toBe(there)
  expect(looks.some((look) => look.includes('1'))).toBe(true)
})

test('only the sixteen colours of the terminal are used', () => {
  for (const theme of ['auto', 'high-contrast', 'daltonized', 'mono'] as const) {
    const settings = { ...testSettings, theme }
    const codes = frameOf(goTo(startState({}, { settings }), 'a9b8c7d6'))
      .rows.flat()
      .flatMap(({ look }) => look.split(';'))
    for (const code of codes) expect(code).toMatch(/^(|1|2|4|7|3[1-6]|9[1-6])$/u)
  }
})

test('what there is to say about empty lists, missing hooks, drift and a backlog is said', () => {
  expect(frameOf(startState(makeSnapshot('empty'))).text).toContain(
    'Watching 2 sessions. New words were last read 4m ago.',
  )
  expect(frameOf(startState(makeSnapshot('first-run'))).text).toContain('I installs the hooks')
  expect(frameOf(startState(makeSnapshot('banner'))).text).toContain(
    '⚠ Hooks not installed here: nothing new will arrive.',
  )
  expect(frameOf(startState({ drift: '812 lines and no turns' })).text).toContain('⚠ 812 lines and no turns')
  expect(frameOf(startState()).text).toContain('backlog ▓▓▓▓▓▓░░ 6/8 fix-ci')
  const drain = { done: 6, total: 8, name: 'fix-ci', rate: 3.2, errors: 1, paused: true }
  expect(frameOf(startState({ drain })).text).toContain('backlog ▓▓▓▓▓▓░░ 6/8 fix-ci 3/s 1 failed paused')
  expect(frameOf(startState({ others: ['4242-here'] })).text).toContain('open in 2 windows')
  expect(frameOf(startState({ hooks: { state: 'doubled' } })).text).toContain('Hooks installed twice')
  const old = frameOf(startState({ hooks: { state: 'old' } })).text
  expect(old).toContain('"sage doctor --fix" updates them')
  expect(old, 'what is there is renewed where it is').not.toContain('I install')
})

test('the wide screen, whole', async () => {
  const { lines } = frameOf(goTo(startState(), '01fx77aa'))
  await expect(`${lines.map((line) => line.trimEnd()).join('\n')}\n`).toMatchFileSnapshot(
    '../../../fixtures/frames/wide.txt',
  )
})

test.each([
  ['medium', 80, 24],
  ['narrow', 50, 20],
])('the %s screen, whole', async (name, columns, rows) => {
  const { lines } = frameOf(goTo(startState({ hooks: { state: 'missing' } }, { columns, rows }), '01fx77aa'))
  await expect(`${lines.map((line) => line.trimEnd()).join('\n')}\n`).toMatchFileSnapshot(
    `../../../fixtures/frames/${name}.txt`,
  )
})

test('the card of a narrow screen, whole', async () => {
  const { lines } = frameOf(press(goTo(startState({}, { columns: 50, rows: 20 }), '01fx77aa'), 'enter').state)
  await expect(`${lines.map((line) => line.trimEnd()).join('\n')}\n`).toMatchFileSnapshot(
    '../../../fixtures/frames/card.txt',
  )
})
