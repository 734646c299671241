import { learningProblem } from '../journal/decide/learning-text.ts'
import { sanitize } from '../text/sanitize.ts'

const MASK = /\[REDACTED:[\w-]{1,60}\]/u

/** A file's text as the inbox takes it in, but for secrets, which are masked there. */
export function takenText(text: string): string {
  return sanitize(text, { oneLine: true }).text
}

/** Whether the inbox takes in a file's text: what cannot be a learning it never does. */
export function canBeTaken(text: string): boolean {
  return learningProblem(takenText(text)) === undefined
}

/**
 * A test for the texts of a file: whether one of these items was taken from it, even if it is written another way there, or with a secret that
 * the item has masked.
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

/** Matches what the text was before its secrets were masked: any word may stand for a mask, but no space, and nothing that could end a comment. */
function expressionOf(text: string): RegExp {
  const pieces = text.split(MASK).map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`))
  return new RegExp(`^${pieces.join(String.raw`[^\s<>]+`)}$`, 'u')
}
