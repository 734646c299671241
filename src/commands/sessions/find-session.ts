import { listSessionFiles } from '../../runtime/sessions/session-files.ts'
import type { WorkspacePaths } from '../../workspace/paths/paths.ts'
import { noSuch } from '../say/no-such.ts'

/** The session named on the command line, by id or unambiguous prefix. Throws (exit 2) with a way out. */
export function findSession(ids: Iterable<string>, typed: string): string {
  const possible = new Set([...ids].filter((id) => typed !== '' && id.startsWith(typed)))
  if (possible.has(typed)) return typed
  const [only, ...others] = possible
  if (only !== undefined && others.length === 0) return only
  throw noSuch(typed, [...possible], { one: 'session', several: 'sessions', listed: 'sage session list' })
}

/** Every session that hooks or reviews know of, without reading it. */
export function knownSessions({ sessions, reviews, injected, needsReview, ended }: WorkspacePaths): string[] {
  return [sessions, reviews, injected, needsReview, ended].flatMap(listSessionFiles)
}
