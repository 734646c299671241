/**
 * The cues of one language as a machine that reads a sentence once. It is in several states at a time, and each symbol (a word, or a UTF-16
 * unit in scripts without spaces) advances all of them. Only strings and numbers, so that it can be made when Sage is built and loaded
 * quickly.
 */
export type Automaton = {
  /** Symbols that are matched literally; a symbol's number is its index here. */
  readonly symbols: readonly string[]
  /** Sources of expressions for a whole word or unit; numbered after the symbols. */
  readonly patterns: readonly string[]
  /** Sources of expressions for what must hold where a symbol begins or ends. */
  readonly assertions: readonly string[]
  /** State `s` has the edges from `firstEdges[s]` up to `firstEdges[s + 1]`, in the order of their symbols. */
  readonly firstEdges: ArrayLike<number>
  /** The symbol or pattern of each edge. */
  readonly edgeSymbols: ArrayLike<number>
  /** Where each edge leads: to the state with this number or, from the number of states on, through a list in `moves` at the remaining offset. */
  readonly edgeTargets: ArrayLike<number>
  /**
   * Lists of moves. A list is its length, then for each move: how many assertions must hold where the symbol begins and which, the same where
   * it ends, how many cues are found and which (their indexes in the table), and the state it leads to, or `NO_STATE`.
   */
  readonly moves: ArrayLike<number>
}

/** The states in which reading begins: at the start of a sentence, and within it. */
export const [START, WITHIN] = [0, 1]
/** Not a state: the largest sixteen-bit number, more than any machine has states. */
export const NO_STATE = 0xffff

/** The pattern that matches any word. */
export const ANY_WORD = '[^ ]+'

/**
 * For each state, where its edges begin, and where those of patterns begin after those of symbols: side by side, because both are needed
 * at once. At the end, where all edges end.
 */
export function edgeBoundsOf({ symbols, firstEdges, edgeSymbols }: Automaton): Uint32Array {
  const states = firstEdges.length - 1
  const bounds = new Uint32Array(2 * states + 1)
  for (let state = 0; state < states; state++) {
    const first = firstEdges[state] as number
    let edge = firstEdges[state + 1] as number
    while (edge > first && (edgeSymbols[edge - 1] as number) >= symbols.length) edge--
    bounds[2 * state] = first
    bounds[2 * state + 1] = edge
  }
  bounds[2 * states] = firstEdges[states] as number
  return bounds
}

/** The state of matches that began with any word: instead of entering it with each, its edges are tried directly. */
export function anyWordOf({ symbols, patterns, firstEdges, edgeSymbols, edgeTargets }: Automaton): number {
  const any = patterns.indexOf(ANY_WORD)
  if (any === -1) return NO_STATE
  for (let edge = firstEdges[WITHIN] as number; edge < (firstEdges[WITHIN + 1] as number); edge++) {
    const target = edgeTargets[edge] as number
    if (edgeSymbols[edge] === symbols.length + any && target < firstEdges.length - 1) return target
  }
  return NO_STATE
}

/** No edge. */
export const NO_EDGE = -1

/** The edge of a symbol or pattern among those from `first` up to `end`, by its number. */
export function edgeOf(edgeSymbols: ArrayLike<number>, symbol: number, first: number, end: number): number {
  let edge = first
  // Binary search without a branch: one would be mispredicted half the time, which takes longer than everything else.
  for (let size = end - first; size > 1;) {
    const half = size >> 1
    const isBeyond = (symbol - (edgeSymbols[edge + half] as number)) >> 31
    edge += half & ~isBeyond
    size -= half
  }
  return edge < end && edgeSymbols[edge] === symbol ? edge : NO_EDGE
}
