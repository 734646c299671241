import { lstatSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { gather } from '../../base/gather.ts'
import type { UserError } from '../../base/user-error.ts'
import { notUtf8 } from '../../workspace/files/not-utf8.ts'
import { readBytesIfThere } from '../../workspace/files/read-if-there.ts'
import { writeBeside } from '../../workspace/files/write-beside.ts'
import { writeIfChanged } from '../../workspace/files/write-if-changed.ts'
import { isGitUnfinished } from '../../workspace/git/unfinished-git.ts'
import { updateLearningsFile } from '../file/learnings-file.ts'
import { learningsPlace } from '../file/learnings-place.ts'
import { parseMarkdownLine } from '../render/render-markdown.ts'
import type { ForFiles } from './project-learnings.ts'

/**
 * Brings a `learnings.md` up to date. One that is not UTF-8 stays as it is, which is returned: what else is in it would be lost. But where
 * Claude Code reads it, what nobody approved must go: there the lines that stay keep their bytes.
 */
export function writeLearnings(
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
  const write = (whole: Buffer) => writeBeside(path, whole, before && { keptMode: before.mode & 0o777 })
  if (bytes) writeIfChanged(path, withBytesOf(bytes, next), write)
  else if (next !== '') writeIfChanged(path, next, write)
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
