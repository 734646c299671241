import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isSessionId } from '../workspace/session-id.ts'

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

/** The first entries tell the working directory; what stands before them (hook output, snapshots) can be long. */
const HEAD_BYTES = 256 * 1024

/**
 * Main transcripts under `<config>/projects/`, newest first. Folder names are not unique to a project (two directories can
 * share one), so the project is told by the `cwd` that the entries carry.
 */
export function findTranscripts(projectsFolder: string, options: { modifiedAfter?: number } = {}): FoundTranscript[] {
  const found: FoundTranscript[] = []
  for (const folder of entriesOf(projectsFolder)) {
    for (const name of entriesOf(join(projectsFolder, folder))) {
      const sessionId = name.endsWith('.jsonl') ? name.slice(0, -'.jsonl'.length) : ''
      if (!isSessionId(sessionId)) continue
      const path = join(projectsFolder, folder, name)
      const stat = statSync(path, { throwIfNoEntry: false })
      if (!stat?.isFile() || stat.mtimeMs < (options.modifiedAfter ?? 0)) continue
      found.push({ sessionId, path, size: stat.size, modified: stat.mtimeMs, cwd: readWorkingDirectory(path) })
    }
  }
  return found.sort((a, b) => b.modified - a.modified)
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // no such folder, not a folder, or not ours to read: nothing to find there
  }
}

function readWorkingDirectory(path: string): string | undefined {
  let descriptor: number
  try {
    descriptor = openSync(path, 'r')
  } catch {
    return undefined // removed or locked since it was listed
  }
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    const length = readSync(descriptor, head, 0, HEAD_BYTES, 0)
    const match = /"cwd":\s?("(?:[^"\\]|\\.)*")/.exec(head.toString('utf8', 0, length))
    return match?.[1] === undefined ? undefined : String(JSON.parse(match[1]))
  } finally {
    closeSync(descriptor)
  }
}
