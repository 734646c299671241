// Assembles the block function of SHA-256 (FIPS 180-4) for WebAssembly and prints it as numbers of 32 bits, for
// `src/workspace/hmac-sha256.ts`; a test holds the two together. Written out here, because a cold process compiles 800 bytes of this ten times
// as fast as it loads `node:crypto`.
//   node scripts/sha256-wasm.mjs

/** The fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = fractionalParts(Math.cbrt, 64)
/** Where things lie in the module's one page of memory; the state is at its beginning. */
const CONSTANTS_AT = 64
const SCHEDULE_AT = CONSTANTS_AT + 256

function fractionalParts(root, count) {
  const primes = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes.map((prime) => Math.floor((root(prime) % 1) * 2 ** 32))
}

// Instructions, as far as they are needed: each expression is a list of bytes that leaves one value on the stack.
const unsigned = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...unsigned(n >>> 7)])
const signed = (n) => (n >= -64 && n < 64 ? [n & 127] : [(n & 127) | 128, ...signed(n >> 7)])
const get = (local) => [0x20, local]
const set = (local, value) => [...value, 0x21, local]
const number = (n) => [0x41, ...signed(n | 0)]
const binary =
  (code) =>
  (first, ...rest) =>
    rest.reduce((left, right) => [...left, ...right, code], first)
const [add, and, or, xor, rotl, rotr, shiftRight] = [0x6a, 0x71, 0x72, 0x73, 0x77, 0x78, 0x76].map(binary)
const load = (address, offset) => [...address, 0x28, 2, ...unsigned(offset)]
const store = (address, offset, value) => [...address, ...value, 0x36, 2, ...unsigned(offset)]
/** Runs `body` and again while `left` is below `right`. */
const loop = (body, left, right) => [0x03, 0x40, ...body, ...left, ...right, 0x49, 0x0d, 0, 0x0b]
const sized = (bytes) => [...unsigned(bytes.length), ...bytes]
const section = (id, bytes) => [id, ...sized(bytes)]

// Locals: the parameters, then a to h, and three for the work.
const [from, to, a, b, c, d, e, f, g, h, i, x, y] = Array.from({ length: 13 }, (_, index) => index)
const STATE = [a, b, c, d, e, f, g, h]

const rotations = (word, one, two, three) =>
  xor(rotr(get(word), number(one)), rotr(get(word), number(two)), rotr(get(word), number(three)))
const mixed = (word, one, two, shift) =>
  xor(rotr(get(word), number(one)), rotr(get(word), number(two)), shiftRight(get(word), number(shift)))
const next = set(i, add(get(i), number(4)))

/** The message is big-endian, memory is not. */
const swapped = or(and(rotl(get(x), number(8)), number(0x00ff00ff)), and(rotr(get(x), number(8)), number(0xff00ff00)))
const readBlock = [...set(x, load(add(get(from), get(i)), 0)), ...store(get(i), SCHEDULE_AT, swapped), ...next]
const extend = [
  ...set(x, load(get(i), SCHEDULE_AT - 60)),
  ...set(y, load(get(i), SCHEDULE_AT - 8)),
  ...store(
    get(i),
    SCHEDULE_AT,
    add(load(get(i), SCHEDULE_AT - 64), mixed(x, 7, 18, 3), load(get(i), SCHEDULE_AT - 28), mixed(y, 17, 19, 10)),
  ),
  ...next,
]
const choice = xor(get(g), and(get(e), xor(get(f), get(g))))
const majority = or(and(get(a), get(b)), and(get(c), or(get(a), get(b))))
const round = [
  ...set(x, add(get(h), rotations(e, 6, 11, 25), choice, load(get(i), CONSTANTS_AT), load(get(i), SCHEDULE_AT))),
  ...set(y, add(rotations(a, 2, 13, 22), majority)),
  ...set(h, get(g)),
  ...set(g, get(f)),
  ...set(f, get(e)),
  ...set(e, add(get(d), get(x))),
  ...set(d, get(c)),
  ...set(c, get(b)),
  ...set(b, get(a)),
  ...set(a, add(get(x), get(y))),
  ...next,
]
const zero = number(0)
const block = [
  ...set(i, zero),
  ...loop(readBlock, get(i), number(64)),
  ...loop(extend, get(i), number(256)),
  ...STATE.flatMap((local, index) => set(local, load(zero, index * 4))),
  ...set(i, zero),
  ...loop(round, get(i), number(256)),
  ...STATE.flatMap((local, index) => store(zero, index * 4, add(load(zero, index * 4), get(local)))),
  ...set(from, add(get(from), number(64))),
]

const I32 = 0x7f
const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]
const name = (text) => sized([...Buffer.from(text)])
const body = [1, ...unsigned(11), I32, ...loop(block, get(from), get(to)), 0x0b]
const constants = ROUND_CONSTANTS.flatMap((n) => [n & 255, (n >>> 8) & 255, (n >>> 16) & 255, n >>> 24])

/** The module: `memory`, and `compress(from, to)` for the blocks that lie between two addresses. */
const bytes = Buffer.from([
  ...HEADER,
  ...section(1, [1, 0x60, 2, I32, I32, 0]),
  ...section(3, [1, 0]),
  ...section(5, [1, 1, 1, 1]),
  ...section(7, [2, ...name('memory'), 2, 0, ...name('compress'), 0, 0]),
  ...section(10, [1, ...sized(body)]),
  ...section(11, [1, 0, ...number(CONSTANTS_AT), 0x0b, ...sized(constants)]),
])

/** The module as little-endian numbers, filled up with zeros, and how many bytes of them it is. */
export const SHA256_WASM = {
  words: Array.from({ length: Math.ceil(bytes.length / 4) }, (_, index) =>
    Buffer.concat([bytes.subarray(index * 4), Buffer.alloc(3)]).readInt32LE(),
  ),
  bytes: bytes.length,
}

if (process.argv[1] === import.meta.filename) console.log(SHA256_WASM.words.join(', '), '//', SHA256_WASM.bytes)
