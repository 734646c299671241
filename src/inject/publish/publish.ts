import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { isExpectedError } from '../../base/system-error.ts'
import type { UserError } from '../../base/user-error.ts'
import type { ProjectionTarget, RebuiltProjection } from '../../runtime/projection/format.ts'
import { count } from '../../text/count.ts'
import { realPath } from '../../workspace/files/real-path.ts'
import { regenerableWrite } from '../../workspace/files/regenerable-write.ts'
import { writeIfChanged } from '../../workspace/files/write-if-changed.ts'
import { contextFile, elsewhereFolder, indexFile, learningsFiles, workspacePaths } from '../../workspace/paths/paths.ts'
import { readHooksConfig } from './hooks-config.ts'
import {
  type ForFiles,
  type ProjectLearnings,
  readProjectLearnings,
  type LearningsOptions,
  unapprovedFiles,
} from './project-learnings.ts'
import { renderProjection } from './projection.ts'
import { renewProjection } from './renew-projection.ts'
import { importedFiles, whereStarted } from './sources.ts'
import { writeLearnings } from './write-learnings.ts'

/**
 * Updates everything derived from the journals: `learnings.md`, what hooks print, the status line. Call it after every change to a
 * journal. Writes only what differs. Returns the learnings it used. If a `learnings.md` cannot be changed, it throws, but only at the end.
 */
export function publish(
  target: ProjectionTarget,
  options: Omit<LearningsOptions, 'writeFiles'> = {},
): ProjectLearnings {
  const config = readHooksConfig(target)
  const unchanged: UserError[] = []
  const learnings = readProjectLearnings(target, config, {
    ...options,
    writeFiles: (ready) => {
      for (const { path, scope } of learningsFiles(target))
        unchanged.push(...writeLearnings(path, scope, { ...ready, isRead: ready.imported.has(scope) }))
    },
  })
  writeProjection(target, renderProjection({ id: target.id, config, ...learnings }))
  writeIfChanged(workspacePaths(target.workspaceDir).status, statusLine(learnings.pending.count))
  const [first] = unchanged
  if (first) throw first
  return learnings
}

/**
 * Rebuilds the projection, for a hook that found it stale, and returns it even if it cannot be saved. Besides that, it changes only a
 * `learnings.md` in which Claude Code would read what nobody approved, in every session until Sage is opened.
 */
export function rebuildProjection(target: ProjectionTarget): RebuiltProjection {
  const writeFiles = (ready: ForFiles) => takeOutUnapproved(target, ready)
  const projection = renewProjection(target) ?? makeProjection(target, { writeFiles })
  ifPossible(() => writeProjection(target, projection, target.startedIn))
  return projection
}

/** The projection that a hook would make now. Changes nothing by itself: `writeFiles` may. */
export function makeProjection(target: ProjectionTarget, options: LearningsOptions = {}): RebuiltProjection {
  const config = readHooksConfig(target)
  const { id, startedIn } = target
  return renderProjection({ id, startedIn, config, ...readProjectLearnings(whereStarted(target), config, options) })
}

/**
 * What is checked out elsewhere than in a worktree of the project came with a clone that nobody has set Sage up in, or a link in the worktree
 * leads to it.
 */
function takeOutUnapproved(target: ProjectionTarget, ready: ForFiles): void {
  const copy = target.worktree === undefined ? undefined : ready.checkedOut
  const read = importedFiles(target, ready.imported)
  if (copy !== undefined && realPath(dirname(copy)) === dirname(copy)) read.push({ path: copy, scope: 'project' })
  for (const { path, scope } of unapprovedFiles(read, ready.items))
    ifPossible(() => writeLearnings(path, scope, { ...ready, isRead: true }))
}

/** A hook continues even if the disk refuses. */
function ifPossible(write: () => unknown): void {
  try {
    write()
  } catch (error) {
    if (!isExpectedError(error)) throw error
  }
}

/**
 * The index is written first: a reader in between finds an index of another generation and searches nothing, rather than the wrong one. When
 * the project's projection changes, those for sessions that start elsewhere are stale and are removed: they would keep what was erased.
 */
function writeProjection(
  { dataHome, id }: ProjectionTarget,
  { json, index }: { readonly json: string; readonly index?: Buffer },
  startedIn?: string,
): void {
  const indexPath = indexFile(dataHome, id, startedIn)
  // In a part of it hooks would find less, for good. A part of what is sealed, or of the status line, is made anew.
  if (index) writeIfChanged(indexPath, index, (bytes) => regenerableWrite(indexPath, bytes, { flush: true }))
  const isNews = writeIfChanged(contextFile(dataHome, id, startedIn), json)
  if (!isNews || startedIn !== undefined) return
  // A hook may be writing one there at this moment: what stays is found to be stale.
  ifPossible(() => rmSync(elsewhereFolder(dataHome, id), { recursive: true, force: true }))
}

function statusLine(pending: number): string {
  if (pending === 0) return ''
  return `${count(pending, 'proposal')} pending\n`
}
