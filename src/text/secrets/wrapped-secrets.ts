import type { SecretRange } from './secret-range.ts'
import { findTokens, mayBeginToken } from './secret-tokens.ts'
import { isName } from './secret-values.ts'

/** A text without the line breaks that may be within a key. */
export type Unwrapped = {
  readonly text: string
  /** The places in the original of what was found in `text`; none for what is on one line there. */
  readonly ranges: (found: readonly SecretRange[]) => SecretRange[]
}

/**
 * The end of a line and the beginning of the next, where a terminal, a mail or a hand broke a key: a piece of it on each side, and what is put
 * before wrapped lines between them. Or a single space, where a person split one. Bounded and anchored: linear.
 */
const BREAK =
  /(?<![\w+/.~-])([\w+/.~-]{12,2000})(\\?\r?\n[ \t>|│]{0,8}| )(?=([\w+/.~-]{1,2000}={0,2})(?![\w+/=.~:(@-]))/dgu

/** Undefined if no line ends within what could be a key. */
export function unwrapped(text: string): Unwrapped | undefined {
  const gaps: { readonly start: number; readonly end: number }[] = []
  for (const { 1: left = '', 2: gap = '', 3: right = '', indices } of text.matchAll(BREAK)) {
    const [start, end] = indices?.[2] ?? [0, 0]
    if (isPiece(left) && (gap === ' ' ? isParted(left, right) : isWrapped(left, right))) gaps.push({ start, end })
  }
  if (gaps.length === 0) return undefined
  let joined = ''
  let at = 0
  const seams: Seam[] = []
  for (const { start, end } of gaps) {
    joined += text.slice(at, start)
    seams.push({ place: joined.length, after: end - joined.length })
    at = end
  }
  return { text: joined + text.slice(at), ranges: (found) => found.flatMap((range) => wrappedRange(range, seams)) }
}

/** The parts of a wrapped key. */
export function piecesOf(found: string): string[] {
  return found.includes('\n') ? found.split(/\\?\r?\n[ \t>|│]*/u) : []
}

/** Where a gap was in the joined text, and how much was left out up to its end. */
type Seam = { readonly place: number; readonly after: number }

function wrappedRange({ start, end, id }: SecretRange, seams: readonly Seam[]): SecretRange[] {
  const [from, to] = [countUpTo(seams, start), countUpTo(seams, end - 1)]
  if (from === to) return []
  return [{ start: start + (seams[from - 1]?.after ?? 0), end: end + (seams[to - 1]?.after ?? 0), id }]
}

/** How many seams are at this place or before it, by binary search: there may be as many as keys. */
function countUpTo(seams: readonly Seam[], place: number): number {
  let [low, high] = [0, seams.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((seams[middle]?.place ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}

/** The shortest line that counts as the rest of a key because of how it looks. */
const LINE_REST = 6
/** A space separates nearly everything that is written, so after one the rest must be longer than most words and numbers. */
const SPACED_REST = 12

function isWrapped(left: string, right: string): boolean {
  if (right.length < LINE_REST) return completesToken(left, right)
  return isPiece(right) && !beginsAnother(left, right)
}

function isParted(left: string, right: string): boolean {
  if (completesToken(left, right)) return true
  const mayGoOn = mayBeginToken(left) && right.length >= SPACED_REST && isPiece(right)
  return mayGoOn && !beginsAnother(left, right) && tokenEnd(left + right) > left.length
}

/** Whether both together are a token of some service, and the first is none yet. */
function completesToken(left: string, right: string): boolean {
  if (!mayBeginToken(left) || tokenEnd(left) > 0) return false
  return tokenEnd(left + right) === left.length + right.length
}

/** The end of the token at the beginning of a run; 0 if it begins with none. */
function tokenEnd(run: string): number {
  return Math.max(0, ...findTokens(run).flatMap(({ start, end }) => (start === 0 ? [end] : [])))
}

/** Letters and digits, or letters of both cases, as no word, name, number, version or path has them. */
function isPiece(run: string): boolean {
  if (!/[A-Za-z]/u.test(run) || isName(run) || /(?:^|[/.])[a-z]{3,}\d{0,2}(?:[/.]|$)/u.test(run)) return false
  if (/\d/u.test(run)) return !/^[A-Za-z]+[-_.]?\d+$|^\d+[-_.]?[A-Za-z]+$/u.test(run)
  return (run.match(/[a-z][A-Z]/gu) ?? []).length >= 2
}

/** A commit below a key, or the next key of a list, continues nothing. */
function beginsAnother(left: string, right: string): boolean {
  const isHexadecimal = /^[a-f0-9-]+$/u
  if (isHexadecimal.test(right) && !isHexadecimal.test(left.slice(-12))) return true
  return findTokens(right).some(({ start }) => start === 0)
}
