import { featureSet, numberOf } from '../features/feature-table.ts'
import { holdsAny } from '../features/features.ts'
import { matchOf } from '../matching/matches.ts'
import { type Judged, lifted } from '../score/judge.ts'
import { kindOf } from '../score/kind.ts'
import { endsWithColon, leavesOpen } from '../view/leaves-open.ts'
import { isListItem, isMarkdownHeading } from '../view/list-item.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import { quotedAfter } from './quoted-after.ts'
import { clauseEnd, isNegated, onlyPointsBeside, pointsElsewhere, type Stated } from './referent.ts'
import { offeredByAgent, statedByAgent } from './said-by-agent.ts'

/** A judged sentence, and its relation to a wish to persist. */
export type Wished = Judged & {
  /** The sentence that asks for this one to be remembered. */
  readonly wish?: SentenceView
  /** What this wish points at, if that is not a sentence of its message. */
  readonly stated?: Stated
  /** Has no content, and points at nothing that was found. */
  readonly bare?: true
  /** Is about the sentence before it. */
  readonly leansBack?: true
}

/**
 * Wishes without content ("remember this", "add these to CLAUDE.md:") give way to what they point at: the list, quotation or sentence
 * that follows, or what the person said before. Only if there is none of these, the previous message or the agent's words are meant. A
 * negated wish ("don't add this to CLAUDE.md") does not count. `judgeBefore` judges what was typed before the message.
 */
export function resolveWishes(all: readonly Judged[], judgeBefore: () => readonly Judged[]): readonly Wished[] {
  const pointing = all.filter(({ explicit, view }) => explicit && pointsElsewhere(view))
  const refusing = all.filter((each) => isRefused(each, pointing))
  if (pointing.length === 0 && refusing.length === 0) return all
  const refused = new Set(refusing)
  const wishes = new Set(pointing.filter((each) => !refused.has(each) && !ACKNOWLEDGES.test(each.view.folded)))
  const resolved: Wished[] = [...all]
  for (const wish of wishes) {
    const { view, summed } = wish
    const quoted = quotedAfter(view)
    const meant = quoted ? [] : meantBy(view, all, (each) => wishes.has(each) || refused.has(each))
    const stated = quoted ?? (meant.length === 0 ? statedBefore(view, judgeBefore) : undefined)
    if (stated !== undefined) resolved[view.index] = { ...wish, confidence: lifted(summed), stated }
    else if (meant.length === 0) resolved[view.index] = { ...wish, bare: true }
    for (const place of meant) {
      const sentence = resolved[place] as Wished
      const confidence = Math.max(sentence.confidence, lifted(summed))
      resolved[place] = { ...sentence, explicit: true, confidence, wish: view }
    }
  }
  const answered = new Set(resolved.flatMap(({ wish }) => wish ?? []))
  return resolved.filter((each) => !answered.has(each.view) && !refused.has(each))
}

/** Whether it says explicitly that nothing is to be remembered, and nothing else; or negates a wish that only points. */
function isRefused(each: Judged, pointing: readonly Judged[]): boolean {
  const { view, features } = each
  if (pointing.includes(each) && isNegated(view)) return true
  const refusal = matchOf(features.matches, REFUSES)
  if (refusal === undefined) return false
  const wish = matchOf(features.matches, REMEMBER)
  // "Don't save it, use a cookie" may be about code; "don't remember it, it is for today" is not, and its second half says why.
  const isWish = wish !== undefined && wish.from < refusal.to && refusal.from < wish.to
  return onlyPointsBeside(view, refusal, isWish ? clauseEnd(view, refusal.to) : view.folded.length)
}

const REFUSES = numberOf('refuses-wish')
const REMEMBER = numberOf('remember')

/**
 * What a wish means if it is alone in its message: what the agent offered, otherwise what the person had said, otherwise a reason the agent
 * gave.
 */
function statedBefore(view: SentenceView, judgeBefore: () => readonly Judged[]): Stated | undefined {
  const offered = offeredByAgent(view)
  if (offered !== undefined) return offered
  const said = judgeBefore()
    .filter((each) => !each.explicit && each.summed >= MIN_SAID && states(each) && !isEmpty(each))
    .toSorted((a, b) => b.summed - a.summed)
  const [best] = said
  const reason = best === undefined || best.summed < MIN_TELLING ? statedByAgent(view) : undefined
  if (best === undefined || reason !== undefined) return reason
  const meant = MANY.test(view.folded) ? said.toSorted((a, b) => a.view.index - b.view.index) : [best]
  const text = meant.map((each) => each.view.original.replace(/[\s.;]+$/, '')).join('; ')
  return { text, by: 'person', kind: kindOf(best.view.folded, best.features) }
}

/** Below this score, what another message said is work in hand. */
const MIN_SAID = 0.03
/** From this score on, the person's own words are meant, whatever the agent has explained since. */
const MIN_TELLING = 0.3

/** Acknowledges what was said, and asks for nothing. */
const ACKNOWLEDGES = /good to know|worth knowing|fyi|for your information|so you know|heads up|^ noted/

/** The indexes of the sentences a wish means; none if the message has none. */
function meantBy(view: SentenceView, all: readonly Judged[], isWish: (each: Judged) => boolean): number[] {
  const { index } = view
  const listed = listedIn(all)
  const opensList = index === 0 && listed[0] === false && listed[1] === true
  if (opensList || endsWithColon(view.original)) return meantByColon(index, all, listed)
  const before: number[] = []
  for (let place = index - 1; listed[place]; place--) before.unshift(place)
  if (before.length > 1 && MANY.test(view.folded)) return before
  const said = all.slice(0, index).filter((each) => !isWish(each) && states(each))
  const last = said.at(-1)
  if (last) return (ALL.test(view.folded) ? said : [last]).map((each) => each.view.index)
  const next = all[index + 1]
  return index === 0 && next && !isWish(next) && next.summed >= MIN_LIKELY && states(next) ? [index + 1] : []
}

/** The list after it, past its headings; otherwise the next sentence. */
function meantByColon(index: number, all: readonly Judged[], listed: readonly boolean[]): number[] {
  const items: number[] = []
  for (let place = index + 1; listed[place] || isHeading(all[place]); place++) if (listed[place]) items.push(place)
  const isSomething = all[index + 1] !== undefined && !isHeading(all[index + 1])
  return items.length === 0 && isSomething ? [index + 1] : items
}

/** "Add these to CLAUDE.md" means the whole list before it. */
const MANY =
  / (?:these|those|them|all|both|rules|diese|alles|regeln|ces|tout|regles|estos|estas|todo|todos|reglas|isso|regras|эти|их|всё|все|правила) /
/** "Remember all of this": everything that was said. */
const ALL = / (?:all|both|everything|alles|tout|todo|tudo|tutto|всё|все) /
/** What follows a wish is more often a task than what should be remembered. */
const MIN_LIKELY = 0.1

function states(judged: Judged): boolean {
  const { view, summed } = judged
  if (view.size < 8 || leavesOpen(view.original) || VERDICT.test(view.folded)) return false
  return view.size >= 25 || summed >= MIN_LIKELY || !isEmpty(judged)
}

function isEmpty({ features }: Judged): boolean {
  return holdsAny(features, EMPTY)
}

/** Short sentences of these kinds have nothing to remember: "looks good", "fix the page". */
const EMPTY = featureSet(['approves', 'task-order', 'asks', 'own-plan'])
/** "That is wrong", "I hate this": about something that is not said here. */
const VERDICT =
  /^ (?:no , )?(?:i (?:really )?(?:hate|love|like|dont like) (?:this|that|it)|(?:this|that|it|thats|its) (?:is |was |looks )?(?:so |very |totally |completely |still )?(?:wrong|bad|right|correct|good|great|awful|annoying|important|nice|perfect|broken|better)) [.!]? ?$/

/** Whether each sentence is in a list: begins an item, or continues one on its line or indented below it. */
function listedIn(all: readonly Judged[]): boolean[] {
  const listed: boolean[] = []
  for (const { view } of all) {
    const { text } = view.turn
    const before = all[listed.length - 1]?.view
    const goesOn =
      before !== undefined &&
      listed.at(-1) === true &&
      /^[^\n]*(?:\n[ \t]{2,})?$/.test(text.slice(before.end, view.start))
    listed.push(isListItem(text, view.start) || goesOn)
  }
  return listed
}

function isHeading(judged: Judged | undefined): boolean {
  return judged !== undefined && isMarkdownHeading(judged.view.turn.text, judged.view.start)
}
