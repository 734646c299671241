import type { JournalEvent } from '../event/event.ts'
import { parseLines } from '../file/parse-lines.ts'
import { listHistory, readFromHistory, sizesInHistory } from './history-log.ts'
import { JOURNAL } from './history-repository.ts'

/** How many versions of the journal are searched, newest first: damage is found when it is fresh. */
const VERSIONS = 200

/** The commits that hold a version of the journal, newest first. */
export async function listVersions(history: string): Promise<string[]> {
  return ((await listHistory(history, VERSIONS)) ?? []).map(({ commit }) => commit)
}

/**
 * The events of the version with the most bytes: a journal only grows, so it holds what the others hold. If that version is damaged, what is
 * lost is in earlier ones.
 */
export async function fullestVersions(
  history: string,
  commits: readonly string[],
): Promise<(readonly JournalEvent[])[]> {
  const sizes = await sizesInHistory(history, commits, JOURNAL)
  return backToWhole(history, commits.slice(Math.max(0, sizes.indexOf(Math.max(...sizes)))))
}

/** The events of each version that may hold what was damaged: from the first of these back to one without damage. */
export async function backToWhole(history: string, commits: readonly string[]): Promise<(readonly JournalEvent[])[]> {
  const versions: (readonly JournalEvent[])[] = []
  for (const commit of commits) {
    const bytes = await readFromHistory(history, commit, JOURNAL)
    if (!bytes) continue
    const { events, problems } = parseLines(bytes)
    versions.push(events)
    if (problems.length === 0) break
  }
  return versions
}
