import { expect, onTestFinished, test, vi } from 'vitest'
import {
  editLine,
  insertText,
  isPrintable,
  type LineEditor,
  lineEditor,
} from '../../../src/dashboard/keys/line-editor.ts'
import { graphemeSegmenter } from '../../../src/text/graphemes.ts'
import * as fc from '../../helpers/property.ts'

/** `|` stands for the cursor. */
const at = (marked: string): LineEditor => ({ text: marked.replace('|', ''), cursor: marked.indexOf('|') })
const shown = ({ text, cursor }: LineEditor) => `${text.slice(0, cursor)}|${text.slice(cursor)}`

test.each([
  ['one two|', ['ctrl-u', 'ctrl-y'], 'one two|'],
  ['one| two', ['ctrl-k', 'home', 'ctrl-y'], ' two|one'],
  ['one two|', ['ctrl-w', 'x', 'backspace', 'ctrl-w', 'ctrl-w', 'ctrl-y'], 'one |'],
  ['one|', ['backspace', 'ctrl-y'], 'on|'],
])('%s: what a key too many removed comes back (%s)', (marked, keys, expected) => {
  const end = keys.reduce<LineEditor>((editor, key) => editLine(editor, key) ?? editor, at(marked))
  expect(shown(end)).toBe(expected)
})

test.each([
  ['one two|', 'left', 'one tw|o'],
  ['one| two', 'right', 'one |two'],
  ['one two|', 'alt-b', 'one |two'],
  ['|one two', 'ctrl-right', 'one| two'],
  ['one two|', 'alt-left', 'one |two'],
  ['|one two', 'alt-right', 'one| two'],
  ['one two|', 'ctrl-backspace', 'one |'],
  ['|one two', 'ctrl-delete', '| two'],
  ['|one two', 'alt-delete', '| two'],
  ['|one', 'ctrl-d', '|ne'],
  ['one two|', 'ctrl-w', 'one |'],
  ['one two|', 'ctrl-a', '|one two'],
  ['|one two', 'end', 'one two|'],
  ['one| two', 'ctrl-u', '| two'],
  ['one| two', 'ctrl-k', 'one|'],
  ['one|', 'backspace', 'on|'],
  ['|one', 'backspace', '|one'],
  ['|one', 'delete', '|ne'],
  ['a👩‍👩‍👧‍👦|b', 'backspace', 'a|b'],
  ['日|本', 'left', '|日本'],
  ['one|', 'space', 'one |'],
  ['常に日本語で答える|', 'ctrl-w', '常に日本語で|'],
  ['请始终使用中文回答|', 'alt-b', '请始终使用中文|回答'],
  ['|请始终使用中文回答', 'alt-f', '请|始终使用中文回答'],
  ['请始终|使用中文', 'alt-d', '请始终|中文'],
  ['ตอบเป็นภาษาไทย|', 'ctrl-w', 'ตอบเป็นภาษา|'],
  ['用 pnpm，不用 npm|', 'ctrl-w', '用 pnpm，不用 |'],
  ['用pnpm|', 'ctrl-w', '用|'],
  ['one 𠮷|', 'ctrl-w', 'one |'],
  ['می‌خواهم|', 'ctrl-w', '|'],
  ['src/app_main.ts|', 'ctrl-w', 'src/app_main.|'],
  ['so 👍🏽|', 'ctrl-w', '|'],
  ['one|', 'é', 'oneé|'],
])('editLine() %s + %s is %s', (before, key, after) => {
  expect(shown(editLine(at(before), key) ?? at(before))).toBe(after)
})

test('editLine() leaves keys that are not for editing to others', () => {
  for (const key of ['enter', 'esc', 'up', 'tab', 'ctrl-c', 'f1'])
    expect(editLine(lineEditor('x'), key)).toBeUndefined()
})

test('insertText() splits no more of a long paste than may fit', () => {
  const segment = vi.spyOn(graphemeSegmenter(), 'segment')
  onTestFinished(() => segment.mockRestore())
  const family = '👩‍👩‍👧‍👦'
  const inserted = insertText(lineEditor(), family.repeat(10_000)).text
  expect(inserted).toBe(family.repeat(Math.floor(500 / family.length)))
  expect(Math.max(...segment.mock.calls.map(([text]) => text.length))).toBeLessThan(1000)
})

test('insertText() makes one line of a paste, without control characters, and keeps the limit', () => {
  expect(insertText(lineEditor('a'), 'b\r\nc\td\u001b[31m').text).toBe('ab c d[31m')
  expect(insertText(lineEditor(), 'x'.repeat(600)).text).toHaveLength(500)
  expect(insertText(lineEditor('x'.repeat(499)), '👩‍👩‍👧‍👦').text).toHaveLength(499)
})

test('property: the cursor always stands between two signs of the text', () => {
  const key = fc.constantFrom(
    'left',
    'right',
    'alt-b',
    'alt-f',
    'backspace',
    'delete',
    'ctrl-w',
    'ctrl-k',
    'home',
    'end',
    'a',
    '日',
    '👍🏽',
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(key, { maxLength: 40 }), (text, keys) => {
      let editor = lineEditor(text)
      for (const pressed of keys) editor = editLine(editor, pressed) ?? editor
      const edges = [...new Intl.Segmenter('en').segment(editor.text)].map(({ index }) => index)
      expect([...edges, editor.text.length]).toContain(editor.cursor)
    }),
  )
})

test('editLine() stands behind what an edit made one sign', () => {
  // A letter before an accent, two halves of a flag that come together, a word that ends inside of a sign.
  expect(editLine({ text: '\u0301b', cursor: 0 }, 'a')).toEqual({ text: 'a\u0301b', cursor: 2 })
  expect(editLine({ text: '🇩x🇪', cursor: 2 }, 'delete')).toEqual({ text: '🇩🇪', cursor: 4 })
  expect(editLine({ text: '-\u0301 b', cursor: 4 }, 'alt-b')?.cursor).toBe(3)
  expect(editLine({ text: 'x -\u0301', cursor: 4 }, 'alt-b')?.cursor).toBe(2)
})

test('isPrintable() tells a typed character from the name of a key', () => {
  expect(['a', 'é', '日', '👍🏽', '/'].every(isPrintable)).toBe(true)
  expect(['enter', 'ctrl-a', 'up', '\u001b', ''].some(isPrintable)).toBe(false)
})
