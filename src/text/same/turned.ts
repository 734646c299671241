import { gather } from '../../base/gather.ts'
import { getOrMake } from '../../base/get-or-make.ts'
import { type Said, ofText, spokenIn } from './reading.ts'
import { AUXILIARIES, COUNTERPARTS, COUNTERPARTS_INSIDE } from './words.ts'

/** Which words of each line of counterparts a text has, as the numbers of the groups between the strokes. */
type Turns = ReadonlyMap<number, ReadonlySet<number>>

/** The places of a word in the lines of counterparts. */
const PLACES = new Map<string, Array<readonly [line: number, group: number]>>()
for (const [line, groups] of Object.values(COUNTERPARTS).flat().entries())
  for (const [group, words] of groups.split('|').entries())
    for (const word of words.split(' ')) gather(PLACES, word, [line, group])

const turnsIn = ofText((said): Turns => {
  const turns = new Map<number, Set<number>>()
  for (const word of spokenIn(said))
    for (const [line, group] of PLACES.get(word) ?? []) getOrMake(turns, line, () => new Set<number>()).add(group)
  return turns
})

/**
 * Whether one text has a small word that reverses what is said where the other has its counterpart: "copy from the server", "copy to the
 * server". A word without a counterpart in the other text, or that both have, says nothing.
 */
export function areTurned(a: Said, b: Said): boolean {
  const [left, right] = [turnsIn(a), turnsIn(b)]
  return (
    [...left].some(([line, groups]) => areExchanged(groups, right.get(line) ?? new Set())) ||
    COUNTERPARTS_INSIDE.some((sides) => areExchanged(sidesIn(sides, a), sidesIn(sides, b))) ||
    isDoneByOther(spokenIn(a), spokenIn(b))
  )
}

function areExchanged(left: ReadonlySet<number>, right: ReadonlySet<number>): boolean {
  return [...left].some((group) => !right.has(group)) && [...right].some((group) => !left.has(group))
}

function sidesIn(sides: readonly [RegExp, RegExp], { text }: Said): ReadonlySet<number> {
  return new Set(sides.flatMap((side, index) => (side.test(text) ? [index] : [])))
}

/** "I push to main" and "you push to main": the same deed, done by the other one. */
function isDoneByOther(left: readonly string[], right: readonly string[]): boolean {
  const [byMe, byYou] = [deedsOf('i', left), deedsOf('you', left)]
  return (
    [...deedsOf('you', right)].some((deed) => byMe.has(deed) && !byYou.has(deed)) ||
    [...deedsOf('i', right)].some((deed) => byYou.has(deed) && !byMe.has(deed))
  )
}

function deedsOf(who: string, said: readonly string[]): Set<string> {
  return new Set(
    said.flatMap((word, index) =>
      word === who ? (said.slice(index + 1).find((next) => !AUXILIARIES.has(next)) ?? []) : [],
    ),
  )
}
