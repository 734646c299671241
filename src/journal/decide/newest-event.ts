import { timeOf } from '../event/event-id.ts'
import type { DecidedLogs } from '../file/decided-log.ts'
import type { Journals } from './plan.ts'

type Folds = Pick<Journals, 'project' | 'user'>

/**
 * Returns a function for the time of the newest event that items rest on, according to the journals or, where lines were cut out of them, to the
 * logs of decisions: what is decided now comes after it. Computed once for each state of the journals.
 */
export function createNewest(journals: () => Journals, decided: DecidedLogs, now: () => Date): () => number {
  let found: { readonly of: Journals; readonly time: number } | undefined
  return () => {
    const of = journals()
    if (found?.of !== of) found = { of, time: timeOf(newestEvent(of, decided, now()), now().getTime()) }
    return found.time
  }
}

function* idsIn({ project, user }: Folds, decided: DecidedLogs): Iterable<string> {
  yield* decided.project.events()
  yield* decided.user.events()
  for (const { records } of [user, project])
    for (const { on, seen } of records.values()) {
      yield on
      yield* seen
    }
}

/**
 * The newest event, by the time in its id; '' if none has one. Ids sort by their time: nearly all are older than the newest so far, and are not
 * parsed.
 */
export function newestEvent(journals: Folds, decided: DecidedLogs, now: Date): string {
  let newest = ''
  for (const id of idsIn(journals, decided)) if (id > newest && timeOf(id, now.getTime()) > 0) newest = id
  return newest
}
