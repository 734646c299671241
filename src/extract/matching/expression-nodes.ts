/** A cue's expression, parsed. */
export type Node =
  | { readonly type: 'char'; readonly char: string; readonly min: number; readonly max: number }
  /** A class or a full stop: one unit, and only `source` tells which. */
  | { readonly type: 'class'; readonly source: string; readonly min: number; readonly max: number }
  | {
      readonly type: 'group'
      readonly alternatives: readonly Sequence[]
      readonly min: number
      readonly max: number
    }
  /** Zero width: `source` looks at what is around. */
  | { readonly type: 'assertion'; readonly source: string }
  /** Zero width: the start of the sentence. */
  | { readonly type: 'start' }

export type Sequence = readonly Node[]

/** A class of few single letters, treated as alternatives. */
const FEW_LETTERS = /^\[(?!\^)-?(?:[^\\\]-]|\\.){1,8}-?\]$/

/** The alternatives of an expression in the notation of cues: groups, alternatives, classes, assertions, bounded repetition. */
export function parseAlternatives(source: string): Sequence[] {
  return splitAlternatives(source).map(parseSequence)
}

function parseSequence(source: string): Node[] {
  const nodes: Node[] = []
  let at = 0
  while (at < source.length) {
    const char = source.charAt(at)
    if (char === '^') {
      nodes.push({ type: 'start' })
      at++
    } else if (char === '$') {
      nodes.push({ type: 'assertion', source: '$' })
      at++
    } else if (char === '(' && /^\(\?<?[=!]/.test(source.slice(at, at + 4))) {
      const end = closing(source, at) + 1
      nodes.push({ type: 'assertion', source: source.slice(at, end) })
      at = end
    } else {
      const end = endOfNode(source, at)
      const { min, max, next } = quantifier(source, end)
      nodes.push({ ...parseNode(source.slice(at, end), max), min, max })
      at = next
    }
  }
  return nodes
}

type Repeatable = Extract<Node, { min: number }>
type Unrepeated = {
  [T in Repeatable['type']]: Omit<Extract<Repeatable, { type: T }>, 'min' | 'max'>
}[Repeatable['type']]

function parseNode(source: string, max: number): Unrepeated {
  if (/\\[a-z0-9]/i.test(source) && !source.startsWith('(')) throw unknown(source)
  if (source.startsWith('(')) {
    if (/^\(\?(?!:)/.test(source)) throw unknown(source)
    return { type: 'group', alternatives: parseAlternatives(source.replace(/^\((?:\?:)?|\)$/g, '')) }
  }
  if (!source.startsWith('['))
    return source === '.' ? { type: 'class', source } : { type: 'char', char: source.replace('\\', '') }
  if (max === 1 && FEW_LETTERS.test(source)) {
    const letters = Array.from(source.slice(1, -1).replaceAll('\\', ''))
    return { type: 'group', alternatives: letters.map((char) => [{ type: 'char', char, min: 1, max: 1 }]) }
  }
  return { type: 'class', source }
}

function unknown(source: string): Error {
  return new Error(`The notation of cues does not know "${source.slice(0, 40)}"`)
}

function endOfNode(source: string, at: number): number {
  const char = source.charAt(at)
  if (char === '(') return closing(source, at) + 1
  if (char === '[') return endOfClass(source, at)
  return at + (char === '\\' ? 2 : 1)
}

/** A lazy mark after it does not change whether there is a match. */
const QUANTIFIER = /(?:([?*+])|\{(\d+)(?:(,)(\d*))?\})\??/y

function quantifier(source: string, at: number): { min: number; max: number; next: number } {
  QUANTIFIER.lastIndex = at
  const [all = '', sign, min, comma, max] = QUANTIFIER.exec(source) ?? []
  const next = at + all.length
  if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity, next }
  if (min === undefined) return { min: 1, max: 1, next }
  if (comma === undefined) return { min: Number(min), max: Number(min), next }
  return { min: Number(min), max: max === '' ? Infinity : Number(max), next }
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
    else if (char === ')') {
      depth--
      if (depth === 0) return index
    }
  }
  throw new Error(`Unbalanced group in the expression "${source.slice(at, at + 40)}"`)
}

/** The position after a class. */
function endOfClass(source: string, at: number): number {
  for (let index = at + 1; index < source.length; index++) {
    if (source.charAt(index) === '\\') index++
    else if (source.charAt(index) === ']') return index + 1
  }
  throw new Error(`Unbalanced class in the expression "${source.slice(at, at + 40)}"`)
}
