import { MAX_LEARNING } from '../../text/max-learning.ts'
import { narrows } from '../../text/narrows.ts'
import { listAfter } from '../view/list-behind.ts'
import { isListItem, isMarkdownHeading } from '../view/list-item.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { cleanSentence } from './clean.ts'
import type { Spoken } from './join-anaphora.ts'

/**
 * An item of a list whose heading says where or when it holds is kept with that heading: "never import from web" under "for the api
 * folder:" would forbid it everywhere. The evidence stays the item.
 */
export function withScope(spoken: readonly Spoken[], views: readonly SentenceView[]): readonly Spoken[] {
  const headings = views.flatMap((view) => headingOf(view) ?? [])
  if (headings.length === 0) return spoken
  return spoken.map((each) => {
    const { candidate, view } = each
    const heading = isListItem(view.turn.turn.text, view.start)
      ? headings.findLast(({ start, end }) => start < view.start && view.start < end)
      : undefined
    const text = `${heading?.text}: ${candidate.text}`
    const isWhole = candidate.evidenceBefore === undefined && candidate.typedBefore === undefined
    return heading && isWhole && text.length <= MAX_LEARNING ? { ...each, candidate: { ...candidate, text } } : each
  })
}

/** A heading, and where its list is in the turn's text. */
type Heading = { readonly text: string; readonly start: number; readonly end: number }

function headingOf(view: SentenceView): Heading | undefined {
  const said = view.original.replace(/^[*_]+|[\s:：*_]+$/gu, '')
  if (!narrows(said) || !isHeading(view)) return undefined
  const list = listAfter(view)
  return list && { text: cleanSentence(said), start: view.start, end: list.end }
}

/** With a colon, or as Markdown has it. */
function isHeading({ original, start, turn }: SentenceView): boolean {
  return /[:：][*_]*\s*$/u.test(original) || isMarkdownHeading(turn.turn.text, start)
}
