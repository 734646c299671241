import { createOpenings } from '../view/openings.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { OBJECT_FIRST_FORMS } from './rule-forms/object-first.ts'
import { ABOUT_SOMETHING, LEAD_IN, RULE_FORMS, VERB_LAST_FORMS } from './rule-forms/rule-forms.ts'
import { UNSPACED_RULE_FORMS } from './rule-forms/unspaced.ts'

/**
 * Whether a message is a sentence or two, and this one has a form in which rules are stated: "Don't use inline styles", "Use uv for Python
 * packages", "Test files end in .spec.ts". Somebody who says no more than that means it for good; in a longer message the same words may be
 * about the task in hand.
 */
export function isPlainRule(view: SentenceView): boolean {
  return (
    view.count <= 2 &&
    view.size <= MAX_SIZE &&
    (opensAsRule(view) || ABOUT_SOMETHING.test(view.folded) || isRuleElsewhere(view))
  )
}

const MAX_SIZE = 120

const opensAsRule = createOpenings(Object.values(RULE_FORMS).flat(), LEAD_IN)

function isRuleElsewhere({ languages, folded }: SentenceView): boolean {
  return languages.some(
    (language) =>
      UNSPACED_RULE_FORMS[language]?.some((form) => form.test(folded)) ||
      VERB_LAST_FORMS[language]?.test(folded) ||
      OBJECT_FIRST_FORMS[language]?.test(folded),
  )
}
