import { hash32 } from '../../base/hash32.ts'
import { utf8Text } from '../../base/utf8.ts'
import type { Seal } from './seal.ts'
import { distinctTerms } from './terms.ts'

/**
 * `context.idx`, little-endian: the search index of the approved learnings, laid out so that a process that just started reads only
 * what one prompt needs. A library's index must be loaded whole, which costs a cold process eight times the search.
 *
 *   header     magic, generation (16 ASCII characters), counts and offsets
 *   buckets    u32 first term of each bucket, and one for the end; the bucket of a term is the first bits of its hash
 *   terms      sorted by hash: u32 hash, u32 first posting, u32 postings
 *   postings   per term: u32 of each document, then u32 of what the term adds to each one's score, in `weightUnit`
 *   directory  u32 offset of each document in the texts, and one for the end
 *   texts      per document: key NUL full line NUL preview line, empty if it is the same, NUL seal, UTF-8
 */
export const INDEX_LAYOUT = {
  magic: 'SAGEIDX2',
  headerBytes: 64,
  generationAt: 8,
  generationBytes: 16,
  documentsAt: 24,
  postingsOffsetAt: 32,
  directoryOffsetAt: 36,
  textsOffsetAt: 40,
  bucketBitsAt: 44,
  termsOffsetAt: 48,
  termBytes: 12,
  postingBytes: 8,
  /** Of 1. Whole numbers are added in a cold process twice as fast as fractions; a sum of thousands of terms stays below 2^31. */
  weightUnit: 2 ** 16,
} as const

/**
 * The sum that scores 0.5, the default threshold, in units of the rarest possible word in a learning of average length: one such word alone
 * is not quite enough. Calibrated on `eval/relevance`, the only number that was.
 */
const HALF_SCORE = 1.08
/** A prompt that matches more terms of the index than this is a long text, in which single matches are chance. */
const FOCUSED_TERMS = 20

/** Reads bytes of the index, fewer at its end: from a file in a hook, from memory elsewhere. */
export type IndexBytes = (offset: number, length: number) => Uint8Array

/** Bytes of the first read: most indexes have their terms within. */
const HEAD_BYTES = 64 * 1024

export type Match = {
  readonly key: string
  readonly full: string
  readonly preview: string
  /** 0 to 1, comparable across prompts and across collections of any size. */
  readonly score: number
}

/** A raw sum of term weights as a number between 0 and 1. */
function relevance(sum: number): number {
  return sum / (sum + HALF_SCORE)
}

/**
 * The learnings that score at least `threshold` for a prompt, best first, at most `max` of them. Undefined if the index is damaged, of
 * another generation, or holds a text that `seal` does not give the seal of. `skip` says which keys the session already has.
 */
export function searchIndex(
  read: IndexBytes,
  prompt: string,
  options: { generation: string; threshold: number; max: number; skip: (key: string) => boolean; seal: Seal },
): Match[] | undefined {
  const header = readHeader(read, options.generation)
  if (!header) return undefined
  // A threshold of 1 asks for Infinity, which no sum is.
  const min = (options.threshold * HALF_SCORE) / (1 - options.threshold)
  const scored = scoreDocuments(header, prompt, min)
  scored.sort((a, b) => b.sum - a.sum || a.document - b.document)
  const matches: Match[] = []
  for (const { document, sum } of scored) {
    if (matches.length >= options.max) break
    const found = readDocument(header, document)
    if (!found) return undefined
    const { text, seal, ...match } = found
    if (options.skip(match.key)) continue
    if (options.seal(text) !== seal) return undefined
    matches.push({ ...match, score: relevance(sum) })
  }
  return matches
}

type Header = {
  read: IndexBytes
  /** The beginning of the index. */
  head: Uint32Array
  documents: number
  bucketBits: number
  terms: number
  postings: number
  directory: number
  texts: number
}

function readHeader(read: IndexBytes, generation: string): Header | undefined {
  const layout = INDEX_LAYOUT
  const bytes = read(0, HEAD_BYTES)
  if (bytes.length < layout.headerBytes) return undefined
  if (utf8Text(bytes, 0, layout.documentsAt) !== layout.magic + generation) return undefined
  const head = numbersIn(bytes)
  const at = (offset: number) => head[offset / 4]!
  const header = {
    read,
    head,
    documents: at(layout.documentsAt),
    bucketBits: at(layout.bucketBitsAt),
    terms: at(layout.termsOffsetAt),
    postings: at(layout.postingsOffsetAt),
    directory: at(layout.directoryOffsetAt),
    texts: at(layout.textsOffsetAt),
  }
  return isWhole(header) ? header : undefined
}

/** Whether the parts follow one another without gaps: damage not noticed here would find nothing, for good. */
function isWhole({ documents, bucketBits, terms, postings, directory, texts }: Header): boolean {
  const { headerBytes, termBytes, postingBytes } = INDEX_LAYOUT
  return (
    terms === headerBytes + (2 ** bucketBits + 1) * 4 &&
    postings >= terms &&
    (postings - terms) % termBytes === 0 &&
    directory >= postings &&
    (directory - postings) % postingBytes === 0 &&
    texts === directory + (documents + 1) * 4
  )
}

/** Every platform that Claude Code runs on is little-endian, as the index is. */
function numbersIn(bytes: Uint8Array): Uint32Array {
  // Numbers can only be viewed at aligned addresses.
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  return new Uint32Array(buffer, byteOffset, length >> 2)
}

/** `count` numbers from the one at `from` on. Not a view of their own: making one takes longer than counting from elsewhere. */
type Span = { readonly numbers: Uint32Array; readonly from: number; readonly count: number }

/** `count` numbers at an offset; undefined if the index is too short. */
function numbersAt({ read, head }: Header, offset: number, count: number): Span | undefined {
  const from = offset / 4
  if (from + count <= head.length) return { numbers: head, from, count }
  const numbers = numbersIn(read(offset, count * 4))
  return numbers.length === count ? { numbers, from: 0, count } : undefined
}

type Scored = { readonly document: number; readonly sum: number }

/**
 * The documents in which the weights of the prompt's terms add up to at least the least that counts, in no order. The more terms are found, the
 * less each counts; how often the prompt repeats a word does not matter.
 */
function scoreDocuments(header: Header, prompt: string, min: number): Scored[] {
  const found: Span[] = []
  for (const term of distinctTerms(prompt)) {
    const postings = findPostings(header, hash32(term))
    if (postings) found.push(postings)
  }
  const focus = Math.min(1, Math.sqrt(FOCUSED_TERMS / Math.max(1, found.length)))
  const unit = focus / INDEX_LAYOUT.weightUnit
  const sums = new Int32Array(header.documents)
  const relevant = addWeights(found, sums, Math.ceil(min / unit))
  return relevant.map((document) => ({ document, sum: sums[document]! * unit }))
}

/** Adds to each document's sum; returns those that reached `min`. */
function addWeights(postings: readonly Span[], sums: Int32Array, min: number): number[] {
  const reached: number[] = []
  for (const { numbers, from, count } of postings) {
    const documents = count / 2
    const end = from + documents
    for (let at = from; at < end; at++) {
      const document = numbers[at]!
      const before = sums[document]!
      const sum = before + numbers[at + documents]!
      sums[document] = sum
      // Sums only grow, so each document reaches it once: the many others need no second look.
      if (sum >= min && (before < min || before === 0)) reached.push(document)
    }
  }
  return reached
}

/** The postings of a term: the documents, then as many weights. */
function findPostings(header: Header, hash: number): Span | undefined {
  const { headerBytes, termBytes, postingBytes } = INDEX_LAYOUT
  const bucket = numbersAt(header, headerBytes + bucketOf(hash, header.bucketBits) * 4, 2)
  if (!bucket) return undefined
  const first = bucket.numbers[bucket.from]!
  const perTerm = termBytes / 4
  const count = (bucket.numbers[bucket.from + 1]! - first) * perTerm
  const terms = numbersAt(header, header.terms + first * termBytes, count)
  if (!terms) return undefined
  const { numbers, from } = terms
  for (let at = from; at < from + count; at += perTerm) {
    if (numbers[at] !== hash) continue
    return numbersAt(header, header.postings + numbers[at + 1]! * postingBytes, numbers[at + 2]! * 2)
  }
  return undefined
}

/** The first bits of a hash. */
export function bucketOf(hash: number, bits: number): number {
  return bits === 0 ? 0 : hash >>> (32 - bits)
}

type Stored = Omit<Match, 'score'> & { readonly text: string; readonly seal: string }

function readDocument(header: Header, document: number): Stored | undefined {
  const place = numbersAt(header, header.directory + document * 4, 2)
  if (!place) return undefined
  const begin = place.numbers[place.from]!
  const whole = utf8Text(header.read(header.texts + begin, place.numbers[place.from + 1]! - begin))
  const text = whole.slice(0, whole.lastIndexOf('\0'))
  const [key, full, preview, seal] = whole.split('\0')
  if (key === undefined || full === undefined || preview === undefined || seal === undefined) return undefined
  return { key, full, preview: preview || full, text, seal }
}
