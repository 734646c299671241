import { mkdirSync } from 'node:fs'
import { DAY } from '../../base/durations.ts'
import { objectIfJson } from '../../base/parsed-json.ts'
import type { Projection, ProjectionTarget } from '../../runtime/projection/format.ts'
import { quickWrite } from '../../workspace/files/durable-write.ts'
import { isYounger } from '../../workspace/files/is-younger.ts'
import { namesIfReadable, readTextIfReadable, statIfReadable } from '../../workspace/files/read-if-readable.ts'
import { hookPaths, inside, nudgeFile, recordFolder, reviewsFolder, userTmp } from '../../workspace/paths/paths.ts'

/**
 * Tells the person, at most once a day, that proposals or unread sessions are waiting: queues that nobody sees rot, and transcripts are
 * deleted after 30 days. '' if there is nothing to say. Only the person sees it, never the model.
 */
export function nudgeFor(target: ProjectionTarget, pending: Projection['pending'], now: number): string {
  if (isYounger(nudgeFile(target.dataHome, target.id), DAY, now)) return ''
  const unread = unreadSessions(target)
  const parts: string[] = []
  if (pending.count > 0)
    parts.push(
      `${count(pending.count, 'proposal is pending', 'proposals are pending')}${aged(now - Date.parse(pending.oldest))}`,
    )
  if (unread.count > 0)
    parts.push(`${count(unread.count, 'session is', 'sessions are')} unread${aged(now - unread.oldest)}`)
  return parts.length === 0 ? '' : `Sage: ${parts.join(', ')}. Run "sage" to review.`
}

/** Records, as the time of a file, that the person was reminded just now. */
export function rememberNudge(target: ProjectionTarget): void {
  mkdirSync(recordFolder(target.dataHome, target.id), { recursive: true, mode: 0o700 })
  quickWrite(nudgeFile(target.dataHome, target.id), '', { tmp: userTmp(target.dataHome) })
}

function unreadSessions(target: ProjectionTarget): { count: number; oldest: number } {
  const { needsReview, ended } = hookPaths(target.workspaceDir)
  const reviews = reviewsFolder(target.workspaceDir)
  const isPaused = (name: string) => objectIfJson(readTextIfReadable(inside(reviews, name)) ?? '')?.paused === true
  const names = new Map<string, number>()
  for (const folder of [needsReview, ended]) {
    for (const name of namesIfReadable(folder)) {
      const at = statIfReadable(inside(folder, name))?.mtimeMs
      if (name.endsWith('.json') && at !== undefined && !isPaused(name))
        names.set(name, Math.min(at, names.get(name) ?? at))
    }
  }
  return { count: names.size, oldest: Math.min(...names.values()) }
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}

function aged(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY)
  if (!(days >= 1)) return ''
  return days === 1 ? ', the oldest since yesterday' : `, the oldest for ${days} days`
}
