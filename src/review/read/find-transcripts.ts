import { closeSync, openSync, readSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { LINE_CAP } from '../../transcript/lines.ts'
import { statTranscript } from '../../transcript/stat.ts'
import { namesIfReadable } from '../../workspace/read-if-readable.ts'
import { isSessionId } from '../../workspace/session-id.ts'
import { stringIfJson } from '../../runtime/parsed-json.ts'

export type FoundTranscript = {
  readonly sessionId: string
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Epoch milliseconds of the last write. */
  readonly modified: number
  /** Working directory of its first entry that names one. */
  readonly cwd: string | undefined
}

/** Bytes that are looked at in one go. */
const STRETCH = 256 * 1024
/** More than a working directory takes, so that none is missed where two stretches meet. */
const OVERLAP = 64 * 1024
/**
 * The first entries tell the working directory; what stands before it can be long: newer clients write it behind the first prompt, with all
 * pictures that were pasted into that.
 */
const MOST_BYTES = LINE_CAP + 1024 * 1024

/**
 * Main transcripts under `<config>/projects/`, newest first. Folder names are not unique to a project (two directories can
 * share one), so the project is told by the `cwd` that the entries carry.
 */
export function findTranscripts(projectsFolder: string, options: { modifiedAfter?: number } = {}): FoundTranscript[] {
  const found: FoundTranscript[] = []
  for (const folder of namesIfReadable(projectsFolder)) {
    for (const name of namesIfReadable(join(projectsFolder, folder))) {
      const sessionId = name.endsWith('.jsonl') ? name.slice(0, -'.jsonl'.length) : ''
      if (!isSessionId(sessionId)) continue
      const path = join(projectsFolder, folder, name)
      const stat = statTranscript(path)
      if (!stat?.isFile() || stat.mtimeMs < (options.modifiedAfter ?? 0)) continue
      found.push({ sessionId, path, size: stat.size, modified: stat.mtimeMs, cwd: readWorkingDirectory(path) })
    }
  }
  return found.sort((a, b) => b.modified - a.modified)
}

function readWorkingDirectory(path: string): string | undefined {
  let descriptor: number
  try {
    descriptor = openSync(path, 'r')
  } catch {
    return undefined // removed or locked since it was listed
  }
  try {
    return firstWorkingDirectory(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function firstWorkingDirectory(descriptor: number): string | undefined {
  const buffer = Buffer.alloc(OVERLAP + STRETCH)
  let kept = 0
  for (let at = 0; at < MOST_BYTES;) {
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

/** Of the first line that names one. Some are damaged, and whatever is no whole path would be looked for below the folder that Sage runs in. */
function workingDirectoryIn(head: string): string | undefined {
  for (const { 1: quoted = '' } of head.matchAll(/"cwd":\s?("(?:[^"\\\n]|\\.)*")/g)) {
    const path = stringIfJson(quoted)
    if (path !== undefined && isAbsolute(path)) return path
  }
  return undefined
}
