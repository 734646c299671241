import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from '../../src/base/sha256.ts'
import * as fc from '../helpers/property.ts'

const reference = (text: string) => createHash('sha256').update(text).digest('hex')

test('sha256() gives the standard’s example values', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('sha256() equals node:crypto for texts of every length around the block borders, in every script', () => {
  for (let length = 0; length < 200; length++) expect(sha256('é'.repeat(length))).toBe(reference('é'.repeat(length)))
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => sha256(text) === reference(text)),
    { numRuns: 300 },
  )
})
