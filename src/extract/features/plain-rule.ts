import type { FoldedSentence } from '../view/part-words.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { wordOf } from '../view/word-numbers.ts'
import { ABOUT_SOMETHING, LEAD_IN, RULE_FORMS, UNSPACED_RULE_FORMS } from './rule-forms.ts'

/**
 * Whether a message is a sentence or two, and this one has a form in which rules are stated: "Don't use inline styles", "Use uv for Python
 * packages", "Test files end in .spec.ts". Who says no more than that means it for good; among other things the same words may be about
 * the task in hand.
 */
export function isPlainRule(view: SentenceView): boolean {
  return view.count <= 2 && view.size <= LONGEST && (begins(view) || ABOUT.test(view.folded) || isUnspaced(view))
}

const LONGEST = 120

/** Whether the first word that is no lead-in begins a form, and the rest is as that goes on. */
function begins({ folded, words, ends }: FoldedSentence): boolean {
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as number
    const after = (ends[index] as number) + 1
    if (formsByWord.get(word)?.some((form) => form.holds(folded, after)) === true) return true
    if (!leadIn.has(word)) return false
  }
  return false
}

const ABOUT = new RegExp(ABOUT_SOMETHING)

function isUnspaced({ alphabets, folded }: FoldedSentence): boolean {
  return UNSPACED.some(({ alphabet, form }) => (alphabets & alphabet) !== 0 && form.test(folded))
}

const UNSPACED = UNSPACED_RULE_FORMS.map(([alphabet, form]) => ({ alphabet, form: new RegExp(form) }))

/** The words of a lead-in, and the signs between them. */
const leadIn = new Set([...LEAD_IN.split(' '), ',', '.', '!', ':'].map(wordOf))

type Form = { readonly holds: (folded: string, at: number) => boolean }

const formsByWord = new Map<number, Form[]>()
for (const [words, goesOn] of Object.values(RULE_FORMS).flat()) {
  const form = formOf(goesOn)
  for (const word of words.split(' ')) {
    const number = wordOf(word)
    formsByWord.set(number, [...(formsByWord.get(number) ?? []), form])
  }
}

/** Compiled on first use: most never are. */
function formOf(goesOn: string): Form {
  let expression: RegExp | undefined
  return {
    holds(folded, at) {
      expression ??= new RegExp(goesOn, 'y')
      expression.lastIndex = at
      return expression.test(folded)
    },
  }
}
