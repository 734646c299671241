// SipHash-1-3 with 128 bits of output, the variant of SipHash (Aumasson and Bernstein, 2012) that languages use for their tables. A cold process,
// where loading node:crypto takes 2.5 ms, seals 150 bytes in 0.02 ms and 11 kB in 0.5 ms. Whatever runs longer in one function costs much more:
// V8 starts to compile it on another thread, and no process ends before that is done, 4 ms later. HMAC-SHA-256 in WebAssembly did that, and so
// did the rounds of SipHash-2-4. Whoever could try tags by the billion can read the key, which is next to what it seals.

const KEY_BYTES = 32
const ROUNDS = 1
const LAST_ROUNDS = 3

/** SipHash-1-3-128 of the UTF-8 form of texts, as 32 lower-case hex digits. The halves of the 32 bytes of `key` are XORed. */
export function sipHash(key: Uint8Array): (text: string) => string {
  const halves = new Int32Array(new Uint8Array(key).buffer, 0, KEY_BYTES / 4)
  const laid = (at: number) => halves[at]! ^ halves[at + 4]!
  const [k0, k1, k2, k3] = [laid(0), laid(1), laid(2), laid(3)] as const
  return (text) => digest(Buffer.from(text), k0, k1, k2, k3)
}

function digest(message: Uint8Array, k0: number, k1: number, k2: number, k3: number): string {
  const words = new Int32Array((message.length >> 3) * 2 + 2)
  new Uint8Array(words.buffer).set(message)
  words[words.length - 1]! |= message.length << 24
  // Four numbers of 64 bits, each as its low and its high half.
  let a = k0 ^ 0x70736575
  let aHigh = k1 ^ 0x736f6d65
  let b = k2 ^ 0x6e646f6d ^ 0xee
  let bHigh = k3 ^ 0x646f7261
  let c = k0 ^ 0x6e657261
  let cHigh = k1 ^ 0x6c796765
  let d = k2 ^ 0x79746573
  let dHigh = k3 ^ 0x74656462
  let digits = ''
  let low = 0
  let high = 0
  let rounds = 0
  // All in one function with one round in it: a cold process pays for each function, and for each line, that it runs for the first time.
  for (let at = 0; ; rounds--) {
    if (rounds === 0) {
      a ^= low
      aHigh ^= high
      low = high = 0
      rounds = LAST_ROUNDS
      if (at < words.length) {
        low = words[at]!
        high = words[at + 1]!
        d ^= low
        dHigh ^= high
        rounds = ROUNDS
      } else if (at === words.length) c ^= 0xee
      else {
        digits += hexadecimal(a ^ b ^ c ^ d) + hexadecimal(aHigh ^ bHigh ^ cHigh ^ dHigh)
        if (digits.length === 32) return digits
        b ^= 0xdd
      }
      at += 2
    }
    let sum = (a + b) | 0
    aHigh = (aHigh + bHigh + (((a & b) | ((a | b) & ~sum)) >>> 31)) | 0
    a = sum
    let turned = (b << 13) | (bHigh >>> 19)
    bHigh = ((bHigh << 13) | (b >>> 19)) ^ aHigh
    b = turned ^ a
    sum = (c + d) | 0
    cHigh = (cHigh + dHigh + (((c & d) | ((c | d) & ~sum)) >>> 31)) | 0
    c = sum
    turned = (d << 16) | (dHigh >>> 16)
    dHigh = ((dHigh << 16) | (d >>> 16)) ^ cHigh
    d = turned ^ c
    // Rotated by 32 bits: what was low is high from here on.
    turned = a
    a = aHigh
    aHigh = turned
    sum = (a + d) | 0
    aHigh = (aHigh + dHigh + (((a & d) | ((a | d) & ~sum)) >>> 31)) | 0
    a = sum
    turned = (d << 21) | (dHigh >>> 11)
    dHigh = ((dHigh << 21) | (d >>> 11)) ^ aHigh
    d = turned ^ a
    sum = (c + b) | 0
    cHigh = (cHigh + bHigh + (((c & b) | ((c | b) & ~sum)) >>> 31)) | 0
    c = sum
    turned = (b << 17) | (bHigh >>> 15)
    bHigh = ((bHigh << 17) | (b >>> 15)) ^ cHigh
    b = turned ^ c
    turned = c
    c = cHigh
    cHigh = turned
  }
}

/** The four bytes of a number as they lie in memory. */
function hexadecimal(number: number): string {
  const swapped = (number << 24) | ((number & 0xff00) << 8) | ((number >>> 8) & 0xff00) | (number >>> 24)
  return (swapped >>> 0).toString(16).padStart(8, '0')
}
