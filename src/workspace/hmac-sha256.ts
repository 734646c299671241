import { digest as digestPlainly, hexadecimal, INITIAL_STATE } from './sha256.ts'

// HMAC-SHA-256 in a cold process, where loading node:crypto takes 2.5 ms: what is short in plain JavaScript, 0.1 ms and 0.015 more for every 64
// bytes; all that follows in WebAssembly, which takes 0.5 ms to begin with and next to nothing for longer texts. The module is made by
// `scripts/sha256-wasm.mjs`: one function for whole blocks, and one page of memory that begins with the state.

/** As numbers, because decoding base64 takes a cold process a quarter of the time that everything here takes. */
const MODULE = [
  1836278016, 1, 1610679809, 8355586, 66051, 16843781, 352780545, 1701643778, 2037542765, 1661468674, 1919970671,
  7566181, 64752128, 17029377, 1073970955, 169934913, 2113539, 678038048, 186712066, 186649120, 1098319937, 133988863,
  1091248241, -2143193080, 1903723518, -1073596814, 1091182594, 169961988, -1069479392, 870656, 541065995, -2080233462,
  537600258, -1207818230, 537665794, 671752202, 537034754, 2013741323, 306252576, 186676088, 1937113921, 671752298,
  1778557954, 289475616, 1091313784, 544438291, 1980383500, 37120627, 169870016, 560596033, 1091182602, 222888576,
  4262656, 553648680, 671105282, 52495362, 36175937, 1090789640, 201467904, 4261153, 554697256, 671105286, 119608322,
  36175937, 1091051800, 469903360, 4262177, 1073941025, 102762784, 544736833, 2014003462, 1090920563, 1785952281,
  102762528, 136316704, 1785950579, 36178464, 169896512, 46137896, 537600362, 2013413634, 222364192, 35681144,
  1937249857, 52429344, 537141361, 1912807426, 560624241, 554180620, 554115081, 554049544, 537206791, 102853131,
  86049824, 69272352, 52494880, 203426592, 537010538, 1778663690, 169871905, 1224900673, 1091239949, 671105280,
  35651586, 145002, 4259905, 537133608, 37120515, 1090535684, 134359040, 912917536, 4261890, 36175937, 1778720780,
  1091306038, 671105280, 102764546, 268580458, 4259905, 538182184, 37120519, 1090535700, 402794496, 912918560, 4265986,
  36175937, 1778982940, 538706486, 12599552, 536879466, 1224810496, 185270285, 16943115, 12599552, -1744666613,
  -1857910225, -814663868, -1514815237, 1542043099, -247900478, -1537609455, -711835774, -1733616546, 30934954,
  -1106082981, -1021038203, 1951730813, -26034595, -1484726607, 1956371462, -1044276239, -2031838359, -957366713,
  -871382627, 1864633505, -1439831764, -599100284, -631459671, 1383528840, 1838693969, -928501306, -944766169,
  -205563521, 1204215819, 1372956561, 1728498275, -2062276311, 942126858, -64087263, 323824749, 1414739981, -1151006093,
  779512330, -2055093559, -1584238036, 1268957160, 1890064998, -1547547765, 432499793, 617714408, -2049533690,
  1895042613, 370174624, 135898305, 1277048684, -1255716745, -1288392516, 1245256716, 1330567338, -212099894,
  -295162257, 1869909890, 343450979, 142919800, -91437310, -342835457, -140226452, -222365277, 13005176,
]
const MODULE_BYTES = 795

const MESSAGE_AT = 1024
const MEMORY_BYTES = 64 * 1024

/** The part of WebAssembly that is used; TypeScript knows it for browsers alone. */
type Engine = {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => {
    readonly exports: { memory: { buffer: ArrayBuffer }; compress: (from: number, to: number) => void }
  }
}

const BLOCK_BYTES = 64
/** Of a message, so that it still fits with its padding. */
const MOST_BYTES = MEMORY_BYTES - MESSAGE_AT - 2 * BLOCK_BYTES

/** So many bytes plain JavaScript hashes before WebAssembly is ready to: the seals of one to three found learnings. */
const PLAIN_BYTES = 1536
/** The masked key and the inner digest. */
const OUTER_BYTES = BLOCK_BYTES + 32

/** HMAC-SHA-256 (RFC 2104) of the UTF-8 form of texts, as 64 lower-case hex digits; `key` of at most 64 bytes. */
export function hmacSha256(key: Uint8Array): (text: string) => string {
  let plainBytes = PLAIN_BYTES
  let fromWasm: Digest | undefined
  return (text) => {
    const message = masked(key, 0x36, Buffer.from(text))
    plainBytes -= message.length + OUTER_BYTES
    const digest = plainBytes >= 0 ? digestPlainly : (fromWasm ??= digestInWasm())
    // Where Node runs without WebAssembly, and for what is longer than anything that is ever sealed.
    if (!digest || message.length > MOST_BYTES)
      return process.getBuiltinModule('node:crypto').createHmac('sha256', key).update(text).digest('hex')
    return hexadecimal(digest(masked(key, 0x5c, bigEndian(digest(message)))))
  }
}

/** The state after a message; it holds until the next one. */
type Digest = (message: Uint8Array) => Int32Array

/** Undefined where Node runs without WebAssembly. */
function digestInWasm(): Digest | undefined {
  const { WebAssembly: engine } = globalThis as unknown as { WebAssembly?: Engine }
  if (!engine) return undefined
  const module = new Uint8Array(new Int32Array(MODULE).buffer, 0, MODULE_BYTES)
  const { memory, compress } = new engine.Instance(new engine.Module(module)).exports
  const bytes = new Uint8Array(memory.buffer)
  const numbers = new DataView(memory.buffer)
  const state = new Int32Array(memory.buffer, 0, INITIAL_STATE.length)
  return (message) => {
    const end = MESSAGE_AT + (((message.length + 8) >> 6) + 1) * BLOCK_BYTES
    bytes.fill(0, MESSAGE_AT, end).set(message, MESSAGE_AT)
    bytes[MESSAGE_AT + message.length] = 0x80
    numbers.setUint32(end - 4, message.length * 8)
    state.set(INITIAL_STATE)
    compress(MESSAGE_AT, end)
    return state
  }
}

/** A digest's bytes; the numbers of a state are little-endian. */
function bigEndian(state: Int32Array): Uint8Array {
  const numbers = new DataView(new ArrayBuffer(state.length * 4))
  for (let i = 0; i < state.length; i++) numbers.setInt32(i * 4, state[i]!)
  return new Uint8Array(numbers.buffer)
}

/** The key, filled up to a block and masked, and then the message. */
function masked(key: Uint8Array, mask: number, message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(BLOCK_BYTES + message.length).fill(mask, 0, BLOCK_BYTES)
  for (let i = 0; i < key.length; i++) bytes[i]! ^= key[i]!
  bytes.set(message, BLOCK_BYTES)
  return bytes
}
