import { learningProblem } from '../journal/learning-text.ts'
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

/** Whether a file's text is one that these were taken from: written another way, or before its secrets were masked. */
export function takenFrom(texts: Iterable<string>): (text: string) => boolean {
  const known = new Set(texts)
  const masked = [...known].filter((text) => MASK.test(text)).map(expressionOf)
  return (text) => {
    if (known.has(text)) return true
    const taken = takenText(text)
    return known.has(taken) || masked.some((expression) => expression.test(taken))
  }
}

/** What a secret was is not known any more; one with a space, or with what could end a comment, is not told from other words. */
function expressionOf(text: string): RegExp {
  const pieces = text.split(MASK).map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`))
  return new RegExp(`^${pieces.join(String.raw`[^\s<>]+`)}$`, 'u')
}
