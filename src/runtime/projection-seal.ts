import type { Projection } from './projection-format.ts'

/**
 * The projection is printed into Claude's context without a look at the journal, so it proves by the person's key that Sage wrote it: each
 * part under a name of its own, that none can stand for another. In parts, because a prompt's hook prints nothing of `start`, and every
 * kilobyte that a cold process hashes costs it half a millisecond.
 */
export type Seal = (text: string) => string

/** As many hex digits of an HMAC as an index entry spends on it. */
export const DOCUMENT_SEAL_DIGITS = 32

/** What seals everything but the lines that the start of a session prints. Reading and writing JSON keeps the order of its keys. */
export function headText({ start: _start, seals: _seals, ...head }: Omit<Projection, 'seals'> & { seals?: unknown }) {
  return `sage-context\n${JSON.stringify(head)}`
}

export function startText({ generation, start }: Pick<Projection, 'generation' | 'start'>): string {
  return `sage-start\n${generation}\n${JSON.stringify(start)}`
}

/** What seals one learning in `context.idx`; with the generation, so that what was retired cannot come back from an older index. */
export function documentText(generation: string, document: string): string {
  return `sage-index\n${generation}\n${document}`
}
