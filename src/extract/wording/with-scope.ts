import { narrows } from '../../text/markdown/narrows.ts'
import { MAX_LEARNING } from '../../text/max-learning.ts'
import type { Candidate } from '../candidate.ts'
import { listAfter } from '../view/list-after.ts'
import { isMarkdownHeading } from '../view/list-item.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { cleanSentence } from './clean.ts'
import type { Spoken } from './join-anaphora.ts'

/**
 * What is said in a list whose heading says where or when it holds is kept with that heading: "never import from web" under "for the api
 * folder:" would forbid it everywhere. The evidence stays what was said.
 */
export function withScope(spoken: readonly Spoken[], views: readonly SentenceView[]): readonly Candidate[] {
  const headings = views.flatMap((view) => headingOf(view) ?? [])
  return spoken.map(({ candidate, view }) => {
    const heading = headings.findLast(({ start, end }) => start < view.start && view.start < end)
    if (heading === undefined || candidate.evidenceBefore !== undefined || candidate.typedBefore !== undefined)
      return candidate
    const text = `${heading.text}: ${candidate.text}`
    return text.length <= MAX_LEARNING ? { ...candidate, text } : candidate
  })
}

/** Nobody types a longer one. */
const MAX_LIST_UNITS = 16_384

/** A heading, and where its list is in the turn's text. */
type Heading = { readonly text: string; readonly start: number; readonly end: number }

function headingOf(view: SentenceView): Heading | undefined {
  if (!isHeading(view)) return undefined
  const list = listAfter(view, MAX_LIST_UNITS)
  const said = view.original.replace(/^[*_]+|[\s:：*_]+$/gu, '')
  return list && narrows(said) ? { text: cleanSentence(said), start: view.start, end: list.end } : undefined
}

/** Whether a sentence is a heading: with a colon, or as in Markdown. */
function isHeading({ original, start, turn }: SentenceView): boolean {
  return /[:：][*_]*\s*$/u.test(original) || isMarkdownHeading(turn.text, start)
}
