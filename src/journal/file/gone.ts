import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem-text.ts'

/**
 * A journal that is not there, or empty, although its history is: somebody deleted it, or the power went, and what is begun in its place would
 * hide all that was decided. Costs some `stat`s.
 */
export function goneProblem(journal: string, history: string): Problem | undefined {
  const reason = existsSync(journal) ? (isEmptyFile(journal) ? 'is empty' : undefined) : 'is gone'
  if (reason === undefined || !HISTORY.some((name) => existsSync(join(history, name)))) return undefined
  return { path: journal, line: 0, kind: 'gone', reason }
}

/** One of these is there once something was committed. */
const HISTORY = ['refs/heads/main', 'packed-refs']

function isEmptyFile(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && found.isFile() && found.size === 0
}
