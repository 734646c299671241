import { dirname } from 'node:path'
import { DAY } from '../../base/durations.ts'
import { getOrMake } from '../../base/get-or-make.ts'
import { namesIn } from '../../workspace/files/read-if-there.ts'
import { contains, existingPart, realPath } from '../../workspace/files/real-path.ts'
import { findOwnWorkspace, locateWorkspace } from '../../workspace/locate/locate.ts'
import type { Homes } from '../../workspace/paths/homes.ts'
import { transcriptFolder, transcriptsDir } from '../../workspace/paths/transcript-folders.ts'
import { formerPlaces, listTrusted } from '../../workspace/trust/trust.ts'
import type { ReviewContext, ReviewOutcome } from '../propose/review-context.ts'
import { damagedTranscriptText } from '../record/damaged-lines.ts'
import { findTranscripts, type FoundTranscript } from './find-transcripts.ts'
import { reviewSession } from './review-session.ts'

export type ScanProgress = {
  readonly done: number
  readonly total: number
  readonly bytesDone: number
  readonly bytesTotal: number
  readonly path: string
  readonly turns: number
  readonly proposals: number
}

/** Where to look for transcripts, and how far back. */
export type ScanRange = Pick<Homes, 'dataHome' | 'claudeDir'> & {
  /** Only transcripts written to in the last `days` days. */
  readonly days: number
  /** All transcripts, if they were already looked for: only a transcript's content says whose it is, so finding them opens each. */
  readonly found?: readonly FoundTranscript[]
}

export type ScanOptions = ScanRange & {
  readonly projectDir: string
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ScanProgress) => void
}

export type ScanResult = Omit<ScanProgress, 'path'> & {
  /** How many of the `done` ones were read. */
  readonly read: number
  /** How many another Sage was reading. */
  readonly busy: number
  /** How many were left out because the person paused their sessions. */
  readonly paused: number
  readonly failed: readonly string[]
  /** Which lines of which transcripts were skipped, as sentences. Skipped lines are not a failure. */
  readonly damaged: readonly string[]
  readonly interrupted: boolean
}

/** How many days to go back by default. */
export const SCAN_DAYS = 30

/** The transcripts of all projects. */
export function recentTranscripts({ claudeDir, days, found }: ScanRange, now: Date): readonly FoundTranscript[] {
  return found ?? findTranscripts(transcriptsDir(claudeDir), now.getTime() - days * DAY)
}

/**
 * Transcripts that belong to a workspace: their `cwd` is in it, also through a worktree or a link, or was in it before it was moved. If that
 * folder is gone, the nearest one above it that is left decides.
 */
export function transcriptsOf(workspaceId: string, range: ScanRange, now: Date): FoundTranscript[] {
  const { dataHome } = range
  const known = new Map<string, boolean>()
  const former = formerPlaces(dataHome, workspaceId)
  const belongs = (cwd: string): boolean => {
    const left = existingPart(cwd)
    if (left !== undefined && locateWorkspace({ start: left, dataHome }).id === workspaceId) return true
    return former.some((place) => contains(place, cwd) && (left === undefined || !contains(place, left)))
  }
  const isMine = ({ cwd }: FoundTranscript): boolean => {
    return cwd !== undefined && getOrMake(known, cwd, () => belongs(cwd))
  }
  const found = recentTranscripts(range, now)
  const mine = new Set(found.filter(isMine))
  // The `cwd` in a transcript that may not be opened is unknown; it belongs to the workspace of the others in its folder.
  const folders = new Set([...mine].map(({ path }) => dirname(path)))
  return found.filter((one) => mine.has(one) || (one.closed && folders.has(dirname(one.path))))
}

/**
 * Every project of the person: those that they set up, and with `capture = "all-projects"` also those that Claude Code was started in and that
 * are still there.
 */
export function projectsOf(range: ScanRange, now: Date): string[] {
  const { dataHome } = range
  const places = new Set(
    recentTranscripts(range, now).flatMap(({ cwd }) => (cwd !== undefined && realPath(cwd) !== undefined ? cwd : [])),
  )
  const own = [...places].flatMap((start) => findOwnWorkspace({ start, dataHome }) ?? [])
  const unlisted = own.flatMap(({ kind, root }) => (kind === 'private' ? root : []))
  return [...new Set([...listTrusted(dataHome), ...unlisted])]
}

/**
 * Reviews existing transcripts, newest first. If interrupted, the next scan continues: every session keeps its own cursor, so nothing is
 * read or proposed twice.
 */
export async function scanTranscripts(context: ReviewContext, options: ScanOptions): Promise<ScanResult> {
  // Throws if a folder may not be read: that must not look as if nothing were there.
  for (const folder of [transcriptsDir(options.claudeDir), transcriptFolder(options)]) namesIn(folder)
  const all = transcriptsOf(context.workspaceId, options, context.now())
  const found = all.filter(({ sessionId }) => context.reviews.get(sessionId)?.paused !== true)
  const paused = all.length - found.length
  const bytesTotal = found.reduce((sum, { size }) => sum + size, 0)
  const failed: string[] = []
  const damaged: string[] = []
  const counts = { done: 0, read: 0, busy: 0, bytesDone: 0, turns: 0, proposals: 0 }
  const progress = () => ({ ...counts, total: found.length, bytesTotal })
  const result = (interrupted: boolean) => ({ ...progress(), paused, failed, damaged, interrupted })
  for (const transcript of found) {
    if (options.signal?.aborted) return result(true)
    options.onProgress?.({ ...progress(), path: transcript.path })
    const outcome: ReviewOutcome = transcript.closed
      ? { state: 'failed', message: transcript.closed }
      : await reviewSession(context, transcript.sessionId, options.signal, transcript.path)
    if (outcome.state === 'stopped') return result(true)
    if (outcome.state === 'failed' || outcome.state === 'missing') failed.push(outcome.message)
    if (outcome.state === 'busy') counts.busy++
    if (outcome.state === 'reviewed') {
      if (isOf(transcript, context.reviews)) counts.read++
      counts.turns += outcome.turns
      counts.proposals += outcome.proposals
      if (outcome.damaged.length > 0) damaged.push(damagedTranscriptText(transcript.path, outcome.damaged))
    }
    counts.done++
    counts.bytesDone += transcript.size
  }
  return result(false)
}

/** Whether it is the file that was read. If a session has two, the one that hooks name was read instead of the other. */
function isOf({ sessionId, path }: FoundTranscript, reviews: ReviewContext['reviews']): boolean {
  const read = reviews.get(sessionId)?.transcriptPath
  return read !== undefined && realPath(read) === realPath(path)
}
