import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SHA256_WASM } from '../../scripts/sha256-wasm.mjs'
import { hmacSha256 } from '../../src/workspace/hmac-sha256.ts'

const key = Buffer.from('0123456789abcdef0123456789abcdef')
const expected = (text: string, by: Uint8Array = key) => createHmac('sha256', by).update(text).digest('hex')

test('hmacSha256() equals node:crypto for keys of up to a block and texts of every length around the block borders', () => {
  for (const by of [key, Buffer.alloc(0), Buffer.alloc(64, 7)]) {
    const seal = hmacSha256(by)
    for (let length = 0; length < 200; length++) expect(seal('a'.repeat(length))).toBe(expected('a'.repeat(length), by))
  }
})

test('hmacSha256() equals node:crypto in every script, whatever was sealed before', () => {
  const seal = hmacSha256(key)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 4000 }), (text) => {
      expect(seal(text)).toBe(expected(text))
    }),
  )
})

test.each([31_000, 32_000, 100_000])('hmacSha256() takes a text of 2 × %i bytes', (length) => {
  const text = 'é'.repeat(length)
  expect(hmacSha256(key)(text)).toBe(expected(text))
})

test('hmacSha256() works where there is no WebAssembly', () => {
  vi.stubGlobal('WebAssembly', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  for (const text of ['a', 'a'.repeat(5000)]) expect(hmacSha256(key)(text)).toBe(expected(text))
})

test('hmac-sha256.ts holds what scripts/sha256-wasm.mjs assembles', () => {
  const source = readFileSync('src/workspace/hmac-sha256.ts', 'utf8')
  const words = /const MODULE = \[([^\]]+)\]/.exec(source)?.[1]?.match(/-?\d+/g)?.map(Number)
  expect({ words, bytes: Number(/MODULE_BYTES = (\d+)/.exec(source)?.[1]) }).toEqual(SHA256_WASM)
})
