import { lowerCased } from '../../text/lower-cased.ts'
import type { Sentence } from '../../text/sentences/sentences.ts'

// Expressions for text in lower case. English only: it is where people most often put a rule into the same breath as an order.

const LEAD = String.raw`(?:(?:no|nope|wait|hey|ugh|argh|again|ok|so|but|and|also|please|pls|can you|could you|can u|now)[ ,]+)*`
const VERBS = [
  'fix|add|create|implement|update|remove|delete|change|run|rerun|check|look|read|write|rewrite|make|build|move|rename|refactor',
  'show|find|set up|generate|port|upgrade|review|report|finish|solve|translate|debug|convert|replace|clean|redo|undo|revert',
  'regenerate|draft|plot|extend|wire|deploy|install|bump|put|push|cherry pick|hide|test|do(?! not| nothing)',
].join('|')
const ORDER = String.raw`${LEAD}(?:${VERBS}) [^;?]{3,140}?`
/** What the agent did, asked or told: "why did you use float", "you put it in my home". */
const DONE = String.raw`${LEAD}(?:why(?:'?s)? (?:(?:did|do|are|were|would|have|is|was|does)(?:n'?t)? )?(?:you|u|there|it|the|this|that)|you (?:put|used|made|wrote|added|did|changed|moved|took|picked|ran|forgot|left|solved|edited|pushed|committed|deleted|removed|created|named)) [^,;?]{3,90}(?:(?:, [^ ,;?]+){1,4},? (?:and|or) [^ ,;?]+)?`

const ALSO = '(?:(?:and|but|because|since|cause|as|btw) )*'
/** Words that go on with the order, or speak of what it is about: what they begin is no statement of its own. */
const GOES_ON =
  "(?!(?:it|its|it's|they|that|this|which|then|to|not|no|with|without|or|so|if|when|where|like|i|you|also|please|just|make|use|add|and) |(?:npm|pnpm|yarn|bun|cargo|go|uv|poetry|docker) run )"
/** A few words, and a verb that says how something is or behaves. */
const STATEMENT = String.raw`${ALSO}${GOES_ON}(?:(?!(?:since|because|cause|so|as|which|that|if|when|where) )\S+ ){1,5}(?:is|are|has|have|goes?|comes?|stays?|lives?|runs?|needs?|must|can'?t|cannot|don'?t|doesn'?t|never|always|only|means?|gets?|takes?|belongs?|uses?|wants?|insists?|reads?) \S`
/** How what lasts begins, whatever follows. */
const FOR_GOOD = String.raw`(?:and |but )?(?:btw|by the way|fyi|from now on|in (?:the )?future|going forward|next time|as a rule|remember|note that|keep in mind|don'?t ever|we (?:always|never|only|don'?t|do not|use|keep|have no|can'?t|cannot)|i (?:don'?t|always|never|want|like)) `

const AFTER_ORDER = new RegExp(String.raw`^${ORDER}[,;–—](?: |(?!\d))(?=${FOR_GOOD}|${STATEMENT})`)
const AFTER_DONE = new RegExp(
  String.raw`^${DONE}, (?!(?:and|or|but|if|when|instead|rather|so|then|like|can|please|pls|is|are|did|do|what|why|how|where|fix|undo|revert|remove|use|just) )(?=(?:\S+ ){3})`,
)
/** Tested first: most sentences begin with neither, and the expressions above take longer to find that out. */
const BEGINS = new RegExp(`^${LEAD}(?:${VERBS}|why(?:'?s)?|you) `)
const MAX_LEAD_UNITS = 40
/**
 * An order with such words lasts itself, sets a condition that may be for what follows, or hands on what somebody said. So does one to write
 * several things in a language: what follows is often another one.
 */
const BELONGS =
  /\b(?:if|when|whenever|unless|until|whether|every|each|always|never|is|are|must|should|(?<!\bthe )[a-z]+s in (?:english|german|french|spanish|portuguese|italian|dutch|polish|russian|turkish|chinese|japanese|korean))\b|: /
/** A quotation or bracket that goes on. */
const OPEN = /[([{][^)\]}]*$|^[^"]*"[^"]*(?:"[^"]*"[^"]*)*$|[“«][^”»]*$|(?:^|\s)'(?:[^']|'\w)*$/
const SEPARATED = /[,;–—]/
/** A longer one is no order with a remark. */
const MAX_DIVIDED_UNITS = 600

/**
 * The sentences, those divided in which a statement follows an order or a complaint: "add the column, amounts are in cents", "why did you
 * use float, money is …". Each part then counts for itself, and the statement is proposed without the order.
 */
export function divideClauses(sentences: readonly Sentence[]): Sentence[] {
  return sentences.flatMap((sentence) => {
    const { text, start, end } = sentence
    if (text.length > MAX_DIVIDED_UNITS || !SEPARATED.test(text)) return [sentence]
    if (!BEGINS.test(lowerCased(text.slice(0, MAX_LEAD_UNITS)))) return [sentence]
    const lower = lowerCased(text).replaceAll('’', "'")
    const before = AFTER_DONE.exec(lower)?.[0] ?? orderIn(lower)
    if (before === undefined || OPEN.test(before)) return [sentence]
    const at = before.length
    const first = text.slice(0, at).trimEnd()
    return [
      { text: first, start, end: start + first.length },
      { text: text.slice(at), start: start + at, end },
    ]
  })
}

/** The order with which it begins, if a statement of its own follows. */
function orderIn(lower: string): string | undefined {
  const order = AFTER_ORDER.exec(lower)?.[0]
  return order === undefined || BELONGS.test(order) ? undefined : order
}
