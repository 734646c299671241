import type * as KeepCode from './hook/code/keep-code.ts'
import { canKeep, compiled, evaluatePiece } from './hook/code/kept-code.ts'

// What runs first in `sage`: it loads the pieces of the program from cached compiled code, and saves what had to be compiled when the process
// ends. `scripts/command-line-bundle.mjs` defines the pieces and makes them load each other through `pieceOf()`.

type Exports = Record<string, unknown>
type Piece = (exports: Exports, load: typeof require, filename: string) => void

const loaded = new Map<string, Exports>()
/** In a file of its own, because most processes compile nothing and need not load it. */
const KEEPER = './keep-code.cjs'
/** How many compiled pieces are kept: those of all commands for five versions of Node, 7 MB each. */
const MAX_KEPT = 128

/** The exports of a piece, by the name of its file. */
export function pieceOf(name: string): Exports {
  const known = loaded.get(name)
  if (known) return known
  // An update may have removed the file: `require.resolve()` then throws as for any missing module.
  const filename = require.resolve(`./${name}.cjs`)
  const run = evaluatePiece(`sage-${name}`, filename) as Piece
  const exports: Exports = {}
  loaded.set(name, exports)
  run(exports, require, filename)
  return exports
}

process.on('exit', () => {
  if (compiled.length === 0 || !canKeep()) return
  try {
    const { keepCode } = require(KEEPER) as typeof KeepCode
    keepCode(compiled, MAX_KEPT, Date.now())
  } catch {
    // An update has removed or damaged the piece that saves code: the next process compiles again.
  }
})

pieceOf('cli-main')
