import { builtin, evaluatePiece } from './kept-code.ts'

// Loads the pieces of the hook.

type Exports = Record<string, (...args: unknown[]) => unknown>

const loaded: Record<string, Exports> = {}

/** A piece of the hook, from beside the file that runs. */
export function loadPiece(name: string): Exports {
  const known = loaded[name]
  if (known) return known
  const run = evaluatePiece(name, `${__dirname}/${name}.cjs`) as (piece: Exports, require: typeof take) => void
  const exports: Exports = (loaded[name] = {})
  // The whole of a piece's file is one function.
  run(exports, take)
  return exports
}

/** What a piece gets as `require()`. */
function take(name: string): unknown {
  return name.startsWith('node:') ? builtin(name) : loadPiece(name)
}
