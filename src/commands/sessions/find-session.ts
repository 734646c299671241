import { listSessionFiles } from '../../runtime/session-files.ts'
import { visible } from '../../text/sanitize.ts'
import { EXIT, UserError } from '../../text/user-error.ts'
import type { WorkspacePaths } from '../../workspace/paths.ts'

/** How many sessions an error names. */
const SHOWN = 5

/** The session named on the command line, by id or unambiguous prefix. Throws (exit 2) with a way out. */
export function findSession(ids: Iterable<string>, typed: string): string {
  const possible = new Set([...ids].filter((id) => typed !== '' && id.startsWith(typed)))
  if (possible.has(typed)) return typed
  const [only, ...others] = possible
  if (only !== undefined && others.length === 0) return only
  const word = visible(typed)
  const first = [...possible].slice(0, SHOWN).map(visible)
  throw new UserError(
    only === undefined ? `There is no session "${word}"` : `"${word}" is the beginning of ${possible.size} sessions`,
    {
      hint: first.join('\n      ') || 'sage session list shows every id',
      exitCode: EXIT.usage,
      code: only ? 'ambiguous-id' : 'unknown-id',
    },
  )
}

/** Every session that hooks or reviews know of, without reading it. */
export function knownSessions({ sessions, reviews, injected, needsReview, ended }: WorkspacePaths): string[] {
  return [sessions, reviews, injected, needsReview, ended].flatMap(listSessionFiles)
}
