import { BLOCK_BYTES, hexadecimal, INITIAL_STATE, masked } from './sha256.ts'

// HMAC-SHA-256 of some kilobytes in a cold process: 0.5 ms, where loading node:crypto takes 2.5 and `sha256.ts` as long. The module is made by
// `scripts/sha256-wasm.mjs`: one function for whole blocks, and one page of memory that begins with the state.

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

/** As `hmacSha256()`; undefined for a text that is longer than there is room for, and where Node runs without WebAssembly. */
export function hmacSha256OfLong(key: Uint8Array, text: string): string | undefined {
  const { WebAssembly: engine } = globalThis as unknown as { WebAssembly?: Engine }
  const message = masked(key, 0x36, Buffer.from(text))
  if (!engine || message.length + MESSAGE_AT + 2 * BLOCK_BYTES > MEMORY_BYTES) return undefined
  const { memory, compress } = new engine.Instance(new engine.Module(Buffer.from(MODULE, 'base64'))).exports
  const bytes = Buffer.from(memory.buffer)
  const state = new Int32Array(memory.buffer, 0, INITIAL_STATE.length)
  const digest = (input: Uint8Array): void => {
    const padded = (((input.length + 8) >> 6) + 1) * BLOCK_BYTES
    const end = MESSAGE_AT + padded
    bytes.fill(0, MESSAGE_AT, end).set(input, MESSAGE_AT)
    bytes[MESSAGE_AT + input.length] = 0x80
    bytes.writeUInt32BE(input.length * 8, end - 4)
    state.set(INITIAL_STATE)
    compress(MESSAGE_AT, end)
  }
  digest(message)
  // Numbers in memory are little-endian, those of a digest are not.
  digest(masked(key, 0x5c, Buffer.from(bytes.subarray(0, 32)).swap32()))
  return hexadecimal(state)
}
