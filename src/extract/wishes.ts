import { numberOf } from './feature-table.ts'
import { type Judged, lifted } from './judge.ts'
import { isListItem } from './list-item.ts'
import { pointsElsewhere, statedByAgent } from './referent.ts'
import type { SentenceView } from './sentence-view.ts'

/** A judged sentence, with what a wish to persist has to do with it. */
export type Wished = Judged & {
  /** The sentence that asks for this one to be remembered. */
  readonly wish?: SentenceView
  /** What the agent stated and this wish points at. */
  readonly stated?: string
}

/**
 * Wishes that say nothing themselves ("remember this", "add these to CLAUDE.md:") give way to what they point at: the list or sentence that
 * follows, or what the person said before. Only if that is nothing, the agent's words are meant.
 */
export function resolveWishes(judged: readonly Judged[]): readonly Wished[] {
  const wishes = judged.filter(
    ({ explicit, view }) => explicit && pointsElsewhere(view) && !ACKNOWLEDGES.test(view.folded),
  )
  if (wishes.length === 0) return judged
  const resolved: Wished[] = [...judged]
  for (const { view, summed } of wishes) {
    const meant = meantBy(view, judged).filter((place) => !wishes.includes(judged[place] as Judged))
    const stated = meant.length === 0 ? statedByAgent(view.turn.turn.assistantBefore) : undefined
    if (stated !== undefined)
      resolved[view.index] = { ...(judged[view.index] as Judged), confidence: lifted(summed), stated }
    for (const place of meant) {
      const sentence = resolved[place] as Wished
      const confidence = Math.max(sentence.confidence, lifted(summed))
      resolved[place] = { ...sentence, explicit: true, confidence, wish: view }
    }
  }
  const answered = new Set(resolved.flatMap(({ wish }) => wish ?? []))
  return resolved.filter(({ view }) => !answered.has(view))
}

/** Takes note of what was said, and asks for nothing. */
const ACKNOWLEDGES = /good to know|worth knowing|fyi|for your information|so you know|heads up|^ noted/

/** The places of the sentences that a wish means; none if the message holds none. */
function meantBy(view: SentenceView, judged: readonly Judged[]): number[] {
  const { index } = view
  if (/[:：]\s*$/.test(view.original)) {
    const items = listFrom(judged, index + 1, 1)
    return items.length > 0 || index + 1 === judged.length ? items : [index + 1]
  }
  const before = listFrom(judged, index - 1, -1)
  if (before.length > 1 && MANY.test(view.folded)) return before
  for (let place = index - 1; place >= 0; place--) if (states(judged[place] as Judged)) return [place]
  const next = judged[index + 1]
  return index === 0 && next && next.summed >= LIKELY && states(next) ? [index + 1] : []
}

/** "Add these to CLAUDE.md" means the whole list before it. */
const MANY =
  / (?:these|those|them|all|both|rules|diese|alles|regeln|ces|tout|regles|estos|estas|todo|todos|reglas|isso|regras|эти|их|всё|все|правила) /
/** What stands behind a wish is a task more often than what is to be remembered. */
const LIKELY = 0.1

function states({ view, features }: Judged): boolean {
  if (view.size < 8 || /[?？:：]\s*$/.test(view.original)) return false
  return view.size >= 25 || !features.numbers.some((number) => EMPTY.includes(number))
}

/** Short sentences of these kinds say nothing to be remembered: "looks good", "fix the page". */
const EMPTY = ['approves', 'task-order', 'asks', 'own-plan'].map(numberOf)

/** The places of the list items from one on, in a direction, up to the first sentence that is none. */
function listFrom(judged: readonly Judged[], start: number, direction: 1 | -1): number[] {
  const places: number[] = []
  for (let place = start; isItem(judged[place]); place += direction) places.push(place)
  return places
}

function isItem(judged: Judged | undefined): boolean {
  return judged !== undefined && isListItem(judged.view.turn.turn.text, judged.view.start)
}
