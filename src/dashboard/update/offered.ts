import type { Binding } from '../keys/keymap.ts'
import { computeLayout } from '../layout/layout.ts'
import { isItemTab } from '../state/item-tabs.ts'
import { leadsToItems, selectedActivity, selectedSession } from '../state/selected.ts'
import { currentList, type State } from '../state/state.ts'
import { isCardOpen } from './focus.ts'

/** Whether a key does something here. One that would only report that there is nothing to do is not offered. */
export function isOffered(state: State, { action, decides, writes }: Binding): boolean {
  if (state.snapshot.readOnly !== undefined && (decides || writes)) return false
  const hasRows = currentList(state).rows.length > 0
  switch (action) {
    case 'help':
    case 'quit':
      return true
    case 'filter':
      return hasRows || currentList(state).filter !== ''
    case 'new':
    case 'sync':
    case 'scan':
      // What else can be done in an empty inbox.
      return state.tab === 'pending' && !hasRows && currentList(state).filter === '' && !state.snapshot.drain
    case 'undo':
      return state.undo.length > 0 || wasDecided(state)
    case 'mark':
      return isItemTab(state.tab) && hasRows
    case 'open':
      return hasRows && (computeLayout(state).detail === undefined || leadsToItems(state))
    case 'back':
      return isCardOpen(state)
    case 'pause-session': {
      const session = selectedSession(state)
      return session !== undefined && (session.state === 'live' || session.paused)
    }
    case 'retry':
    case 'drop':
      return selectedActivity(state)?.failedSession !== undefined
    case 'errors-only':
      return hasRows || state.errorsOnly
    default:
      return hasRows
  }
}

/** Whether the journal has a decision that `u` would undo, including those of earlier runs. */
function wasDecided({ snapshot }: State): boolean {
  return snapshot.activity.some(({ mark }) => mark === 'ok' || mark === 'reject')
}
