import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, dirname, extname, isAbsolute, join } from 'node:path'
import type { Environment } from '../paths/homes.ts'

type Surroundings = Pick<Environment, 'env' | 'platform'>

/** What Windows can start by itself, and what its shell starts. */
const PROGRAMS = ['.com', '.exe']
const SCRIPTS = ['.bat', '.cmd']

/**
 * The first program of this name on the PATH; undefined if there is none. Relative entries are skipped: in a clone they would name what the
 * clone brought. `scripts`: also what Windows starts only through a shell.
 */
export function programOnPath(
  name: string,
  { env, platform, scripts = false }: Surroundings & { readonly scripts?: boolean },
): string | undefined {
  const isWhole = platform !== 'win32' || extname(name) !== ''
  const endings = isWhole ? [''] : [...PROGRAMS, ...(scripts ? SCRIPTS : [])]
  return foldersOf(env.PATH ?? '')
    .filter((folder) => isAbsolute(folder))
    .flatMap((folder) => endings.map((ending) => join(folder, name + ending)))
    .find(canRun)
}

/**
 * The command to start a program with. Windows looks for a name in the current folder before the PATH, and elsewhere a PATH may name folders
 * of the current one (`./node_modules/.bin`): a clone could bring its own git there. So this finds the program on the rest of the PATH, or
 * nowhere.
 */
export function programToStart(name: string, surroundings: Surroundings = process): string {
  const { env, platform } = surroundings
  if (/[\\/]/u.test(name) || (platform !== 'win32' && isAbsoluteOnly(env.PATH))) return name
  return programOnPath(name, surroundings) ?? join(dirname(process.execPath), name)
}

/** A PATH without what it names in the current folder. */
export function absoluteFolders(path: string): string {
  return foldersOf(path)
    .filter((folder) => isAbsolute(folder))
    .join(delimiter)
}

/** On Windows some are in quotes. */
function foldersOf(path: string): string[] {
  return path.split(delimiter).map((entry) => entry.replace(/^"(.*)"$/u, '$1'))
}

/** Without a PATH the system has one of its own. */
function isAbsoluteOnly(path: string | undefined): boolean {
  return path === undefined || path.split(delimiter).every((folder) => isAbsolute(folder))
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
