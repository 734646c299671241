import { visible } from '../../text/sanitize.ts'
import { UserError } from '../../text/user-error.ts'
import { type ReadOptions, type ReadResult, readTranscript } from '../../transcript/reader.ts'

/** Reads the transcript named on the command line. Throws `UserError` if it is not one. */
export async function readTranscriptFile(path: string, options: ReadOptions): Promise<ReadResult> {
  const read = await readTranscript(path, options)
  if (read.ok) return read
  throw new UserError(visible(read.message), {
    hint: 'Give the path of a session’s transcript: a .jsonl file below ~/.claude/projects',
  })
}
