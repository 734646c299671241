// A file of kept code: the mark of the source that it was made from, and V8's data, twice. Before Node 22, V8 accepts damaged code and crashes.
// A checksum over all of it would cost a cold process more than it saves; comparing two copies costs nothing.

const HEADER_BYTES = 16

/** Identifies a piece's source. The bundler puts it at its beginning, as a comment of 8 hex digits: V8 itself checks only the length. */
function markOf(source: string): number {
  return Number(`0x${source.slice(2, 10)}`)
}

export function encodeKept(source: string, code: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + 2 * code.length)
  new Uint32Array(bytes.buffer, 0, 1)[0] = markOf(source)
  bytes.set(code, HEADER_BYTES)
  bytes.set(code, HEADER_BYTES + code.length)
  return bytes
}

/** The code in `bytes`, of which the file had `length`; undefined if it is from another source, or damaged. */
export function decodeKept(source: string, bytes: Uint8Array, length: number): Uint8Array | undefined {
  const half = (length - HEADER_BYTES) / 2
  if (!(half > 0) || new Uint32Array(bytes.buffer, 0, 1)[0] !== markOf(source)) return undefined
  const code = bytes.subarray(HEADER_BYTES, HEADER_BYTES + half)
  return Buffer.compare(code, bytes.subarray(HEADER_BYTES + half, length)) === 0 ? code : undefined
}
