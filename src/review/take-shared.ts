import { lstatSync, readFileSync } from 'node:fs'
import { memoryNotes } from '../inject/auto-memory.ts'
import { memoryFolder } from '../inject/memory-files.ts'
import { listMemories } from '../inject/read-known.ts'
import { findForeign } from '../inject/learnings-file.ts'
import type { ImportedEvent } from '../journal/event.ts'
import { userPaths } from '../workspace/paths.ts'
import { importEvents } from './import-events.ts'
import type { Inbox } from './inbox.ts'
import { createKnownTexts } from './known-texts.ts'

const LARGEST_FILE = 5 * 1024 * 1024

/**
 * What stands between the markers of `learnings.md` and this person did not approve in these words: their own edits, what a teammate
 * committed, what came with a clone. As events, so that it waits in the inbox; until then no hook prints it. The same again gives nothing.
 */
export async function takeShared(
  { paths, target, store, settings }: Pick<Inbox, 'paths' | 'target' | 'store' | 'settings'>,
  now: Date,
): Promise<readonly ImportedEvent[]> {
  const events: ImportedEvent[] = []
  const { items } = store.state()
  const files = [
    { origin: paths.learnings, scope: 'project' },
    { origin: userPaths(target.dataHome).learnings, scope: 'user' },
  ] as const
  for (const { origin, scope } of files) {
    const foreign = findForeign(readText(origin), items.values())
    const imported = await importEvents(foreign, {
      workspace: target.id,
      origin,
      scope,
      // An edit is nearly what was approved, and it is the difference that must be seen: nothing counts as known here.
      known: createKnownTexts(),
      at: now.toISOString(),
      newId: store.newId,
    })
    events.push(...imported.events.filter(({ item }) => !items.has(item)))
  }
  if (settings.config.memory.review_auto_memory) events.push(...(await takeNotes({ target, store }, now)))
  return events
}

/** What Claude Code noted for itself and Sage has not shown yet: approving promotes it, rejecting leaves it where it is. */
async function takeNotes({ target, store }: Pick<Inbox, 'target' | 'store'>, now: Date): Promise<ImportedEvent[]> {
  const events: ImportedEvent[] = []
  const { items } = store.state()
  const known = createKnownTexts()
  known.learn(items.values())
  for (const { path, text } of listMemories(memoryFolder(target))) {
    const notes = memoryNotes(text).map((note) => ({ text: note.text, kind: 'fact' as const, confidence: 0.5 }))
    const imported = await importEvents(notes, {
      workspace: target.id,
      origin: path,
      scope: 'project',
      known,
      at: now.toISOString(),
      newId: store.newId,
    })
    events.push(...imported.events.filter(({ item }) => !items.has(item)))
  }
  return events
}

function readText(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() && stats.size <= LARGEST_FILE ? readFileSync(path, 'utf8') : ''
}
