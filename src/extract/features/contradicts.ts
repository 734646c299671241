import { REJECTIONS, REJECTIONS_AFTER } from '../view/lexicon.ts'
import type { SentenceView } from '../view/sentence-view.ts'

/** "not npm", "pas npm", "npm 말고", after the agent used npm. */
export function contradicts(view: SentenceView): boolean {
  if (view.turn.assistantBefore === '' || (view.ascii && !view.reading.rejects)) return false
  const rejected = rejectedIn(view) ?? (view.ascii ? undefined : rejectedUnspaced(view))
  return rejected !== undefined && !COMMON.has(rejected) && view.message.saidBefore(rejected)
}

/** What is rejected may be in backticks; paths and addresses are not compared. */
const REJECTED_WORD = '(?:_code_ )?([^ _][^ ]{1,39})'
const REJECTED = new RegExp(
  ` (?:${REJECTIONS.join('|')}) (?:a |an |the |use |using |in |to |de |von )?${REJECTED_WORD}(?= )`,
)
const REJECTED_BEFORE = new RegExp(` ([^ _][^ ]{1,39})(?: _code_)? (?:${REJECTIONS_AFTER.join('|')})(?= )`)

function rejectedIn({ folded, reading }: SentenceView): string | undefined {
  return reading.rejects ? (REJECTED.exec(folded)?.[1] ?? REJECTED_BEFORE.exec(folded)?.[1]) : undefined
}

function rejectedUnspaced({ folded }: SentenceView): string | undefined {
  return (
    /([a-z0-9_.-]{2,40}) ?(?:ではなく|じゃなく|じゃない|は使わ|말고|금지|쓰지|를 쓰|을 쓰|不要|不用)/.exec(
      folded,
    )?.[1] ?? /(?:不要用?|别用?|別用?|不是|而不是|不用|禁止|没有|不走) ?([a-z0-9_.-]{2,40})/.exec(folded)?.[1]
  )
}

const COMMON = new Set(
  'a an the to in is it be do on of and or for you that this not now yet just with need have should would could there their about which where when what then them they these those from into your make want more only like also need any one will was are'.split(
    ' ',
  ),
)
