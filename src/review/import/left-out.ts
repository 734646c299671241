/** What a file contains besides the learnings that are imported from it. */
export const LEFT_OUT_KINDS = [
  'text',
  'table',
  'quote',
  'code',
  'task',
  'import',
  'no text',
  'rejected elsewhere',
] as const

/** A line of the file, or an entry of its list, that is not taken. */
export type LeftOutPlace = {
  readonly kind: (typeof LEFT_OUT_KINDS)[number]
  /** Counted from 1. */
  readonly at: number
}
