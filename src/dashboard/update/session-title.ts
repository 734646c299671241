import type { Snapshot } from '../snapshot.ts'

/** A session's title, or the beginning of its id. */
export function sessionTitle(snapshot: Snapshot, id: string): string {
  return titlesOf(snapshot).get(id) || (id ? `session ${id.slice(0, 8)}` : 'by hand')
}

/** Whether anything but its id names a session. */
export function isTitled(snapshot: Snapshot, id: string): boolean {
  return Boolean(titlesOf(snapshot).get(id))
}

const titles = new WeakMap<Snapshot['sessions'], ReadonlyMap<string, string>>()
function titlesOf({ sessions }: Snapshot): ReadonlyMap<string, string> {
  let map = titles.get(sessions)
  if (!map) {
    map = new Map(sessions.map((session) => [session.id, session.title]))
    titles.set(sessions, map)
  }
  return map
}
