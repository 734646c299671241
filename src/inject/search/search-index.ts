import { getOrMake } from '../../base/get-or-make.ts'
import { hash32 } from '../../base/hash32.ts'
import { INDEX_LAYOUT, bucketOf } from '../../runtime/projection/index-format.ts'
import type { Seal } from '../../runtime/projection/seal.ts'
import { termsOf } from '../../runtime/projection/terms.ts'

/** One learning: the text that is searched, and what is printed for it. */
export type IndexDocument = {
  readonly key: string
  readonly text: string
  readonly full: string
  readonly preview: string
}

/** BM25's saturation and length terms. Learnings are one sentence each, so length says little. */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.4

/** A lookup reads one bucket. */
const TERMS_PER_BUCKET = 8

type Posting = { document: number; count: number }

/** For an index without approvals, or one that never leaves the process. */
export const NO_SEAL: Seal = () => ''

/** The bytes of `context.idx` (layout in `index-format.ts`). The same documents give the same bytes. */
export function buildSearchIndex(generation: string, documents: readonly IndexDocument[], seal: Seal): Buffer {
  const { postings, lengths } = countTerms(documents)
  const terms = [...postings.entries()].toSorted(([a], [b]) => a - b)
  const texts = documents.map(({ key, full, preview }) => {
    const text = `${key}\0${full}\0${preview === full ? '' : preview}`
    return Buffer.from(`${text}\0${seal(text)}`)
  })
  const { headerBytes, termBytes, postingBytes } = INDEX_LAYOUT
  const postingCount = terms.reduce((sum, [, list]) => sum + list.length, 0)
  const bucketBits = Math.max(0, Math.ceil(Math.log2(Math.max(1, terms.length) / TERMS_PER_BUCKET)))
  const termsOffset = headerBytes + (2 ** bucketBits + 1) * 4
  const postingsOffset = termsOffset + terms.length * termBytes
  const directoryOffset = postingsOffset + postingCount * postingBytes
  const textsOffset = directoryOffset + (documents.length + 1) * 4
  const out = Buffer.alloc(textsOffset + texts.reduce((sum, text) => sum + text.length, 0))
  out.write(INDEX_LAYOUT.magic, 0, 'latin1')
  out.write(
    generation.padEnd(INDEX_LAYOUT.generationBytes).slice(0, INDEX_LAYOUT.generationBytes),
    INDEX_LAYOUT.generationAt,
    'latin1',
  )
  out.writeUInt32LE(documents.length, INDEX_LAYOUT.documentsAt)
  out.writeUInt32LE(bucketBits, INDEX_LAYOUT.bucketBitsAt)
  out.writeUInt32LE(termsOffset, INDEX_LAYOUT.termsOffsetAt)
  out.writeUInt32LE(postingsOffset, INDEX_LAYOUT.postingsOffsetAt)
  out.writeUInt32LE(directoryOffset, INDEX_LAYOUT.directoryOffsetAt)
  out.writeUInt32LE(textsOffset, INDEX_LAYOUT.textsOffsetAt)
  writeBuckets(
    out,
    terms.map(([hash]) => hash),
    bucketBits,
  )
  writeTerms(out, terms, { termsOffset, postingsOffset }, { lengths, documents: documents.length })
  writeTexts(out, texts, directoryOffset, textsOffset)
  return out
}

function countTerms(documents: readonly IndexDocument[]): { postings: Map<number, Posting[]>; lengths: number[] } {
  const postings = new Map<number, Posting[]>()
  const lengths: number[] = []
  for (const [document, { text }] of documents.entries()) {
    const terms = termsOf(text)
    lengths.push(terms.length)
    for (const term of terms) {
      const list = getOrMake(postings, hash32(term), (): Posting[] => [])
      const last = list.at(-1)
      if (last?.document === document) last.count++
      else list.push({ document, count: 1 })
    }
  }
  return { postings, lengths }
}

/** Where each bucket's terms begin. */
function writeBuckets(out: Buffer, hashes: readonly number[], bits: number): void {
  let index = 0
  for (let bucket = 0; bucket <= 2 ** bits; bucket++) {
    while (index < hashes.length && bucketOf(hashes[index] ?? 0, bits) < bucket) index++
    out.writeUInt32LE(index, INDEX_LAYOUT.headerBytes + bucket * 4)
  }
}

function writeTerms(
  out: Buffer,
  terms: ReadonlyArray<readonly [hash: number, list: readonly Posting[]]>,
  { termsOffset, postingsOffset }: { termsOffset: number; postingsOffset: number },
  { lengths, documents }: { lengths: readonly number[]; documents: number },
): void {
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents) || 1
  const rarest = rarity(1, documents)
  let written = 0
  for (const [index, [hash, list]] of terms.entries()) {
    const at = termsOffset + index * INDEX_LAYOUT.termBytes
    out.writeUInt32LE(hash, at)
    out.writeUInt32LE(written, at + 4)
    out.writeUInt32LE(list.length, at + 8)
    let offset = postingsOffset + written * INDEX_LAYOUT.postingBytes
    const weight = rarity(list.length, documents) / rarest
    for (const { document, count } of list) {
      const length = 1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * (lengths[document] ?? average)) / average
      const score = (weight * count * (SATURATION + 1)) / (count + SATURATION * length)
      out.writeUInt32LE(document, offset)
      out.writeUInt32LE(Math.max(1, Math.round(score * INDEX_LAYOUT.weightUnit)), offset + list.length * 4)
      offset += 4
    }
    written += list.length
  }
}

/** BM25's inverse document frequency. It is divided by that of the rarest possible word, so that scores do not grow with the collection. */
function rarity(withTerm: number, documents: number): number {
  return Math.log(1 + (documents - withTerm + 0.5) / (withTerm + 0.5))
}

function writeTexts(out: Buffer, texts: readonly Buffer[], directoryOffset: number, textsOffset: number): void {
  let offset = 0
  for (const [index, text] of texts.entries()) {
    out.writeUInt32LE(offset, directoryOffset + index * 4)
    text.copy(out, textsOffset + offset)
    offset += text.length
  }
  out.writeUInt32LE(offset, directoryOffset + texts.length * 4)
}
