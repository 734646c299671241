import { distinctTerms, hash32 } from './projection-format-terms.ts'
import { DOCUMENT_SEAL_DIGITS, documentText, type Seal } from './projection-seal.ts'

/**
 * `context.idx`, little-endian: the search index of the approved learnings, laid out so that a process that just started reads only
 * what one prompt needs. A library index must be loaded whole, which costs a cold process eight times the search.
 *
 *   header     magic, generation (16 ASCII characters), counts and offsets
 *   buckets    u32 first term of each bucket, and one for the end; the bucket of a term is the first bits of its hash
 *   terms      sorted by hash: u32 hash, u32 first posting, u32 postings
 *   postings   per term: u32 of each document, then f32 of what the term adds to each one's score
 *   directory  u32 offset of each document in the texts, and one for the end
 *   texts      per document: key NUL full line NUL preview line NUL seal, UTF-8
 */
export const INDEX_LAYOUT = {
  magic: 'SAGEIDX1',
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
} as const

/**
 * The sum that scores 0.5, the default threshold, in units of the rarest possible word in a learning of average length: one such word alone
 * is not quite enough. Calibrated on `eval/relevance`, the only number that was.
 */
const HALF_SCORE = 1.08
/** A prompt that meets more terms of the index than this is a long text, in which single matches are chance. */
const FOCUSED_TERMS = 20

/** Reads bytes of the index: a descriptor in a hook, a buffer in a test. */
export type IndexBytes = (offset: number, length: number) => Buffer

export type Match = {
  readonly key: string
  readonly full: string
  readonly preview: string
  /** 0 to 1, comparable over prompts and over collections of any size. */
  readonly score: number
}

/** A raw sum of term weights as a number between 0 and 1. */
export function relevance(sum: number): number {
  return sum / (sum + HALF_SCORE)
}

/**
 * The learnings that score at least `threshold` for a prompt, best first, at most `most` of them. Undefined if the index is damaged, of
 * another generation, or holds a text that `seal` does not give the seal of. `skip` says which keys the session already has.
 */
export function searchIndex(
  read: IndexBytes,
  prompt: string,
  options: { generation: string; threshold: number; most: number; skip: (key: string) => boolean; seal: Seal },
): Match[] | undefined {
  const header = readHeader(read, options.generation)
  if (!header) return undefined
  const { sums, met } = scoreDocuments(read, header, prompt)
  const scored: Array<readonly [document: number, score: number]> = []
  const least = options.threshold < 1 ? (options.threshold * HALF_SCORE) / (1 - options.threshold) : Infinity
  for (const document of met) {
    const sum = sums[document] as number
    if (sum >= least) scored.push([document, relevance(sum)])
  }
  scored.sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const matches: Match[] = []
  for (const [document, score] of scored) {
    if (matches.length >= options.most) break
    const found = readDocument(read, header, document)
    if (!found) return undefined
    const { text, seal, ...match } = found
    if (options.skip(match.key)) continue
    if (options.seal(documentText(options.generation, text)).slice(0, DOCUMENT_SEAL_DIGITS) !== seal) return undefined
    matches.push({ ...match, score })
  }
  return matches
}

type Header = {
  documents: number
  bucketBits: number
  terms: number
  postings: number
  directory: number
  texts: number
}

function readHeader(read: IndexBytes, generation: string): Header | undefined {
  const layout = INDEX_LAYOUT
  const bytes = read(0, layout.headerBytes)
  if (bytes.length < layout.headerBytes || bytes.toString('latin1', 0, layout.generationAt) !== layout.magic)
    return undefined
  const named = bytes.toString('latin1', layout.generationAt, layout.generationAt + layout.generationBytes)
  if (named !== generation) return undefined
  return {
    documents: bytes.readUInt32LE(layout.documentsAt),
    bucketBits: bytes.readUInt32LE(layout.bucketBitsAt),
    terms: bytes.readUInt32LE(layout.termsOffsetAt),
    postings: bytes.readUInt32LE(layout.postingsOffsetAt),
    directory: bytes.readUInt32LE(layout.directoryOffsetAt),
    texts: bytes.readUInt32LE(layout.textsOffsetAt),
  }
}

/** A document's sum so far, for the documents that any term of the prompt meets. */
type Scores = { readonly sums: Float32Array; readonly met: number[] }

/** Sums the weights of the prompt's terms, less for each the more there are; how often the prompt repeats a word does not matter. */
function scoreDocuments(read: IndexBytes, header: Header, prompt: string): Scores {
  const found: ArrayBuffer[] = []
  for (const term of distinctTerms(prompt)) {
    const postings = findPostings(read, header, hash32(term))
    if (postings) found.push(postings)
  }
  const focus = Math.min(1, Math.sqrt(FOCUSED_TERMS / Math.max(1, found.length)))
  const sums = new Float32Array(header.documents)
  const met: number[] = []
  for (const postings of found) {
    const count = postings.byteLength / INDEX_LAYOUT.postingBytes
    const documents = new Uint32Array(postings, 0, count)
    const weights = new Float32Array(postings, count * 4, count)
    for (let at = 0; at < count; at++) {
      const document = documents[at] as number
      const sum = sums[document] as number
      if (sum === 0) met.push(document)
      sums[document] = sum + focus * (weights[at] as number)
    }
  }
  return { sums, met }
}

/** The postings of a term: two short reads find it among all, a third one gets them. */
function findPostings(read: IndexBytes, header: Header, hash: number): ArrayBuffer | undefined {
  const { headerBytes, termBytes, postingBytes } = INDEX_LAYOUT
  const bucket = bucketOf(hash, header.bucketBits)
  const span = read(headerBytes + bucket * 4, 8)
  if (span.length < 8) return undefined
  const first = span.readUInt32LE(0)
  const terms = read(header.terms + first * termBytes, (span.readUInt32LE(4) - first) * termBytes)
  for (let at = 0; at + termBytes <= terms.length; at += termBytes) {
    if (terms.readUInt32LE(at) !== hash) continue
    const length = terms.readUInt32LE(at + 8) * postingBytes
    const bytes = read(header.postings + terms.readUInt32LE(at + 4) * postingBytes, length)
    // A copy, because numbers can only be viewed at aligned addresses. Every platform that Claude Code runs on is little-endian.
    return bytes.length === length ? new Uint8Array(bytes).buffer : undefined
  }
  return undefined
}

/** The first bits of a hash. */
export function bucketOf(hash: number, bits: number): number {
  return bits === 0 ? 0 : hash >>> (32 - bits)
}

type Stored = Omit<Match, 'score'> & { readonly text: string; readonly seal: string }

function readDocument(read: IndexBytes, header: Header, document: number): Stored | undefined {
  const span = read(header.directory + document * 4, 8)
  if (span.length < 8) return undefined
  const from = span.readUInt32LE(0)
  const whole = read(header.texts + from, span.readUInt32LE(4) - from).toString('utf8')
  const text = whole.slice(0, whole.lastIndexOf('\0'))
  const [key, full, preview, seal] = whole.split('\0')
  if (key === undefined || full === undefined || preview === undefined || seal === undefined) return undefined
  return { key, full, preview, text, seal }
}
