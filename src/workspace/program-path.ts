import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, dirname, extname, isAbsolute, join } from 'node:path'
import type { Environment } from './paths.ts'

type Surroundings = Pick<Environment, 'env' | 'platform'>

/** What Windows can start by itself, and what its shell starts. */
const PROGRAMS = ['.com', '.exe']
const SCRIPTS = ['.bat', '.cmd']

/**
 * The first program of this name on the PATH; undefined if there is none. What is relative there is passed over: in a clone it would name what
 * the clone brought. `scripts`: also what Windows starts by a shell only.
 */
export function programOnPath(name: string, { env, platform }: Surroundings, scripts = false): string | undefined {
  const isWhole = platform !== 'win32' || extname(name) !== ''
  const endings = isWhole ? [''] : [...PROGRAMS, ...(scripts ? SCRIPTS : [])]
  return (env.PATH ?? '')
    .split(delimiter)
    .map((entry) => entry.replace(/^"(.*)"$/u, '$1'))
    .filter((folder) => isAbsolute(folder))
    .flatMap((folder) => endings.map((ending) => join(folder, name + ending)))
    .find(canRun)
}

/**
 * What to start a program by. Windows looks for a name in the current folder before it looks on the PATH, and there a clone could bring a git
 * of its own; so the name stands for one on the PATH, or for none.
 */
export function programToStart(name: string, surroundings: Surroundings = process): string {
  if (surroundings.platform !== 'win32' || /[\\/]/u.test(name)) return name
  return programOnPath(name, surroundings) ?? join(dirname(process.execPath), name)
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
