import { learningProblem } from '../../journal/decide/learning-text.ts'
import { oneLine } from '../../text/sanitize.ts'

const MASK = /\[REDACTED:[\w-]{1,60}\]/u

/** A file's text as the inbox stores it, except for secrets, which the inbox also masks. */
export function takenText(text: string): string {
  return oneLine(text)
}

/** Whether the inbox accepts a file's text: it never accepts what cannot be a learning. */
export function canBeTaken(text: string): boolean {
  return learningProblem(takenText(text)) === undefined
}

/**
 * Returns a test for a file's texts: whether an item with one of these texts was made from it, even if the file spells it differently or
 * has a secret that the item masks.
 */
export function takenFrom(texts: Iterable<string>): (text: string) => boolean {
  const known = new Set(texts)
  const masked = [...known].filter((text) => MASK.test(text)).map(expressionOf)
  return (text) => {
    if (known.has(text)) return true
    const taken = takenText(text)
    return known.has(taken) || masked.some((expression) => expression.test(taken))
  }
}

/** Matches the text before its secrets were masked: any word may stand for a mask, but no space and nothing that could end a comment. */
function expressionOf(text: string): RegExp {
  const pieces = text.split(MASK).map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`))
  return new RegExp(`^${pieces.join(String.raw`[^\s<>]+`)}$`, 'u')
}
