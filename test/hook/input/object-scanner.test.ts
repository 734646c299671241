import { expect, test } from 'vitest'
import { createObjectScanner } from '../../../src/hook/input/object-scanner.ts'
import * as fc from '../../helpers/property.ts'

/** Feeds the bytes in pieces of `size`; gives the last state, the text, and how many bytes were taken. */
function scan(bytes: Buffer, size: number, ...limits: number[]) {
  const scanner = createObjectScanner(...limits)
  let taken = 0
  let state = 'more'
  while (state === 'more' && taken < bytes.length) {
    state = scanner.push(bytes.subarray(taken, taken + size))
    taken += size
  }
  return { state, ...scanner.result() }
}

const anyObject = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ noUnicodeString: false }))

test('createObjectScanner() finds exactly the object, however it is cut and whatever follows', () => {
  fc.assert(
    fc.property(
      anyObject,
      fc.integer({ min: 1, max: 40 }),
      fc.string(),
      fc.constantFrom(undefined, 2),
      (value, size, rest, indent) => {
        const text = JSON.stringify(value, null, indent)
        const found = scan(Buffer.from(`\uFEFF \r\n${text}${rest}`), size)
        expect(found).toEqual({ state: 'complete', text: Buffer.from(text).toString(), shortened: false })
      },
    ),
    { numRuns: 300 },
  )
})

test('createObjectScanner() leaves out the middle of long strings, and what is left is JSON with the same beginning', () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 })
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 50 }), (a, b, limit, size) => {
      const found = scan(Buffer.from(JSON.stringify({ a, l: [b], e: 'kept' })), size, limit)
      const value = JSON.parse(found.text) as { a: string; l: string[]; e: string }
      const beginning = (whole: string, part: string) =>
        whole.toWellFormed().startsWith(part.toWellFormed().replace(/\uFFFD$/, ''))
      expect(beginning(a, value.a)).toBe(true)
      expect(beginning(b, value.l[0] ?? '?')).toBe(true)
      expect(found.shortened || value.a.toWellFormed() === a.toWellFormed()).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test.each([1, 2, 3, 4, 5])('createObjectScanner() cuts a long string between characters, at %i bytes', (limit) => {
  const found = scan(Buffer.from(JSON.stringify({ a: 'é€😀'.repeat(9) })), 7, limit)
  expect(found.shortened).toBe(true)
  expect(found.text).not.toContain('\uFFFD')
})

test('createObjectScanner() keeps a bounded number of bytes of anything', () => {
  expect(scan(Buffer.from(`{"a":${'[1,'.repeat(10_000)}`), 100).state).toBe('not-json')
  expect(scan(Buffer.from(`{${'"a":1,'.repeat(10_000)}`), 100, 10, 1000).state).toBe('too-large')
  expect(scan(Buffer.from('{"a":"never ends'), 3)).toMatchObject({ state: 'more' })
})

test.each(['[', '"a"', 'x', '\u0000{', 'null'])('createObjectScanner() refuses %j at once', (text) => {
  expect(scan(Buffer.from(text), 1).state).toBe('not-json')
})
