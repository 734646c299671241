import { sipHash } from '../workspace/siphash.ts'
import type { Projection } from './projection-format.ts'

// The projection is printed into Claude's context without a look at the journal, so it proves by the person's key that Sage wrote it. A
// session's start is sealed with everything that decides about it, by HMAC-SHA-256; what a prompt is given is sealed learning by learning in the
// index, because a cold process pays for every kilobyte that it hashes, by SipHash, which short texts cost it next to nothing.

/** The seal of a text, as hex digits. */
export type Seal = (text: string) => string

/** What seals `context.json`. Reading and writing JSON keeps the order of its keys. */
export function contextSealText(projection: Omit<Projection, 'seal'> & { readonly seal?: string }): string {
  const { seal: _, ...rest } = projection
  return `sage-context\n${JSON.stringify(rest)}`
}

/** Seals one learning in `context.idx`; with the generation, so that what was retired cannot come back from an older index. */
export function documentSeal(key: Uint8Array, generation: string): Seal {
  const hash = sipHash(key)
  return (document) => hash(`sage-index\n${generation}\n${document}`)
}
