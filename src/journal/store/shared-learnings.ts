import type { Kind } from '../../extract/candidate.ts'
import { fileStamps } from '../../workspace/files/file-stamp.ts'
import type { ImportedEvent } from '../event/event.ts'
import { itemId } from '../item/item-id.ts'

/**
 * What a file offers as a learning: the team's `global/learnings.md`, one that came with a clone, whatever is imported. All but its text may be
 * a guess.
 */
export type SharedLearning = {
  readonly text: string
  readonly kind: Kind
  readonly confidence: number
  /** The id in its markers. */
  readonly id?: string
  /** When it was said, if the file says so: ISO 8601. */
  readonly saidAt?: string
}

/** The file has no dates, and every process must make the same events. */
const at = '1970-01-01T00:00:00.000Z'

/**
 * The learnings of the shared folder as events that are the same in every process, so that they need not be written before somebody
 * decides on one. The id follows from the text: a learning whose text was changed is another one, and waits.
 */
function sharedEvents(learnings: readonly SharedLearning[], origin: string): ImportedEvent[] {
  return learnings.map(({ text, kind, confidence }) => {
    const item = itemId({ workspace: 'global', turnUuid: '', cue: 'shared', text })
    return {
      v: 1,
      id: `shared-${item}`,
      at,
      type: 'imported',
      origin,
      item,
      kind,
      text,
      scope: 'global',
      confidence,
      tier: 'suggest',
      cues: ['shared'],
      checks: ['foreign'],
      evidence: { text, speaker: 'file', turnUuid: '', sessionId: '', transcriptPath: origin, at },
    }
  })
}

/** Where a shared file is, and how its learnings are read. */
export type SharedPlace = { readonly path: string; readonly read: () => readonly SharedLearning[] }

/** The learnings of a shared file, read again when it changes. */
export type SharedFile = {
  readonly events: () => readonly ImportedEvent[]
  /** True if it holds other learnings now. Costs one `stat` if nothing changed. */
  readonly refresh: () => boolean
}

export function openSharedFile({ path, read }: SharedPlace): SharedFile {
  let events: readonly ImportedEvent[] = []
  let stamp = ''
  const refresh = (): boolean => {
    // Others write there: what cannot even be looked at holds nothing, and keeps nothing else from being read.
    const now = fileStamps([path])
    if (now === stamp) return false
    const before = events
    events = sharedEvents(read(), path)
    stamp = now
    return events.length !== before.length || events.some(({ item }, index) => item !== before[index]?.item)
  }
  refresh()
  return { events: () => events, refresh }
}
