import type { DecidingEvent, JournalEvent } from '../event/event.ts'
import type { ViewItem } from '../item/item.ts'
import { decidedElsewhereText } from './plan-decisions.ts'
import type { Journals, Plan } from './plan.ts'

/** What became of decisions: `saved` is what the fold says after the append, not what was asked for. */
export type Outcome = {
  readonly saved: readonly ViewItem[]
  /** Written, but somebody else was first. */
  readonly lost: ReadonlyArray<{ readonly id: string; readonly reason: string }>
  /** Ids of the deciding or undoing events that hold: what `undo` or `redo` takes. */
  readonly events: readonly string[]
}

/** Compares what was written with what the fold made of it. */
export function outcomeOf({ project, user, items }: Journals, plan: Plan): Outcome {
  const holds = ({ id, item }: DecidingEvent) =>
    [project, user].some((journal) => journal.records.get(item)?.seen.includes(id) ?? false)
  const deciding = [...plan.user, ...plan.project].filter(isDeciding)
  const lost = new Set(deciding.filter((event) => !holds(event)).map(({ item }) => item))
  const touched = [...new Set(deciding.map(({ item }) => item))]
  // What the team meanwhile removed from its file is no longer shown, but the decision on it still counts.
  const itemOf = (id: string) => items.get(id) ?? user.items.get(id)
  return {
    saved: touched.filter((id) => !lost.has(id)).flatMap((id) => itemOf(id) ?? []),
    lost: [...lost].map((id) => ({ id, reason: decidedElsewhereText(items.get(id)) })),
    events: deciding.filter(holds).map(({ id }) => id),
  }
}

export function isDeciding(event: JournalEvent): event is DecidingEvent {
  return event.type === 'decided' || event.type === 'undone'
}
