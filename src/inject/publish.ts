import { statSync } from 'node:fs'
import type { Config } from '../config/schema.ts'
import { loadConfig } from '../config/load.ts'
import type { ProjectionTarget } from '../runtime/projection-format.ts'
import { count } from '../text/count.ts'
import { learningsFiles, recordPaths, userPaths, workspacePaths } from '../workspace/paths.ts'
import { regenerableWrite } from '../workspace/regenerable-write.ts'
import { updateLearningsFile } from './learnings-file.ts'
import { renderProjection } from './projection.ts'
import { type ProjectLearnings, readProjectLearnings, type LearningsOptions } from './project-learnings.ts'
import { renewProjection } from './renew-projection.ts'
import { readBytesIfThere } from '../workspace/read-if-there.ts'
import { isForeseen } from '../text/system-error.ts'

/**
 * Brings everything that follows from the journals up to date: `learnings.md`, what hooks print, the status line. To be called after
 * every change of a journal; writes only what differs. Returns what it was made from.
 */
export function publish(target: ProjectionTarget, options: Omit<LearningsOptions, 'writesFiles'>): ProjectLearnings {
  const config = readConfig(target)
  const learnings = readProjectLearnings(target, config, { ...options, writesFiles: true })
  for (const { path, scope } of learningsFiles(target)) writeLearnings(path, scope, learnings)
  writeProjection(target, renderProjection({ id: target.id, config, ...learnings }))
  replace(workspacePaths(target.workspaceDir).status, statusLine(learnings.pending.count))
  return learnings
}

/**
 * The projection alone, for a hook that found it stale. Returns `context.json`; that it cannot be saved is no reason not to print it. That
 * of a worktree is not saved: the one that is belongs to the project.
 */
export function rebuildProjection(target: ProjectionTarget, home: string): string {
  if (target.worktree !== undefined) return makeProjection({ ...target, projectDir: target.worktree }, home).json
  const projection = renewProjection(target, home) ?? makeProjection(target, home)
  try {
    writeProjection(target, projection)
  } catch (error) {
    if (!isForeseen(error)) throw error
  }
  return projection.json
}

function makeProjection(target: ProjectionTarget, home: string) {
  const config = readConfig(target)
  return renderProjection({ id: target.id, config, ...readProjectLearnings(target, config, { home }) })
}

/**
 * The configuration that hooks follow: of a workspace that this person made, wrong values passed over, because a hook never fails for a
 * typing mistake. Variables of the environment do not count: the next process that makes the projection anew may have others.
 */
export function readConfig(target: ProjectionTarget): Config {
  const project = workspacePaths(target.workspaceDir).config
  const user = userPaths(target.dataHome).config
  return loadConfig({ project, user, env: {}, trusted: true, tolerant: true }).config
}

/** The index first: a reader in between finds an index of another generation and searches nothing, instead of the wrong one. */
function writeProjection(
  target: ProjectionTarget,
  { json, index }: { readonly json: string; readonly index?: Buffer },
): void {
  const { context, index: indexPath } = recordPaths(target.dataHome, target.id)
  if (index) replace(indexPath, index)
  replace(context, json)
}

function writeLearnings(
  path: string,
  scope: 'project' | 'user',
  { approved, known, imported }: ProjectLearnings,
): void {
  const content = readBytesIfThere(path)?.toString('utf8')
  const ofScope = approved.filter((learning) => learning.scope === scope)
  const next = updateLearningsFile(content, ofScope, known, { imported: imported.has(scope) })
  if (content !== undefined || next !== '') replace(path, next)
}

function statusLine(pending: number): string {
  if (pending === 0) return ''
  return `${count(pending, 'proposal')} pending\n`
}

/** Writes a file unless it holds just that. */
function replace(path: string, content: string | Buffer): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const stats = statSync(path, { throwIfNoEntry: false })
  // A file of another size holds something else: nobody has to read what may be gigabytes by mistake.
  const differs = stats?.isFile() && stats.size !== bytes.length
  if (differs || !readBytesIfThere(path)?.equals(bytes)) regenerableWrite(path, bytes)
}
