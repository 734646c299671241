import { hash32, termsOf } from './projection-format-terms.ts'

/**
 * `context.idx`, little-endian: the search index of the approved learnings, laid out so that a process that just started reads only
 * what one prompt needs. A library index must be loaded whole, which costs a cold process eight times the search.
 *
 *   header     magic, generation (16 ASCII characters), counts and offsets
 *   terms      sorted by hash: u32 hash, u32 first posting, u32 postings
 *   postings   u32 document, f32 what the term adds to that document's score
 *   directory  u32 offset of each document in the texts, and one for the end
 *   texts      per document: key NUL full line NUL preview line, UTF-8
 */
export const INDEX_LAYOUT = {
  magic: 'SAGEIDX1',
  headerBytes: 64,
  generationAt: 8,
  generationBytes: 16,
  documentsAt: 24,
  termsAt: 28,
  postingsOffsetAt: 32,
  directoryOffsetAt: 36,
  textsOffsetAt: 40,
  sizeAt: 44,
  termBytes: 12,
  postingBytes: 8,
} as const

/** Half of what a score can reach stands at this many units of the rarest possible word (see `relevance()`). */
const HALF_SCORE = 1
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
 * The learnings that score at least `threshold` for a prompt, best first, at most `most` of them. Undefined if the index is damaged or of
 * another generation. `skip` says which keys the session already has.
 */
export function searchIndex(
  read: IndexBytes,
  prompt: string,
  options: { generation: string; threshold: number; most: number; skip: (key: string) => boolean },
): Match[] | undefined {
  const header = readHeader(read, options.generation)
  if (!header) return undefined
  const scores = scoreDocuments(read, header, prompt)
  const found: Array<readonly [document: number, score: number]> = []
  for (const [document, sum] of scores.entries())
    if (sum > 0 && relevance(sum) >= options.threshold) found.push([document, relevance(sum)])
  found.sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const matches: Match[] = []
  for (const [document, score] of found) {
    if (matches.length >= options.most) break
    const match = readDocument(read, header, document, score)
    if (match && !options.skip(match.key)) matches.push(match)
  }
  return matches
}

type Header = { documents: number; terms: number; postings: number; directory: number; texts: number }

function readHeader(read: IndexBytes, generation: string): Header | undefined {
  const layout = INDEX_LAYOUT
  const bytes = read(0, layout.headerBytes)
  if (bytes.length < layout.headerBytes || bytes.toString('latin1', 0, layout.generationAt) !== layout.magic)
    return undefined
  const named = bytes.toString('latin1', layout.generationAt, layout.generationAt + layout.generationBytes)
  if (named !== generation) return undefined
  return {
    documents: bytes.readUInt32LE(layout.documentsAt),
    terms: bytes.readUInt32LE(layout.termsAt),
    postings: bytes.readUInt32LE(layout.postingsOffsetAt),
    directory: bytes.readUInt32LE(layout.directoryOffsetAt),
    texts: bytes.readUInt32LE(layout.textsOffsetAt),
  }
}

/** Sums the weights of the prompt's terms, less for each the more there are; how often the prompt repeats a word does not matter. */
function scoreDocuments(read: IndexBytes, header: Header, prompt: string): Float32Array {
  const { headerBytes, termBytes, postingBytes } = INDEX_LAYOUT
  const scores = new Float32Array(header.documents)
  const table = read(headerBytes, header.terms * termBytes)
  const found = Array.from(new Set(termsOf(prompt)), (term) => findTerm(table, hash32(term))).filter((at) => at >= 0)
  const focus = Math.min(1, Math.sqrt(FOCUSED_TERMS / Math.max(1, found.length)))
  for (const at of found) {
    const count = table.readUInt32LE(at + 8)
    const postings = read(header.postings + table.readUInt32LE(at + 4) * postingBytes, count * postingBytes)
    for (let offset = 0; offset + postingBytes <= postings.length; offset += postingBytes) {
      const document = postings.readUInt32LE(offset)
      scores[document] = (scores[document] ?? 0) + focus * postings.readFloatLE(offset + 4)
    }
  }
  return scores
}

function findTerm(table: Buffer, hash: number): number {
  const { termBytes } = INDEX_LAYOUT
  let low = 0
  let high = Math.floor(table.length / termBytes) - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = table.readUInt32LE(middle * termBytes)
    if (found === hash) return middle * termBytes
    if (found < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}

function readDocument(read: IndexBytes, header: Header, document: number, score: number): Match | undefined {
  const span = read(header.directory + document * 4, 8)
  if (span.length < 8) return undefined
  const from = span.readUInt32LE(0)
  const [key, full, preview] = read(header.texts + from, span.readUInt32LE(4) - from)
    .toString('utf8')
    .split('\0')
  if (key === undefined || full === undefined || preview === undefined) return undefined
  return { key, full, preview, score }
}
