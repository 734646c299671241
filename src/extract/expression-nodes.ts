/** An expression of a cue, taken apart; looks are left out, for they take no room. */
export type Node =
  | { readonly type: 'char'; readonly char: string; readonly most: number; readonly least: number }
  | { readonly type: 'start'; readonly most: number; readonly least: number }
  | { readonly type: 'open'; readonly most: number; readonly least: number }
  | {
      readonly type: 'group'
      readonly alternatives: readonly Sequence[]
      readonly most: number
      readonly least: number
    }

export type Sequence = readonly Node[]

/** The alternatives of an expression in the notation of cues: groups, alternatives, classes, looks, bounded repetition. */
export function parseAlternatives(source: string): Sequence[] {
  return splitAlternatives(source).map(parseSequence)
}

function parseSequence(source: string): Node[] {
  const nodes: Node[] = []
  let at = 0
  while (at < source.length) {
    const char = source.charAt(at)
    if (char === '^') nodes.push({ type: 'start', least: 1, most: 1 })
    if (char === '^' || char === '$') at++
    else if (char === '(') {
      const end = closing(source, at)
      const look = /^\(\?(?:=|!|<=|<!)/.test(source.slice(at, at + 4))
      const inner = source.slice(at + (source.startsWith('(?:', at) ? 3 : 1), end)
      const [least, most, next] = quantifier(source, end + 1)
      if (!look) nodes.push({ type: 'group', alternatives: parseAlternatives(inner), least, most })
      at = next
    } else if (char === '[' || char === '.') {
      const [least, most, next] = quantifier(source, char === '[' ? endOfClass(source, at) : at + 1)
      nodes.push({ type: 'open', least, most })
      at = next
    } else {
      const escaped = char === '\\'
      const [least, most, next] = quantifier(source, at + (escaped ? 2 : 1))
      nodes.push({ type: 'char', char: escaped ? source.charAt(at + 1) : char, least, most })
      at = next
    }
  }
  return nodes
}

function quantifier(source: string, at: number): [least: number, most: number, next: number] {
  const char = source.charAt(at)
  if (char === '?') return [0, 1, at + 1]
  if (char === '*') return [0, Infinity, at + 1]
  if (char === '+') return [1, Infinity, at + 1]
  if (char !== '{') return [1, 1, at]
  const end = source.indexOf('}', at)
  const [least = '1', most = least] = source.slice(at + 1, end).split(',')
  // A lazy mark after the braces changes nothing about where a match begins.
  return [Number(least), Number(most), source.charAt(end + 1) === '?' ? end + 2 : end + 1]
}

/** The alternatives of an expression, in order; of one that is wholly a group, the group's. */
export function alternativesOf(source: string): string[] {
  const parts = splitAlternatives(source)
  const [only] = parts
  const wrapped =
    parts.length === 1 && only !== undefined && only.startsWith('(?:') && closing(only, 0) === only.length - 1
  return wrapped ? alternativesOf(only.slice(3, -1)) : parts
}

function splitAlternatives(source: string): string[] {
  const parts: string[] = []
  let from = 0
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at)
    if (char === '\\') at++
    else if (char === '[') at = endOfClass(source, at) - 1
    else if (char === '(') at = closing(source, at)
    else if (char === '|') {
      parts.push(source.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, source.slice(from)]
}

/** Where the group that opens at `at` closes. */
function closing(source: string, at: number): number {
  let depth = 0
  for (let index = at; index < source.length; index++) {
    const char = source.charAt(index)
    if (char === '\\') index++
    else if (char === '[') index = endOfClass(source, index) - 1
    else if (char === '(') depth++
    else if (char === ')' && --depth === 0) return index
  }
  throw new Error(`Unbalanced group in the expression "${source.slice(at, at + 40)}"`)
}

/** The place after a class. */
function endOfClass(source: string, at: number): number {
  for (let index = at + 1; index < source.length; index++) {
    if (source.charAt(index) === '\\') index++
    else if (source.charAt(index) === ']') return index + 1
  }
  throw new Error(`Unbalanced class in the expression "${source.slice(at, at + 40)}"`)
}
