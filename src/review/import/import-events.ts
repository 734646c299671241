import { learningProblem } from '../../journal/decide/learning-text.ts'
import { eventHead, type EventMaker } from '../../journal/event/event-id.ts'
import type { ImportedEvent } from '../../journal/event/event.ts'
import type { Scope } from '../../journal/event/vocabulary.ts'
import { itemId } from '../../journal/item/item-id.ts'
import type { SharedLearning } from '../../journal/store/shared-learnings.ts'
import { checkText } from '../../text/checks/checks.ts'
import { oneLine } from '../../text/sanitize.ts'
import { storableLine } from '../../text/secrets/storable-line.ts'
import type { KnownTexts } from '../propose/known-texts.ts'

export type ImportOptions = EventMaker & {
  readonly workspace: string
  /** Absolute path of the file, shown as the origin. */
  readonly origin: string
  readonly scope: Scope
  /** An agent imports it. */
  readonly byAgent?: boolean
  /** What Sage already knows; grows with each import. */
  readonly known: Pick<KnownTexts, 'add' | 'find'>
}

export type Imported = {
  readonly events: readonly ImportedEvent[]
  /** How many were already known, in these or nearly these words. */
  readonly known: number
  /** Texts that cannot be learnings, and why. */
  readonly refused: readonly { readonly text: string; readonly reason: string }[]
}

/**
 * Turns a file's texts into events: sanitised, secrets masked, known ones left out. All of them wait for a decision, whatever the file claims.
 */
export async function importEvents(texts: readonly SharedLearning[], options: ImportOptions): Promise<Imported> {
  const events: ImportedEvent[] = []
  const refused: { text: string; reason: string }[] = []
  let known = 0
  for (const given of texts) {
    const { text, hidden, removed } = await storableLine(given.text)
    const reason = learningProblem(text)
    if (reason !== undefined) refused.push({ text: oneLine(text, 80), reason })
    else if (options.known.find(text) !== undefined) known++
    else {
      const event = eventOf({ ...given, text }, ['foreign', ...checkText(text, { hidden, removed })], options)
      options.known.add(event.item, text)
      events.push(event)
    }
  }
  return { events, known, refused }
}

function eventOf(
  { text, kind, confidence, id = '', saidAt }: SharedLearning,
  checks: ImportedEvent['checks'],
  options: ImportOptions,
): ImportedEvent {
  const { workspace, origin, scope, byAgent = false } = options
  const head = eventHead(options)
  // A clock elsewhere may be ahead, and nothing was said after it was imported.
  const said = saidAt !== undefined && saidAt < head.at ? saidAt : head.at
  return {
    ...head,
    type: 'imported',
    origin,
    // Two spellings of a text are two items: the file holds both, and its readers see both.
    item: itemId({ workspace, turnUuid: text, cue: 'import', text }),
    kind,
    text,
    scope,
    confidence,
    tier: 'suggest',
    cues: ['import', ...(byAgent ? ['by-agent'] : [])],
    checks,
    evidence: { text, speaker: 'file', turnUuid: id, sessionId: '', transcriptPath: origin, at: said },
  }
}
