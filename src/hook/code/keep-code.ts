import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { HOUR } from '../../base/durations.ts'
import { quickWrite, removeIfThere } from '../../workspace/files/durable-write.ts'
import { encodeKept } from './kept-code-format.ts'
import type { CompiledPiece } from './kept-code.ts'

/** After this many milliseconds no process is still writing. */
const UNFINISHED_LIMIT = HOUR

/**
 * Saves V8's compiled code of these pieces for later processes: once after an installation, and once for each new version of Node or new Node
 * options. What cannot be saved is compiled again by the next process. `max`: how many files stay in the folder, because nothing shows which
 * of them are still used. `now` in milliseconds since 1970.
 */
export function keepCode(pieces: readonly CompiledPiece[], max: number, now: number): void {
  for (const piece of pieces) attempt(() => keepPiece(piece))
  for (const folder of new Set(pieces.map(({ kept }) => dirname(kept)))) attempt(() => sweepCode(folder, max, now))
}

/** An error with one piece must not affect the others. */
function attempt(act: () => void): void {
  try {
    act()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

/**
 * Everyone who may read the pieces themselves may read what was made of them: the first process may be one of another user. Not flushed, because
 * Claude Code waits for the hook: what a power cut leaves of a file are no two equal copies.
 */
function keepPiece({ name, source, kept }: CompiledPiece): void {
  const folder = dirname(kept)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  quickWrite(kept, encodeKept(source, compileWhole(source, name)), { tmp: folder, mode: 0o644 })
}

/** Removes the oldest code, if there is too much of it, and what killed processes left behind. */
function sweepCode(folder: string, max: number, now: number): void {
  const files = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat ? [{ path, written: stat.mtimeMs, isKept: name.startsWith('sage-') }] : []
  })
  const kept = files.filter(({ isKept }) => isKept).toSorted((a, b) => b.written - a.written)
  const unfinished = files.filter(({ isKept, written }) => !isKept && now - written > UNFINISHED_LIMIT)
  for (const { path } of [...kept.slice(max), ...unfinished]) removeIfThere(path)
}

/** The code of every function, also of those that have not been called yet. Errors name the piece by what it is called here. */
function compileWhole(source: string, name: string): Uint8Array {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8')
  const { Script } = process.getBuiltinModule('node:vm')
  setFlagsFromString('--no-lazy')
  // Under the name of its file, V8 would take it for the script that runs, whose functions are compiled when they are called.
  const script = new Script(source, { filename: name })
  // V8 takes code only if it was written under the same flags.
  setFlagsFromString('--lazy')
  return script.createCachedData()
}
