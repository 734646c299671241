import { visible } from '../text/sanitize.ts'

/** A learning is one line of at most this many characters (DESIGN section 7). */
export const LEARNING_LENGTH = 500

/** Why a text cannot be a learning, as a sentence; undefined if it can. What it says is not judged here. */
export function learningProblem(text: string): string | undefined {
  if (text.trim() === '') return 'The text is empty'
  if (text !== text.trim()) return 'The text begins or ends with space'
  if (/[\n\r\u2028\u2029]/.test(text)) return 'A learning is one line'
  if (text.length > LEARNING_LENGTH)
    return `A learning has at most ${LEARNING_LENGTH} characters, this one has ${text.length}`
  if (text.includes('<!--') || text.includes('-->'))
    return 'A learning cannot hold "<!--" or "-->": Claude Code drops comments'
  if (visible(text) !== text) return 'The text holds characters that a reader would not see'
  return undefined
}
