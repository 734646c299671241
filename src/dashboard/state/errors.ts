import type { ActivityEntry } from '../../review/record/activity.ts'
import type { State } from './state.ts'

/**
 * Counts errors that either wait for the person (to retry or drop a session) or were not looked at yet: counting the others would show a number
 * that nothing can reduce.
 */
export function countOpenErrors({ snapshot, seenErrors }: State): number {
  return errorsIn(snapshot.activity).filter((row) => row.failedSession !== undefined || !seenErrors.has(nameOf(row)))
    .length
}

/** The errors that Activity holds now. */
export function errorsShown({ snapshot }: State): ReadonlySet<string> {
  return new Set(errorsIn(snapshot.activity).map(nameOf))
}

function errorsIn(activity: readonly ActivityEntry[]): ActivityEntry[] {
  return activity.filter(({ mark }) => mark === 'error')
}

/** More of the same counts as another error, because its text says how much there is. */
function nameOf({ id, text }: ActivityEntry): string {
  return `${id} ${text}`
}
