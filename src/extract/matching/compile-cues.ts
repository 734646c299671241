import { getOrMake } from '../../base/get-or-make.ts'
import { UNSPACED, type Cue, type Language } from '../cues/cue.ts'
import { NO_STATE, START, type Automaton } from './automaton.ts'
import { createUnitReader, createWordReader, type Path, type Reader } from './expression-steps.ts'

/** A cue, and the rest of its expression still to be read. */
type Item = { readonly cue: number; readonly path: Path }

/** Where one symbol leads if assertions hold. Items by their key. */
type Move = {
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly cues: Set<number>
  readonly items: Map<string, Item>
}

type Edge = { readonly symbol: string; readonly open: boolean; readonly moves: Map<string, Move> }

/**
 * Makes the machine that finds the cues of a language.
 * @throws Error on an expression that cannot be read symbol by symbol.
 */
export function compileCues(cues: readonly Cue[], language: Language): Automaton {
  const reader = UNSPACED.has(language) ? createUnitReader() : createWordReader()
  const items = new Map<string, Item>()
  for (const [cue, { expression }] of cues.entries())
    for (const path of reader.begin(expression[language] ?? '')) addItem(items, cue, path)

  const [symbols, patterns, assertions] = [new Numbering(), new Numbering(), new Numbering()]
  const states = new States()
  // The two starting states may have the same items, but only one of them begins expressions that must be at the start.
  states.add(items)
  states.add(items)
  // The list grows during the loop.
  const edges = Array.from(states.all, (here, state) =>
    edgesOf(here, reader, state).map(({ symbol, open, moves }) => ({
      symbol: (open ? patterns : symbols).of(symbol),
      open,
      moves: [...moves.values()].map((move) => numbersOf(move, assertions, states)),
    })),
  )
  const numbered = edges.map((list) =>
    list
      .map(({ symbol, open, moves }) => ({ symbol: open ? symbols.size + symbol : symbol, moves }))
      .toSorted((a, b) => a.symbol - b.symbol),
  )
  const moveLists = new MoveLists()
  return {
    symbols: symbols.values(),
    patterns: patterns.values(),
    assertions: assertions.values(),
    firstEdges: sums(numbered.map(({ length }) => length)),
    edgeSymbols: numbered.flatMap((list) => list.map(({ symbol }) => symbol)),
    edgeTargets: numbered.flatMap((list) =>
      list.map(({ moves }) => stateOnly(moves) ?? states.all.length + moveLists.of(moves)),
    ),
    moves: moveLists.flat,
  }
}

/** The state that moves lead to if they do nothing else. */
function stateOnly(moves: ReadonlyArray<readonly number[]>): number | undefined {
  const [first = [], ...others] = moves
  const isPlace = others.length === 0 && first.slice(0, -1).every((count) => count === 0)
  return isPlace ? first.at(-1) : undefined
}

function addItem(items: Map<string, Item>, cue: number, path: Path): void {
  items.set(`${cue}.${path.id}`, { cue, path })
}

/** What leads on from a state, by symbol and for all items together, so that common beginnings are read once. */
function edgesOf(items: ReadonlyMap<string, Item>, reader: Reader, state: number): Edge[] {
  const edges = new Map<string, Edge>()
  for (const { cue, path } of items.values()) {
    for (const step of reader.stepsOf(path)) {
      if (step.atStart && state !== START) continue
      const { symbol, open, before, after, rest } = step
      const edge = getOrMake(edges, open ? `open ${symbol}` : symbol, () => ({ symbol, open, moves: new Map() }))
      const move = getOrMake(edge.moves, `${before.join(' ')}\n${after.join(' ')}`, () => ({
        before,
        after,
        cues: new Set(),
        items: new Map(),
      }))
      if (rest === undefined) move.cues.add(cue)
      else addItem(move.items, cue, rest)
    }
  }
  return [...edges.values()]
}

/** A move in the form of `Automaton.moves`. */
function numbersOf({ before, after, cues, items }: Move, assertions: Numbering, states: States): number[] {
  return [
    ...counted(before.map((assertion) => assertions.of(assertion))),
    ...counted(after.map((assertion) => assertions.of(assertion))),
    ...counted([...cues]),
    items.size === 0 ? NO_STATE : states.of(items),
  ]
}

function counted(numbers: readonly number[]): number[] {
  return [numbers.length, ...numbers]
}

/** States by what can still be read there: equal items are one state. */
class States {
  readonly all: Array<ReadonlyMap<string, Item>> = []
  readonly #known = new Map<string, number>()

  add(items: ReadonlyMap<string, Item>): number {
    return this.all.push(items) - 1
  }

  of(items: ReadonlyMap<string, Item>): number {
    const key = items.size === 1 ? [...items.keys()].join() : [...items.keys()].toSorted().join(' ')
    return getOrMake(this.#known, key, () => this.add(items))
  }
}

/** Lists of moves, one after the other; equal lists are stored once. */
class MoveLists {
  readonly flat: number[] = []
  readonly #known = new Map<string, number>()

  of(moves: ReadonlyArray<readonly number[]>): number {
    return getOrMake(this.#known, moves.join(), () => {
      const offset = this.flat.length
      this.flat.push(moves.length, ...moves.flat())
      return offset
    })
  }
}

/** Numbers strings in the order they appear. */
class Numbering {
  readonly #numbers = new Map<string, number>()

  get size(): number {
    return this.#numbers.size
  }

  of(value: string): number {
    return getOrMake(this.#numbers, value, () => this.#numbers.size)
  }

  values(): string[] {
    return [...this.#numbers.keys()]
  }
}

/** For each number the sum of those before it, then the total. */
function sums(numbers: readonly number[]): number[] {
  const result = [0]
  let sum = 0
  for (const number of numbers) {
    sum += number
    result.push(sum)
  }
  return result
}
