/** Where a secret stands, in UTF-16 units, and what kind it is. */
export type SecretRange = { readonly start: number; readonly end: number; readonly id: string }

/** Something in a text that is a secret by how it looks, or by what stands around it. */
export type SecretRule = {
  readonly id: string
  /** The secret is its first group, or all of it where there is none. Bounded everywhere: linear. A group takes the flag `d`. */
  readonly expression: RegExp
  readonly accept?: (value: string) => boolean
  /** Judges by what stands before, within and behind what was found. */
  readonly acceptAround?: (before: string, found: string, after: string) => boolean
}

/** How far off may stand what tells whether something is a secret. */
export const AROUND = 60

/** What a rule finds. */
export function rangesOf(text: string, { id, expression, accept, acceptAround }: SecretRule): SecretRange[] {
  return Array.from(text.matchAll(expression)).flatMap((match) => {
    const value = match[1] ?? match[0]
    if (value === '' || accept?.(value) === false) return []
    if (acceptAround && !acceptAround(...around(text, match))) return []
    // The same characters may stand in front of the group, or behind it, too.
    const start = match.indices?.[1]?.[0] ?? match.index
    return [{ start, end: start + value.length, id }]
  })
}

function around(text: string, { 0: found, index }: RegExpExecArray): [before: string, found: string, after: string] {
  const end = index + found.length
  return [text.slice(Math.max(0, index - AROUND), index), found, text.slice(end, end + AROUND)]
}
