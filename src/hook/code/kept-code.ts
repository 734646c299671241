import type fs from 'node:fs'
import type vm from 'node:vm'
import { hash32 } from '../../base/hash32.ts'
import { decodeKept } from './kept-code-format.ts'

// Runs a piece of a program, one expression in a file. A cold process spends most on compiling, so what V8 makes of a piece is kept in a
// file and loaded from there: that saves a third of what a prompt's hook costs beyond Node's own start, and of `sage list`.

/** Gets a builtin in a quarter of the time of Node's `require()`, which looks for all kinds of modules. Versions older than ours lack it. */
export const builtin: (name: string) => unknown = process.getBuiltinModule?.bind(process) ?? require
const { accessSync, closeSync, constants, existsSync, openSync, readFileSync, readSync, statfsSync } = builtin(
  'node:fs',
) as typeof fs
const { Script } = builtin('node:vm') as typeof vm

/** A piece without usable kept code: its name, its source, and the file to keep its code in. */
export type CompiledPiece = { readonly name: string; readonly source: string; readonly kept: string }

/** More than any piece makes. */
const MAX_BYTES = 3 * 1024 * 1024
/** Holds the code of one piece after the other: V8 copies what it takes, and fresh memory is the most expensive part of reading. */
const bytes = new Uint8Array(MAX_BYTES)

const FOLDER = `${__dirname}/code`
/** Node's own options: nearly always none. */
const TOLD = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ')
/** V8 accepts no code from another version or other flags: those that this Node gives it, and those that Node was given. */
const KIND = [
  process.version,
  process.versions.v8,
  process.arch,
  ...(TOLD === '' ? [] : [hash32(TOLD).toString(36)]),
].join('-')

/** What was compiled in this process and is worth keeping. */
export const compiled: CompiledPiece[] = []

/** The value of a piece's expression; `name` tells its kept code from that of the others beside it. */
export function evaluatePiece(name: string, filename: string): unknown {
  const source = readFileSync(filename, 'utf8')
  const kept = `${FOLDER}/${name}-${KIND}`
  const cachedData = readKept(kept, source)
  const script = new Script(source, cachedData ? { filename, cachedData } : { filename })
  if (!cachedData || script.cachedDataRejected) compiled.push({ name, source, kept })
  return script.runInThisContext()
}

/**
 * Whether code can be saved. Checked before the piece that saves it is loaded: in a read-only folder, or on a full disk, a hook compiles only
 * what it runs. A per-user quota cannot be detected here: where one is exceeded, each hook produces code that it then cannot write.
 */
export function canKeep(): boolean {
  // With the dot, so that an ordinary file of that name does not count as a writable folder.
  const folder = existsSync(FOLDER) ? `${FOLDER}/.` : __dirname
  try {
    accessSync(folder, constants.W_OK)
    const { blocks, bavail, bsize } = statfsSync(folder)
    // Some file systems do not say how large they are.
    return blocks === 0 || bavail * bsize > MAX_BYTES
  } catch {
    return false
  }
}

/** Undefined if nothing is kept, or nothing that may be run. Does not wait for a pipe in its place. */
function readKept(path: string, source: string): Uint8Array | undefined {
  try {
    const descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    try {
      return decodeKept(source, bytes, readSync(descriptor, bytes))
    } finally {
      closeSync(descriptor)
    }
  } catch {
    return undefined
  }
}
