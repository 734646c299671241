import { refusal } from '../text/checks.ts'
import { visible } from '../text/sanitize.ts'

/** Why a text cannot be approved, as a sentence; undefined if it can. What it says is not judged here. */
export function learningProblem(text: string): string | undefined {
  const reason = refusal(text)
  if (reason !== undefined) return `Cannot be a learning: ${reason}`
  if (text !== text.trim()) return 'Cannot be a learning: it begins or ends with space'
  if (visible(text) !== text) return 'Cannot be a learning: it holds characters that a reader would not see'
  return undefined
}
