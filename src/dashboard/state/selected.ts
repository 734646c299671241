import type { Item } from '../../journal/item/item.ts'
import type { ActivityEntry } from '../../review/record/activity.ts'
import type { SessionSummary } from '../../review/record/sessions.ts'
import { isItemTab } from './item-tabs.ts'
import { currentList, type State } from './state.ts'

/** The selected item, while items are listed. */
export function selectedItem(state: State): Item | undefined {
  const { selected } = currentList(state)
  return selected !== undefined && isItemTab(state.tab) ? state.byId.get(selected) : undefined
}

/** The selected session, while sessions are listed. */
export function selectedSession(state: State): SessionSummary | undefined {
  const { selected } = currentList(state)
  return state.tab === 'sessions' ? state.snapshot.sessions.find(({ id }) => id === selected) : undefined
}

/** The selected entry of Activity, while it is listed. */
export function selectedActivity(state: State): ActivityEntry | undefined {
  const { selected } = currentList(state)
  return state.tab === 'activity' ? state.snapshot.activity.find(({ id }) => id === selected) : undefined
}

/** The session whose proposals Enter shows: the selected one, or the one that an entry says was read, if any of its proposals waits. */
export function sessionToShow(state: State): string | undefined {
  const id = selectedSession(state)?.id ?? selectedActivity(state)?.session
  return state.snapshot.sessions.find((session) => session.id === id && session.pending > 0)?.id
}

/** Whether Enter goes from what is selected to items in another list: the proposals of a session, or what an entry is about. */
export function leadsToItems(state: State): boolean {
  return sessionToShow(state) !== undefined || selectedActivity(state)?.item !== undefined
}
