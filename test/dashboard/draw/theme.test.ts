import { expect, test } from 'vitest'
import { codesOf } from '../../../src/dashboard/draw/theme.ts'
import type { State, Toast } from '../../../src/dashboard/state/state.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import { makeSnapshot } from '../../helpers/scenarios.ts'

/** Green, yellow and cyan, which are bright ones where bold is: on white they are not seen. */
const LIGHT = /(?:^|;)[39][236](?:;|$)/u
/** Blue, which is nearly black. */
const DARK = /(?:^|;)34(?:;|$)/u
const BOLD = /(?:^|;)(?:1|9\d)(?:;|$)/u

test.each(['auto', 'high-contrast', 'daltonized', 'mono'] as const)(
  'the theme %s is readable on black, and what is bold or bright in it on white',
  (theme) => {
    const unreadable = Object.entries(codesOf({ colour: true, theme })).filter(
      ([, code]) => DARK.test(code) || (BOLD.test(code) && LIGHT.test(code)),
    )
    expect(unreadable).toEqual([])
  },
)

const keysOf = (typed: string): string[] => Array.from(typed)
const sample = startState(makeSnapshot('sample'), { columns: 120, rows: 40 })
const saying = (tone: Toast['tone'], text: string): State => ({ ...sample, toast: { text, tone } })

test.each([
  ['a banner', startState(makeSnapshot('banner'), { columns: 120, rows: 40 })],
  ['a message', saying('ok', '✓ Approved “Use pnpm” — loads in the next session · u undo')],
  ['a warning', saying('warn', 'It is full: 500 characters at most')],
  ['a question', press(sample, ...keysOf('/is:secret'), 'enter', 'a').state],
  ['what is wrong in a filter', press(sample, ...keysOf('/conf:high')).state],
])('%s has the colour of ordinary text: on white, yellow and green are for signs and labels', (_, state) => {
  const coloured = frameOf(state).rows.map((row) =>
    row.map(({ sign, look }) => (LIGHT.test(look) ? sign : '\n')).join(''),
  )
  expect(coloured.flatMap((row) => row.split('\n')).filter((part) => part.split(' ').length > 6)).toEqual([])
})
