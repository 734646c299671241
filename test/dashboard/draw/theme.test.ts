import { expect, test } from 'vitest'
import { codesOf } from '../../../src/dashboard/draw/theme.ts'
import type { State, Toast } from '../../../src/dashboard/state/state.ts'
import { press, startState, testSettings } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { contrastOf, PALETTES } from '../../helpers/palettes.ts'
import { makeSnapshot } from '../../helpers/scenarios.ts'

const THEMES = ['auto', 'high-contrast', 'daltonized', 'mono'] as const
/** What WCAG asks of signs that are not words. */
const SEEN = 3
/** Rules, and what says that all is well: its opposite has another sign. */
const MAY_BE_PALE: ReadonlySet<string> = new Set(['faint', 'good', 'added'])
const COLOURED = /(?:^|;)[39][0-7](?:;|$)/u

test.each(THEMES)('each sign of the theme %s is seen in every palette that terminals come with', (theme) => {
  const pale = Object.entries(codesOf({ colour: theme !== 'mono', theme }))
    .filter(([style]) => !MAY_BE_PALE.has(style))
    .flatMap(([style, look]) =>
      Object.entries(PALETTES)
        .filter(([, palette]) => contrastOf(look, palette) < SEEN)
        .map(([name]) => `${style} in ${name}`),
    )
  expect(pale).toEqual([])
})

test('where colours are off, the theme high-contrast still shows in inverse what is selected and found', () => {
  const inverse = (colour: boolean) =>
    Object.entries(codesOf({ colour, theme: 'high-contrast' })).filter(([, look]) => /(?:^|;)7/u.test(look))
  expect(inverse(false)).toEqual(inverse(true))
})

const keysOf = (typed: string): string[] => Array.from(typed)
const saying = (state: State, tone: Toast['tone'], text: string): State => ({ ...state, toast: { text, tone } })

test.each(THEMES)('no word of the theme %s has another colour than the text of the terminal', (theme) => {
  const settings = { ...testSettings, theme, colour: theme !== 'mono' }
  for (const [columns, rows] of [
    [120, 40],
    [80, 24],
    [50, 20],
  ] as const) {
    const start = (name: string) => startState(makeSnapshot(name), { columns, rows, settings })
    const sample = start('sample')
    const states = [
      start('banner'),
      start('first-run'),
      startState({ readOnly: 'Somebody else has it' }, { columns, rows, settings }),
      startState({ hooks: { state: 'broken', partly: true } }, { columns, rows, settings }),
      startState({ budget: { used: 900, limit: 1000, given: 2, of: 3, outside: [] } }, { columns, rows, settings }),
      saying(sample, 'ok', '✓ Approved “Use pnpm” — loads in the next session · u undo'),
      saying(sample, 'warn', 'No room left: 500 characters at most'),
      saying(sample, 'error', 'The disk is full'),
      ...[
        '/is:secret⏎a',
        '/conf:high',
        '/pnpm',
        '?',
        ':',
        'c',
        'f',
        'e',
        '  A',
        'v',
        'jj⏎',
        '2',
        '2j⏎',
        '3',
        '4',
        '5',
      ].map((keys) => press(sample, ...keysOf(keys).map((key) => ({ '⏎': 'enter', ' ': 'space' })[key] ?? key)).state),
    ]
    for (const state of states) {
      const coloured = frameOf(state).rows.map((row) =>
        row.map(({ sign, look }) => (COLOURED.test(look) ? sign : ' ')).join(''),
      )
      expect(coloured.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []).toEqual([])
    }
  }
})
