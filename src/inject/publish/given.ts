import type { Config } from '../../config/schema.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import type { ProjectionTarget } from '../../runtime/projection/format.ts'
import { readTextIfReadable } from '../../workspace/files/read-if-readable.ts'
import { learningsIn } from '../file/learnings-blocks.ts'
import type { Learning } from '../learning/learning.ts'
import { type Selection, selectLearnings } from '../select/select.ts'
import { importedFiles, type Loads, ownCopy, readSources, realPathOf } from './sources.ts'

// How approved learnings reach Claude in one project: through hooks, or in a file that Claude Code reads by itself. Reads no journal.

export type Given = {
  /** Approved with this person's key in exactly these words, whatever their scope. */
  readonly approved: readonly Learning[]
  readonly selection: Selection
  readonly isRead: IsRead
}

/** Whether Claude Code reads a learning by itself, in an imported `learnings.md` or in a worktree's own. No transcript says so. */
export type IsRead = (learning: Pick<Learning, 'id' | 'scope' | 'text'>) => boolean

export function selectGiven(
  target: ProjectionTarget,
  { inject }: Config,
  loads: Loads,
  approved: readonly Learning[],
): Given {
  const isRead = readIn(target, loads, approved)
  return {
    approved,
    selection: selectLearnings(approved, { format: inject.format, budget: inject.budget_tokens, isRead }),
    isRead,
  }
}

/** Tells it of learnings that are approved, or about to be. */
export function findRead(target: ProjectionTarget, approved: ReadonlyArray<Pick<Learning, 'id'>>): IsRead {
  return readIn(target, readSources(target), approved)
}

/** The `learnings.md` that is checked out where the session starts, if Claude Code reads it, and not the workspace's. */
export function checkedOutFile(target: ProjectionTarget, { imported, loaded }: Loads): string | undefined {
  return ownCopy(target).find((path) => !imported.has('project') && loaded.has(realPathOf(path)))
}

/**
 * By what the imported file of its scope holds, or will hold once it is approved; and in a worktree by what the file says that is checked out
 * there. An approved one may be missing: git brought an older file, or it is gone.
 */
function readIn(target: ProjectionTarget, loads: Loads, approved: ReadonlyArray<Pick<Learning, 'id'>>): IsRead {
  const files = importedFiles(target, loads.imported)
  const said = new Map<Scope, ReadonlySet<string>>(files.map(({ path, scope }) => [scope, textsIn(path)]))
  const ids = new Set(approved.map(({ id }) => id))
  const checkedOutPath = checkedOutFile(target, loads)
  const checkedOut = checkedOutPath === undefined ? new Set() : textsIn(checkedOutPath)
  return ({ id, scope, text }) => {
    const inFile = said.get(scope)
    if (inFile) return inFile.has(text) || !ids.has(id)
    return scope === 'project' && checkedOut.has(text)
  }
}

function textsIn(path: string): ReadonlySet<string> {
  return new Set(learningsIn(readTextIfReadable(path) ?? '').map(({ text }) => text))
}
