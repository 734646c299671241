import { timeOf } from './event-id.ts'
import type { Journals } from './plan.ts'

/** How to ask for the time of the newest event that items stand on; looked for once for each state of the journals. */
export function createNewest(journals: () => Journals, now: () => Date): () => number {
  let found: { readonly of: Journals; readonly time: number } | undefined
  return () => {
    const of = journals()
    if (found?.of !== of) found = { of, time: newestTime(idsIn(of), now().getTime()) }
    return found.time
  }
}

/** Of the events that the items of both journals stand on. */
function* idsIn({ project, user }: Journals): Iterable<string> {
  for (const { records } of [user, project])
    for (const { on, seen } of records.values()) {
      yield on
      yield* seen
    }
}

/** The time in the newest of these ids; 0 if none of them has one. Ids sort by their time: nearly all are older than the newest so far, and are not looked into. */
function newestTime(ids: Iterable<string>, now: number): number {
  let newest = ''
  for (const id of ids) if (id > newest && timeOf(id, now) > 0) newest = id
  return timeOf(newest, now)
}
