import { lowerCased } from '../../text/lower-cased.ts'
import {
  AFTER,
  AFTER_ELSEWHERE,
  AROUND,
  AROUND_UNSPACED,
  BEFORE,
  ENDS_WITHOUT_SIGN,
  ENDS_WITH_SAYING,
  ENDS_WITH_THAT,
  EXPLAINS,
  FORBIDS,
  IS_UPDATE,
  JOINED,
  NAMED_FIRST,
  NAMES_A_THING,
  NAMES_MEMORY,
  SAYS_SOMETHING,
  SPEAKS_OF_FILE,
  STATES,
  TASK,
  TASK_ELSEWHERE,
  THAT_ITSELF,
  WHEN,
  WHEN_ELSEWHERE,
  WHERE_OR_WHAT,
} from './memory-order-words.ts'

/**
 * What somebody asks to have written into CLAUDE.md or Claude's memory, without the order to do so: that would be carried out again in each
 * session which is given the learning. Text without such an order, or without content of its own, is returned as it is.
 */
export function withoutMemoryOrder(text: string): string {
  const lower = lowerCased(text)
  if (!NAMES_MEMORY.test(lower)) return text
  const order = BEFORE.map((each) => each.exec(lower)?.[0] ?? '').find((each) =>
    isContent(lower.slice(each.length), each),
  )
  if (order !== undefined) {
    const content = text.slice(order.length)
    return isAsked(order) ? content.replace(/\s*\?\s*$/u, '') : content
  }
  const content = contentWithin(lower)
  if (content !== undefined) {
    const from = lower.indexOf(content)
    return text.slice(from, from + content.length)
  }
  const after = lower.search(AFTER)
  if (after > 10 && isSaidBefore(lower.slice(0, after), lower.slice(after))) return text.slice(0, after)
  const elsewhere = AFTER_ELSEWHERE.map((each) => lower.search(each)).find((at) => at > 3)
  return elsewhere !== undefined && isSaidElsewhere(lower.slice(0, elsewhere)) ? text.slice(0, elsewhere) : text
}

function isContent(content: string, order: string): boolean {
  if (order === '' || !SAYS_SOMETHING.test(content)) return false
  if (ENDS_WITH_THAT.test(order) && THAT_ITSELF.test(content)) return false
  if (ENDS_WITH_SAYING.test(order) && EXPLAINS.test(content)) return false
  if (ENDS_WITHOUT_SIGN.test(order) && WHERE_OR_WHAT.test(content)) return false
  return !((NAMED_FIRST.test(order) || IS_UPDATE.test(order)) && SPEAKS_OF_FILE.test(content))
}

function contentWithin(lower: string): string | undefined {
  const [, quoted, said] = AROUND.exec(lower) ?? []
  if (quoted !== undefined || (said !== undefined && !THAT_ITSELF.test(said))) return quoted ?? said
  for (const around of AROUND_UNSPACED) {
    const [, exact, pointedAt, loose] = around.exec(lower) ?? []
    if (loose === undefined || (STATES.test(loose) && !NAMES_A_THING.test(loose))) {
      const content = exact ?? pointedAt ?? loose
      if (content !== undefined) return content
    }
  }
  return undefined
}

function isSaidBefore(content: string, order: string): boolean {
  return !WHEN.test(content) && !TASK.test(content) && !(JOINED.test(order) && FORBIDS.test(content))
}

function isSaidElsewhere(content: string): boolean {
  return !WHEN_ELSEWHERE.test(content) && !TASK_ELSEWHERE.test(content)
}

function isAsked(order: string): boolean {
  return /\b(?:can|could|would|will) you\b/u.test(order)
}
