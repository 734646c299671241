import type * as KeepCode from './hook/code/keep-code.ts'
import { canKeep, compiled, evaluatePiece } from './hook/code/kept-code.ts'

// What runs first of `sage`: it loads the pieces whose code is kept, and keeps it when the process ends. `scripts/command-line-bundle.mjs` says
// which these are, and has the pieces ask here for one another.

type Exports = Record<string, unknown>
type Piece = (exports: Exports, load: typeof require, filename: string) => void

const loaded = new Map<string, Exports>()
/** A file of its own: most processes compile nothing. */
const KEEPER = './keep-code.cjs'
/** The pieces of all commands for five kinds of Node: 7 MB each. */
const MAX_KEPT = 128

/** A piece whose code is kept, by the name of its file. */
export function pieceOf(name: string): Exports {
  const known = loaded.get(name)
  if (known) return known
  // An update may have taken it away, which is told like the lack of any module.
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
    // An update has removed the piece that keeps code, or damaged it: the next process compiles again.
  }
})

pieceOf('cli-main')
