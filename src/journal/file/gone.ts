import { existsSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { systemErrorCode } from '../../base/system-error.ts'
import { count } from '../../text/count.ts'
import type { Problem } from './problem-text.ts'

/**
 * A journal that is not there, or empty, although its history is: somebody deleted it, or the power went, and what is begun in its place would
 * hide all that was decided. Costs some `stat`s.
 */
export function goneProblem(journal: string, history: string): Problem | undefined {
  const found = statIfThere(journal)
  const reason = found ? (found.isFile() && found.size === 0 ? 'is empty' : undefined) : 'is gone'
  if (reason === undefined || !HISTORY.some((name) => existsSync(join(history, name)))) return undefined
  return { path: journal, line: 0, kind: 'gone', reason }
}

/** Throws if the folder may not be read: it is then not known that the journal is gone. Below a file there is nothing. */
function statIfThere(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (systemErrorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}

/**
 * Neither the journal nor its history is there, although `decided` learnings of this project are remembered elsewhere: its disk is not mounted,
 * or somebody deleted all of it. That may have been meant, so nothing is refused.
 */
export function emptiedProblem(journal: string, history: string, decided: number): Problem | undefined {
  if (decided === 0 || existsSync(journal) || existsSync(history)) return undefined
  const reason = `is not there, nor its history, though you decided on ${count(decided, 'learning')} here: is its disk mounted?`
  return { path: journal, line: 0, kind: 'emptied', reason }
}

/**
 * The approvals of this many learnings are not in it: a line was cut out or damaged, an older copy was put back, or Sage was killed right before
 * it wrote them.
 */
export function cutProblem(journal: string, learnings: number): Problem | undefined {
  if (learnings === 0) return undefined
  const follows = learnings === 1 ? 'it waits' : 'they wait'
  const reason = `lacks your approval of ${count(learnings, 'learning')}, cut out or never saved: ${follows} (sage doctor)`
  return { path: journal, line: 0, kind: 'cut', reason }
}

/** One of these is there once something was committed. */
const HISTORY = ['refs/heads/main', 'packed-refs']
