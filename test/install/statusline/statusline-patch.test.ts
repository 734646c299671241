import { expect, test } from 'vitest'
import { shellWord } from '../../../src/base/shell-word.ts'
import {
  restoredStatusline,
  setStatusline,
  statuslineIn,
  statuslinePrograms,
  statuslineScript,
  statuslineTextIn,
} from '../../../src/install/statusline/statusline-patch.ts'

const OURS = { type: 'command', command: 'ours' }
const textOf = (result: ReturnType<typeof setStatusline>) => ('text' in result ? result.text : JSON.stringify(result))

test('statuslinePrograms() gives what ours calls, whatever is in a path, and nothing of another one', () => {
  const paths = ["/o'ne two/node", '/home/a "b"/sage-statusline.cjs']
  expect(statuslinePrograms({ command: paths.map(shellWord).join(' ') }, '/home/a')).toEqual(paths)
  expect([statuslinePrograms({ command: 'mine' }, '/'), statuslinePrograms(undefined, '/')]).toEqual([[], []])
})

test('statuslinePrograms() finds in the home of the person what a dotfile names with ~', () => {
  const command = 'node ~/.local/share/sage/hooks/sage-statusline.cjs'
  const script = '/home/a/.local/share/sage/hooks/sage-statusline.cjs'
  expect(statuslinePrograms({ command }, '/home/a')).toEqual(['node', script])
})

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

test.each(['{\n  "command": "mine",\n  "padding": 0\n}', '{"command":"mine","padding":0}'])(
  'setStatusline() puts back %j as it was written',
  (written) => {
    const text = `{\n  "statusLine": ${written},\n  "model": "opus"\n}\n`
    expect(statuslineTextIn(text)).toBe(written)
    const ours = textOf(setStatusline(text, OURS))
    const mine = { command: 'mine', padding: 0 }
    expect(textOf(setStatusline(ours, mine, written))).toBe(text)
    for (const other of ['{"command":"evil"}', '{"command":"mine","padding":0},"hooks":{}', '{', ''])
      expect(statuslineIn(textOf(setStatusline(ours, mine, other)))).toEqual(mine)
  },
)

test.each(['', '\uFEFF', ' \n'])(
  'setStatusline() writes into the empty file %j, and removes nothing from it',
  (text) => {
    const mark = text === '\uFEFF' ? text : ''
    const added = textOf(setStatusline(text, OURS))
    expect(added.startsWith(`${mark}{`)).toBe(true)
    expect(JSON.parse(added.slice(mark.length))).toEqual({ statusLine: OURS })
    expect(textOf(setStatusline(text, undefined))).toBe(text)
  },
)

test.each(['{', '[]', '{}'])('there is no status line in %j', (text) => {
  expect([statuslineIn(text), statuslineTextIn(text)]).toEqual([undefined, undefined])
})

test.each([
  ["node '/a b/sage-statusline.cjs'", '/a b/sage-statusline.cjs'],
  [`${shellWord("/o'b/node")} ${shellWord("/o'b x/sage-statusline.cjs")}`, "/o'b x/sage-statusline.cjs"],
  [`node ${shellWord("/it''s/'a'/sage-statusline.cjs")}`, "/it''s/'a'/sage-statusline.cjs"],
  ['node "/a b/sage-statusline.cjs" --x', '/a b/sage-statusline.cjs'],
  ['node /a/sage-statusline.cjs', '/a/sage-statusline.cjs'],
  ['/a/statusline.cjs', undefined],
])('statuslineScript() of %j is %j', (command, script) => {
  expect(statuslineScript({ type: 'command', command })).toBe(script)
})

test.each([[undefined], [null], ['sage-statusline.cjs'], [{}], [{ command: ['sage-statusline.cjs'] }]])(
  'statuslineScript() takes %j for none of ours',
  (statusline) => {
    expect(statuslineScript(statusline)).toBeUndefined()
  },
)

test('setStatusline() refuses what Claude Code would drop', () => {
  expect(setStatusline('{ "a": 1, }', OURS)).toMatchObject({ refused: { reason: 'trailing-comma' } })
})

test('restoredStatusline() keeps what a person has changed beside the command since', () => {
  const previous = { type: 'command', command: 'mine', padding: 2, refreshInterval: 5 }
  const installed = { ...previous, command: 'ours' }
  const receipt = { installed, previous, written: JSON.stringify(previous) }
  expect(restoredStatusline(receipt, installed)).toBe(receipt)
  const { refreshInterval: _, ...less } = { ...installed, padding: 3, hideVimModeIndicator: true }
  expect(restoredStatusline(receipt, less)).toEqual({
    previous: { type: 'command', command: 'mine', padding: 3, hideVimModeIndicator: true },
  })
  expect(restoredStatusline({ installed: OURS }, { ...OURS, padding: 3 })).toEqual({ installed: OURS })
})

test.each(['theirs', null, undefined])('restoredStatusline() takes nothing from %j', (current) => {
  const before = { installed: OURS, previous: { command: 'mine', padding: 2 } }
  expect(restoredStatusline(before, current)).toBe(before)
})

test('restoredStatusline() never puts a command of ours back, wherever it lies by now', () => {
  const before = { installed: OURS, previous: { command: 'mine' } }
  expect(restoredStatusline(before, { ...OURS, command: 'ours, elsewhere' })).toBe(before)
})
