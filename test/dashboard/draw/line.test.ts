import { expect, test } from 'vitest'
import { fitLine, type Line, lineText, lineWidth, spread } from '../../../src/dashboard/draw/line.ts'
import { visible } from '../../../src/text/sanitize.ts'
import { NARROW } from '../../../src/text/width.ts'
import * as fc from '../../helpers/property.ts'

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }).map((text) => visible(text).replaceAll('\n', ' ')),
  fc.constantFrom('日本語', '👩‍👩‍👧‍👦', 'مرحبا', 'שלום', '─│▸', ''),
)
const line: fc.Arbitrary<Line> = fc.array(
  fc.oneof(
    piece,
    piece.map((text) => [text, 'strong'] as const),
  ),
  { maxLength: 6 },
)

test('fitLine() is as wide as it is told, whatever is in the line', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 60 }), (pieces, width) => {
      expect(lineWidth(fitLine(pieces, width, NARROW), NARROW)).toBe(width)
    }),
  )
})

test('spread() is as wide as it is told', () => {
  fc.assert(
    fc.property(line, line, fc.integer({ min: 1, max: 60 }), (left, right, width) => {
      expect(lineWidth(spread(left, right, width, NARROW), NARROW)).toBe(width)
    }),
  )
})

test('lineWidth() is what terminals take: two cells for a small square, as for any other emoji', () => {
  expect(lineWidth(['◾ ', ['◽', 'strong']], NARROW)).toBe(5)
})

test('fitLine() says that something was cut', () => {
  expect(lineText(fitLine(['one ', ['two', 'strong'], ' three'], 9, NARROW))).toBe('one two …')
  expect(lineText(fitLine(['one ', ['two', 'strong']], 7, NARROW))).toBe('one two')
})
