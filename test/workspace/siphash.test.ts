import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sipHash } from '../../src/workspace/siphash.ts'

/** Of the bytes 0, 1, 2, … by the key 0, 1, … 15: from the reference implementation, as OpenSSL computes them too. */
const VECTORS: ReadonlyArray<readonly [length: number, digits: string]> = [
  [0, 'a3817f04ba25a8e66df67214c7550293'],
  [1, 'da87c1d86b99af44347659119b22fc45'],
  [2, '8177228da4a45dc7fca38bdef60affe4'],
  [3, '9c70b60c5267a94e5f33b6b02985ed51'],
  [4, 'f88164c12d9c8faf7d0f6e7c7bcd5579'],
  [5, '1368875980776f8854527a07690e9627'],
  [6, '14eeca338b208613485ea0308fd7a15e'],
  [7, 'a1f1ebbed8dbc153c0b84aa61ff08239'],
  [8, '3b62a9ba6258f5610f83e264f31497b4'],
  [9, '264499060ad9baabc47f8b02bb6d71ed'],
  [10, '00110dc378146956c95447d3f3d0fbba'],
  [11, '0151c568386b6677a2b4dc6f81e5dc18'],
  [12, 'd626b266905ef35882634df68532c125'],
  [13, '9869e247e9c08b10d029934fc4b952f7'],
  [14, '31fcefac66d7de9c7ec7485fe4494902'],
  [15, '5493e99933b0a8117e08ec0f97cfc3d9'],
  [16, '6ee2a4ca67b054bbfd3315bf85230577'],
  [17, '473d06e8738db89854c066c47ae47740'],
  [31, '2939b0183223fafc1723de4f52c43d35'],
  [32, '7c3956ca5eeafc3e363e9d556546eb68'],
  [63, '5150d1772f50834a503e069a973fbd7c'],
  [127, '6b01f8d78740d48842333afe3e87c23d'],
]
const NO_HALF = new Uint8Array(16)

test.each(VECTORS)('sipHash() of %i bytes is the reference', (length, digits) => {
  const key = new Uint8Array([...Array.from({ length: 16 }, (_, at) => at), ...NO_HALF])
  expect(sipHash(key)(String.fromCharCode(...Array.from({ length }, (_, at) => at)))).toBe(digits)
})

test('sipHash() is SipHash-2-4-128, of texts in every script and by every key, wherever the key lies in memory', () => {
  const keys = fc.uint8Array({ minLength: 35, maxLength: 35 }).map((bytes) => bytes.subarray(3))
  fc.assert(
    fc.property(keys, fc.string({ unit: 'grapheme', maxLength: 400 }), (key, text) => {
      expect(sipHash(key)(text)).toBe(plainly(key, text))
    }),
  )
})

const WORD = 0xffff_ffff_ffff_ffffn

/** The algorithm as it is published, in numbers of 64 bits. */
function plainly(key: Uint8Array, text: string): string {
  const half = Buffer.from(key.slice(0, 16).map((byte, at) => byte ^ (key[at + 16] ?? 0)))
  const [k0, k1] = [half.readBigUInt64LE(0), half.readBigUInt64LE(8)]
  const message = Buffer.from(text)
  const padded = Buffer.alloc((Math.floor(message.length / 8) + 1) * 8)
  message.copy(padded)
  padded[padded.length - 1] = message.length & 0xff
  const v = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn ^ 0xeen,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ] as [bigint, bigint, bigint, bigint]
  const turn = (number: bigint, by: bigint) => ((number << by) | (number >> (64n - by))) & WORD
  const rounds = (count: number) => {
    for (let round = 0; round < count; round++) {
      v[0] = (v[0] + v[1]) & WORD
      v[1] = turn(v[1], 13n) ^ v[0]
      v[0] = turn(v[0], 32n)
      v[2] = (v[2] + v[3]) & WORD
      v[3] = turn(v[3], 16n) ^ v[2]
      v[0] = (v[0] + v[3]) & WORD
      v[3] = turn(v[3], 21n) ^ v[0]
      v[2] = (v[2] + v[1]) & WORD
      v[1] = turn(v[1], 17n) ^ v[2]
      v[2] = turn(v[2], 32n)
    }
  }
  for (let at = 0; at < padded.length; at += 8) {
    const word = padded.readBigUInt64LE(at)
    v[3] ^= word
    rounds(2)
    v[0] ^= word
  }
  const out = Buffer.alloc(16)
  for (const [at, mark] of [0xeen, 0xddn].entries()) {
    if (at === 0) v[2] ^= mark
    else v[1] ^= mark
    rounds(4)
    out.writeBigUInt64LE(v[0] ^ v[1] ^ v[2] ^ v[3], at * 8)
  }
  return out.toString('hex')
}
