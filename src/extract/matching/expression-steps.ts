import { getOrMake } from '../../base/get-or-make.ts'
import { parseAlternatives, type Node, type Sequence } from './expression-nodes.ts'

/** The rest of an expression. Equal rests are one object, identified by `id`. */
export type Path = {
  readonly id: number
  readonly nodes: Sequence
  readonly at: number
  readonly next: Path | undefined
}

/** What an expression reads next, a word or a UTF-16 unit, and how it continues. */
export type ExpressionStep = {
  /** The word or unit itself; if `open`, the source of an expression for the whole of it. */
  readonly symbol: string
  readonly open: boolean
  /** It must be the first of the sentence. */
  readonly atStart: boolean
  /** Assertions that must hold where it begins, and where it ends. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** `undefined`: that was all. */
  readonly rest: Path | undefined
}

/** How expressions continue, step by step. */
export type Reader = {
  /** The ways to begin an expression in the notation of cues. */
  readonly begin: (expression: string) => readonly Path[]
  readonly stepsOf: (path: Path) => readonly ExpressionStep[]
}

/** Reads by words: folded text has one space between them, and every match begins and ends with a word. */
export function createWordReader(): Reader {
  return createReader(wordSteps)
}

/** Reads by UTF-16 units, for scripts without spaces. */
export function createUnitReader(): Reader {
  return createReader(unitSteps)
}

type Paths = {
  /** `undefined`: nothing is left to read. */
  readonly at: (nodes: Sequence, at: number, next: Path | undefined) => Path | undefined
  /** What is left after the first node. */
  readonly after: (path: Path) => Path | undefined
  /** What is left after reading a repeated node once. */
  readonly again: (node: Repeated, path: Path) => Path | undefined
}

type Repeated = Extract<Node, { readonly max: number }>

function createReader(stepsOf: (path: Path, paths: Paths, walks: Walks) => readonly ExpressionStep[]): Reader {
  const paths = createPaths()
  const known = new Map<Path, readonly ExpressionStep[]>()
  return {
    begin: (expression) =>
      parseAlternatives(expression).flatMap((nodes) => {
        const path = paths.at(nodes, 0, undefined)
        return path === undefined ? [] : [path]
      }),
    stepsOf: (path) => getOrMake(known, path, () => stepsOf(path, paths, new Walks())),
  }
}

function createPaths(): Paths {
  const numbers = new Map<Sequence, number>()
  const repetitions = new Map<Repeated, Sequence>()
  const paths = new Map<string, Path>()
  const at = (nodes: Sequence, index: number, next: Path | undefined): Path | undefined => {
    if (index >= nodes.length) return next
    const number = getOrMake(numbers, nodes, () => numbers.size)
    const key = `${number} ${index} ${next?.id ?? -1}`
    return getOrMake(paths, key, () => ({ id: paths.size, nodes, at: index, next }))
  }
  const after = (path: Path): Path | undefined => at(path.nodes, path.at + 1, path.next)
  return {
    at,
    after,
    again(node, path) {
      if (node.max === 1) return after(path)
      let fewer = repetitions.get(node)
      if (fewer === undefined) {
        fewer = [{ ...node, min: Math.max(0, node.min - 1), max: node.max - 1 }]
        repetitions.set(node, fewer)
        // If unbounded, what is left after one more repetition is the same as before.
        if (node.max === Infinity && node.min === 0) repetitions.set(fewer[0] as Repeated, fewer)
      }
      return at(fewer, 0, after(path))
    },
  }
}

/** If there are more attempts from one place, the expression must be written differently. */
const MAX_WALKS = 4000

/** Counts the attempts from one place. */
class Walks {
  #count = 0

  add({ nodes }: Path): void {
    this.#count++
    if (this.#count > MAX_WALKS) throw new Error(`An expression goes on in too many ways: ${JSON.stringify(nodes)}`)
  }
}

/** What was read of a word. */
type BegunWord = Omit<ExpressionStep, 'rest'> & {
  /** As the source of an expression. */
  readonly source: string
}

const NO_WORD: BegunWord = { symbol: '', source: '', open: false, atStart: false, before: [], after: [] }

function wordSteps(from: Path, paths: Paths, walks: Walks): ExpressionStep[] {
  const steps: ExpressionStep[] = []
  walk(from, NO_WORD)
  return steps

  function walk(path: Path | undefined, word: BegunWord): void {
    if (path === undefined) return endWord(word, undefined)
    walks.add(path)
    const node = path.nodes[path.at] as Node
    const rest = paths.after(path)
    const empty = word.source === ''
    if (node.type === 'start') return empty ? walk(rest, { ...word, atStart: true }) : undefined
    if (node.type === 'assertion') return walk(rest, withAssertion(word, node.source))
    if (node.min === 0 && node.type !== 'class') walk(rest, word)
    if (node.type === 'group') {
      const after = paths.again(node, path)
      for (const alternative of node.alternatives) walk(paths.at(alternative, 0, after), word)
    } else if (node.type === 'char' && node.char === ' ' && node.max === 1) {
      if (rest === undefined) throw new Error(`A match ends with a word, not behind it: "${word.source} "`)
      endWord(word, rest)
    } else walk(rest, withUnits(word, node.type === 'char' ? { ...node, min: Math.max(1, node.min) } : node))
  }

  function endWord({ source, ...word }: BegunWord, rest: Path | undefined): void {
    if (source === '') return
    // A word always ends before a space.
    const after = word.after.filter((assertion) => assertion !== '(?= )')
    steps.push({ ...word, after, symbol: word.open ? source : word.symbol, rest })
  }
}

function withAssertion(word: BegunWord, assertion: string): BegunWord {
  if (word.source === '') return { ...word, before: [...word.before, assertion] }
  return { ...word, after: [...word.after, assertion] }
}

function withUnits(word: BegunWord, node: Exclude<Repeated, { type: 'group' }>): BegunWord {
  if (word.after.length > 0)
    throw new Error(`An assertion must stand between words: ${word.source}${word.after.join('')}`)
  const isClass = node.type === 'class'
  if (isClass ? new RegExp(node.source).test(' ') : node.char === ' ')
    throw new Error(`Words and what parts them must be told apart: ${word.source}${isClass ? node.source : ' '}`)
  return {
    ...word,
    open: word.open || isClass || node.max > 1,
    symbol: isClass ? word.symbol : word.symbol + node.char,
    source: word.source + (isClass ? node.source : escaped(node.char)) + quantifierOf(node),
  }
}

/** A letter as the source of an expression. */
function escaped(char: string): string {
  return /[\\^$.*+?()[\]{}|]/.test(char) ? `\\${char}` : char
}

function quantifierOf({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === 1) return min === 1 ? '' : '?'
  if (max === Infinity && min < 2) return min === 1 ? '+' : '*'
  return `{${min},${max === Infinity ? '' : max}}`
}

function unitSteps(from: Path, paths: Paths, walks: Walks): ExpressionStep[] {
  const steps: ExpressionStep[] = []
  walk(from, { before: [], atStart: false })
  return steps

  function walk(path: Path | undefined, begun: Pick<ExpressionStep, 'before' | 'atStart'>): void {
    if (path === undefined) return
    walks.add(path)
    const node = path.nodes[path.at] as Node
    const rest = paths.after(path)
    if (node.type === 'start') return walk(rest, { ...begun, atStart: true })
    if (node.type === 'assertion') return walk(rest, { ...begun, before: [...begun.before, node.source] })
    if (node.min === 0) walk(rest, begun)
    const after = paths.again(node, path)
    if (node.type === 'group') {
      for (const alternative of node.alternatives) walk(paths.at(alternative, 0, after), begun)
      return
    }
    const open = node.type === 'class'
    const step = { ...begun, symbol: open ? node.source : node.char, open }
    if (after !== undefined) steps.push({ ...step, after: [], rest: after })
    for (const assertions of endsOf(after, [])) steps.push({ ...step, after: assertions, rest: undefined })
  }

  /** The assertions of each way to finish without reading more. */
  function endsOf(path: Path | undefined, assertions: readonly string[]): Array<readonly string[]> {
    if (path === undefined) return [assertions]
    walks.add(path)
    const node = path.nodes[path.at] as Node
    const rest = paths.after(path)
    if (node.type === 'start') return []
    if (node.type === 'assertion') return endsOf(rest, [...assertions, node.source])
    const without = node.min === 0 ? endsOf(rest, assertions) : []
    if (node.type !== 'group') return without
    const after = node.max === Infinity ? rest : paths.again(node, path)
    const within = node.alternatives.flatMap((alternative) =>
      canBeEmpty(alternative) ? endsOf(paths.at(alternative, 0, after), assertions) : [],
    )
    return [...without, ...within]
  }
}

function canBeEmpty(nodes: Sequence): boolean {
  return nodes.every((node) => {
    if (node.type === 'assertion') return true
    if (node.type === 'start') return false
    return node.min === 0 || (node.type === 'group' && node.alternatives.some(canBeEmpty))
  })
}
