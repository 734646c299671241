import { sipHash } from '../../base/siphash.ts'
import type { Projection } from './format.ts'

// The projection is printed into Claude's context without a look at the journal, so it proves by the person's key that Sage wrote it. A
// session's start is sealed with everything that decides about it; what a prompt is given is sealed learning by learning in the index, because a
// cold process pays for every kilobyte that it hashes. Each text has a name of its own, so that none can pass for another.

/** The seal of a text, as hex digits. */
export type Seal = (text: string) => string

/** What a seal is made with: the person's key, for one project (its id). */
export type SealMaker = { readonly key: Uint8Array; readonly id: string }

/** The seal of `context.json`: of everything in it but the seal itself. Reading and writing JSON keeps the order of its keys. */
export function contextSeal(
  { key, id }: SealMaker,
  projection: Omit<Projection, 'seal'> & { readonly seal?: string },
): string {
  const { seal: _, ...rest } = projection
  return sipHash(key)(`sage-context\n${id}\n${JSON.stringify(rest)}`)
}

/** Seals one learning in `context.idx`; with the generation, so that what was retired cannot come back from an older index. */
export function documentSeal({ key, id }: SealMaker, generation: string): Seal {
  const hash = sipHash(key)
  return (document) => hash(`sage-index\n${id}\n${generation}\n${document}`)
}
