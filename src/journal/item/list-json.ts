import { crc32 } from 'node:zlib'

/** Neighbouring items of a list: the first, and the one after the last. */
export type Stretch = readonly [from: number, to: number]

/** The JSON of these items. */
export type Piece = { readonly stretch: Stretch; readonly bytes: Buffer }

/** How many items share a checksum: one item can be read without the megabytes of the others, and ten thousand in few steps. */
const BLOCK = 64

/** A checksum of each block. `offsets`: where the JSON of each item begins, and the end. */
export function sumBlocks(json: Buffer, offsets: Uint32Array): Uint32Array {
  return Uint32Array.from({ length: blocksOf(offsets.length - 1) }, (_, block) =>
    crc32(json.subarray(...bytesOf([block * BLOCK, (block + 1) * BLOCK], offsets))),
  )
}

export function blocksOf(items: number): number {
  return Math.ceil(items / BLOCK)
}

/** Reads the blocks that these items are in; undefined if one of them is damaged. */
export function readPiece(
  read: (at: number, length: number) => Buffer,
  { offsets, sums }: { readonly offsets: Uint32Array; readonly sums: Uint32Array },
  [from, to]: Stretch,
): Piece | undefined {
  const [first, last] = [Math.floor(from / BLOCK), blocksOf(to)]
  const stretch = [first * BLOCK, Math.min(last * BLOCK, offsets.length - 1)] as const
  const [start, end] = bytesOf(stretch, offsets)
  const piece = { stretch, bytes: read(start, end - start) }
  const isWhole = sumBlocks(
    piece.bytes,
    offsets.subarray(stretch[0], stretch[1] + 1).map((at) => at - start),
  ).every((sum, place) => sum === sums[first + place])
  return isWhole ? piece : undefined
}

/** The JSON of a stretch, all of which is in one of the pieces. */
export function jsonIn(pieces: readonly Piece[], offsets: Uint32Array, [from, to]: Stretch): Buffer {
  const piece = pieces.find(({ stretch }) => stretch[0] <= from && to <= stretch[1])
  if (!piece) throw new Error(`The JSON of the items from ${from} to ${to} was not read`)
  const [start] = bytesOf(piece.stretch, offsets)
  const [begin, end] = bytesOf([from, to], offsets)
  return piece.bytes.subarray(begin - start, end - start)
}

function bytesOf([from, to]: Stretch, offsets: Uint32Array): [start: number, end: number] {
  const end = offsets.at(-1) ?? 0
  return [offsets[from] ?? end, offsets[to] ?? end]
}
