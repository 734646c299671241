import { lstatSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { loadConfig } from '../config/load.ts'
import type { Config } from '../config/schema.ts'
import type { ProjectionTarget, RebuiltProjection } from '../runtime/projection-format.ts'
import { count } from '../text/count.ts'
import { gather } from '../text/gather.ts'
import { isForeseen } from '../text/system-error.ts'
import type { UserError } from '../text/user-error.ts'
import { notUtf8 } from '../workspace/not-utf8.ts'
import {
  contextFile,
  elsewhereFolder,
  indexFile,
  learningsFiles,
  userPaths,
  workspacePaths,
} from '../workspace/paths.ts'
import { readBytesIfReadable } from '../workspace/read-if-readable.ts'
import { readBytesIfThere } from '../workspace/read-if-there.ts'
import { realPath } from '../workspace/real-path.ts'
import { regenerableWrite } from '../workspace/regenerable-write.ts'
import { isGitUnfinished } from '../workspace/unfinished-git.ts'
import { writeBeside } from '../workspace/write-beside.ts'
import { updateLearningsFile } from './learnings-file.ts'
import { learningsPlace } from './learnings-place.ts'
import {
  type ForFiles,
  type ProjectLearnings,
  readProjectLearnings,
  type LearningsOptions,
  unapprovedFiles,
} from './project-learnings.ts'
import { renderProjection } from './projection.ts'
import { parseMarkdownLine } from './render-markdown.ts'
import { renewProjection } from './renew-projection.ts'
import { importedFiles, whereStarted } from './sources.ts'

/**
 * Updates everything derived from the journals: `learnings.md`, what hooks print, the status line. Call it after every change of a
 * journal. Writes only what differs. Returns the learnings it used. Throws in the end if a `learnings.md` cannot be changed.
 */
export function publish(target: ProjectionTarget, options: Omit<LearningsOptions, 'writeFiles'>): ProjectLearnings {
  const config = readConfig(target)
  const unchanged: UserError[] = []
  const learnings = readProjectLearnings(target, config, {
    ...options,
    writeFiles: (ready) => {
      for (const { path, scope } of learningsFiles(target))
        unchanged.push(...writeLearnings(path, scope, { ...ready, isRead: ready.imported.has(scope) }))
    },
  })
  writeProjection(target, renderProjection({ id: target.id, config, ...learnings }))
  replace(workspacePaths(target.workspaceDir).status, statusLine(learnings.pending.count))
  const [first] = unchanged
  if (first) throw first
  return learnings
}

/**
 * Rebuilds the projection, for a hook that found it stale, and returns it even if it cannot be saved. Otherwise only a `learnings.md` is changed
 * in which Claude Code reads what nobody approved: it would do so in every session until Sage is opened.
 */
export function rebuildProjection(target: ProjectionTarget, home: string): RebuiltProjection {
  const writeFiles = (ready: ForFiles) => takeOutUnapproved(target, ready)
  const projection = renewProjection(target, home) ?? makeProjection(target, { home, writeFiles })
  ifPossible(() => writeProjection(target, projection, target.startedIn))
  return projection
}

/** The projection that a hook would make now. Changes nothing by itself: `writeFiles` may. */
export function makeProjection(target: ProjectionTarget, options: LearningsOptions): RebuiltProjection {
  const config = readConfig(target)
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

/** A hook goes on where the disk refuses. */
function ifPossible(write: () => unknown): void {
  try {
    write()
  } catch (error) {
    if (!isForeseen(error)) throw error
  }
}

/**
 * The configuration that hooks follow. The workspace is this person's, so it is trusted; wrong values are skipped, because a hook never
 * fails for a typo. Environment variables do not count: the next process that rebuilds the projection may have others.
 */
export function readConfig(target: ProjectionTarget): Config {
  const project = workspacePaths(target.workspaceDir).config
  const user = userPaths(target.dataHome).config
  return loadConfig({ project, user, env: {}, trusted: true, tolerant: true }).config
}

/**
 * The index goes first: a reader in between finds an index of another generation and searches nothing, rather than the wrong one. With a change of
 * the project's, those for sessions that start elsewhere are stale: they would keep what is erased, and those of folders that are gone.
 */
function writeProjection(
  { dataHome, id }: ProjectionTarget,
  { json, index }: { readonly json: string; readonly index?: Buffer },
  startedIn?: string,
): void {
  if (index) replace(indexFile(dataHome, id, startedIn), index)
  const isNews = replace(contextFile(dataHome, id, startedIn), json)
  if (!isNews || startedIn !== undefined) return
  // A hook may be writing one there at this moment: what stays is found to be stale.
  ifPossible(() => rmSync(elsewhereFolder(dataHome, id), { recursive: true, force: true }))
}

/**
 * Brings one of them up to date. One that is not UTF-8 stays as it is, which is returned: what else is in it would be lost. But where Claude Code
 * reads it, what nobody approved must go: there the lines that stay keep their bytes.
 */
function writeLearnings(
  named: string,
  scope: 'project' | 'user',
  { approved, known, isRead }: Pick<ForFiles, 'approved' | 'known'> & { readonly isRead: boolean },
): UserError[] {
  const path = learningsPlace(named)
  const bytes = isLink(path) ? undefined : readBytesIfThere(path)
  const refusal = bytes && !isRead ? notUtf8(bytes, path) : undefined
  if (refusal) return [refusal]
  const content = bytes?.toString('utf8')
  const ofScope = approved.filter((learning) => learning.scope === scope)
  const next = updateLearningsFile(content, ofScope, known, { imported: isRead })
  // Hooks give what the file does not hold meanwhile; what Claude may no longer read cannot wait.
  const mayWait = !isRead || !takesOut(content ?? '', next)
  if (mayWait && isGitUnfinished(dirname(named))) return []
  const before = bytes && statSync(path)
  // Whoever may read it, also on this machine, may still.
  const write = (content: Buffer) => writeBeside(path, content, before && { keptMode: before.mode & 0o777 })
  if (bytes) replace(path, withBytesOf(bytes, next), write)
  else if (next !== '') replace(path, next, write)
  return []
}

function takesOut(before: string, after: string): boolean {
  const left = new Set(after.split('\n'))
  return before.split('\n').some((line) => parseMarkdownLine(line) !== undefined && !left.has(line))
}

/** What a link leads to that is not followed must not get into a file that people commit. */
function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

/** The bytes of a text, where each line that stood in the file before is as it was there: what is not UTF-8 has no text to be made from again. */
function withBytesOf(before: Buffer, text: string): Buffer {
  const kept = new Map<string, string[]>()
  for (const line of before.toString('latin1').split('\n'))
    gather(kept, Buffer.from(line, 'latin1').toString('utf8'), line)
  const lines = text.split('\n').map((line) => kept.get(line)?.shift() ?? Buffer.from(line).toString('latin1'))
  return Buffer.from(lines.join('\n'), 'latin1')
}

function statusLine(pending: number): string {
  if (pending === 0) return ''
  return `${count(pending, 'proposal')} pending\n`
}

/** Writes a file unless it already has this content. Returns whether it had not. */
function replace(
  path: string,
  content: string | Buffer,
  write = (bytes: Buffer) => regenerableWrite(path, bytes),
): boolean {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const stats = statSync(path, { throwIfNoEntry: false })
  // A file of another size differs, so one that is gigabytes by mistake need not be read.
  const mayBeSame = stats?.isFile() && stats.size === bytes.length
  const isNews = !mayBeSame || !readBytesIfReadable(path)?.equals(bytes)
  if (isNews) write(bytes)
  return isNews
}
