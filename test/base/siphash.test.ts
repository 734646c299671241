import { expect, test } from 'vitest'
import { sipHash } from '../../src/base/siphash.ts'
import * as fc from '../helpers/property.ts'

/** Of the bytes 0, 1, 2, … by the key 0, 1, … 15, with one round and three: as OpenSSL computes them. */
const VECTORS: ReadonlyArray<readonly [length: number, digits: string]> = [
  [0, 'e77ebcb22788a5befd62db6add303001'],
  [1, 'fc6f370460d3eda85e0573cc2b2ff063'],
  [2, '75787f090569839b855bc9548c6aea95'],
  [3, '6bc5ccfa1edcf79f4823187712ebd743'],
  [4, '0c784e71ac2b285a9f8e92e78fbf2c25'],
  [5, 'f328db89345b620c795229a42695843e'],
  [6, 'dcd03d29f743e7100951b0e83985a6f8'],
  [7, '1084b923f2aae0c3a62f2ec80848ab77'],
  [8, 'aa12fee1d5e3dab4724f16ab35f9c799'],
  [9, '81ddb8042cf33994f4720e0094137c42'],
  [10, '4faa541d5d498e89ba0ea4c387b22fb4'],
  [11, '723b9af3554491dbb1d6633dfc6e0c4e'],
  [12, 'e53f92859e4819a8dc0695739fea8c65'],
  [13, 'b2f858c7c9ea801d53d603596d657844'],
  [14, '87e76268dbc9227226b0ca665f64e378'],
  [15, 'c17e5505b2bd526c2921cdec1e7e0109'],
  [16, 'd0a8d95715518eebb513b0f83d9e1793'],
  [17, '234126f93fbb668d975112e8febdf7ec'],
  [31, '42ea961c5b3c858b17c3e550dfa79010'],
  [32, '406c44dee67857b2943160f30c7417d3'],
  [63, '4c5800e34efe426f079f6b0aa75260ad'],
  [127, '3a46c3a048447a4f27256f2f1d862f86'],
]
const NO_HALF = new Uint8Array(16)

test.each(VECTORS)('sipHash() of %i bytes is what others make of them', (length, digits) => {
  const key = new Uint8Array([...Array.from({ length: 16 }, (_, at) => at), ...NO_HALF])
  expect(sipHash(key)(String.fromCharCode(...Array.from({ length }, (_, at) => at)))).toBe(digits)
})

test('sipHash() is SipHash-1-3-128, of texts in every script and by every key, wherever the key lies in memory', () => {
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
    rounds(1)
    v[0] ^= word
  }
  const out = Buffer.alloc(16)
  for (const [at, mark] of [0xeen, 0xddn].entries()) {
    if (at === 0) v[2] ^= mark
    else v[1] ^= mark
    rounds(3)
    out.writeBigUInt64LE(v[0] ^ v[1] ^ v[2] ^ v[3], at * 8)
  }
  return out.toString('hex')
}
