import type { Sequence } from './expression-nodes.ts'

/**
 * What a match of a cue's expression can begin with: whole first words, ends of which are known, and beginnings of words where the
 * expression goes on with something open. `undefined`: it can begin with anything.
 */
export type Heads = { readonly words: ReadonlySet<string>; readonly beginnings: ReadonlySet<string> }

/** What is known of the matches that begin with one word: whether all stand at the start of the sentence, and the second words that they can have; `undefined`: any, or none. */
export type Narrowed = { readonly atStart: boolean; readonly next: ReadonlySet<string> | undefined }

/** What of an expression is still to be read: a sequence from a place on, and what comes after it. */
type Path = { readonly nodes: Sequence; readonly at: number; readonly next: Path | undefined }

/** What to do on the ways into an expression; what says false ends the walk. */
type Visitor = {
  /** Before each step, with what was read so far. `skip` leaves this way. */
  readonly step: (head: string) => boolean | 'skip'
  readonly word: (head: string, rest: Path | undefined, atStart: boolean) => boolean
  readonly beginning: (head: string) => boolean
}

/** More beginnings than this are not worth telling apart. */
const MOST_HEADS = 4000

const OPEN: Sequence = [{ type: 'open', most: 1, least: 1 }]

function pathOf(nodes: Sequence, next?: Path): Path {
  return { nodes, at: 0, next }
}

function walk(path: Path | undefined, visitor: Visitor, before = '', atStart = false): boolean {
  if (path === undefined) return visitor.word(before, undefined, atStart)
  const { nodes, next } = path
  let head = before
  let at = path.at
  for (;;) {
    const go = visitor.step(head)
    if (go !== true) return go === 'skip'
    const node = nodes[at++]
    if (node === undefined) return walk(next, visitor, head, atStart)
    if (node.type === 'char' && node.least === 1 && node.most === 1 && node.char !== ' ') {
      head += node.char
      continue
    }
    const rest = { nodes, at, next }
    if (node.least === 0 && !walk(rest, visitor, head, atStart)) return false
    if (node.type === 'start') return walk(rest, visitor, head, atStart || head === '')
    if (node.type === 'open') return visitor.beginning(head)
    if (node.type === 'group') {
      // Entered more than once it may begin again: then only what comes before the second time is known.
      const after = node.most > 1 ? pathOf(OPEN) : rest
      return node.alternatives.every((alternative) => walk(pathOf(alternative, after), visitor, head, atStart))
    }
    if (node.char === ' ') return visitor.word(head, rest, atStart)
    return node.most > 1 ? visitor.beginning(head + node.char) : walk(rest, visitor, head + node.char, atStart)
  }
}

/** Finds the heads of an expression. */
export function findHeads(alternatives: readonly Sequence[]): Heads | undefined {
  return headsOf(alternatives.map((nodes) => pathOf(nodes)))
}

function headsOf(paths: ReadonlyArray<Path | undefined>): Heads | undefined {
  const words = new Set<string>()
  const beginnings = new Set<string>()
  let steps = 0
  const visitor: Visitor = {
    step: () => ++steps <= MOST_HEADS,
    word: (head) => add(words, head),
    beginning: (head) => add(beginnings, head),
  }
  return paths.every((path) => walk(path, visitor)) ? { words, beginnings } : undefined
}

function add(heads: Set<string>, head: string): boolean {
  heads.add(head)
  return head !== ''
}

/** Narrows down where an expression can match that is known to begin with `word`: the test is much cheaper than the expression. */
export function narrow(alternatives: readonly Sequence[], word: string): Narrowed {
  const next = new Set<string>()
  let steps = 0
  let everyAtStart = true
  let known = true
  const complete = alternatives.every((nodes) =>
    walk(pathOf(nodes), {
      step: (head) => (word.startsWith(head) ? ++steps <= MOST_HEADS : 'skip'),
      word: (head, rest, atStart) => {
        if (head !== word) return true
        everyAtStart &&= atStart
        const heads = known ? headsOf([rest]) : undefined
        known = heads?.beginnings.size === 0
        for (const second of heads?.words ?? []) next.add(second)
        return true
      },
      beginning: (head) => !word.startsWith(head),
    }),
  )
  return complete ? { atStart: everyAtStart, next: known ? next : undefined } : ANYWHERE
}

/** Of which nothing is known. */
const ANYWHERE: Narrowed = { atStart: false, next: undefined }
