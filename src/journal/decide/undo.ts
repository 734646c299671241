import { createOrder, eventHead, type EventMaker } from '../event/event-id.ts'
import type { DecidedEvent, DecidingEvent, UndoneEvent } from '../event/event.ts'
import type { Journal } from '../item/fold.ts'

/** A journal and which of its decisions undo may touch: those of other projects in the user's journal are theirs to take back. */
export type UndoableJournal = { readonly journal: Journal; readonly mine: (event: DecidingEvent) => boolean }

/**
 * The decisions that one undo takes back, for each journal: the one that came into force last, even if by a redo, and all others of its
 * step.
 */
export function decisionsOfLastStep(undoable: readonly UndoableJournal[], now: Date): DecidedEvent[][] {
  return newestStep(
    now,
    undoable.map((one) => ({ ...one, events: one.journal.decisions, since: sinceOf(one.journal) })),
    (journal, item) => journal.records.get(item)?.decisions.at(-1)?.id,
  )
}

/** The undos that one redo takes back, for each journal: the person's last ones, unless something was decided since. */
export function undosOfLastStep(undoable: readonly UndoableJournal[], now: Date): UndoneEvent[][] {
  const order = createOrder(now)
  const newest = newestOf(
    now,
    undoable.flatMap(({ journal, mine }) =>
      journal.decisions.flatMap((event) => (mine(event) ? [{ event: event.id, since: event.id }] : [])),
    ),
  )
  return newestStep(
    now,
    undoable.map(({ journal, mine }) => {
      const events = journal.undos.filter(
        (event) => !isByReview(journal, event) && (newest === undefined || order(event.id) > order(newest)),
      )
      return { journal, mine, events, since: ({ id }) => id }
    }),
    topUndo,
  )
}

/** The undos with these ids that can still be redone, for each journal. */
export function undosById(undoable: readonly UndoableJournal[], ids: readonly string[]): UndoneEvent[][] {
  const wanted = new Set(ids)
  return undoable.map(({ journal }) =>
    journal.undos.filter(({ id, item }) => wanted.has(id) && topUndo(journal, item) === id),
  )
}

/** The item's last decision in force, with the others of its step. */
export function decisionsOfItem(undoable: readonly UndoableJournal[], item: string, now: Date): DecidedEvent[][] {
  const newest = newestOf(
    now,
    undoable.map(({ journal }) => {
      const event = journal.records.get(item)?.decisions.at(-1)
      return event && { event, since: sinceOf(journal)(event) }
    }),
  )
  return decisionsById(undoable, newest ? [newest.id] : [])
}

/** The decisions in force with these ids, or brought back by redos with these ids, with the others of their steps. */
export function decisionsById(undoable: readonly UndoableJournal[], ids: readonly string[]): DecidedEvent[][] {
  const wanted = new Set(ids)
  for (const { journal } of undoable)
    for (const id of ids) {
      const reversal = journal.reversals.get(id)
      if (reversal?.by === 'redo') wanted.add(reversal.decision.id)
    }
  const steps = new Set<string | undefined>()
  for (const { journal } of undoable) for (const { id, step } of journal.decisions) if (wanted.has(id)) steps.add(step)
  return undoable.map(({ journal }) =>
    journal.decisions.filter(
      ({ id, step, item }) =>
        (wanted.has(id) || (step !== undefined && steps.has(step))) &&
        journal.records.get(item)?.decisions.at(-1)?.id === id,
    ),
  )
}

/** The events that take back decisions (undo) or undos (redo); `step` joins them across journals. */
export function takeBack(
  journal: Journal,
  events: readonly DecidingEvent[],
  maker: EventMaker,
  step: string,
): UndoneEvent[] {
  return events.flatMap(({ id, item }) => {
    const record = journal.records.get(item)
    if (!record) return []
    return { ...eventHead(maker), type: 'undone', item, on: record.on, event: id, step }
  })
}

/** A later decision on one item of a step stays: undoing the step leaves that item alone. */
function newestStep<Event extends DecidingEvent>(
  now: Date,
  undoable: ReadonlyArray<UndoableJournal & { events: readonly Event[]; since: (event: Event) => string }>,
  topOf: (journal: Journal, item: string) => string | undefined,
): Event[][] {
  const newest = newestOf(
    now,
    undoable.map(({ events, journal, mine, since }) => {
      // Not one on which another project or machine decided again since: nothing of it is left to take back.
      const event = events.findLast((one) => mine(one) && topOf(journal, one.item) === one.id)
      return event && { event, since: since(event) }
    }),
  )
  if (!newest) return undoable.map(() => [])
  return undoable.map(({ events, journal }) => {
    if (newest.step === undefined) return events.filter(({ id }) => id === newest.id)
    return events.filter((event) => event.step === newest.step && topOf(journal, event.item) === event.id)
  })
}

/**
 * Whether a review took back what was approved without a key press. Whoever presses a key takes a step, and the others are not theirs to redo.
 */
function isByReview({ reversals }: Journal, { id, step }: UndoneEvent): boolean {
  return step === undefined && reversals.get(id)?.decision.by === 'auto'
}

function topUndo(journal: Journal, item: string): string | undefined {
  return journal.records.get(item)?.undos.at(-1)?.event.id
}

/** The event by which a decision came into force: itself, or the redo that brought it back. */
function sinceOf({ reversals }: Journal): (decision: DecidedEvent) => string {
  const since = new Map<string, string>()
  for (const [id, { by, decision }] of reversals) if (by === 'redo') since.set(decision.id, id)
  return ({ id }) => since.get(id) ?? id
}

type Dated<Event> = { readonly event: Event; readonly since: string }

function newestOf<Event>(now: Date, dated: ReadonlyArray<Dated<Event> | undefined>): Event | undefined {
  const order = createOrder(now)
  return dated.reduce((best, one) => (one && !(best && order(best.since) > order(one.since)) ? one : best), undefined)
    ?.event
}
