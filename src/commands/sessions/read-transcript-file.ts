import { UserError } from '../../base/user-error.ts'
import { findTranscriptOf, listTranscriptIds } from '../../review/read/find-transcripts.ts'
import { visible } from '../../text/sanitize.ts'
import { type ReadOptions, type ReadResult, readTranscript } from '../../transcript/read/reader.ts'
import { statIfReadable } from '../../workspace/files/read-if-readable.ts'
import { claudeConfigDir } from '../../workspace/paths/homes.ts'
import { isSessionId } from '../../workspace/paths/session-id.ts'
import { transcriptsDir } from '../../workspace/paths/transcript-folders.ts'
import type { CommandContext } from '../start/context.ts'
import { findSession } from './find-session.ts'

/**
 * Reads the transcript named on the command line: by its path, or by the id of its session, or how that begins. Throws `UserError` if it is not
 * one.
 */
export async function readTranscriptFile(
  { environment }: Pick<CommandContext, 'environment'>,
  named: string,
  options: ReadOptions,
): Promise<ReadResult> {
  const projects = transcriptsDir(claudeConfigDir(environment))
  const read = await readTranscript(pathOf(named, projects) ?? named, options)
  if (read.ok) return read
  throw new UserError(visible(read.message), {
    hint: `Give the path of a session’s transcript, a .jsonl file below "${projects}", or its id: sage session list`,
  })
}

/** Undefined if it can only be a path. */
function pathOf(named: string, projects: string): string | undefined {
  if (!isSessionId(named) || statIfReadable(named) !== undefined) return undefined
  const ids = listTranscriptIds(projects).filter((id) => id.startsWith(named))
  return ids.length === 0 ? undefined : findTranscriptOf(findSession(ids, named), [projects])
}
