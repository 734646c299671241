/** "User: is our word for a customer" explains a word. */
const EXPLAINED = String.raw`(?!\s*(?:is|are|means?|stands for|refers to)\b[^?]*$)`
const speaker = (names: string): RegExp =>
  new RegExp(String.raw`^\s{0,8}(?:\*\*)?(?:${names})(?:\*\*)?\s?:${EXPLAINED}`)

/** The speakers in a pasted chat. "Claude: always …" alone is said to the agent, and "User: …" alone may explain a table. */
const ANSWERS = speaker('Assistant|ChatGPT')
const ANSWERS_SOMEBODY = speaker('AI|Bot|Claude|GPT|Model')
const ASKS = speaker('User|Human|Me|You')

/**
 * The lines of a pasted chat with an agent, by number: none of it is said now, and what follows "Assistant:" is not the person's. Each
 * part extends to the next speaker, the last one to the end of its paragraph.
 */
export function chatLines(text: string, lines: readonly string[]): ReadonlySet<number> {
  if (!text.includes(':') || !MAY_BE_CHAT.test(text)) return NONE
  const asked = lines.some((line) => ASKS.test(line))
  const answers = (line: string): boolean => ANSWERS.test(line) || (asked && ANSWERS_SOMEBODY.test(line))
  if (!lines.some(answers)) return NONE
  const speaks = (line: string): boolean => answers(line) || ASKS.test(line)
  const last = lines.findLastIndex(speaks)
  const chat = new Set<number>()
  for (let number = lines.findIndex(speaks); number < lines.length; number++) {
    if (number > last && (lines[number] ?? '').trim() === '') break
    chat.add(number)
  }
  return chat
}

const NONE: ReadonlySet<number> = new Set()
const MAY_BE_CHAT = /(?:Assistant|ChatGPT|AI|Bot|Claude|GPT|Model)(?:\*\*)?\s?:/
