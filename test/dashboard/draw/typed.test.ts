import { describe, expect, test } from 'vitest'
import { lineText, lineWidth } from '../../../src/dashboard/draw/line.ts'
import { typedLine, typedPieces } from '../../../src/dashboard/draw/typed.ts'
import type { LineEditor } from '../../../src/dashboard/keys/line-editor.ts'
import { update } from '../../../src/dashboard/update/update.ts'
import { NARROW, displayWidth } from '../../../src/text/width.ts'
import { press, startState } from '../../helpers/dashboard-state.ts'
import { frameOf } from '../../helpers/frame-of.ts'
import * as fc from '../../helpers/property.ts'

const at = (text: string, cursor: number): LineEditor => ({ text, cursor })

describe('typedPieces()', () => {
  test.each([
    ['a👩‍👩‍👧‍👦b', 1, '👩‍👩‍👧‍👦'],
    ['ax\u0301b', 1, 'x\u0301'],
    ['ทำงาน', 0, 'ทำ'],
    ['end', 3, ' '],
  ])('typedPieces() turns round the whole sign at the cursor: %s', (text, cursor, sign) => {
    const pieces = typedPieces(at(text, cursor))
    expect(pieces[1]).toEqual([sign, 'cursor'])
    expect(lineText(pieces)).toBe(cursor === text.length ? `${text} ` : text)
    expect(lineWidth(pieces, NARROW)).toBe(displayWidth(lineText(pieces), NARROW))
  })
})

describe('typedLine()', () => {
  test('typedLine() shows what is before the cursor, and a little of what is behind it', () => {
    const words = 'always use pnpm for every install'
    expect(lineText(typedLine(at(words, words.length), 40, NARROW))).toBe(`${words} `)
    expect(lineText(typedLine(at(words, words.length), 16, NARROW))).toBe('… every install ')
    expect(lineText(typedLine(at(words, 0), 16, NARROW))).toBe('always use pnpm…')
    expect(lineText(typedLine(at(words, 15), 16, NARROW))).toBe('…ys use pnpm fo…')
  })

  test('property: typedLine() fits, with the cursor in it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.nat(30),
        fc.integer({ min: 3, max: 40 }),
        (text, n, room) => {
          const plain = text.replace(/\p{C}/gu, '')
          const signs = Array.from(new Intl.Segmenter('en').segment(plain), ({ index }) => index)
          const cursor = signs[n] ?? plain.length
          const pieces = typedLine(at(plain, cursor), room, NARROW)
          expect(lineWidth(pieces, NARROW)).toBeLessThanOrEqual(
            Math.max(room, displayWidth(lineText(pieces.slice(1, 2)), NARROW)),
          )
          expect(pieces[1]).toEqual([expect.anything(), 'cursor'])
        },
      ),
    )
  })
})

test('a long filter keeps its end, and what it comes to, on the screen', () => {
  for (const columns of [40, 50, 80, 120]) {
    const open = press(startState({ drain: undefined }, { columns, rows: 24 }), '/').state
    const [typed] = update(open, { type: 'paste', text: 'install every package '.repeat(20), at: open.now })
    expect(frameOf(typed).lines.at(-2)).toMatch(/^ \/ ….*package {3,}0 shown *$/u)
    const back = press(typed, 'home').state
    expect(frameOf(back).lines.at(-2)).toMatch(/^ \/ install.*… {3}0 shown *$/u)
  }
})

test('what is typed in a box keeps its end on the screen', () => {
  for (const key of [':', '?']) {
    const keys = key === '?' ? ['?', '/'] : [key]
    const open = press(
      startState({}, { columns: 50, rows: 24 }),
      ...keys,
      ...Array.from('abcdefghij'.repeat(8)),
      'Z',
    ).state
    expect(frameOf(open).text).toMatch(/[:/] ….*ijZ +│/u)
  }
})

test('on a narrow line, what is read meanwhile gives way to how many the filter leaves', () => {
  const typing = press(startState({}, { columns: 40, rows: 12 }), '/', ...'is:flagged'.split('')).state
  expect(frameOf(typing).lines.at(-2)).toMatch(/\/ is:flagged +\d+ shown/u)
  expect(frameOf(press(typing, 'enter').state).lines.at(-2)).toContain('6/8')
})

test('in a low window the text that is edited has every line that can be spared', () => {
  const open = press(startState({ drain: undefined }, { columns: 40, rows: 10 }), 'n').state
  const typed = press(open, ...Array.from('Use pnpm for every install in this repository')).state
  const box = frameOf(typed).lines.slice(2, 7)
  expect(box[1]).toContain('Use pnpm for every install in')
  expect(box[2]).toContain('this repository')
  expect(box[3]).toContain('45 of 500 characters')
})
