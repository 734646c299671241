import { closeSync, openSync, readSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { stringIfJson } from '../../base/parsed-json.ts'
import { isExpectedError, systemErrorCode } from '../../base/system-error.ts'
import { MAX_LINE_BYTES } from '../../transcript/read/lines.ts'
import { withPath } from '../../workspace/files/error-path.ts'
import { namesIfReadable, statIfReadable } from '../../workspace/files/read-if-readable.ts'
import { realPath } from '../../workspace/files/real-path.ts'
import { textWithWayOut } from '../../workspace/files/way-out.ts'
import { isSessionId } from '../../workspace/paths/session-id.ts'

export type FoundTranscript = {
  readonly sessionId: string
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Epoch milliseconds of the last write. */
  readonly modified: number
  /** The working directory in the first entry that has one. */
  readonly cwd: string | undefined
  /** Why it cannot be read, e.g. because it is root's (Claude Code was run with `sudo`), and what to do. */
  readonly closed?: string
}

/** Bytes that are read at a time. */
const STRETCH = 256 * 1024
/** Longer than any working directory, so that none is missed where two stretches meet. */
const OVERLAP = 64 * 1024
/**
 * The working directory is in the first entries, but much can come before it: newer clients write it after the first prompt, with all
 * pictures pasted into that.
 */
const MAX_BYTES = MAX_LINE_BYTES + 1024 * 1024

/**
 * Main transcripts under `<config>/projects/` written to since a moment, newest first. Two directories can share a folder name, so the `cwd` in
 * the entries identifies the project.
 */
export function findTranscripts(projectsFolder: string, modifiedAfter: number): FoundTranscript[] {
  const found: FoundTranscript[] = []
  for (const folder of foldersIn(projectsFolder)) {
    for (const name of namesIfReadable(folder)) {
      const sessionId = sessionOf(name)
      if (sessionId === undefined) continue
      const path = join(folder, name)
      const stat = statIfReadable(path)
      if (!stat?.isFile() || stat.mtimeMs < modifiedAfter) continue
      found.push({ sessionId, path, size: stat.size, modified: stat.mtimeMs, ...readWorkingDirectory(path) })
    }
  }
  return found.sort((a, b) => b.modified - a.modified)
}

/** Each folder once: whoever moves a project may make the old name of its folder a link to the new one. */
function foldersIn(projectsFolder: string): string[] {
  const byPlace = new Map(
    namesIfReadable(projectsFolder).map((name) => {
      const folder = join(projectsFolder, name)
      return [realPath(folder), folder]
    }),
  )
  return [...byPlace.values()]
}

/**
 * The path of a session's transcript, whatever path was reported: in a worktree, some clients report a path that they never write to, and a
 * transcript is moved with its project. The one written to last, if there are several.
 */
export function findTranscriptOf(sessionId: string, projectsFolders: readonly string[]): string | undefined {
  return projectsFolders
    .flatMap((projects) => namesIfReadable(projects).map((folder) => join(projects, folder, `${sessionId}.jsonl`)))
    .map((path) => ({ path, stat: statIfReadable(path) }))
    .filter(({ stat }) => stat?.isFile())
    .toSorted((a, b) => (b.stat?.mtimeMs ?? 0) - (a.stat?.mtimeMs ?? 0))[0]?.path
}

/** The sessions whose transcripts lie there, by their ids. */
export function listTranscriptIds(projects: string): string[] {
  const names = namesIfReadable(projects).flatMap((folder) => namesIfReadable(join(projects, folder)))
  return names.flatMap((name) => sessionOf(name) ?? [])
}

/** Undefined for the transcript of a subagent: older clients kept those beside the sessions' own. */
function sessionOf(name: string): string | undefined {
  const id = name.endsWith('.jsonl') ? name.slice(0, -'.jsonl'.length) : ''
  return isSessionId(id) && !id.startsWith('agent-') ? id : undefined
}

function readWorkingDirectory(path: string): Pick<FoundTranscript, 'cwd' | 'closed'> {
  try {
    const descriptor = openSync(path, 'r')
    try {
      return { cwd: firstWorkingDirectory(descriptor) }
    } finally {
      closeSync(descriptor)
    }
  } catch (error) {
    if (!isExpectedError(error)) throw error
    // Removed since it was listed, or not to be read.
    const isGone = systemErrorCode(error) === 'ENOENT'
    return { cwd: undefined, ...(!isGone && { closed: textWithWayOut(withPath(error, path)) }) }
  }
}

function firstWorkingDirectory(descriptor: number): string | undefined {
  const buffer = Buffer.alloc(OVERLAP + STRETCH)
  let kept = 0
  for (let at = 0; at < MAX_BYTES;) {
    const length = readSync(descriptor, buffer, kept, STRETCH, at)
    const end = kept + length
    const found = workingDirectoryIn(buffer.toString('utf8', 0, end))
    if (found !== undefined || length === 0) return found
    at += length
    kept = Math.min(OVERLAP, end)
    buffer.copyWithin(0, end - kept, end)
  }
  return undefined
}

/** From the first line that names one. Some lines are damaged, and a relative path would be looked up in the folder Sage runs in. */
function workingDirectoryIn(head: string): string | undefined {
  for (const { 1: quoted = '' } of head.matchAll(/"cwd"\s*:\s*("(?:[^"\\\n]|\\.)*")/g)) {
    const path = stringIfJson(quoted)
    if (path !== undefined && isAbsolute(path)) return path
  }
  return undefined
}
