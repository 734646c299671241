import { learningProblem } from '../../journal/decide/learning-text.ts'
import { redact } from '../../text/redact.ts'
import { sanitize } from '../../text/sanitize.ts'
import { EXIT, UserError } from '../../text/user-error.ts'

export type PreparedText = { readonly text: string; readonly hidden: boolean; readonly removed: readonly string[] }

/** Typed text, ready for storing: secrets masked, hidden characters shown, one line. Throws (exit 2) if it cannot be a learning. */
export async function prepareText(typed: string): Promise<PreparedText> {
  const masked = await redact(typed)
  const { text, hidden } = sanitize(masked.text, { oneLine: true })
  const problem = learningProblem(text)
  if (problem !== undefined)
    throw new UserError(problem, {
      hint: 'A learning is one sentence that stands on its own',
      exitCode: EXIT.usage,
      code: 'bad-text',
    })
  return { text, hidden, removed: masked.removed }
}
