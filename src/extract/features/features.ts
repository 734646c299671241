import { cueTable } from '../cues/cue-table.ts'
import { automatonOf } from '../matching/cue-automata.ts'
import { createMatcher } from '../matching/cue-matcher.ts'
import type { Matches } from '../matching/matches.ts'
import type { SentenceView } from '../view/sentence-view.ts'
import type { DerivedSign } from './derived-sign.ts'
import { derivedSigns } from './derived-signs.ts'
import { featureSet, type FeatureSet, FIRST_DERIVED, FIRST_SIGN, numberOf } from './feature-table.ts'
import { AGAINST, FOR, type Tally } from './for-and-against.ts'
import { type Sign, signs } from './signs.ts'

/** The cues and signs that hold in a sentence. */
export type Features = {
  /** Their numbers, ascending (see `featureTable`). */
  readonly numbers: readonly number[]
  /** Where the cues among them hold. */
  readonly matches: Matches
}

/**
 * All cues and signs that hold in each of some sentences. Each sign is tested on all sentences before the next sign: there are many signs, each
 * with code of its own, and bringing that back into the processor's cache for each sentence took longer than the test.
 */
export function findFeatures(views: readonly SentenceView[]): Features[] {
  const found = views.map((view) => cueMatcher.find(view, view.languages))
  const numbers = found.map((matches) => matches.map(({ cue }) => cue))
  for (let sign = 0; sign < signs.length; sign++) {
    const { holds } = signs[sign] as Sign
    for (let index = 0; index < views.length; index++)
      if (holds(views[index] as SentenceView)) (numbers[index] as number[]).push(FIRST_SIGN + sign)
  }
  for (let index = 0; index < views.length; index++)
    addDerived(numbers[index] as number[], views[index] as SentenceView)
  return found.map((matches, index) => ({ numbers: numbers[index] as number[], matches }))
}

/** Whether any of these is among what holds in a sentence. */
export function holdsAny({ numbers }: Features, wanted: FeatureSet): boolean {
  for (let index = 0; index < numbers.length; index++) if (wanted[numbers[index] as number] === 1) return true
  return false
}

const cueMatcher = createMatcher(cueTable, automatonOf)

const speaksFor = featureSet(FOR)
const speaksAgainst = featureSet(AGAINST)

/** By the number of each feature, whether it holds in the current sentence; all zero in between. A new array for each sentence took longer. */
const held = new Uint8Array(FIRST_DERIVED)

/** Adds what is derived from the features of a sentence, given by their numbers. */
function addDerived(numbers: number[], view: SentenceView): void {
  const given = numbers.length
  const tally = { speaksFor: 0, against: 0 }
  for (let index = 0; index < given; index++) {
    const number = numbers[index] as number
    held[number] = 1
    tally.speaksFor += speaksFor[number] as number
    tally.against += speaksAgainst[number] as number
  }
  for (let rule = 0; rule < rules.length; rule++)
    if (follows(rules[rule] as Rule, tally, view)) numbers.push(FIRST_DERIVED + rule)
  for (let index = 0; index < given; index++) held[numbers[index] as number] = 0
}

/** A derived sign, with the numbers of the features it is derived from. */
type Rule = {
  readonly needs: readonly number[]
  readonly oneOf: readonly (readonly number[])[] | undefined
  readonly unless: readonly number[]
  readonly holds: DerivedSign['holds']
}

const rules: readonly Rule[] = derivedSigns.map(({ needs = [], oneOf, unless = [], holds }) => ({
  needs: needs.map(numberOf),
  oneOf: oneOf?.map((group) => group.map(numberOf)),
  unless: unless.map(numberOf),
  holds,
}))

function follows({ needs, oneOf, unless, holds }: Rule, tally: Tally, view: SentenceView): boolean {
  return (
    holdAll(needs) &&
    (oneOf === undefined || holdAllOfOne(oneOf)) &&
    !holdsOneOf(unless) &&
    (holds === undefined || holds(tally, view))
  )
}

// Loops, not `every` and `some`: all rules are tested on each sentence, and a call for each number takes longer than the test.

function holdAll(numbers: readonly number[]): boolean {
  for (let index = 0; index < numbers.length; index++) if (held[numbers[index] as number] === 0) return false
  return true
}

function holdsOneOf(numbers: readonly number[]): boolean {
  for (let index = 0; index < numbers.length; index++) if (held[numbers[index] as number] === 1) return true
  return false
}

function holdAllOfOne(groups: readonly (readonly number[])[]): boolean {
  for (let index = 0; index < groups.length; index++) if (holdAll(groups[index] as readonly number[])) return true
  return false
}
