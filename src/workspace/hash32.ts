/** FNV-1a over UTF-16 units: a short name of a text. Node's own hashes take a cold process 2.5 ms to load. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** A checksum: notices what a disk has damaged, not what somebody forged. Over words, which takes a quarter of the time that it takes over bytes. */
export function hashBytes(bytes: Uint8Array): number {
  const words = new Int32Array(Math.ceil(bytes.length / Int32Array.BYTES_PER_ELEMENT))
  new Uint8Array(words.buffer).set(bytes)
  let hash = 0x811c9dc5
  for (let at = 0; at < words.length; at++) {
    hash = Math.imul(hash ^ (words[at] ?? 0), 0x01000193)
    // Otherwise two words whose highest bits flipped would cancel each other.
    hash ^= hash >>> 15
  }
  return hash >>> 0
}
