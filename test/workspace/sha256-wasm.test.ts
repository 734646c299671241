import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { SHA256_WASM } from '../../scripts/sha256-wasm.mjs'
import { hmacSha256OfLong } from '../../src/workspace/sha256-wasm.ts'

const key = Buffer.from('0123456789abcdef0123456789abcdef')
const expected = (text: string) => createHmac('sha256', key).update(text).digest('hex')

test('hmacSha256OfLong() equals node:crypto for texts of every length around the block borders, in every script', () => {
  for (let length = 0; length < 200; length++)
    expect(hmacSha256OfLong(key, 'a'.repeat(length))).toBe(expected('a'.repeat(length)))
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 4000 }), (text) => {
      expect(hmacSha256OfLong(key, text)).toBe(expected(text))
    }),
  )
})

test('hmacSha256OfLong() takes what fits, and says when something does not', () => {
  const long = 'é'.repeat(31_000)
  expect(hmacSha256OfLong(key, long)).toBe(expected(long))
  expect(hmacSha256OfLong(key, 'é'.repeat(33_000))).toBeUndefined()
})

test('hmacSha256OfLong() is undefined where there is no WebAssembly', () => {
  vi.stubGlobal('WebAssembly', undefined)
  expect(hmacSha256OfLong(key, 'a')).toBeUndefined()
  vi.unstubAllGlobals()
})

test('sha256-wasm.ts holds what scripts/sha256-wasm.mjs assembles', () => {
  const source = readFileSync('src/workspace/sha256-wasm.ts', 'utf8')
  const held = [...source.matchAll(/^ {2}'([A-Za-z0-9+/=]+)'/gm)].map(([, part]) => part).join('')
  expect(held).toBe(SHA256_WASM)
})
