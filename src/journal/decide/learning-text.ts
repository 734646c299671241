import { refusal } from '../../text/checks/checks.ts'
import { visible } from '../../text/sanitize.ts'

/** Why a text cannot be approved, as a sentence; undefined if it can. What it says is not judged here. */
export function learningProblem(text: string): string | undefined {
  const reason = whyNot(text)
  return reason && `Cannot be a learning: ${reason}`
}

function whyNot(text: string): string | undefined {
  const refused = refusal(text)
  if (refused !== undefined) return refused
  if (text !== text.trim()) return 'it begins or ends with a space'
  return visible(text) === text ? undefined : 'it holds hidden characters'
}
