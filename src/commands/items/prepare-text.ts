import { EXIT, UserError } from '../../base/user-error.ts'
import { learningProblem } from '../../journal/decide/learning-text.ts'
import { type StorableLine, storableLine } from '../../text/secrets/storable-line.ts'

/** Typed text, ready for storing. Throws (exit 2) if it cannot be a learning. */
export async function prepareText(typed: string): Promise<StorableLine> {
  const line = await storableLine(typed)
  const problem = learningProblem(line.text)
  if (problem !== undefined)
    throw new UserError(problem, {
      hint: 'A learning is one sentence that stands on its own',
      exitCode: EXIT.usage,
      code: 'bad-text',
    })
  return line
}
