import { parseAlternatives, type Sequence } from './expression-nodes.ts'

/** A sequence from a place on, and what comes after it. */
type Path = { readonly nodes: Sequence; readonly at: number; readonly next: Path | undefined }

/** What of an expression is still to be read: a source that nobody has had to take apart yet, with no alternatives but in groups, or a path. */
export type Rest = string | Path

/** A whole word that an expression can go on with, and what is then still to be read; `undefined`: nothing. */
export type Branch = { readonly word: string; readonly rest: Rest | undefined; readonly atStart: boolean }

/** How an expression can go on: with whole words, and with words of which only the beginning is told. */
export type Branches = { readonly words: readonly Branch[]; readonly beginnings: ReadonlySet<string> }

/** More branches than this are not worth telling apart. */
const MOST_STEPS = 4000

const OPEN: Sequence = [{ type: 'open', most: 1, least: 1 }]

/** A first word that ends where it seems to: two of three expressions begin with one, and need no taking apart. */
const PLAIN_WORD = /^[^()[\]?*+.{}|\\^$ ]+(?:$|(?= [^?*+{]))/

const NO_BEGINNINGS: ReadonlySet<string> = new Set()

/** How one alternative of an expression, or what of it is still to be read, can go on; `undefined`: with anything. */
export function findBranches(rest: Rest): Branches | undefined {
  if (typeof rest !== 'string') return branchesOf([rest])
  const word = PLAIN_WORD.exec(rest)?.[0]
  if (word === undefined) return branchesOf(parseAlternatives(rest).map((nodes) => pathOf(nodes)))
  const after = word === rest ? undefined : rest.slice(word.length + 1)
  return { words: [{ word, rest: after, atStart: false }], beginnings: NO_BEGINNINGS }
}

function pathOf(nodes: Sequence, next?: Path): Path {
  return { nodes, at: 0, next }
}

function branchesOf(paths: readonly Path[]): Branches | undefined {
  const words: Branch[] = []
  const beginnings = new Set<string>()
  let steps = 0
  return paths.every((path) => walk(path, '', false)) ? { words, beginnings } : undefined

  /** Reads on from `path`, `head` being what was read of the word so far; false once anything can follow. */
  function walk(path: Path | undefined, head: string, atStart: boolean): boolean {
    if (path === undefined) return wordEnds(head, undefined, atStart)
    const { nodes, next } = path
    let read = head
    let at = path.at
    for (;;) {
      if (++steps > MOST_STEPS) return false
      const node = nodes[at++]
      if (node === undefined) return walk(next, read, atStart)
      if (node.type === 'char' && node.least === 1 && node.most === 1 && node.char !== ' ') {
        read += node.char
        continue
      }
      const rest = { nodes, at, next }
      if (node.least === 0 && !walk(rest, read, atStart)) return false
      // The start cannot come once something was read.
      if (node.type === 'start') return read !== '' || walk(rest, read, true)
      if (node.type === 'open') return wordGoesOn(read)
      if (node.type === 'group') {
        // Entered more than once it may begin again: then only what comes before the second time is known.
        const after = node.most > 1 ? pathOf(OPEN) : rest
        return node.alternatives.every((alternative) => walk(pathOf(alternative, after), read, atStart))
      }
      if (node.char === ' ') return wordEnds(read, rest, atStart)
      return node.most > 1 ? wordGoesOn(read + node.char) : walk(rest, read + node.char, atStart)
    }
  }

  function wordEnds(word: string, rest: Path | undefined, atStart: boolean): boolean {
    words.push({ word, rest, atStart })
    return word !== ''
  }

  function wordGoesOn(beginning: string): boolean {
    beginnings.add(beginning)
    return beginning !== ''
  }
}
