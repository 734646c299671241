import type { Projection } from './projection-format.ts'

/**
 * The projection is printed into Claude's context without a look at the journal, so it proves by the person's key that Sage wrote it. A
 * session's start is sealed with everything that decides about it; what a prompt is given is sealed learning by learning in the index,
 * because a cold process pays for every kilobyte that it hashes. Each text under a name of its own, that none can stand for another.
 */
export type Seal = (text: string) => string

/** As many hex digits of an HMAC as an index entry spends on it. */
export const DOCUMENT_SEAL_DIGITS = 32

/** What seals `context.json`. Reading and writing JSON keeps the order of its keys. */
export function contextSealText(projection: Omit<Projection, 'seal'> & { readonly seal?: string }): string {
  const { seal: _, ...rest } = projection
  return `sage-context\n${JSON.stringify(rest)}`
}

/** What seals one learning in `context.idx`; with the generation, so that what was retired cannot come back from an older index. */
export function documentText(generation: string, document: string): string {
  return `sage-index\n${generation}\n${document}`
}
