import { expect, test } from 'vitest'
import { decodeKept, encodeKept } from '../../../src/hook/code/kept-code-format.ts'

const source = '/*12abcdef*/(function(){})'
const code = Uint8Array.from({ length: 5000 }, (_, at) => at * 7)
const bytes = encodeKept(source, code)

test('gives back the code of the same source', () => {
  expect(decodeKept(source, bytes, bytes.length)).toEqual(code)
  const longer = new Uint8Array(bytes.length + 100)
  longer.set(bytes)
  expect(decodeKept(source, longer, bytes.length)).toEqual(code)
})

test('takes no code of which any bit is another, or any part is gone', () => {
  for (let at = 0; at < bytes.length; at += at < 16 ? 1 : 97) {
    const damaged = bytes.slice()
    damaged[at] = (damaged[at] ?? 0) ^ 1
    // What stands between the mark and the code means nothing.
    expect(decodeKept(source, damaged, damaged.length) === undefined).toBe(at < 4 || at >= 16)
    expect(decodeKept(source, bytes, at)).toBeUndefined()
  }
})

test.each([512, 4096, 8192])('takes no code that the power cut short after %i bytes', (at) => {
  expect(decodeKept(source, bytes.slice().fill(0, at), bytes.length)).toBeUndefined()
})

test('takes no code of another source', () => {
  expect(decodeKept('/*12abcdee*/(function(){})', bytes, bytes.length)).toBeUndefined()
})
