import { hexadecimal, INITIAL_STATE } from './sha256.ts'

// HMAC-SHA-256 in a cold process: 0.4 ms for the first text and next to nothing for others and longer ones, where loading node:crypto takes
// 2.5 ms, and plain JavaScript 0.02 for every 64 bytes until it is compiled. The module is made by `scripts/sha256-wasm.mjs`: one function
// for whole blocks, and one page of memory that begins with the state.

const MODULE =
  'AGFzbQEAAAABBgFgAn9/AAMCAQAFBAEBAQEHFQIGbWVtb3J5AgAIY29tcHJlc3MAAArcAwHZAwELfwNAQQAhCgNAIAAgCmooAgAhCyAKIAtBCHdB/4H8B3' +
  'EgC0EIeEGA/oN4cXI2AsACIApBBGohCiAKQcAASQ0ACwNAIAooAoQCIQsgCigCuAIhDCAKIAooAoACIAtBB3ggC0ESeHMgC0EDdnNqIAooAqQCaiAMQRF4' +
  'IAxBE3hzIAxBCnZzajYCwAIgCkEEaiEKIApBgAJJDQALQQAoAgAhAkEAKAIEIQNBACgCCCEEQQAoAgwhBUEAKAIQIQZBACgCFCEHQQAoAhghCEEAKAIcIQ' +
  'lBACEKA0AgCSAGQQZ4IAZBC3hzIAZBGXhzaiAIIAYgByAIc3FzaiAKKAJAaiAKKALAAmohCyACQQJ4IAJBDXhzIAJBFnhzIAIgA3EgBCACIANycXJqIQwg' +
  'CCEJIAchCCAGIQcgBSALaiEGIAQhBSADIQQgAiEDIAsgDGohAiAKQQRqIQogCkGAAkkNAAtBAEEAKAIAIAJqNgIAQQBBACgCBCADajYCBEEAQQAoAgggBG' +
  'o2AghBAEEAKAIMIAVqNgIMQQBBACgCECAGajYCEEEAQQAoAhQgB2o2AhRBAEEAKAIYIAhqNgIYQQBBACgCHCAJajYCHCAAQcAAaiEAIAAgAUkNAAsLC4gC' +
  'AQBBwAALgAKYL4pCkUQ3cc/7wLWl27XpW8JWOfER8Vmkgj+S1V4cq5iqB9gBW4MSvoUxJMN9DFV0Xb5y/rHegKcG3Jt08ZvBwWmb5IZHvu/GncEPzKEMJG' +
  '8s6S2qhHRK3KmwXNqI+XZSUT6YbcYxqMgnA7DHf1m/8wvgxkeRp9VRY8oGZykpFIUKtyc4IRsu/G0sTRMNOFNUcwpluwpqdi7JwoGFLHKSoei/oktmGqhw' +
  'i0vCo1FsxxnoktEkBpnWhTUO9HCgahAWwaQZCGw3Hkx3SCe1vLA0swwcOUqq2E5Pypxb828uaO6Cj3RvY6V4FHjIhAgCx4z6/76Q62xQpPej+b7yeHHG'

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

/** HMAC-SHA-256 (RFC 2104) of the UTF-8 form of texts, as 64 lower-case hex digits; `key` of at most 64 bytes. */
export function hmacSha256(key: Uint8Array): (text: string) => string {
  let digest: Digest | undefined
  return (text) => {
    // Not before something is to be hashed: most prompts find nothing.
    digest ??= digestInWasm()
    const message = masked(key, 0x36, Buffer.from(text))
    // Where Node runs without WebAssembly, and for what is longer than anything that is ever sealed.
    if (!digest || message.length > MOST_BYTES)
      return process.getBuiltinModule('node:crypto').createHmac('sha256', key).update(text).digest('hex')
    // The numbers of a state are little-endian, those of a digest are not.
    const inner = Buffer.from(digest(message).slice().buffer).swap32()
    return hexadecimal(digest(masked(key, 0x5c, inner)))
  }
}

/** The state after a message; it holds until the next one. */
type Digest = (message: Uint8Array) => Int32Array

/** Undefined where Node runs without WebAssembly. */
function digestInWasm(): Digest | undefined {
  const { WebAssembly: engine } = globalThis as unknown as { WebAssembly?: Engine }
  if (!engine) return undefined
  const { memory, compress } = new engine.Instance(new engine.Module(Buffer.from(MODULE, 'base64'))).exports
  const bytes = Buffer.from(memory.buffer)
  const state = new Int32Array(memory.buffer, 0, INITIAL_STATE.length)
  return (message) => {
    const end = MESSAGE_AT + (((message.length + 8) >> 6) + 1) * BLOCK_BYTES
    bytes.fill(0, MESSAGE_AT, end).set(message, MESSAGE_AT)
    bytes[MESSAGE_AT + message.length] = 0x80
    bytes.writeUInt32BE(message.length * 8, end - 4)
    state.set(INITIAL_STATE)
    compress(MESSAGE_AT, end)
    return state
  }
}

/** The key, filled up to a block and masked, and then the message. */
function masked(key: Uint8Array, mask: number, message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(BLOCK_BYTES + message.length).fill(mask, 0, BLOCK_BYTES)
  for (let i = 0; i < key.length; i++) bytes[i]! ^= key[i]!
  bytes.set(message, BLOCK_BYTES)
  return bytes
}
