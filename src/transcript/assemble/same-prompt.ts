import { splitPasted } from '../prompt/pasted.ts'
import { typedCommand } from '../prompt/slash-command.ts'
import { stripWrappers } from '../prompt/wrappers.ts'

/** A text taken back into the input line, alone or with others, returns changed: most of it is still its beginning and its end. */
export function isEditOf(later: string, popped: string): boolean {
  if (later.includes(popped)) return true
  return [later, ...later.split('\n')].some((text) => keeps(text.trim(), popped) > popped.length / 2)
}

/** How many characters both begin with, and those after them that both end with. */
function keeps(text: string, before: string): number {
  const shorter = Math.min(text.length, before.length)
  let start = 0
  while (start < shorter && text[start] === before[start]) start++
  let end = 0
  while (start + end < shorter && text.at(-1 - end) === before.at(-1 - end)) end++
  return start + end
}

/** Several queued prompts may be sent as one, one per line. */
export function saysAlso(prompt: string, queued: string): boolean {
  const { text } = splitPasted(stripWrappers(queued))
  return [text, typedCommand(text)?.text].some(
    (wanted) => wanted !== undefined && `\n${prompt.trim()}\n`.includes(`\n${wanted}\n`),
  )
}
