import { join } from 'node:path'
import { memoryFolder } from '../../inject/memory-files.ts'
import type { ImportedEvent } from '../../journal/event/event.ts'
import { takeShared } from '../../review/import/take-shared.ts'
import type { Inbox } from '../../review/inbox/inbox.ts'
import { fileStamps } from '../../workspace/file-stamp.ts'
import { learningsFiles } from '../../workspace/paths.ts'
import { namesIfReadable } from '../../workspace/read-if-readable.ts'
import { whenChanged } from './when-changed.ts'

/**
 * Returns a function that finds what arrived since its last call: somebody edited a `learnings.md`, git brought another one, or Claude
 * wrote into its memory where that is reviewed. Unchanged files are not read again.
 */
export function watchShared(inbox: Inbox, now: () => Date): () => Promise<readonly ImportedEvent[]> {
  const shared = learningsFiles(inbox.target).map(({ path }) => path)
  const stamps = () => fileStamps([...shared, ...notesOf(inbox)])
  const take = whenChanged(stamps, () => takeShared(inbox, now()))
  return async () => (await take()) ?? []
}

function notesOf({ settings, target }: Inbox): string[] {
  if (!settings.config.memory.review_auto_memory) return []
  const folder = memoryFolder(target)
  return namesIfReadable(folder).map((name) => join(folder, name))
}
