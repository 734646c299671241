import { LETTERS } from '../../text/letters.ts'
import { lowerCased } from '../../text/lower-cased.ts'
import { MAX_LEARNING } from '../../text/max-learning.ts'
import type { Candidate } from '../candidate.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { cleanSentence } from './clean.ts'

/**
 * A sentence that begins by pointing at the one before is not self-contained: "They are generated from schema.proto". For text in lower case, as
 * is the next expression.
 */
const POINTS_BACK =
  /^((?:and|but|so|because|since|as)\s+)?(?:they|it|these|those|this|that)(?:['’](?:s|re|ll)|\s+(?:is|are|was|were|has|have|does|do|will|must|should|can|needs?|comes?|gets?|lives?|only|always|never|breaks?|fails?|doesn|isn|aren|won))\b|^(?:sie|es|das|dies) (?:wird|werden|ist|sind)\b|^(?:它们?|他们|这|那)(?:是|都|会|由|要|必须)|^(?:それ|これ)は/

/** "Use that", "nimm das": an order about nothing but what was said before. */
const ORDERS_THAT = new RegExp(
  `^(?:(?:please|just|only|always|bitte|immer|nur) )?[${LETTERS}]{2,12}(?: (?:that|this|it|them|those|these)(?: one)?| (?:das|dies|den|die) ?(?:da|hier)?| (?:ça|cela|eso|esto|ese|isso|isto|esse|questo|quello|dat|dit))[.!]*$`,
)

/** A longer sentence is a story, not an antecedent. */
const MAX_ANTECEDENT_UNITS = 220

/** A candidate with its sentence, and where its evidence is in the turn's text. */
export type Spoken = {
  readonly candidate: Candidate
  readonly view: SentenceView
  readonly from: number
  readonly to: number
  /** Says that something said before continues: "Do likewise on every branch". */
  readonly leansBack: boolean
}

/**
 * Joins a candidate that points back with the sentence it points at, so that what is kept is self-contained. If that sentence is a
 * candidate too, one proposal says both. The evidence is the exact words from the first to the last of them.
 */
export function joinAnaphora(spoken: readonly Spoken[], views: readonly SentenceView[]): readonly Spoken[] {
  const joined = new Map<number, Spoken>()
  for (const each of spoken) {
    const before = pointsBack(each) ? views[each.view.index - 1] : undefined
    const both = before && joinedWith(before, joined.get(before.index), each)
    if (before && both) joined.delete(before.index)
    joined.set(each.view.index, both ?? each)
  }
  return [...joined.values()]
}

function pointsBack({ candidate: { text, evidenceBefore }, leansBack }: Spoken): boolean {
  if (evidenceBefore !== undefined) return false
  const lower = lowerCased(text)
  return leansBack || POINTS_BACK.test(lower) || ORDERS_THAT.test(lower)
}

/** The candidate and the sentence before it as one; `other` is the candidate of that sentence, if any. Undefined if that is no learning. */
function joinedWith(before: SentenceView, other: Spoken | undefined, each: Spoken): Spoken | undefined {
  const { candidate, view } = each
  const base = other?.candidate.text ?? antecedent(before)
  if (base === undefined) return undefined
  const text = `${ended(base)} ${candidate.text}`
  if (text.length > MAX_LEARNING) return undefined
  const from = Math.min(each.from, other?.from ?? before.start)
  const to = Math.max(each.to, other?.to ?? before.end)
  const evidence = view.turn.text.slice(from, to)
  const { kind } = other?.candidate ?? candidate
  const scored = other === undefined ? candidate : scoredOf(other.candidate, candidate)
  return { ...each, candidate: { ...scored, kind, text, evidence }, from, to }
}

/** The one whose score counts for both: the first, which is the learning whose reasons people look for, unless it is too weak. */
function scoredOf(first: Candidate, second: Candidate): Candidate {
  return first.tier === second.tier || first.confidence > second.confidence ? first : second
}

/** An order that is put as a question. */
const REQUEST =
  /^(?:please |hi |hey |so |and |morning[!.,]? )*(?:can|could|would|will) (?:you|u|we)\b|^(?:kannst|könntest) du\b|^(?:tu )?peux(?:-tu)?\b|^(?:puedes|podrías|podés|puoi|potresti|pode|poderia|kun je|możesz|mógłbyś|можешь|мог бы)(?!\p{L})/iu

function antecedent({ original }: SentenceView): string | undefined {
  if (original.length > MAX_ANTECEDENT_UNITS || (/[?？]\s*$/u.test(original) && !REQUEST.test(original)))
    return undefined
  const text = cleanSentence(original)
  return text.length < 12 ? undefined : text
}

function ended(sentence: string): string {
  return /[.!?…。！？]$/u.test(sentence) ? sentence : `${sentence}.`
}
