import { cpSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { uniteEvents } from '../../journal/event/unite-events.ts'
import { parseLines } from '../../journal/file/parse-lines.ts'
import { rewriteJournal } from '../../journal/file/rewrite-journal.ts'
import { durableWrite } from '../../workspace/files/durable-write.ts'
import { readBytesIfThere } from '../../workspace/files/read-if-there.ts'
import type { WorkspaceLocation } from '../../workspace/locate/locate.ts'
import { recordPaths, workspacePaths } from '../../workspace/paths/paths.ts'

/**
 * Moves what Sage kept for a project in the person's own folder (`capture = "all-projects"`) into the project's new workspace. Both have
 * the same id, so approvals stay valid. False if there is nothing, or if a newer Sage wrote it.
 */
export function adoptPrivate({ id, dir }: Pick<WorkspaceLocation, 'id' | 'dir'>, dataHome: string): boolean {
  const from = workspacePaths(recordPaths(dataHome, id).workspace)
  if (from.dir === dir || !existsSync(from.dir)) return false
  // Before anything was proposed there is none, and yet sessions that wait, or were to be kept out.
  const bytes = readBytesIfThere(from.journal)
  const { events, problems } = parseLines(bytes ?? Buffer.of())
  if (problems.some(({ kind }) => kind === 'newer')) return false
  const to = workspacePaths(dir)
  // Older events come first: a decision applies to the state it was taken on.
  if (readBytesIfThere(to.journal)) rewriteJournal(to.journal, to.tmp, (since) => uniteEvents(since, events))
  else if (bytes) durableWrite(to.journal, bytes, { tmp: to.tmp })
  copyMissing(from.dir, to.dir)
  rmSync(from.dir, { recursive: true, force: true })
  return true
}

/** Copies what is missing. Existing files stay as they are, and nothing is written through a link. */
function copyMissing(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    const there = lstatSync(target, { throwIfNoEntry: false })
    if (!there) cpSync(source, target, { recursive: true })
    else if (entry.isDirectory() && there.isDirectory()) copyMissing(source, target)
  }
}
