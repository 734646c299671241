import { lstatSync, readFileSync } from 'node:fs'
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
  { paths, target, store }: Pick<Inbox, 'paths' | 'target' | 'store'>,
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
  return events
}

function readText(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats?.isFile() && stats.size <= LARGEST_FILE ? readFileSync(path, 'utf8') : ''
}
