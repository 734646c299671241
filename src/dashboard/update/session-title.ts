import { onceFor } from '../once-for.ts'
import type { Snapshot } from '../snapshot.ts'

const titlesOf = onceFor(
  (sessions: Snapshot['sessions']): ReadonlyMap<string, string> =>
    new Map(sessions.map(({ id, title }) => [id, title])),
)

/** A session's title, or the beginning of its id. */
export function sessionTitle(snapshot: Snapshot, id: string): string {
  return titlesOf(snapshot.sessions).get(id) || (id ? `session ${id.slice(0, 8)}` : 'by hand')
}

/** Whether anything but its id names a session. */
export function isTitled(snapshot: Snapshot, id: string): boolean {
  return Boolean(titlesOf(snapshot.sessions).get(id))
}
