import { endsWithColon } from '../view/leaves-open.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import type { Stated } from './referent.ts'

/** Fenced, in quotation marks, or quoted line by line: not mined for sentences, because it may be anybody's words. */
const QUOTED =
  /^\s*(?:(?:```|~~~)[^\n]*\n([^]*?)\n\s*(?:```|~~~)|["“„«「]([^"“”„«»「」\n]+)["”“»」]|((?:\s*>[^\n]*(?:\n|$))+))/u
/** A longer quotation is a document. */
const MAX_QUOTED_UNITS = 1000

/** After "add to CLAUDE.md", nobody needs a colon. */
const BESIDE = /^[ \t]*["“„«「]/u
/** On the next line, a fence or `>` is as often output that was pasted, unless a file is named in which it is to be written. */
const BELOW = /^[ \t]*\n[ \t]*(?:["“„«「>]|```|~~~)/u
/** The others of several quotations: "add to CLAUDE.md "use tabs" and "no spaces"". */
const QUOTED_BEFORE = /["“„«「]([^"“”„«»「」\n]{4,})["”“»」]/gu
const JOINS = /["”“»」]\s*(?:,|and|und|et|y|e)\s*$/u

/** What is quoted right after a wish ("add to CLAUDE.md:"), on one line; undefined if nothing is. */
export function quotedAfter({
  original,
  folded,
  end,
  turn,
}: SentenceView): Extract<Stated, { by: 'quotation' }> | undefined {
  const after = turn.text.slice(end, end + 2 * MAX_QUOTED_UNITS)
  const isBelow = folded.includes('_memoryfile_') && BELOW.test(after)
  if (!endsWithColon(original) && !BESIDE.test(after) && !isBelow) return undefined
  const [whole, ...parts] = QUOTED.exec(after) ?? []
  const quoted = parts.find((part) => part !== undefined)
  if (whole === undefined || quoted === undefined || quoted.length > MAX_QUOTED_UNITS) return undefined
  const before = JOINS.test(original) ? [...original.matchAll(QUOTED_BEFORE)].map(([, each = '']) => each) : []
  const text = [...before, ...quoted.split('\n')]
    .map((line) => line.replace(/^\s*(?:>\s?)*(?:[-*•]\s+)?/u, '').trim())
    .filter((line) => line !== '')
    .join('; ')
  return text.length < 8 ? undefined : { text, by: 'quotation', end: end + whole.trimEnd().length }
}
