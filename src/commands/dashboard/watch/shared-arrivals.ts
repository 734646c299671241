import { join } from 'node:path'
import { memoryFolder } from '../../../inject/memory/memory-folder.ts'
import { unapprovedFiles } from '../../../inject/publish/project-learnings.ts'
import { importedFiles, readSources } from '../../../inject/publish/sources.ts'
import type { ImportedEvent } from '../../../journal/event/event.ts'
import { takeShared } from '../../../review/import/take-shared.ts'
import type { Inbox } from '../../../review/inbox/inbox.ts'
import { fileStamps } from '../../../workspace/files/file-stamp.ts'
import { namesIfReadable } from '../../../workspace/files/read-if-readable.ts'
import { learningsFiles } from '../../../workspace/paths/paths.ts'
import { whenChanged } from './when-changed.ts'

export type Arrivals = {
  readonly events: readonly ImportedEvent[]
  /** Claude Code reads words in a file itself that were seen before and are not approved. */
  readonly isReadUnapproved: boolean
}

const NOTHING: Arrivals = { events: [], isReadUnapproved: false }

/**
 * Returns a function that finds what arrived since its last call: somebody edited a `learnings.md`, git brought another one, or Claude
 * wrote into its memory where that is reviewed. Unchanged files are not read again.
 */
export function watchShared(inbox: Inbox, now: () => Date): () => Promise<Arrivals> {
  const shared = learningsFiles(inbox.target).map(({ path }) => path)
  const stamps = () => fileStamps([...shared, ...notesOf(inbox)])
  const take = whenChanged(stamps, async () => ({
    events: await takeShared(inbox, now()),
    isReadUnapproved: isReadUnapproved(inbox),
  }))
  return async () => (await take()) ?? NOTHING
}

function isReadUnapproved({ target, store }: Inbox): boolean {
  const files = importedFiles(target, readSources(target).imported)
  return unapprovedFiles(files, store.items()).length > 0
}

function notesOf({ settings, target }: Inbox): string[] {
  if (!settings.config.memory.review_auto_memory) return []
  const folder = memoryFolder(target)
  return namesIfReadable(folder).map((name) => join(folder, name))
}
