// A file of kept code: the mark of the source that it was made of, a sample of what follows, and that, as V8 wants it.

export const KEPT_HEADER_BYTES = 16

/** Names a piece's source. The bundler puts it at its beginning, as a comment of 8 hex digits: V8 itself looks at the length alone. */
export function markOf(source: string): number {
  return Number(`0x${source.slice(2, 10)}`)
}

const SECTOR_WORDS = 128

/**
 * FNV-1a of one word in each 512 bytes, and of the length: tells whether a sector of the file is gone. V8 takes damaged code for good until
 * Node 22, but all of it is too much for a cold process to look at.
 */
export function sampleOf(words: Uint32Array, length: number): number {
  let hash = length
  for (let at = KEPT_HEADER_BYTES / 4; at < words.length; at += SECTOR_WORDS)
    hash = Math.imul(hash ^ words[at]!, 0x01000193)
  return hash >>> 0
}
