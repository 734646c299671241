// SHA-256 (FIPS 180-4) in plain JavaScript. Loading node:crypto costs a cold process 5 % of a Node start, more than
// everything else the hook does; the few hundred bytes it hashes take microseconds here.

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

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 0x2000_0000))
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  return view
}

function compress(state: Int32Array, message: DataView, offset: number, schedule: Int32Array): void {
  for (let i = 0; i < 16; i++) schedule[i] = message.getInt32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15] as number
    const late = schedule[i - 2] as number
    // Rotations are written out: until it is compiled, a cold process spends most of its time in calls.
    const s0 = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3)
    const s1 = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10)
    schedule[i] = (schedule[i - 16] as number) + s0 + (schedule[i - 7] as number) + s1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const sum1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + sum1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] as number) + (schedule[i] as number)) | 0
    const sum0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] as number) + word
}

function digest(bytes: Uint8Array): DataView {
  const message = padded(bytes)
  const state = Int32Array.from(INITIAL_STATE)
  const schedule = new Int32Array(64)
  for (let offset = 0; offset < message.byteLength; offset += BLOCK_BYTES) compress(state, message, offset, schedule)
  const digested = new DataView(new ArrayBuffer(32))
  for (const [i, word] of state.entries()) digested.setInt32(i * 4, word)
  return digested
}

function hexadecimal(digested: DataView): string {
  return Array.from({ length: 8 }, (_, i) =>
    digested
      .getUint32(i * 4)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
}

/** SHA-256 of the UTF-8 form of `text`, 64 lower-case hex digits. */
export function sha256(text: string): string {
  return hexadecimal(digest(new TextEncoder().encode(text)))
}

/** HMAC-SHA-256 (RFC 2104) of the UTF-8 form of `text`, 64 lower-case hex digits; `key` of at most 64 bytes. */
export function hmacSha256(key: Uint8Array, text: string): string {
  const inner = digest(masked(key, 0x36, new TextEncoder().encode(text)))
  return hexadecimal(digest(masked(key, 0x5c, new Uint8Array(inner.buffer))))
}

/** The key, filled up to a block and masked, and then the message. */
function masked(key: Uint8Array, mask: number, message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(BLOCK_BYTES + message.length).fill(mask, 0, BLOCK_BYTES)
  for (const [i, byte] of key.entries()) bytes[i] = byte ^ mask
  bytes.set(message, BLOCK_BYTES)
  return bytes
}
