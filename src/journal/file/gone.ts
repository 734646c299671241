import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from './problem-text.ts'

/** A journal that is not there although its history is: somebody deleted it, and an empty one must not take its place. Costs some `stat`s. */
export function goneProblem(journal: string, history: string): Problem | undefined {
  if (existsSync(journal) || !['refs/heads/main', 'packed-refs'].some((name) => existsSync(join(history, name))))
    return undefined
  return { path: journal, line: 0, kind: 'gone', reason: 'It is gone, but its history is there' }
}

/** The way out, for whoever lost it and for whoever wanted it gone. */
export const GONE_HINT =
  'sage doctor --fix restores it from its history; to start afresh, delete "history.git" beside it too'
