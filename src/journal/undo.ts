import type { DecidedEvent, UndoneEvent } from './event.ts'
import type { Journal } from './fold.ts'

type Stamp = { readonly now: Date; readonly newId: () => string }

/** The decisions that one undo takes back: the last one in force, with all others of its step. */
export function lastStep(journal: Journal): readonly DecidedEvent[] {
  const last = journal.decisions.at(-1)
  return last ? decisionsOfStep(journal, last) : []
}

/** The undos that one redo takes back. */
export function lastUndoneStep(journal: Journal): readonly UndoneEvent[] {
  const last = journal.undos.at(-1)
  if (!last) return []
  return last.step === undefined
    ? [last]
    : journal.undos.filter((undo) => undo.step === last.step && isLastUndo(journal, undo))
}

/** The step of the item's last decision in force. */
export function stepOfItem(journal: Journal, id: string): readonly DecidedEvent[] {
  const last = journal.records.get(id)?.decisions.at(-1)
  return last ? decisionsOfStep(journal, last) : []
}

/** Takes back the last step. No events if there is none. */
export function undoLast(journal: Journal, stamp: Stamp): UndoneEvent[] {
  return takeBack(journal, lastStep(journal), stamp)
}

/** Brings back what the last undo took. No events if there is none. */
export function redoLast(journal: Journal, stamp: Stamp): UndoneEvent[] {
  return takeBack(journal, lastUndoneStep(journal), stamp)
}

/** Takes back the last decision on one item, and what was decided with the same key. */
export function undoItem(journal: Journal, id: string, stamp: Stamp): UndoneEvent[] {
  return takeBack(journal, stepOfItem(journal, id), stamp)
}

/** The events that take back decisions (undo) or undos (redo); `step` joins them across journals. */
export function takeBack(
  journal: Journal,
  events: readonly (DecidedEvent | UndoneEvent)[],
  { now, newId }: Stamp,
  step = events.length > 1 ? newId() : undefined,
): UndoneEvent[] {
  return events.flatMap((event) => {
    const record = journal.records.get(event.item)
    if (!record) return []
    return {
      v: 1,
      id: newId(),
      at: now.toISOString(),
      type: 'undone',
      item: event.item,
      on: record.on,
      event: event.id,
      ...(step !== undefined && { step }),
    }
  })
}

function decisionsOfStep(journal: Journal, decision: DecidedEvent): readonly DecidedEvent[] {
  if (decision.step === undefined) return [decision]
  return journal.decisions.filter((d) => d.step === decision.step && isLastDecision(journal, d))
}

/** A later decision on one item of a step stays: undoing the step leaves that item alone. */
function isLastDecision(journal: Journal, decision: DecidedEvent): boolean {
  return journal.records.get(decision.item)?.decisions.at(-1)?.id === decision.id
}

function isLastUndo(journal: Journal, undo: UndoneEvent): boolean {
  return journal.records.get(undo.item)?.undos.at(-1)?.event.id === undo.id
}
