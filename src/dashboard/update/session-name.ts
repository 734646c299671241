import { memoized } from '../../base/memoized.ts'
import { NARROW, truncateEnd } from '../../text/width.ts'
import type { Snapshot } from '../state/snapshot.ts'

const titlesOf = memoized(
  (sessions: Snapshot['sessions']): ReadonlyMap<string, string> =>
    new Map(sessions.map(({ id, title }) => [id, title])),
)

/** Whether a session is listed here. */
export function isKnownSession(snapshot: Snapshot, id: string): boolean {
  return titlesOf(snapshot.sessions).has(id)
}

/** A session's title, or the beginning of its id. */
export function sessionName(snapshot: Snapshot, id: string): string {
  return titlesOf(snapshot.sessions).get(id) ?? (id ? `session ${id.slice(0, 8)}` : 'by hand')
}

/**
 * The same beside other words: a session is named after a prompt, which without quotes would read like a category. `max`: how many cells of
 * the prompt are enough.
 */
export function sessionLabel(snapshot: Snapshot, id: string, max = Infinity): string {
  const name = sessionName(snapshot, id)
  return isKnownSession(snapshot, id) ? `session “${truncateEnd(name, max, NARROW)}”` : name
}
