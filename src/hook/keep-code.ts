import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { durableWrite } from '../workspace/durable-write.ts'
import { encodeKept } from './kept-code-format.ts'
import type { CompiledPiece } from './pieces.ts'

/**
 * Keeps what V8 makes of these pieces, for the next hooks: once after an installation, and once for each new version of Node. Throws what
 * the disk throws.
 */
export function keepCode(pieces: readonly CompiledPiece[]): void {
  for (const { source, kept } of pieces) {
    const folder = dirname(kept)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Where nothing can be kept that is found out before it is made.
    accessSync(folder, constants.W_OK)
    durableWrite(kept, encodeKept(source, compileWhole(source)), { tmp: folder })
  }
}

/** The code of every function, also of those that no event has called yet. */
function compileWhole(source: string): Uint8Array {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8')
  const { Script } = process.getBuiltinModule('node:vm')
  setFlagsFromString('--no-lazy')
  // Without a name it is another script for V8 than the one that runs, whose functions are compiled when they are called.
  const script = new Script(source)
  // Code is taken only by a V8 with the flags of the one that it was written by.
  setFlagsFromString('--lazy')
  return script.createCachedData()
}
