import { featureSet, numberOf } from '../features/feature-table.ts'
import { holdsAny } from '../features/features.ts'
import { matchOf } from '../matching/matches.ts'
import { leavesOpen } from '../view/leaves-open.ts'
import { LASTING_WORDS, ONLY_LASTS, ORDERS_IT, ORDERS_IT_UNSPACED, POINTS_NEAR_START } from './lasting-words.ts'
import { onlyPoints } from './referent.ts'
import type { Wished } from './wishes.ts'

/** Cues that say that something continues. */
const LASTING = featureSet(['from-now-on', 'always', 'in-future', 'whenever', 'general'])

/** The least score of a sentence that the next one makes a rule. */
const MIN_MADE_RULE = 0.85
/** The least score of a sentence that makes the previous one a rule. */
const MIN_LEANING = 0.75
/** A longer sentence has its own content. */
const MAX_LEANING_UNITS = 120
const FROM_NOW_ON = numberOf('from-now-on')
const IN_LETTER = numberOf('in-letter')
const [POINTS, PRONOUN_FIRST] = [numberOf('points-here'), numberOf('pronoun-first')]
/** Refers to the project, and to nothing that was said before: "we always use tabs here". */
const HERE = /^(?:here|hier|ici|aqui|aca|qui|qua|tu|tutaj|тут|здесь|di sini|disini|burada|yahan|o day|هنا|ここ|여기)$/
/** A longer sentence says more than what is made a rule. */
const MAX_RULE_UNITS = 220

/**
 * A sentence that the next one makes a rule counts as one, and is kept with it: "Lint before you push. Do that from now on." So does a
 * continuing sentence with its own words: what it is about is joined to it later.
 */
export function resolveRules(all: readonly Wished[]): readonly Wished[] {
  if (!all.some(isLasting)) return all
  const resolved: Wished[] = []
  for (const each of all) {
    const before = resolved.at(-1)
    const follows = before?.view.index === each.view.index - 1 && !holds(each, IN_LETTER)
    const rule = follows && canBeRule(before) ? before : undefined
    if (rule && makesRule(each)) resolved[resolved.length - 1] = { ...liftedTo(MIN_MADE_RULE, rule), wish: each.view }
    else resolved.push(rule && leansBack(each) && holds(each, FROM_NOW_ON) ? liftedTo(MIN_LEANING, each) : each)
  }
  return resolved
}

function liftedTo(min: number, each: Wished): Wished {
  return { ...each, confidence: Math.max(each.confidence, min) }
}

function holds({ features }: Wished, number: number): boolean {
  return features.numbers.includes(number)
}

const NO_RULES = featureSet(['asks', 'wonders', 'own-plan'])
const [APPROVES, TASK_ORDER, TINY] = [numberOf('approves'), numberOf('task-order'), numberOf('tiny')]

function canBeRule(each: Wished): boolean {
  const { view, wish } = each
  if (wish !== undefined || view.original.length > MAX_RULE_UNITS || leavesOpen(view.original)) return false
  // "Looks good. Keep doing that" means what the agent did.
  const isPraise = holds(each, APPROVES) && (holds(each, TINY) || !holds(each, TASK_ORDER))
  return !isPraise && !holdsAny(each.features, NO_RULES)
}

/** Whether a sentence says, in its own words, that something said before continues: "Do likewise on every branch you open after this one". */
export function leansBack(each: Wished): boolean {
  const { view } = each
  if (each.leansBack) return true
  if (view.index === 0 || view.original.length > MAX_LEANING_UNITS || !isLasting(each)) return false
  if (pointsBack(each) || onlyPoints(view.folded.trim(), LASTING_WORDS)) return true
  return holds(each, FROM_NOW_ON) && POINTS_NEAR_START.test(view.folded)
}

function pointsBack({ features, view: { folded } }: Wished): boolean {
  if (features.numbers.includes(PRONOUN_FIRST)) return true
  const first = matchOf(features.matches, POINTS)
  if (first === undefined) return false
  return !HERE.test(folded.slice(first.from, first.to).trim()) || POINTS_NEAR_START.test(folded)
}

/** Whether a sentence says only that the previous one continues: "Do that from now on", "make it a habit". */
function makesRule(each: Wished): boolean {
  const { folded, writing } = each.view
  if (!isLasting(each) || /[?？]/.test(folded)) return false
  if (writing === 'unspaced') return ORDERS_IT_UNSPACED.test(folded.replace(/[ ,.!。！、，]/g, ''))
  return ONLY_LASTS.test(folded) || (ORDERS_IT.test(folded) && onlyPoints(folded.trim(), LASTING_WORDS))
}

function isLasting({ features }: Wished): boolean {
  return holdsAny(features, LASTING)
}
