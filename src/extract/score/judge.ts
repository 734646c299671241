import { featureSet, numberOf } from '../features/feature-table.ts'
import { findFeatures, type Features, holdsAny } from '../features/features.ts'
import { matchOf, type Matches } from '../matching/matches.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { logOdds } from './log-odds.ts'
import type { Score, Scorer } from './score.ts'

/** A sentence with the evidence for and against it, and the result. Reasons are spelled out only for what is kept. */
export type Judged = {
  readonly view: SentenceView
  readonly features: Features
  /** Asks outright to remember something. */
  readonly explicit: boolean
  /** The confidence by the evidence alone; an explicit wish may lift `confidence` above it. */
  readonly summed: number
  readonly confidence: number
}

/** What speaks for and against each sentence, before any is related to another. */
export function judgeSentences(views: readonly SentenceView[], scorer: Scorer): Judged[] {
  return findFeatures(views).map((features, index) => judge(views[index] as SentenceView, features, scorer))
}

function judge(view: SentenceView, features: Features, scorer: Scorer): Judged {
  const { numbers } = features
  const summed = scorer.confidenceOf(numbers, view.writing)
  // What the person added to the client's own memory was meant to be kept, whatever it says.
  const toMemory = view.turn.source === 'memory'
  const namesFile = numbers.includes(MEMORY_FILE)
  const isWanted = WANTED.test(view.folded) || ASKED.test(view.folded)
  const explicit = toMemory || namesFile || isWanted || numbers.includes(REMEMBER)
  const isWish =
    toMemory || isWanted || (explicit && (isOutright(view, features.matches) || isLikely(features, summed)))
  return { view, features, explicit, summed, confidence: isWish ? lifted(summed) : summed }
}

/** The score of a wish to remember: other evidence still ranks it. */
export function lifted(summed: number): number {
  return MIN_EXPLICIT + (1 - MIN_EXPLICIT) * summed
}

const MEMORY_FILE = numberOf('memory-file')
const REMEMBER = numberOf('remember')
/** The least score of an explicit wish to remember (seed 003: "always treated as ≥ 0.95"). */
const MIN_EXPLICIT = 0.95
/** Below this, "remember" is more likely a feature of the product. */
const MIN_LIKELY = 0.42
const MIN_LIKELY_FOR_MEMORY = 0.3
/** A sum below this can be lifted only by a wish elsewhere. */
export const MIN_LIFTABLE = MIN_LIKELY_FOR_MEMORY
/** A sentence follows, while "remember that for …" and "remember that selection when …" point at a thing. */
const THAT_CLAUSE = 'that (?!(?:in|into|for|to) |[^ ]+(?: [^ ]+)? (?:when|while|across|between|until) )'
const REMEMBER_CLAUSE = new RegExp(`^ (?:please |and |also |so |ok |note and )*remember ${THAT_CLAUSE}`)
/** Said to the agent, while "users want you to remember" is about a product. */
const WANTED = new RegExp(
  `^ (?:please |and |also |so |ok |, )*i (?:want|need|would like|d like|id like) you to (?:always )?remember (?:${THAT_CLAUSE}|(?:this )?:)`,
)
/** What follows "that" where it begins a clause; in "can you remember that file you have?" it points at a thing. */
const CLAUSE =
  '(?:a|all|an|any|each|every|i|it|its|my|never|no|our|the|there|they|this|we|you|your) |' +
  '(?:(?!(?:i|they|we|which|who|you) )[^ ]+ ){1,3}?(?:are|can|cannot|cant|comes?|do|does|doesnt|dont|go|goes|happens?|has|have|is|' +
  'lives?|must|needs?|never|only|owns?|runs?|should|takes?|uses?|will|wont) '
/** A question only in form. */
const ASKED = new RegExp(
  '^ (?:please |and |also |so |ok |hey |hi |claude |, )*(?:can|could|will|would) you (?:please |pls |also |always )*remember ' +
    `(?:(?:this )?:|that (?:${CLAUSE})|(?:this|that|it) (?:(?:please|for (?:later|me|next time|the future)) )?[?.!])`,
)
const LIFT_STOPPERS = featureSet(['product', 'asks', 'in-document', 'wonders', 'review-voice'])

/** "Remember: bug reports go to Jira", "remember that our users are nurses": nobody asks for a feature like that. */
function isOutright({ folded }: SentenceView, matches: Matches): boolean {
  const wish = matchOf(matches, REMEMBER)
  if (wish === undefined || wish.from > MAX_LEAD_IN_UNITS || folded.includes('?')) return false
  return REMEMBER_CLAUSE.test(folded) || COLON.test(folded.slice(wish.to))
}

/**
 * "Remember this rule:", "remember the following for all future sessions:": what follows is to be kept, whatever it is. "For the next page:"
 * says where something is to be built.
 */
const COLON = new RegExp(
  '^ ?(?:(?:this|that|these|the following|dies|das|esto|isto)(?: one)?(?: (?:rule|thing|fact|point)s?)? )?' +
    '(?:(?:for|in) (?:the |all |any |every )?(?:next|later|future|other) ' +
    '(?:(?:[^ :]+ )?(?:chat|conversation|prompt|reference|run|session|task|time|use|work)s? )?)?[:：]',
)
/** Room before a wish for "ok, and also, please". */
const MAX_LEAD_IN_UNITS = 24

function isLikely(features: Features, summed: number): boolean {
  if (holdsAny(features, LIFT_STOPPERS)) return false
  return summed >= (features.numbers.includes(MEMORY_FILE) ? MIN_LIKELY_FOR_MEMORY : MIN_LIKELY)
}

/** The sum with the part that lifted it, if it was. */
export function liftScore({ summed, confidence, explicit }: Judged, score: Score): Score {
  if (confidence === summed) return score
  const weight = logOdds(confidence) - logOdds(summed)
  const part = explicit
    ? { id: 'explicit', weight, because: 'asks outright to remember it' }
    : { id: 'made-rule', weight, because: 'one sentence makes a rule of the other' }
  return { confidence, parts: [...score.parts, part] }
}
