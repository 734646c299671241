import { countsOf } from '../../base/counts-of.ts'
import { AND, NOT, OR, bindsForward, continues, isEnding, isParting } from './word-classes.ts'
import { ADVERB, IN_ORDER } from './words.ts'

/** Two texts of the same words: what differs, and the beginning and the end that both share. */
type Difference = {
  readonly before: readonly string[]
  readonly left: readonly string[]
  readonly right: readonly string[]
  readonly after: readonly string[]
}

/** The longest text, in words, in which a phrase that moved is looked for. */
const MAX_WORDS = 60

/**
 * Whether the words two texts share mean the same in the order of each. A phrase may move as a whole ("in this repo, use pnpm") and list items
 * may change places. Words that change places around fixed ones ("from main to staging") say something else, and so does whatever is unclear.
 */
export function isSameOrder(left: readonly string[], right: readonly string[]): boolean {
  const [a, b] = shared(left, right)
  if (areEqual(a, b)) return true
  if ([...left, ...right].some((word) => IN_ORDER.test(word))) return false
  if (areListsOfTheSame(differenceOf(a, b))) return true
  const [bareA, bareB] = [a.filter((word) => !isParting(word)), b.filter((word) => !isParting(word))]
  if (areEqual(bareA, bareB)) return true
  const difference = differenceOf(bareA, bareB)
  // Every pair of places is tried. Sentences are shorter than this; longer texts count as different.
  if (difference.left.length > MAX_WORDS) return false
  const isWhole = difference.before.length + difference.after.length === 0
  const isParted = [...left, ...right].some(isParting)
  if (isParted) return isWhole && isMoved(difference, true)
  return isMoved(difference, !isWhole) || (isWhole && isTurnedAround(difference))
}

/** What one text has more often than the other says nothing about order. */
function shared(left: readonly string[], right: readonly string[]): [string[], string[]] {
  const more = countsOf(left)
  for (const word of right) more.set(word, (more.get(word) ?? 0) - 1)
  const isShared = (word: string): boolean => more.get(word) === 0
  return [left.filter(isShared), right.filter(isShared)]
}

/** A connecting word stays with what it connects: "in the wiki in German" differs from "in German in the wiki" from the first "in" on. */
function differenceOf(left: readonly string[], right: readonly string[]): Difference {
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  while (start > 0 && bindsForward(left[start - 1])) start--
  let end = left.length
  while (end > start && left[end - 1] === right[end - 1]) end--
  while (end < left.length && continues(left[end])) end++
  return {
    before: left.slice(0, start),
    left: left.slice(start, end),
    right: right.slice(start, end),
    after: left.slice(end),
  }
}

/** "Tailwind and Radix", "Radix and Tailwind". Members that are unlike may belong to more than the list: "api needs core and web". */
function areListsOfTheSame({ before, left, right, after }: Difference): boolean {
  if (!left.some(isParting) || left.includes(NOT)) return false
  const members = membersOf(left)
  const isInside = before.length > 0 && after.length > 0
  if (isInside && !(left.some(isListing) && bindsForward(after[0]))) return false
  // "Once merged, deploy" is not a list, in whatever language the first word is.
  if (before.length > 0 && members.length < 3 && !left.some(isListing)) return false
  const sizes = members.map((member) => member.length)
  if (Math.max(...sizes) > 2 && new Set(sizes).size > 1) return false
  const said = (list: readonly string[][]): string[] => list.map((member) => member.join(' ')).toSorted()
  return areEqual(said(members), said(membersOf(right)))
}

function isListing(word: string): boolean {
  return word === AND || word === OR
}

function membersOf(words: readonly string[]): string[][] {
  const members: string[][] = [[]]
  for (const word of words) {
    if (isParting(word)) members.push([])
    else members.at(-1)?.push(word)
  }
  return members.filter((member) => member.length > 0)
}

/** Whether one phrase merely moved from after to before another. `isMarked`: one of them must show that it is a phrase. */
function isMoved({ left, right }: Difference, isMarked: boolean): boolean {
  return left.some((start, at) => {
    if (at === 0 || start !== right[0]) return false
    const [first, second] = [left.slice(0, at), left.slice(at)]
    if (!areEqual([...second, ...first], right)) return false
    if (isMarked && !isMarkedPhrase(first) && !isMarkedPhrase(second)) return false
    return [first, second].every((phrase) => isPhrase(phrase) || isNegatedTwice(phrase))
  })
}

/** "Die Tests laufen vor jedem Commit", "vor jedem Commit laufen die Tests": the verb stays, one of the phrases shows what it is. */
function isTurnedAround({ left, right }: Difference): boolean {
  return left.some((end, at) =>
    left.some((start, to) => {
      if (at + 1 >= to || start !== right[0] || end !== right.at(-1)) return false
      const [first, verb, last] = [left.slice(0, at + 1), left.slice(at + 1, to), left.slice(to)]
      if (!areEqual([...last, ...verb, ...first], right)) return false
      return [first, verb, last].every(isPhrase) && isMarkedPhrase(first) !== isMarkedPhrase(last)
    }),
  )
}

/** Not cut after a word that binds the next, nor before an ending. */
function isPhrase(words: readonly string[]): boolean {
  return !bindsForward(words.at(-1)) && !continues(words[0])
}

/** "On ne déploie jamais", "no desplegamos nunca": the last word negates what precedes it, as the one before the verb does. */
function isNegatedTwice(words: readonly string[]): boolean {
  return words.at(-1) === NOT && words.indexOf(NOT) < words.length - 1
}

/** It begins with a connecting word, ends with an ending, or is an adverb. */
function isMarkedPhrase(words: readonly string[]): boolean {
  const [first = ''] = words
  return (first !== NOT && bindsForward(first)) || isEnding(words.at(-1)) || (words.length === 1 && ADVERB.test(first))
}

function areEqual(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((word, index) => word === right[index])
}
