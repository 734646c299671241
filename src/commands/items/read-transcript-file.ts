import { visible } from '../../text/sanitize.ts'
import { UserError } from '../../text/user-error.ts'
import { type ReadOptions, type ReadResult, readTranscript } from '../../transcript/reader.ts'

/** The transcript that was named on the command line. Throws `UserError` for what is none. */
export async function readTranscriptFile(path: string, options: ReadOptions): Promise<ReadResult> {
  const read = await readTranscript(path, options)
  if (read.ok) return read
  throw new UserError(visible(read.message), {
    hint: 'Give the path of a session’s transcript: a .jsonl file below ~/.claude/projects',
  })
}
