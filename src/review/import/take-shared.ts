import { findForeign } from '../../inject/file/learnings-file.ts'
import { learningsPlace } from '../../inject/file/learnings-place.ts'
import { memoryNotes } from '../../inject/memory/auto-memory.ts'
import { memoryFolder } from '../../inject/memory/memory-folder.ts'
import { listMemories } from '../../inject/repeats/read-known.ts'
import type { ImportedEvent } from '../../journal/event/event.ts'
import type { SharedLearning } from '../../journal/store/shared-learnings.ts'
import { MAX_LEARNING } from '../../text/max-learning.ts'
import { MAX_READ_WHOLE } from '../../workspace/files/ordinary-file.ts'
import { readOurTextIfThere } from '../../workspace/files/read-if-there.ts'
import { learningsFiles } from '../../workspace/paths/paths.ts'
import type { Inbox } from '../inbox/inbox.ts'
import { createKnownTexts } from '../propose/known-texts.ts'
import { importEvents, type ImportOptions } from './import-events.ts'

/** Texts that came from a file, and those that are already known. */
type Source = Pick<ImportOptions, 'origin' | 'scope' | 'known'> & {
  readonly texts: readonly SharedLearning[]
}

/**
 * Takes in what reached this person from elsewhere and was not approved by them in these words. It waits in the inbox, and no hook prints it
 * until it is approved. A second call finds nothing new.
 */
export async function takeShared(
  inbox: Pick<Inbox, 'target' | 'store' | 'settings'>,
  now: Date,
): Promise<readonly ImportedEvent[]> {
  const { target, store, settings } = inbox
  const events: ImportedEvent[] = []
  const items = store.items()
  const notes = settings.config.memory.review_auto_memory ? noteSources(inbox) : []
  for (const { texts, ...source } of [...learningsSources(inbox), ...notes]) {
    const given = { ...source, workspace: target.id, now, newId: store.newId }
    const imported = await importEvents(texts, given)
    events.push(...imported.events.filter(({ item }) => !items.has(item)))
  }
  return events
}

/** The learnings between the markers of each `learnings.md`: the person's own edits, what a teammate committed, what came with a clone. */
function learningsSources({ target, store }: Pick<Inbox, 'target' | 'store'>): Source[] {
  return learningsFiles(target).map(({ path: origin, scope }) => {
    const texts = findForeign(readOurTextIfThere(learningsPlace(origin), MAX_READ_WHOLE) ?? '', store.items().values())
    // An edit differs little from what was approved, and that difference must be seen, so only exact texts count as known here.
    return { origin, scope, texts, known: createExactTexts() }
  })
}

function createExactTexts(): ImportOptions['known'] {
  const items = new Map<string, string>()
  return { add: (item, text) => void items.set(text, item), find: (text) => items.get(text) }
}

/** Claude Code's own notes that Sage has not shown yet. Approving one promotes it, rejecting leaves it where it is. */
function noteSources({ target, store }: Pick<Inbox, 'target' | 'store'>): Source[] {
  const known = createKnownTexts(store.items().values())
  return listMemories(memoryFolder(target)).map(({ path, text }) => {
    const texts = memoryNotes(text).map((note) => ({ text: note.text, kind: 'fact' as const, confidence: 0.5 }))
    return { origin: path, scope: 'project', texts, known }
  })
}

/** The place of a note of Claude's that is too long to be a learning: `line` counts from 1. */
export type LongNote = { readonly path: string; readonly line: number; readonly characters: number }

/** The notes that are not proposed for their length; none where notes are not reviewed. */
export function longNotes({ target, settings }: Pick<Inbox, 'target' | 'settings'>): LongNote[] {
  if (!settings.config.memory.review_auto_memory) return []
  return listMemories(memoryFolder(target)).flatMap(({ path, text }) =>
    memoryNotes(text)
      .filter((note) => note.text.length > MAX_LEARNING)
      .map(({ lines: [first = 0], text: { length } }) => ({ path, line: first + 1, characters: length })),
  )
}
