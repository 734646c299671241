import { LOW_BYTE_FIRST } from '../view/utf16-units.ts'
import type { Automaton } from './automaton.ts'

/** An automaton as stored in a bundle: strings only, one per array. */
type PackedAutomaton = { readonly [Part in keyof Automaton]: string }

/** The separator of strings: none of them contains a line break. */
const BREAK = '\n'

/** @throws RangeError if a number needs more than sixteen bits. */
export function packAutomaton(automaton: Automaton): PackedAutomaton {
  return {
    symbols: automaton.symbols.join(BREAK),
    patterns: automaton.patterns.join(BREAK),
    assertions: automaton.assertions.join(BREAK),
    firstEdges: packNumbers(countsOf(automaton.firstEdges)),
    edgeSymbols: packNumbers(automaton.edgeSymbols),
    edgeTargets: packNumbers(automaton.edgeTargets),
    moves: packNumbers(automaton.moves),
  }
}

export function unpackAutomaton(packed: PackedAutomaton): Automaton {
  return {
    symbols: unpackStrings(packed.symbols),
    patterns: unpackStrings(packed.patterns),
    assertions: unpackStrings(packed.assertions),
    firstEdges: firstEdgesOf(unpackNumbers(packed.firstEdges)),
    edgeSymbols: unpackNumbers(packed.edgeSymbols),
    edgeTargets: unpackNumbers(packed.edgeTargets),
    moves: unpackNumbers(packed.moves),
  }
}

/** How many edges each state has: all together are more than sixteen bits can count. */
function countsOf(firstEdges: ArrayLike<number>): number[] {
  return Array.from(firstEdges, (first, state) => (firstEdges[state + 1] ?? first) - first).slice(0, -1)
}

function firstEdgesOf(counts: Uint16Array): Uint32Array {
  const firstEdges = new Uint32Array(counts.length + 1)
  for (const [state, count] of counts.entries()) firstEdges[state + 1] = (firstEdges[state] as number) + count
  return firstEdges
}

function unpackStrings(packed: string): string[] {
  return packed === '' ? [] : packed.split(BREAK)
}

function packNumbers(numbers: ArrayLike<number>): string {
  const bytes = Buffer.alloc(2 * numbers.length)
  for (let index = 0; index < numbers.length; index++) bytes.writeUInt16LE(numbers[index] as number, 2 * index)
  return bytes.toString('base64')
}

function unpackNumbers(packed: string): Uint16Array {
  const bytes = Buffer.from(packed, 'base64')
  if (!LOW_BYTE_FIRST) bytes.swap16()
  const numbers = new Uint16Array(bytes.length / 2)
  new Uint8Array(numbers.buffer).set(bytes)
  return numbers
}
