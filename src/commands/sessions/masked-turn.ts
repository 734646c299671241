import { redactTogether } from '../../text/secrets/redact.ts'
import type { Turn } from '../../transcript/event/turn.ts'

/** The turn with the secrets in its words and in the answer masked, as `maskedCandidate()` does. */
export async function maskedTurn(turn: Turn): Promise<Turn> {
  const { text, assistantText, pasted } = turn
  const redacted = await redactTogether([text, assistantText, ...(pasted ?? [])])
  const [typed = '', answer = '', ...blocks] = redacted.map((each) => each.text)
  return { ...turn, text: typed, assistantText: answer, ...(pasted && { pasted: blocks }) }
}
