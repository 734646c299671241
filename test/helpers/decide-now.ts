import type { Outcome } from '../../src/journal/decide/outcome.ts'
import type { DecisionRequest, PlannedDecisions } from '../../src/journal/decide/plan-decisions.ts'
import type { UndoTarget } from '../../src/journal/decide/plan-undo.ts'
import type { DecidedEvent } from '../../src/journal/event/event.ts'
import type { JournalStore } from '../../src/journal/store/store.ts'

// Decides as every command and the dashboard do: on what the journals hold by now, planned first, then written.

export function decideNow(
  store: JournalStore,
  requests: readonly DecisionRequest[],
  by: DecidedEvent['by'],
): Outcome & Pick<PlannedDecisions, 'refused'> {
  store.refresh()
  const { plan, refused } = store.planDecisions(requests, by)
  return { ...store.commit(plan), refused }
}

export function undoNow(store: JournalStore, target: UndoTarget = {}): Outcome {
  store.refresh()
  return store.commit(store.planUndo(target))
}

export function redoNow(store: JournalStore, target: Pick<UndoTarget, 'events'> = {}): Outcome {
  store.refresh()
  return store.commit(store.planRedo(target))
}
