import type { Node, Sequence } from './expression-nodes.ts'

/** More of them cost as much to look for as the expression. */
const MOST_LITERALS = 8

/** Strings of which every match of an expression holds at least one; `undefined` where there are none, or many. */
export function findLiterals(alternatives: readonly Sequence[]): readonly string[] | undefined {
  return ofAlternatives(alternatives.map(ofSequence))
}

/** What a sequence must hold, and, if it holds nothing else, all that it can be. */
type Literals = { readonly whole: readonly string[] | undefined; readonly best: readonly string[] | undefined }

function ofAlternatives(alternatives: readonly Literals[]): readonly string[] | undefined {
  const all = alternatives.map(({ best }) => best)
  return all.every((literals) => literals !== undefined) ? limited(all.flat()) : undefined
}

function ofSequence(nodes: Sequence): Literals {
  let run: readonly string[] = ['']
  let best: readonly string[] | undefined
  let whole = true
  const close = (literals: readonly string[] | undefined): void => {
    best = better(best, better(run, literals))
    run = ['']
    whole = false
  }
  for (const node of nodes) {
    const joined = node.least === 1 && node.most === 1 ? followed(run, node) : undefined
    if (joined !== undefined) run = joined
    else close(node.type === 'group' && node.least > 0 ? ofAlternatives(node.alternatives.map(ofSequence)) : undefined)
  }
  return { whole: whole ? run : undefined, best: better(best, run) }
}

/** Each of the strings followed by all that a node can be. */
function followed(run: readonly string[], node: Node): readonly string[] | undefined {
  if (node.type === 'start') return run
  if (node.type === 'char') return run.map((literal) => literal + node.char)
  if (node.type === 'open') return undefined
  const wholes = node.alternatives.map((alternative) => ofSequence(alternative).whole)
  if (!wholes.every((whole) => whole !== undefined)) return undefined
  return limited(run.flatMap((literal) => wholes.flat().map((next) => literal + next)))
}

function limited(literals: readonly string[]): readonly string[] | undefined {
  return literals.length <= MOST_LITERALS ? literals : undefined
}

/** The ones whose shortest is longer: rarer in a sentence. */
function better(a: readonly string[] | undefined, b: readonly string[] | undefined): readonly string[] | undefined {
  return shortest(a) >= shortest(b) ? a : b
}

function shortest(literals: readonly string[] | undefined): number {
  return literals === undefined ? 0 : Math.min(...literals.map(({ length }) => length))
}
