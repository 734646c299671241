import type { SentenceView } from '../view/sentence-view.ts'
import { RULE_FORMS } from './rule-forms.ts'

/**
 * Whether a message is a sentence or two, and this one has a form in which rules are stated: "Don't use inline styles", "Use uv for Python
 * packages", "Test files end in .spec.ts". Who says no more than that means it for good; among other things the same words may be about
 * the task in hand.
 */
export function isPlainRule({ count, size, folded }: SentenceView): boolean {
  return count <= 2 && size <= LONGEST && isInForm(folded)
}

const LONGEST = 120

function isInForm(folded: string): boolean {
  return FORMS.some((form) => form.test(folded))
}

const FORMS = Object.values(RULE_FORMS)
  .flat()
  .map((form) => new RegExp(`^ ?(?:${form})`))
