import type { Kind } from '../candidate.ts'
import type { CueMatch } from '../matching/matches.ts'
import { HAN, HANGUL, KANA, THAI } from '../view/alphabet.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { POINTING_EXPRESSIONS, POINTING_WORDS } from './pointing-words.ts'

/** `by`: the agent or the person said it before, or the person pasted it after the wish, up to `end` in the turn's text. */
export type Stated = { readonly text: string } & (
  | { readonly by: 'agent'; readonly banned?: true }
  | { readonly by: 'person'; readonly kind: Kind }
  | { readonly by: 'quotation'; readonly end: number }
)

/** A clause that says why, or what for: "so we don't forget", "because it broke twice". */
const REASON =
  / (?:so (?:that )?(?:we|you|i|it|this|next)|because|since|otherwise|damit|weil|sonst|para que|porque|pour que|parce que|чтобы|потому что) .*/

/** How many letters of a wish without spaces may be left over: an unknown particle. */
const MAX_LEFT_LETTERS = 1

/**
 * Whether an explicit wish ("add this to CLAUDE.md", "記住") has no content itself and points at something elsewhere. One with a task
 * beside it ("remember this and run the tests") does too.
 */
export function pointsElsewhere({ folded, alphabets }: SentenceView): boolean {
  const wish = folded.replace(REASON, ' ')
  if (alphabets & (HAN | KANA | HANGUL | THAI)) return isEmptyUnspaced(wish)
  const clauses = wish.split(/ (?:and|then|[,;.]) (?=[^ ])/).map((clause) => clause.trim())
  const pointing = clauses.filter((clause) => onlyPoints(clause))
  return pointing.length > 0 && clauses.every((clause) => pointing.includes(clause) || isTask(clause))
}

/** Where the clause that contains this place ends. */
export function clauseEnd({ folded }: SentenceView, at: number): number {
  const length = folded.slice(at).search(/[,;،，、]/)
  return length === -1 ? folded.length : at + length
}

/**
 * Whether a sentence, up to `end`, has no content apart from this part. "Don't save it" refuses a wish; "don't save it in the session, use a
 * cookie" is a rule about code.
 */
export function onlyPointsBeside({ folded, alphabets }: SentenceView, { from, to }: CueMatch, end: number): boolean {
  const beside = [folded.slice(0, from), folded.slice(to, end).replace(REASON, ' ')].join(' ').trim()
  if (alphabets & (HAN | KANA | HANGUL | THAI)) return isEmptyUnspaced(beside)
  return beside === '' || (!/_path_|_code_/.test(beside) && onlyPoints(beside.replace(/ +/g, ' ')))
}

function isEmptyUnspaced(folded: string): boolean {
  return (folded.replace(POINTING_EXPRESSIONS, '').match(/[\p{L}\p{N}]/gu)?.length ?? 0) <= MAX_LEFT_LETTERS
}

/** Whether folded words have no content besides these. */
export function onlyPoints(clause: string, others?: ReadonlySet<string>): boolean {
  return clause.split(' ').every((word) => POINTING_WORDS.has(word) || others?.has(word) === true)
}

/** Whether it is work in hand, and nothing makes it a rule. */
function isTask(clause: string): boolean {
  return TASK.test(clause) && !RULE.test(clause) && !SAYS.test(clause)
}

const TASK =
  /^(?:please |now |also |just |lets |go ahead and )*(?:fix|run|rerun|retry|update|change|commit|push|continue|proceed|test|create|remove|delete|rename|move|implement|refactor|check|look|open|merge|start|finish|try|undo|revert|redo|build|show|tell|explain|write|make)\b/
/** Here the word for a task is part of a name: "commit messages are in English", "test files live beside the code". */
const SAYS =
  /^(?:build|change|commit|merge|push|start|test|update) [a-z]+ (?:are|belongs?|go|goes|has|have|is|lives?|needs?|stays?)\b/
const RULE = /\b(?:always|never|every|each|any|all|only|must|before|after|when|whenever|unless|without|instead|not)\b/

/** Whether a wish is negated: "don't add this to CLAUDE.md". Asking not to forget is asking to remember. */
export function isNegated({ folded }: SentenceView): boolean {
  return REFUSES.test(folded) && !FORGET.test(folded)
}

/** Words that alone may mean something else come with a verb: "nu" is "now" in Swedish, "ne" is "no" in Czech. */
const REFUSES =
  / (?:dont|do not|does not|doesnt|never|no need|not|wont|nicht|kein|pas|jamais|nao|nunca|non|niet|nooit|nie|не|mat|لا|inte|ikke|ala|μην|אל|ne (?:jegyezd|ird|irj|add|vedd|mentsd)|nu (?:adauga|scrie|salveaza|noteaza|pune|tine|retine)) |不要|不用|别|別|勿|ないで|なくて|しなく|지 ?마|지 ?말|안 ?해도/
const FORGET =
  /forget|vergiss|vergess|oubli|olvid|esque|dimentic|vergeet|zapomn|zapomin|забы|забуд|تنس|bhool|bhul|भूल|忘|잊|nicht mehr|glom|glem|unohda|felejts|uita|ξεχ[αά]σ|תשכח|забрав/
