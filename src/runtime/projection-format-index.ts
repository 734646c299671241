import { distinctTerms, hash32 } from './projection-format-terms.ts'
import { utf8Text } from '../workspace/utf8.ts'
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
 *   texts      per document: key NUL full line NUL preview line, empty if it is the same, NUL seal, UTF-8
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

/** Reads bytes of the index, fewer at its end: from a file in a hook, from memory elsewhere. */
export type IndexBytes = (offset: number, length: number) => Uint8Array

/** Read at once: most indexes have their terms within. */
const HEAD_BYTES = 64 * 1024

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
  const least = options.threshold < 1 ? (options.threshold * HALF_SCORE) / (1 - options.threshold) : Infinity
  const { sums, relevant } = scoreDocuments(header, prompt, least)
  const scored = relevant.map((document) => [document, relevance(sums[document]!)] as const)
  scored.sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const matches: Match[] = []
  for (const [document, score] of scored) {
    if (matches.length >= options.most) break
    const found = readDocument(header, document)
    if (!found) return undefined
    const { text, seal, ...match } = found
    if (options.skip(match.key)) continue
    if (options.seal(documentText(options.generation, text)).slice(0, DOCUMENT_SEAL_DIGITS) !== seal) return undefined
    matches.push({ ...match, score })
  }
  return matches
}

type Header = {
  read: IndexBytes
  /** The beginning of the index. */
  head: Numbers
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
  const at = (offset: number) => head.words[offset / 4]!
  return {
    read,
    head,
    documents: at(layout.documentsAt),
    bucketBits: at(layout.bucketBitsAt),
    terms: at(layout.termsOffsetAt),
    postings: at(layout.postingsOffsetAt),
    directory: at(layout.directoryOffsetAt),
    texts: at(layout.textsOffsetAt),
  }
}

/** The same bytes as whole numbers and as fractions. Every platform that Claude Code runs on is little-endian, as the index is. */
type Numbers = { readonly words: Uint32Array; readonly floats: Float32Array }

function numbersIn(bytes: Uint8Array): Numbers {
  // Numbers can only be viewed at aligned addresses.
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes)
  const count = length >> 2
  return { words: new Uint32Array(buffer, byteOffset, count), floats: new Float32Array(buffer, byteOffset, count) }
}

/** `count` numbers from the one at `from` on. No view of their own: to make one takes longer than to count from elsewhere. */
type Span = Numbers & { readonly from: number; readonly count: number }

/** `count` numbers at an offset; undefined where the index ends before. */
function numbersAt({ read, head }: Header, offset: number, count: number): Span | undefined {
  const from = offset / 4
  if (from + count <= head.words.length) return { words: head.words, floats: head.floats, from, count }
  const { words, floats } = numbersIn(read(offset, count * 4))
  return words.length === count ? { words, floats, from: 0, count } : undefined
}

/** A sum for each document, and the documents whose sum is no less than the least that counts. */
type Scores = { readonly sums: Float32Array; readonly relevant: number[] }

/** Sums the weights of the prompt's terms, less for each the more there are; how often the prompt repeats a word does not matter. */
function scoreDocuments(header: Header, prompt: string, least: number): Scores {
  const found: Span[] = []
  for (const term of distinctTerms(prompt)) {
    const postings = findPostings(header, hash32(term))
    if (postings) found.push(postings)
  }
  const focus = Math.min(1, Math.sqrt(FOCUSED_TERMS / Math.max(1, found.length)))
  const sums = new Float32Array(header.documents)
  const relevant: number[] = []
  for (const { words, floats, from, count } of found) {
    const documents = count / 2
    for (let at = from; at < from + documents; at++) {
      const document = words[at]!
      const before = sums[document]!
      sums[document] = before + focus * floats[at + documents]!
      const sum = sums[document]
      // Sums only grow, so each document comes to it once: nobody has to look at the many others again.
      if (sum >= least && (before < least || before === 0)) relevant.push(document)
    }
  }
  return { sums, relevant }
}

/** The postings of a term: the documents, then as many weights. */
function findPostings(header: Header, hash: number): Span | undefined {
  const { headerBytes, termBytes, postingBytes } = INDEX_LAYOUT
  const bucket = numbersAt(header, headerBytes + bucketOf(hash, header.bucketBits) * 4, 2)
  if (!bucket) return undefined
  const first = bucket.words[bucket.from]!
  const perTerm = termBytes / 4
  const count = (bucket.words[bucket.from + 1]! - first) * perTerm
  const terms = numbersAt(header, header.terms + first * termBytes, count)
  if (!terms) return undefined
  const { words, from } = terms
  for (let at = from; at < from + count; at += perTerm) {
    if (words[at] !== hash) continue
    return numbersAt(header, header.postings + words[at + 1]! * postingBytes, words[at + 2]! * 2)
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
  const begin = place.words[place.from]!
  const whole = utf8Text(header.read(header.texts + begin, place.words[place.from + 1]! - begin))
  const text = whole.slice(0, whole.lastIndexOf('\0'))
  const [key, full, preview, seal] = whole.split('\0')
  if (key === undefined || full === undefined || preview === undefined || seal === undefined) return undefined
  return { key, full, preview: preview || full, text, seal }
}
