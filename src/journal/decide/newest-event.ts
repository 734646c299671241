import { timeOf } from '../event/event-id.ts'
import type { DecidedLogs } from '../file/decided-log.ts'
import type { Journals } from './plan.ts'

/**
 * How to ask for the time of the newest event that items stand on, or were left on where a journal no longer says so: what is decided now comes
 * after it, whatever was cut out. Looked for once for each state of the journals.
 */
export function createNewest(journals: () => Journals, decided: DecidedLogs, now: () => Date): () => number {
  let found: { readonly of: Journals; readonly time: number } | undefined
  return () => {
    const of = journals()
    if (found?.of !== of) found = { of, time: newestTime(idsIn(of, decided), now().getTime()) }
    return found.time
  }
}

function* idsIn({ project, user }: Journals, decided: DecidedLogs): Iterable<string> {
  yield* decided.project.events()
  yield* decided.user.events()
  for (const { records } of [user, project])
    for (const { on, seen } of records.values()) {
      yield on
      yield* seen
    }
}

/**
 * The time in the newest of these ids; 0 if none of them has one. Ids sort by their time: nearly all are older than the newest so far, and are
 * not looked into.
 */
function newestTime(ids: Iterable<string>, now: number): number {
  let newest = ''
  for (const id of ids) if (id > newest && timeOf(id, now) > 0) newest = id
  return timeOf(newest, now)
}
