/** Where a secret is, in UTF-16 units, and of what kind. */
export type SecretRange = { readonly start: number; readonly end: number; readonly id: string }

/** A rule for secrets, by their form or by what is around them. */
export type SecretRule = {
  readonly id: string
  /**
   * The secret is its first group, or the whole match if there is none. All repetitions are bounded, so it is linear. A group needs the flag
   * `d`.
   */
  readonly expression: RegExp
  readonly accept?: (value: string) => boolean
  /** Judges by the text before, in and after the match. */
  readonly acceptAround?: (before: string, found: string, after: string) => boolean
}

/** How far away the words may be that identify a secret. */
const AROUND = 60

/** What a rule finds. */
export function rangesOf(text: string, { id, expression, accept, acceptAround }: SecretRule): SecretRange[] {
  return Array.from(text.matchAll(expression)).flatMap((match) => {
    const value = match[1] ?? match[0]
    if (value === '' || accept?.(value) === false) return []
    if (acceptAround && !acceptAround(...around(text, match))) return []
    // The same characters may also occur before or after the group.
    const start = match.indices?.[1]?.[0] ?? match.index
    return [{ start, end: start + value.length, id }]
  })
}

/** A match, and the text before and after it. */
export function around(
  text: string,
  { 0: found, index }: RegExpExecArray,
): [before: string, found: string, after: string] {
  const end = index + found.length
  return [text.slice(Math.max(0, index - AROUND), index), found, text.slice(end, end + AROUND)]
}
