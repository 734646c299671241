// SHA-256 (FIPS 180-4) in plain JavaScript. Loading node:crypto costs a cold process 5 % of a Node start, more than
// everything else the hook does; the few hundred bytes it hashes take microseconds here.

const ROUND_CONSTANTS = fractionsOfRoots(64, 3)
const INITIAL_STATE = fractionsOfRoots(8, 2)

/** The first 32 bits of the fractional parts of the square or cube roots of the first primes, as the standard defines them. */
function fractionsOfRoots(count: number, degree: 2 | 3): Uint32Array {
  const words = new Uint32Array(count)
  for (let candidate = 2, found = 0; found < count; candidate++) {
    let divisor = 2
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor++
    if (divisor * divisor <= candidate) continue
    const root = degree === 2 ? Math.sqrt(candidate) : Math.cbrt(candidate)
    words[found++] = Math.floor((root - Math.floor(root)) * 0x1_0000_0000)
  }
  return words
}

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 0x2000_0000))
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  return view
}

const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

function compress(state: Uint32Array, message: DataView, offset: number, schedule: Uint32Array): void {
  for (let i = 0; i < 16; i++) schedule[i] = message.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15] as number
    const late = schedule[i - 2] as number
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    schedule[i] = (schedule[i - 16] as number) + s0 + (schedule[i - 7] as number) + s1
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + sum1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] as number) + (schedule[i] as number)) | 0
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
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

/** SHA-256 of the UTF-8 form of `text`, 64 lower-case hex digits. */
export function sha256(text: string): string {
  const message = padded(text)
  const state = Uint32Array.from(INITIAL_STATE)
  const schedule = new Uint32Array(64)
  for (let offset = 0; offset < message.byteLength; offset += 64) compress(state, message, offset, schedule)
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}
