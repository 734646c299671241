import { expect, test } from 'vitest'
import { setStatusline, statuslineIn } from '../../src/install/statusline-patch.ts'

const OURS = { type: 'command', command: 'ours' }
const textOf = (result: ReturnType<typeof setStatusline>) => ('text' in result ? result.text : JSON.stringify(result))

test.each(['{\n  "model": "opus"\n}\n', '{"model":"opus"}', '\uFEFF{\r\n\t"a": [1]\r\n}'])(
  'setStatusline() adds, replaces and removes in %j without touching the rest',
  (text) => {
    const added = textOf(setStatusline(text, OURS))
    expect(statuslineIn(added)).toEqual(OURS)
    expect(textOf(setStatusline(added, OURS))).toBe(added)
    expect(textOf(setStatusline(added, undefined))).toBe(text)
    const other = { type: 'command', command: 'other', padding: 2 }
    expect(statuslineIn(textOf(setStatusline(added, other)))).toEqual(other)
  },
)

test('setStatusline() refuses what Claude Code would drop', () => {
  expect(setStatusline('{ "a": 1, }', OURS)).toMatchObject({ refused: { reason: 'trailing-comma' } })
})
